# Choosing a game.
games-family = { $family }
    .normal = { $family }, { $count } variants
games-which = { $family }?
    .normal = { $family }: which one? F1 tells what is special
games-rules = { $rules }
    .full = { $rules }. { $about }
games-own = { $rules }, your own
games-own_family = your own
games-boxes = Besides the faces: { $boxes }
