# Att välja spel.
games-family = { $family }
    .normal = { $family }, { $count } varianter
games-which = { $family }?
    .normal = { $family }: vilken? F1 berättar vad som är speciellt
games-rules = { $rules }
    .full = { $rules }. { $about }
games-own = { $rules }, ditt eget
games-own_family = dina egna
games-boxes = Utöver ögonen: { $boxes }
