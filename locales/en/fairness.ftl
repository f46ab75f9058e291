# Are the dice fair? $rolled: how many dice; $once: fair dice stray so far once in so many times.
fairness-menu = are my dice fair
fairness-none = No dice are kept yet
    .normal = No dice are kept yet: the first rolls of a game are
fairness-few = Too few to tell: { $rolled } dice
    .normal = Too few dice to tell yet: { $rolled } were rolled
fairness-fair = Fair, by { $rolled } dice
    .normal = Your dice are fair: in { $rolled } of them the faces are spread as chance spreads them
fairness-odd = Somewhat uneven, by { $rolled } dice
    .normal = In { $rolled } dice the faces are somewhat uneven. Fair dice are so once in { $once } times: it may well be chance. Ask again after more games
fairness-oddest = Hardly fair, by { $rolled } dice
    .normal = In { $rolled } dice the faces are very uneven. Fair dice are so only once in { $once } times
fairness-others = Dice of { $faces } faces. { $told }
fairness-face = { $face } { $count }
    .normal = { $face } { $count }, { $percent } percent
fairness-expected = { $percent } percent to be expected
    .normal = Each face is to be expected in { $percent } percent
# $freedom: degrees of freedom of the test.
fairness-test = Chi-squared { $chi }
    .normal = Fair dice are at least as uneven in { $percent } percent of cases
    .full = Chi-squared { $chi } with { $freedom } degrees of freedom: fair dice are at least as uneven in { $percent } percent of cases
fairness-source = From the system's random source
    .normal = The dice fall by the system's random source, which nobody can foresee. Practice with known dice is not counted here
fairness-decimal = { $whole }.{ $tenth }
cli-use_dice = { "audio-yahtzee" } dice: tell whether the dice are fair, by all that were ever rolled
