# Duels: the same dice at two tables, by three words.
# The words of duels: short, and none sounds like another. The place in the list is what counts, so that a
# player of one language can play one of another: there are as many in every language, in the same order.
duel-words = apple, anchor, bridge, butter, candle, castle, cloud, coffee, crown, desert, dolphin, dragon, drum, eagle, elephant, feather, flute, forest, fox, garden, guitar, hammer, honey, horse, island, jungle, kettle, key, ladder, lantern, lemon, lighthouse, mirror, moon, mountain, mushroom, music, needle, ocean, orange, owl, paper, piano, pillow, pirate, planet, potato, rabbit, rainbow, river, robot, saddle, sailor, silver, snow, spider, star, sugar, tiger, train, umbrella, violin, volcano, walrus
duel-menu = duel
    .normal = duel, same dice as a friend
duel-title = Duel
    .normal = Duel: you and a friend play the same dice, wherever you are
duel-new = new words for a friend
duel-from_friend = words from a friend
duel-daily = dice of the day
    .normal = dice of the day, the same for everybody
duel-ask_words = Three words?
    .normal = Which three words? Type them, then press Enter
duel-unknown = "{ $word }" is none of the words
duel-alike = "{ $word }" is none of the words. Is it { $alike }?
duel-three =
    { $count ->
        [one] It takes three words, and that was one
       *[other] It takes three words, and that was { $count }
    }
duel-words_are = { $words }
    .normal = The words are { $words }
# $words: "The words are moon, piano, tiger".
duel-ask = { $words }. Who plays?
duel-begun = Duel. { $words }
    .normal = Duel. { $words }. Whoever plays by the same words and rules has the same dice
# $code: digits, as they are read out.
duel-code = Your code: { $code }
    .normal = Your code for the friend: { $code }
duel-code_of = Code of { $player }: { $code }
duel-compare = compare with a friend
duel-ask_code = The friend's code?
    .normal = What is the friend's code? { $code }
duel-wrong_code = Wrong code
    .normal = That is no code of this duel: a slip, or other words or rules
duel-won = { $own } to { $friend }: you win
    .normal = The friend has { $friend } and you { $own }: you win by { $by }
duel-lost = { $own } to { $friend }: the friend wins
    .normal = The friend has { $friend } and you { $own }: the friend wins by { $by }
duel-level = Level at { $own }
    .normal = Level: both of you have { $own }
duel-won_of = { $player }, { $own } to { $friend }: { $player } wins
    .normal = The friend has { $friend } and { $player } { $own }: { $player } wins by { $by }
duel-lost_of = { $player }, { $own } to { $friend }: the friend wins
    .normal = The friend has { $friend } and { $player } { $own }: the friend wins by { $by }
duel-level_of = { $player } level at { $own }
    .normal = { $player } and the friend are level at { $own }
journal-dice_duel = from the words of a duel
cli-option_duel = --duel "THREE WORDS": play the same dice as a friend, by three words that you agree on
cli-option_daily = --daily: play the dice of the day, the same for everybody
