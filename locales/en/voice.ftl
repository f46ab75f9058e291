# Talking to the game: what is understood, asked and refused, and the microphone.

action-listen = open the microphone: held, for a phrase; twice, until pressed again
action-phrase = type a phrase

voice-unclear = I did not catch that. Say: { $example }
    .normal = I did not catch that. You could say: { $example }
voice-try = You could say: { $example }
voice-can_say = You can say: { $phrases }
voice-did_you_mean = Did you mean { $phrase }?
# Asked again, where Enter alone does not answer.
voice-yes_or_no = Yes or no?
# $phrases: "number one or number two", as the file of phrases has them.
voice-by_number = Say { $phrases }
voice-which = { $phrases }?
# $count: how many things were asked about before it.
voice-neither = { $count ->
    [1] no
   *[other] none of these
 }
# $dice: what lies there of what was asked for, as in "a four".
voice-too_few = You have only { $dice }
voice-zero = { $box } would score nothing. Write a zero?
voice-write_zero = yes, a zero
voice-write_no_zero = no
voice-which_column = { $box }: in which column?
# $phrase: "undo". After what was done though it was not heard for certain.
voice-or_undo = Not that? Say: { $phrase }
# $phrase: the same; told once.
voice-undo = To take it back, say: { $phrase }
# $phrase: "what can I say".
voice-help = For the phrases, say: { $phrase }

voice-type = Type a phrase
    .normal = Type a phrase, such as: roll. Nothing, and Enter: what can be said
voice-no_phrases = Phrases cannot be understood here
# $package: the name by which pip knows it.
voice-no_package = Phrases cannot be understood: the package { $package } is missing. To have it: pip install { $package }
voice-no_microphone = There is no microphone. Keys work
    .normal = There is no microphone to be had here. All keys work, and phrases can be typed
voice-hands_free_on = Listening all the time
    .normal = Listening all the time. { $key } ends it
voice-hands_free_off = Not listening

# The microphone and the recogniser.
# $name: the microphone's name. $detail: what the system says.
voice-microphone_failed = The microphone { $name } cannot be opened. The system says: { $detail }
voice-microphone_broke = The microphone has failed. The system says: { $detail }
voice-microphone_gone = The microphone is gone
voice-microphone_back = The microphone is back
voice-no_sound = Nothing comes from the microphone
    .normal = Nothing comes from the microphone. Another program may have it, or the system does not let it be heard
voice-muted = The microphone is silent. Is it muted?
voice-hung = The recogniser had stopped, and was started again. Say it once more
voice-broke = The recogniser had failed, and was started again. The reason: { $detail }
voice-given_up = The recogniser fails again and again. Voice is off, keys work
# Nobody said anything while the microphone was open. $key: the key that opens it.
voice-unsaid = Nothing was said. Hold { $key } while you speak
    .normal = Nothing was said. Hold { $key } while you speak, or press it twice: then it listens until you press it again

# The commands of the voice.
cli-use_voice_check = { "audio-yahtzee" } voice check: tell whether the microphone is heard, and what you say understood
cli-option_listen = { "--listen" }: listen hands-free from the start
voice-usual_microphone = the system's own
# $engine: the recogniser's name. $language: the language of the words it knows.
voice-check_engine = Recogniser: { $engine }. Language: { $language }
voice-check_microphone = Microphone: { $name }
voice-check_say = Say: { $phrase }
# $decibels: how many decibels below the loudest there can be.
voice-level_muted = The microphone is silent. Switch it on in the system's sound settings, or at its cable
voice-level_soft = Soft, { $decibels } decibels below the loudest. Come nearer, or turn the microphone up
voice-level_good = A good level, { $decibels } decibels below the loudest
voice-level_loud = Too loud, { $decibels } decibels below the loudest. Turn the microphone down
voice-check_heard = Understood: { $text }. Voice works
voice-check_unsure = Perhaps: { $text }. In the game you would be asked
voice-check_nothing = Nothing was understood. Say it once more, nearer and at your own pace: { $phrase }
voice-cure_microphone = Plug one in, or let the program use it in the system's privacy settings
voice-keys_work = All keys work, and phrases can be typed

# The spoken practice. $phrase: what is to be said.
menu-practice = practise speaking
practice-you = you
practice-begin = Practice, some five minutes. Hold { $key } and speak
    .normal = Practice, some five minutes, with dice of its own: your game waits. Hold { $key }, speak, and let go. Or type. Escape ends it
practice-roll = To roll, say: { $phrase }
practice-keep = To keep dice by what they show, say: { $phrase }
practice-correct = You meant others? Say: { $phrase }
practice-undo = To take back the last keep or score, say: { $phrase }
practice-dice = To hear your dice, say: { $phrase }
practice-chain = Two things in one breath. Say: { $phrase }
practice-options = To hear what the boxes pay, say: { $phrase }
practice-score = The name of a box writes it. Say: { $phrase }
practice-standing = To hear how it stands, say: { $phrase }
practice-louder = Too soft? Say: { $phrase }
practice-help = And whenever you do not know what to say: { $phrase }
practice-done = That is all you need. Back to your game
practice-left = Practice ended
