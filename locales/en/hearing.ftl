# Recognisers, and recordings of speech: the commands "voice test" and "voice transcribe".

hearing-no_sphinx = Nothing can recognise speech here: the package pocketsphinx is missing. Keys and typed phrases work
    .normal = Nothing can recognise speech here: the package pocketsphinx is missing. Python 3.11 to 3.13 can have it: pip install pocketsphinx. All keys work, and phrases can be typed
hearing-no_package = The package { $package } is missing. To have it: pip install { $package }
hearing-no_model = There is no model. It should lie in the folder { $path }
hearing-broken_model = The model is broken: { $path } is not the file it should be. Fetch it again
# $language: its tag.
hearing-no_language = The model in { $path } does not know the language { $language }. One that knows it belongs there

recorded-no_files = There are no recordings in { $path }. They are WAV or FLAC files, each named after what is said in it, such as keep_two_fours.wav
recorded-no_folder = There is no folder { $path }
recorded-no_file = There is no file { $path }
recorded-no_sound_file = { $name } cannot be read as a sound file
recorded-too_short = { $name } is too short to say anything in
recorded-silent = { $name } holds nothing but silence
recorded-too_long = { $name } is too long: only the first { $seconds ->
    [1] second was
   *[other] { $seconds } seconds were
 } listened to
recorded-clipped = { $name } is clipped: it was recorded too loud
recorded-unparsable = { $sentence }: this is no phrase, as far as its file's name goes. Heard: { $heard }
recorded-unparsable_unheard = { $sentence }: this is no phrase, as far as its file's name goes. Nothing was understood
recorded-wrong = { $sentence }: heard as { $heard }
recorded-unsure = { $sentence }: not sure of { $heard }
recorded-rejected = { $sentence }: not understood
# $total: files; the others: how many of them. $cpu_ms: milliseconds for each.
recorded-summary = { $exact } of { $total } exact. Right intent: { $intent }. Wrong: { $wrong }. Asked about: { $asked }. Not understood: { $rejected }. Named after no phrase: { $unparsable }. Computing time for each: { $cpu_ms } ms
recorded-nothing = Nothing was understood
recorded-certain = { $text }. Certain. Means: { $meaning }
recorded-likely = { $text }. Likely. Means: { $meaning }
recorded-unlikely = { $text }. Unlikely. Means: { $meaning }

# What is wrong with a phones.yaml, which tells how a language sounds.
phones-unknown = { $key }: "{ $phones }" are not phones of ARPAbet with spaces between. Those are: { $right }
