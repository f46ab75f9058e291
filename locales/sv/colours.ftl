# Tärningarnas färger. Namn som inte står här kommer från spelares egna regler.
color-black = svart
color-red = röd
color-green = grön
color-white = vit
color-blue = blå
color-yellow = gul
color-orange = orange
color-purple = lila
color-pink = rosa
color-brown = brun
color-grey = grå
color-gray = grå
color-turquoise = turkos
color-gold = guldfärgad
color-silver = silverfärgad

# Med artikel, framför en sida: "en röd".
colored-one = en { $color }
# Om flera tärningar: "två röda tvåor", "fyra röda".
colored-many =
    { $color ->
        [black] svarta
        [red] röda
        [green] gröna
        [white] vita
        [yellow] gula
        [brown] bruna
        [turquoise] turkosa
        [gold] guldfärgade
        [silver] silverfärgade
       *[other] { $color }
    }
# En sida efter sin färg, utan artikel: "röd tvåa".
colored-face =
    { $face ->
        [1] etta
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
        [6] sexa
        [7] sjua
        [8] åtta
        [9] nia
        [10] tia
        [11] elva
        [12] tolva
       *[other] tärning med { $face }
    }

# Tärningar med färg, där någon frågar efter dem.
colored-said = { colored-face }, { $color }
colored-said_kept = { colored-face }, { $color }, sparad
colored-die = { $color } { colored-face }
colored-die_kept = { $color } { colored-face } sparad
colored-dice =
    { $count ->
        [0] inga { colored-many } { face-plural }
        [1] { colored-one } { colored-face }
       *[other] { count-word } { colored-many } { face-plural }
    }

# Tärningar i nyheterna: med färg bara där allt sägs.
colored-told_die = { face-number }
    .full = { $color } { colored-face }
colored-told_dice = { face-counted }
    .full = { colored-dice }

# Den färg som alla tärningar har efter ett kast, eller nästan alla.
colored-most = { count-word } { colored-many }
colored-all = alla { colored-many }
kind-color = hur många tärningar som har samma färg
