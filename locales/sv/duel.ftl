# Dueller: samma tärningar vid två bord, efter tre ord.
# Duellernas ord: korta, och inget låter som ett annat. Platsen i listan är det som gäller, så att den som
# spelar på ett språk kan möta den som spelar på ett annat: lika många på varje språk, i samma ordning.
duel-words = äpple, ankare, bro, smör, ljus, slott, moln, kaffe, krona, öken, delfin, drake, trumma, örn, elefant, fjäder, flöjt, skog, räv, trädgård, gitarr, hammare, honung, häst, holme, djungel, kittel, nyckel, stege, lykta, citron, fyr, spegel, måne, berg, svamp, musik, nål, hav, apelsin, uggla, papper, piano, kudde, pirat, planet, potatis, kanin, regnbåge, flod, robot, sadel, sjöman, silver, snö, spindel, stjärna, socker, tiger, tåg, paraply, fiol, vulkan, valross
duel-menu = duell
    .normal = duell, samma tärningar som en vän
duel-title = Duell
    .normal = Duell: du och en vän får samma tärningar, var ni än är
duel-new = nya ord till en vän
duel-from_friend = ord från en vän
duel-daily = dagens tärningar
    .normal = dagens tärningar, samma för alla
duel-ask_words = Vilka tre ord?
    .normal = Vilka tre ord? Skriv dem och tryck Enter
duel-unknown = "{ $word }" är inget av orden
duel-alike = "{ $word }" är inget av orden. Är det { $alike }?
duel-three =
    { $count ->
        [one] Det ska vara tre ord, och det där var ett
       *[other] Det ska vara tre ord, och det där var { $count }
    }
duel-words_are = { $words }
    .normal = Orden är { $words }
# $words: "Orden är måne, piano, tiger".
duel-ask = { $words }. Vilka spelar?
duel-begun = Duell. { $words }
    .normal = Duell. { $words }. Den som spelar med samma ord och regler får samma tärningar
# $code: siffror, så som de läses upp.
duel-code = Din kod: { $code }
    .normal = Din kod till vännen: { $code }
duel-code_of = Kod för { $player }: { $code }
duel-compare = jämför med en vän
duel-ask_code = Vännens kod?
    .normal = Vilken kod har vännen? { $code }
duel-wrong_code = Fel kod
    .normal = Det är ingen kod från den här duellen: någon siffra är fel, eller orden eller reglerna är andra
duel-won = { $own } mot { $friend }: du vinner
    .normal = Vännen har { $friend } och du { $own }: du vinner med { $by }
duel-lost = { $own } mot { $friend }: vännen vinner
    .normal = Vännen har { $friend } och du { $own }: vännen vinner med { $by }
duel-level = Lika på { $own }
    .normal = Lika: ni har båda { $own }
duel-won_of = { $player }, { $own } mot { $friend }: { $player } vinner
    .normal = Vännen har { $friend } och { $player } { $own }: { $player } vinner med { $by }
duel-lost_of = { $player }, { $own } mot { $friend }: vännen vinner
    .normal = Vännen har { $friend } och { $player } { $own }: vännen vinner med { $by }
duel-level_of = { $player } lika på { $own }
    .normal = { $player } och vännen är lika på { $own }
journal-dice_duel = efter orden i en duell
cli-option_duel = --duel "TRE ORD": spela samma tärningar som en vän, efter tre ord som ni kommer överens om
cli-option_daily = --daily: spela dagens tärningar, samma för alla
