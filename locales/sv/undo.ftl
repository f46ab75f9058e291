# Att ta tillbaka en ruta förbi kast som gjorts sedan dess.
# $box: "tvåor", efter ett kast som står fast; $player: vems den var.
undo-across = Kastet står fast. En gång till: { $box } tillbaka
    .normal = Ett kast kan inte tas tillbaka. En gång till tar tillbaka { $box }: samma tärningar kommer igen, och partiet räknas inte bland resultaten
undo-across_of = Kastet står fast. En gång till: { $player }, { $box } tillbaka
    .normal = Ett kast kan inte tas tillbaka. En gång till tar tillbaka { $box } för { $player }: samma tärningar kommer igen, och partiet räknas inte bland resultaten
undo-since = Samma tärningar kommer igen
    .normal = Det som slagits sedan dess kommer igen
undo-redone = Gjort igen
    .normal = Gjort igen, med allt som spelats sedan dess
journal-dice_known = några kända i förväg, efter att något tagits tillbaka
