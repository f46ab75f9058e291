# Taking back a score across rolls that were made since.
# $box: "twos", after a roll that stays as it is; $player: whose it was.
undo-across = A roll stays. Once more: { $box } back
    .normal = A roll cannot be taken back. Once more takes back { $box }: the same dice come again, and this game stays out of the records
undo-across_of = A roll stays. Once more: { $player }, { $box } back
    .normal = A roll cannot be taken back. Once more takes back { $box } by { $player }: the same dice come again, and this game stays out of the records
undo-since = The same dice come again
    .normal = What was rolled since will come again
undo-redone = Done again
    .normal = Done again, with all that was played since
journal-dice_known = some known beforehand, after a take-back
