# Att välja spel.
games-family = { $family }
    .normal = { $family }, { $count } varianter
games-which = { $family }?
    .normal = { $family }: vilken? F1 berättar vad som är speciellt
games-rules = { $rules }
    .full = { $rules }. { $about }
games-own = { $rules }, ditt eget
games-own_family = dina egna
games-boxes = Rutor: { $boxes }
games-boxes_beside = Utöver { $first } till { $last }: { $boxes }
games-faces = Rutor: { $first } till { $last }
games-changed = Ändrat: { $changes }

# Val före ett parti.
switches-title = { $rules }
    .normal = { $rules }. Enter spelar, Ned ändrar regler för det här partiet
switches-play = spela
switches-settings = Enter eller Höger byter till nästa av dessa, Vänster till föregående: { $settings }
switches-reset = som i reglerna
switches-as_written = Som i reglerna
    .normal = Allt är som i reglerna igen
switches-unchanged = Inget är ändrat

# Vad som kan ändras i regler, och hur det är.
option-now = { $option }: { $setting }
option-changed = { $setting }
    .normal = { $changes }
option-refused = Inte { $setting }. { $reasons }
    .normal = Det kan inte bli { $setting }. { $reasons }
setting-base = som i reglerna
setting-other = som nu
setting-as_in = som i { $rules }
option-extra = varje { $box } till
setting-extra-none = inget extra
setting-extra-points =
    { $amount ->
        [0] inga poäng
        [one] { $amount } extra
       *[other] { $amount } extra
    }
option-joker = joker
setting-joker-none = ingen
option-limit = extrapoäng i ett parti
setting-limit-none = varje gång
setting-limit-times =
    { $amount ->
        [one] högst en gång
       *[other] högst { $amount } gånger
    }
option-claim = om extrapoängen tas
setting-claim-always = alltid
setting-claim-asked = fråga varje gång
option-alike = { count-word } lika som { $box }
setting-alike-no = nej
setting-alike-yes = ja
option-bonus = bonus i { $section } delen
setting-bonus-none = ingen
setting-bonus-points = { $amount }
option-threshold = bonus i { $section } delen från
setting-threshold-points = { $amount } poäng
option-order = rutornas ordning
setting-order-free = valfri
setting-order-listed = uppifrån och ned
setting-order-sections = en del i taget
option-ties = vid lika
setting-ties-share = delad seger
setting-ties-roll_off = avgörande kast
option-saved = kast som inte används
setting-saved-no = går förlorade
setting-saved-yes = sparas till senare turer
option-dice = tärningar
setting-dice-count = { $amount }
option-faces = sidor på en tärning
setting-faces-count = { $amount }
option-rolls = kast per tur
setting-rolls-count = { $amount }
option-columns = kolumner
setting-columns-alike = { $amount }
setting-columns-multiplied = { $amount }, som räknas gånger 1 till { $amount }
option-times = varje ruta fylls
setting-times-count =
    { $amount ->
        [one] en gång
       *[other] { $amount } gånger
    }
option-points = poäng
setting-points-points = { $amount }
option-box = den här rutan
setting-box-kept = finns kvar
setting-box-removed = tas bort
