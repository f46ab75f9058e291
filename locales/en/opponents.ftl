# Computer opponents: their levels, what they are called, and how they are chosen.

# Levels, as one asks for them: also a word that may be written in --players.
level-beginner = beginner
level-casual = casual
level-steady = steady
level-skilled = skilled
level-expert = expert
level-perfect = perfect
level-greedy = greedy
level-competitor = competitor

# How each level plays, after its name: "Edda, expert: makes small mistakes only".
character-beginner = has just learned the rules, and hopes for the best
character-casual = plays for fun, and by feel
character-steady = knows the odds, but likes to take a chance
character-skilled = hard to beat over a long evening
character-expert = makes small mistakes only
character-perfect = makes no mistakes; only the dice can help you
character-greedy = takes what is there, and saves nothing for later
character-competitor = makes no mistakes, and goes all out for the win in the last round

# What opponents are called: short, each different for the ear, and with the first letter of the level.
opponents-beginner_1 = Bo
opponents-beginner_2 = Bella
opponents-beginner_3 = Barney
opponents-casual_1 = Casey
opponents-casual_2 = Clint
opponents-casual_3 = Cleo
opponents-steady_1 = Stella
opponents-steady_2 = Stan
opponents-steady_3 = Steve
opponents-skilled_1 = Skye
opponents-skilled_2 = Sonny
opponents-skilled_3 = Sabrina
opponents-expert_1 = Edda
opponents-expert_2 = Emmett
opponents-expert_3 = Esther
opponents-perfect_1 = Pearl
opponents-perfect_2 = Percy
opponents-perfect_3 = Paula
opponents-greedy_1 = Greta
opponents-greedy_2 = Gus
opponents-greedy_3 = Goldie
opponents-competitor_1 = Champ
opponents-competitor_2 = Cora
opponents-competitor_3 = Conrad
# The fourth of a level and those after it: "Edda 2".
opponents-numbered = { $name } { $number }

opponents-which = Which opponent?
opponents-which_of = Opponent { $number } of { $count }?
# $level: the level of those who play about as well as the one person at the table.
opponents-match = { $level } is a match for you
    .normal = By your games so far, { $level } is a match for you
opponents-all = Opponents?
    .normal = All { $count } opponents: which level?
opponents-choice = { $name }, { $level }
    .normal = { $name }, { $level }: { $character }
opponents-level = { $level }
    .normal = { $level }: { $character }

# At the table: whoever sits there may give the seat, with its card, to another.
opponents-menu = opponents
opponents-change = { $name }, { $level }
    .normal = { $name }, { $level }. Enter chooses another
opponents-changed = { $name }, { $level }
    .normal = { $name }, { $level }, takes the seat of { $before }

# Why an opponent did what it did.
# $points: what this turn must bring at least.
opponents-needs =
    { $points ->
        [one] Needs 1 point to win
       *[other] Needs { $points } to win
    }
opponents-chance = { $percent } percent to win
# The answer to why: "Edda, the last turn. Kept three fives. Going for fives. The best choice. Kept four …"
opponents-turn_of = { $player }, the last turn
opponents-kept = Kept { $dice }
opponents-rolled_all = Rolled all dice again
opponents-wrote = Took { $box }, { $points }
opponents-best = The best choice
# $other: what would have been better.
opponents-worse =
    { $points ->
        [one] 1 point less than { $other }
       *[other] { $points } points less than { $other }
    }
opponents-hardly_worse = Hardly less than { $other }
opponents-keeping = keeping { $dice }
opponents-rolling = rolling all dice
opponents-taking = taking { $box }
opponents-writing_zero = a zero in { $box }

# While an opponent works out what choices are worth, before its first turn.
opponent-thinking = { $name } is thinking
