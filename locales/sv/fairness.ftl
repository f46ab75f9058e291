# Är tärningarna rättvisa? $rolled: hur många tärningar; $once: rättvisa tärningar är så ojämna en gång på så många.
fairness-menu = är mina tärningar rättvisa
fairness-none = Inga tärningar är sparade än
    .normal = Inga tärningar är sparade än: det blir de så snart någon slår i ett parti
fairness-few = För få för att säga något: { $rolled } tärningar
    .normal = Än är det för få tärningar för att säga något: { $rolled } är slagna
fairness-fair = Rättvisa, efter { $rolled } tärningar
    .normal = Dina tärningar är rättvisa: på { $rolled } slagna är sidorna fördelade som slumpen fördelar dem
fairness-odd = Något ojämna, efter { $rolled } tärningar
    .normal = På { $rolled } slagna tärningar är sidorna något ojämnt fördelade. Så blir det en gång på { $once } med rättvisa tärningar: det kan mycket väl vara slumpen. Fråga igen efter fler partier
fairness-oddest = Knappast rättvisa, efter { $rolled } tärningar
    .normal = På { $rolled } slagna tärningar är sidorna mycket ojämnt fördelade. Så blir det bara en gång på { $once } med rättvisa tärningar
fairness-others = Tärningar med { $faces } sidor. { $told }
fairness-face = { $face } { $count }
    .normal = { $face } { $count }, { $percent } procent
fairness-expected = { $percent } procent väntat
    .normal = Varje sida väntas i { $percent } procent
# $freedom: testets frihetsgrader.
fairness-test = Chi två { $chi }
    .normal = Rättvisa tärningar är minst så ojämna i { $percent } procent av fallen
    .full = Chi två { $chi } med { $freedom } frihetsgrader: rättvisa tärningar är minst så ojämna i { $percent } procent av fallen
fairness-source = Ur systemets slumpkälla
    .normal = Tärningarna faller ur systemets slumpkälla, som ingen kan förutse. Övning med kända tärningar räknas inte här
fairness-decimal = { $whole },{ $tenth }
cli-use_dice = { "audio-yahtzee" } dice: säg om tärningarna är rättvisa, efter alla som slagits
