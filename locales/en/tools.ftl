# The commands for rule authors, and the program's arguments. Commands, options and what they take (dice styles, keys)
# stay as they are typed; words in capitals stand for what the player writes instead.

tools-family = { $family }:
# The id comes first: it is what is typed.
tools-rule_set = { $id }: { $name }
tools-no_faults = { $file }: no faults.
tools-known_family = The family keeps the name that the game has for it: { $family }.
tools-nameless = Without a name, and so said as written: { $names }.
tools-test_next = { $file } lies beside it. Test it: { "audio-yahtzee" } rules test { $file }
tools-play_next = Play it: { "audio-yahtzee" } --rules { $file }
# The last line of "rules test". Scripts look for it.

# The program's help.
cli-version = { "audio-yahtzee" } { $version }
cli-commands = Commands:
cli-options = Options:
cli-use_play = { "audio-yahtzee" } [OPTIONS]: play dice by ear
cli-use_rules_list = { "audio-yahtzee" } rules: list the rule sets there are
cli-use_rules_show = { "audio-yahtzee" } rules show ID: read out a rule set; ID may also be a file
cli-use_rules_check = { "audio-yahtzee" } rules check FILE: tell all that is wrong with a rule set file
cli-use_rules_test = { "audio-yahtzee" } rules test FILE: check the rule sets against a CSV file of expected points
cli-use_rules_schema = { "audio-yahtzee" } rules schema: write the JSON Schema of rule set files, for editors
cli-use_understand = { "audio-yahtzee" } understand "SENTENCE": tell what a sentence means, spoken or typed
cli-use_voice_test = { "audio-yahtzee" } voice test FOLDER: recognise recordings that are named after what is said in them, and tell each miss
cli-use_voice_transcribe = { "audio-yahtzee" } voice transcribe FILE: tell what is heard in a recording, and what it means
cli-use_demo = { "audio-yahtzee" } demo: let opponents play a whole game for you to hear
cli-use_doctor = { "audio-yahtzee" } doctor: tell what this computer has for the game, and what is missing
cli-option_text = { "--text" }: play in plain text, in this terminal
cli-option_rules = { "--rules" } ID: play by this rule set; ID may also be a file
cli-option_language = { "--language" } TAG: the language, such as en or sv
cli-option_players = { "--players" } NAMES: who plays, with commas between, such as "Anna,Bertil,computer"; an opponent also by its level, such as "expert"
cli-option_seed = { "--seed" } NUMBER: the same number gives the same dice again
cli-option_dice = { "--dice" } FILE: take the faces of the dice from a file
cli-option_dice_style = { "--dice-style" } STYLE: what the digit keys do: position, keep or release
cli-option_data_dir = { "--data-dir" } FOLDER: keep everything of yours in this folder
cli-option_record = { "--record" } FILE: write what would be heard into a sound file
cli-option_json = { "--json" }: write JSON, for programs
cli-option_noise_floor = { "--noise-floor" } DECIBELS: mix in noise that much below the speech, such as 40
cli-option_engine = { "--engine" } NAME: what recognises the speech: sphinx, whisper or vosk
cli-option_version = { "--version" }: tell the version
cli-option_help = { "--help" }: tell all this; after a command, what can follow it

# What is wrong with arguments.
cli-see_help = { "audio-yahtzee" } --help tells what can be written.
cli-unknown_option = There is no option { $option }. { $right }
cli-unknown_command = There is no command "{ $command }". { $right }
cli-flag_with_value = { $option } stands alone, without a value.
cli-no_value = { $option } needs something after it. Write it so: { $use }.
cli-option_elsewhere = { $option } means nothing here. What you asked for is this: { $use }.
cli-no_operand = "{ $command }" needs something after it. Write it so: { $use }.
cli-too_many_words = Too much: { $words }. Write it so: { $use }. A name of several words needs quotation marks.
cli-wrong = { $option }: { $fault }
cli-no_whole_number = "{ $found }" is not a whole number of at most 18 digits.
cli-no_decibels = "{ $found }" is not a number of decibels, such as 40.
cli-unknown_choice = "{ $found }" is not known. { $right }
cli-no_folder = { $found } is a file; right would be a folder.
cli-too_many_players = { $count } players are too many; at most { $most } can play.
cli-empty_name = there is nothing between two commas, or at an end. Every player needs a name.
cli-long_name = the name "{ $name }" has more than { $longest } characters.
cli-unprintable_name = the name of player { $number } has a character that cannot be read.
cli-name_twice = two players are called { $name }. Give each a name of their own.
