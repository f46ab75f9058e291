# Datorns spelare: hur bra de är, vad de heter och hur man väljer dem.

# Nivåerna, som man frågar efter dem; orden får också skrivas i --players.
level-beginner = nybörjare
level-casual = söndagsspelare
level-steady = stabil
level-skilled = skicklig
level-expert = expert
level-perfect = perfekt
level-greedy = girig
level-competitor = vinnarskalle

# Hur var och en spelar, efter namnet: "Elsa, expert: gör bara små misstag".
character-beginner = kan reglerna, och hoppas på det bästa
character-casual = spelar för skojs skull, och på känn
character-steady = kan oddsen, men chansar gärna
character-skilled = svår att slå en hel kväll
character-expert = gör bara små misstag
character-perfect = gör inga misstag; bara tärningarna kan rädda dig
character-greedy = tar det som finns, och sparar inget till senare
character-competitor = gör inga misstag, och satsar allt på segern i sista rundan

# Vad de heter: kort, lätta att skilja åt, och med samma bokstav som nivån.
opponents-beginner_1 = Nisse
opponents-beginner_2 = Nelly
opponents-beginner_3 = Noa
opponents-casual_1 = Sune
opponents-casual_2 = Signe
opponents-casual_3 = Sören
opponents-steady_1 = Stina
opponents-steady_2 = Sten
opponents-steady_3 = Staffan
opponents-skilled_1 = Sixten
opponents-skilled_2 = Sickan
opponents-skilled_3 = Sylvia
opponents-expert_1 = Elsa
opponents-expert_2 = Egon
opponents-expert_3 = Ebba
opponents-perfect_1 = Pelle
opponents-perfect_2 = Paula
opponents-perfect_3 = Putte
opponents-greedy_1 = Greta
opponents-greedy_2 = Göran
opponents-greedy_3 = Gullan
opponents-competitor_1 = Vera
opponents-competitor_2 = Viktor
opponents-competitor_3 = Vanja
# Den fjärde på en nivå och de som följer: "Elsa 2".
opponents-numbered = { $name } { $number }

opponents-which = Vilken motståndare?
opponents-which_of = Motståndare { $number } av { $count }?
# $level: nivån hos dem som spelar ungefär så bra som den enda människan vid bordet.
opponents-match = Jämnbördig med dig: { $level }
    .normal = Efter dina partier hittills är du jämnbördig med: { $level }
opponents-all = Motståndarna?
    .normal = Alla { $count } motståndare: hur bra?
opponents-choice = { $name }, { $level }
    .normal = { $name }, { $level }: { $character }
opponents-level = { $level }
    .normal = { $level }: { $character }

# Vid bordet: vem som helst där får ge platsen, med sitt block, åt en annan.
opponents-menu = motståndare
opponents-change = { $name }, { $level }
    .normal = { $name }, { $level }. Enter väljer en annan
opponents-changed = { $name }, { $level }
    .normal = { $name }, { $level }, tar över efter { $before }

# Varför en motståndare gjorde som den gjorde.
# $points: vad turen måste ge minst.
opponents-needs = Behöver { $points } för att vinna
opponents-chance = { $percent } procents chans att vinna
# Svaret på varför: "Elsa i sin senaste tur. Sparade tre femmor. Satsar på femmor. Det bästa valet. …"
opponents-turn_of = { $player } i sin senaste tur
opponents-kept = Sparade { $dice }
opponents-rolled_all = Slog om alla
opponents-wrote = Tog { $box }, { $points }
opponents-best = Det bästa valet
# $other: vad som hade varit bättre.
opponents-worse = { $points } poäng sämre än { $other }
opponents-hardly_worse = Knappt sämre än { $other }
opponents-keeping = att spara { $dice }
opponents-rolling = att slå om alla
opponents-taking = att ta { $box }
opponents-writing_zero = en nolla i { $box }

opponent-thinking = { $name } tänker
