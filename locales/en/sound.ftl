## Sound packs
sound-pack_missing = There is no sound pack called { $pack }.
sound-pack_broken = The sound pack { $pack } has faults and is not used.
sound-pack_none = No sound pack works. The game goes on without sound effects.

## Faults in a pack's listing, for its author
sound-unreadable = { $file }: cannot be read: { $detail }.
sound-too_large = { $file }, line { $line }: more than { $limit } kilobytes; a list of sounds is far smaller.
sound-not_text = { $file }, line { $line }: not UTF-8 text.
sound-not_yaml = { $file }, line { $line }: not valid YAML: { $detail }.
sound-mapping_expected = { $file }, line { $line }: “name: value” lines expected.
sound-key_twice = { $file }, line { $line }: “{ $key }” is given twice.
sound-unknown = { $file }, line { $line }: “{ $key }” is not known here.
sound-unknown_near = { $file }, line { $line }: “{ $key }” is not known here. Did you mean “{ $near }”?
sound-cues_missing = { $file }, line { $line }: say something about { $cues }; leave the value empty for silence, or extend another pack.
sound-gain = { $file }, line { $line }: the gain “{ $found }” must be a number of decibels from { $lowest } to 0.
sound-file_outside = { $file }, line { $line }: “{ $found }” must lie in the pack’s own folder.
sound-file_kind = { $file }, line { $line }: “{ $found }” must end in .ogg or .wav.
sound-file_missing = { $file }, line { $line }: there is no file “{ $found }”.
sound-file_broken = { $file }, line { $line }: “{ $found }” is no OGG Vorbis or WAV sound of one or two channels.
sound-extends_name = { $file }, line { $line }: “{ $found }” is not the name of a pack.
sound-extends_unknown = { $file }, line { $line }: there is no pack “{ $pack }” to extend.
sound-extends_cycle = { $file }, line { $line }: extending “{ $pack }” leads back to this pack.

## Writing a game to a sound file
sound-record_kind = A recording’s name must end in .ogg, .wav or .flac, not “{ $found }”.
sound-record_failed = The recording { $file } cannot be written: { $detail }.
