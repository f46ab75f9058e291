# Hur ord låter, för den som lyssnar (pronunciations.dict, phones.yaml), och vad röstkommandona säger. Ord och fonem står
# som de är skrivna där.

pronunciations-no_phones = { $word }: fonemen saknas. Rätt vore en rad som: roll R OW L
# $phone: det som står där ett fonem borde stå. $right: vad som kan ha menats.
pronunciations-unknown = { $word }: { $phone } är inget fonem ur ARPAbet. { $right }
# $count: hur många fel det finns. $fault: det första av dem, med sin plats.
pronunciations-faulty = { $count ->
    [1] Hur orden låter har ett fel.
   *[other] Hur orden låter har { $count } fel. Det första:
 } { $fault } Det som är rätt där används, och spelets eget
# $names: rutor, med regelverkets egna ord.
pronunciations-unheard = Inget säger hur detta uttalas, så det kan inte höras: { $names }. Använd tangenterna, eller skriv det

# $tag: spelarens språk. $other: det som det finns fraser för.
phrases-of_another = Det finns inga fraser för språket { $tag }: de för { $other } gäller
# $tag: det som skrevs. $right: det som kan ha menats.
cli-unknown_language = Språket { $tag } finns inte här. { $right }
# Nycklarna i --json står som de är.
cli-voice_test_sums = Det räknar alla inspelningar som total: exact (hördes som det menades, även där spelet frågar först), wrong (gjordes som något annat), asked (något annat, men spelet frågar först), rejected (förstods inte) och unparsable (heter inte som någon fras) tillsammans. intent räknar exact och dem med rätt avsikt, cpu_ms är räknetiden för var och en.
