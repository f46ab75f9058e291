# Why something is done: a sentence of its own after "Bertil keeps three fives." or "Bertil: ones, nothing.";
# also the answer to a player who asks why it is advised.

# $box: the box that dice are kept for.
strategy-aim = Going for { $box }
# $box: a box that the dice would fill already, and that may pay more yet.
strategy-more = Going for more in { $box }
# $box: the jackpot box, filled already.
strategy-further = Going for a further { $box }
# The jackpot box got a zero, and a further jackpot counts as another pattern.
strategy-joker = Going for a joker
# $saved: a box that would have paid more now.
strategy-saves = Saving { $saved }
    .normal = Saving { $saved } for later
