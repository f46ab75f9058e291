# Kommandona för den som skriver regler, och programmets argument. Kommandon, väljare och deras värden står som de skrivs;
# ord med stora bokstäver står för det som spelaren själv skriver dit.

tools-family = { $family }:
# Id kommer först: det är det man skriver.
tools-rule_set = { $id }: { $name }
tools-no_faults = { $file }: inga fel.
tools-known_family = Familjen behåller det namn som spelet har på den: { $family }.
tools-nameless = Utan namn, och läses därför som det står: { $names }.
tools-test_next = { $file } ligger bredvid. Pröva den: { "audio-yahtzee" } rules test { $file }
tools-play_next = Spela efter den: { "audio-yahtzee" } --rules { $file }
# Sista raden av "rules test". Skript letar efter den.

# Programmets hjälp.
cli-version = { "audio-yahtzee" } { $version }
cli-commands = Kommandon:
cli-options = Väljare:
cli-use_play = { "audio-yahtzee" } [VÄLJARE]: spela tärning med öronen
cli-use_rules_list = { "audio-yahtzee" } rules: räkna upp de regler som finns
cli-use_rules_show = { "audio-yahtzee" } rules show ID: läs upp reglerna; ID får också vara en fil
cli-use_rules_check = { "audio-yahtzee" } rules check FIL: säg allt som är fel i en regelfil
cli-use_rules_test = { "audio-yahtzee" } rules test FIL: pröva reglerna mot en CSV-fil med väntade poäng
cli-use_rules_schema = { "audio-yahtzee" } rules schema: skriv JSON-schemat för regelfiler, för textredigerare
cli-use_understand = { "audio-yahtzee" } understand "MENING": säg vad en mening betyder, talad eller skriven
cli-use_voice_test = { "audio-yahtzee" } voice test MAPP: känn igen inspelningar som heter som det som sägs i dem, och säg varje miss
cli-use_voice_transcribe = { "audio-yahtzee" } voice transcribe FIL: säg vad som hörs i en inspelning, och vad det betyder
cli-use_demo = { "audio-yahtzee" } demo: låt datorn spela ett helt parti som du får höra
cli-use_doctor = { "audio-yahtzee" } doctor: säg vad den här datorn har för spelet, och vad som saknas
cli-option_text = { "--text" }: spela i ren text, här i terminalen
cli-option_rules = { "--rules" } ID: spela efter de här reglerna; ID får också vara en fil
cli-option_language = { "--language" } KOD: språket, till exempel en eller sv
cli-option_players = { "--players" } NAMN: vilka som spelar, med komma emellan, till exempel "Anna,Bertil,dator"; en motståndare också efter nivå, till exempel "expert"
cli-option_seed = { "--seed" } TAL: samma tal ger samma tärningar igen
cli-option_dice = { "--dice" } FIL: hämta tärningarnas värden ur en fil
cli-option_dice_style = { "--dice-style" } SÄTT: vad siffertangenterna gör: position, keep eller release
cli-option_data_dir = { "--data-dir" } MAPP: spara allt som är ditt i den här mappen
cli-option_record = { "--record" } FIL: skriv det som skulle höras till en ljudfil
cli-option_json = { "--json" }: skriv JSON, för andra program
cli-option_noise_floor = { "--noise-floor" } DECIBEL: blanda in brus så långt under talet, till exempel 40
cli-option_engine = { "--engine" } NAMN: vad som känner igen talet: sphinx, whisper eller vosk
cli-option_version = { "--version" }: säg versionen
cli-option_help = { "--help" }: säg allt det här; efter ett kommando, vad som kan följa på det

# Vad som är fel med argument.
cli-see_help = { "audio-yahtzee" } --help säger vad man kan skriva.
cli-unknown_option = Det finns ingen väljare { $option }. { $right }
cli-unknown_command = Det finns inget kommando "{ $command }". { $right }
cli-flag_with_value = { $option } står ensam, utan värde.
cli-no_value = Efter { $option } saknas något. Skriv så här: { $use }.
cli-option_elsewhere = { $option } betyder inget här. Du bad om det här: { $use }.
cli-no_operand = Efter "{ $command }" saknas något. Skriv så här: { $use }.
cli-too_many_words = För mycket: { $words }. Skriv så här: { $use }. Ett namn av flera ord behöver citattecken.
cli-wrong = { $option }: { $fault }
cli-no_whole_number = "{ $found }" är inte ett heltal på högst 18 siffror.
cli-no_decibels = "{ $found }" är inte ett antal decibel, till exempel 40.
cli-unknown_choice = "{ $found }" är inte känt. { $right }
cli-no_folder = { $found } är en fil; rätt vore en mapp.
cli-too_many_players = { $count } spelare är för många; högst { $most } kan spela.
cli-empty_name = det står inget mellan två komman, eller i en ände. Varje spelare behöver ett namn.
cli-long_name = namnet "{ $name }" har fler än { $longest } tecken.
cli-unprintable_name = namnet på spelare { $number } innehåller ett tecken som inte går att läsa.
cli-name_twice = två spelare heter { $name }. Ge var och en ett eget namn.
