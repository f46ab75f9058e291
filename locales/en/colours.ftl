# The colours of dice. Names that are not here come from players' own rule sets.
color-black = black
color-red = red
color-green = green
color-white = white
color-blue = blue
color-yellow = yellow
color-orange = orange
color-purple = purple
color-pink = pink
color-brown = brown
color-grey = grey
color-gray = grey
color-turquoise = turquoise
color-gold = gold
color-silver = silver

# With the article, before a face: "a red".
colored-one =
    { $color ->
        [orange] an { $color }
       *[other] a { $color }
    }
# Of several dice: "two red twos", "four red".
colored-many = { $color }
# A face after its colour, without an article: "red two".
colored-face = { face-number }

# Dice with their colours, where they are asked for.
colored-said = { face-number }, { $color }
colored-said_kept = { face-number }, { $color }, kept
colored-die = { $color } { colored-face }
colored-die_kept = { $color } { colored-face } kept
colored-dice =
    { $count ->
        [0] no { colored-many } { face-plural }
        [1] { colored-one } { colored-face }
       *[other] { count-word } { colored-many } { face-plural }
    }

# Dice in the news: their colours only where everything is said.
colored-told_die = { face-number }
    .full = { $color } { colored-face }
colored-told_dice = { face-counted }
    .full = { colored-dice }

# The colour that all dice have after a roll, or nearly all.
colored-most = { count-word } { colored-many }
colored-all = all { colored-many }
kind-color = how many dice are of one colour
