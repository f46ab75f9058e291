# What is kept on disk: the settings, and files of dice.

# Comments in the settings file. They may be several lines long; the game breaks them.
store-header =
    The settings of Audio Yahtzee. The game changes them here when you change them in the game; you can
    also change them here while the game is closed. Comments of your own stay. Without this file the game
    starts as if for the first time.
store-key_language = The language of the game: a tag such as en or sv.
store-key_verbosity = How much is said: { $choices }.
store-key_rate = How fast speech is, in words a minute: { $low } to { $high }.
store-key_speech_volume = How loud speech is, in percent: { $low } to { $high }.
store-key_effects_volume = How loud sounds are, in percent: { $low } to { $high }.
store-key_mono = Whether both ears hear the same: true or false.
store-key_dice_style =
    What the digit keys do: { $choices }. With position they toggle the die at that place, with keep they
    keep one more die of that face, with release they release one.
store-key_report =
    What is said of the dice after a roll: { $choices }. With hand it is the kept dice and then the new
    ones, with new the new ones alone, with grouped the whole hand by faces.
store-key_pace =
    How opponents wait for you: { $choices }. With spoken they wait until all has been said, with pause for
    a moment, with at_once not at all.
store-key_coached =
    What the coach says unasked: { $choices }. With costs it tells what a turn cost, with turns how each turn
    was, with training it asks before each choice and grades it.
store-key_muted =
    Kinds of message that are not spoken, as a list in brackets, commas between: { $choices }.
store-key_table = Who played last, in their order, what, and what they had changed about it: offered again at the next start. null is a computer, level: expert one that plays at that level.

# What was right, in the sentence "key: found this; right would be …".
store-right_language = a language tag such as en or sv-FI
store-right_name = a name of at most { $longest } characters
store-right_another_name = a name nobody else at the table has
store-right_table = one to { $most } players in all

store-settings_faulty =
    The settings in { $file } have faults. What is sound in them is used, the usual settings take the place of
    the rest. Your file is not written over: once there are new settings to be kept, it is renamed to
    { $aside }.
store-settings_untouched =
    Settings cannot be kept in { $file }, and what is there is left alone. What you choose holds until you leave the
    game.
store-unknown_key = { $fault } It is left as it is.
store-unwritable = Your settings cannot be kept in { $file }. The system says: { $reason }. They hold until you leave the game.

# Files of dice.
store-no_face = Found "{ $found }"; right would be a face from 1 to { $highest }.
store-no_faces = There is no face in the file.
store-face_too_high = Line { $line } of the dice file has the face { $face }, but the dice have only { $faces } faces. It is passed over.
store-dice_run_out =
    { $count ->
        [one] The dice file { $file } has run out after one face
       *[other] The dice file { $file } has run out after { $count } faces
    }; from here on dice are rolled by chance.
store-dice_notices = { $notices }
