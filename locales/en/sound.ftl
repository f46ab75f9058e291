## Sound packs
sound-pack_missing = There is no sound pack called { $pack }.
sound-pack_broken = The sound pack { $pack } has faults and is not used.
sound-pack_none = No sound pack works. The game goes on without sound effects.

## Faults in a pack's listing, for its author
sound-no_mapping = A pack's listing is one mapping: lines such as "extends: wood" and "sounds:".
sound-cues_missing = Say something about { $cues }; leave the value empty for silence, or extend another pack.
sound-extends_cycle = Extending { $pack } leads back to this pack.
sound-file_missing = There is no file "{ $found }".
sound-file_broken = "{ $found }" is no OGG Vorbis or WAV sound of one or two channels.
sound-right_folder = a file in the pack's own folder
sound-right_kind = a file whose name ends in .ogg or .wav
sound-right_gain = a number of decibels from { $lowest } to 0

## Writing a game to a sound file
sound-record_kind = A recording’s name must end in .ogg, .wav or .flac, not “{ $found }”.
sound-record_failed = The recording { $file } cannot be written: { $detail }.
