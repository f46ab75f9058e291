# How words sound, for who listens (pronunciations.dict, phones.yaml), and what the commands of the voice tell. Words and
# phones stay as written there.

pronunciations-no_phones = { $word }: its phones are missing. Right would be a line such as: roll R OW L
# $phone: what stands where a phone should. $right: what may have been meant.
pronunciations-unknown = { $word }: { $phone } is no phone of ARPAbet. { $right }
# $count: how many faults there are. $fault: the first of them, with its place.
pronunciations-faulty = { $count ->
    [1] How words sound has a fault.
   *[other] How words sound has { $count } faults. The first:
 } { $fault } What is right there is used, and the game's own
# $names: boxes, in the rule set's own words.
pronunciations-unheard = Nothing tells how this is pronounced, so it cannot be heard: { $names }. Use the keys, or type it

# $tag: the player's language. $other: the one whose phrases there are.
phrases-of_another = There are no phrases for the language { $tag }: those for { $other } are understood
# $tag: what was written. $right: what may have been meant.
cli-unknown_language = There is no language { $tag } here. { $right }
# The keys of --json stay as they are.
cli-voice_test_sums = It counts as total all recordings: exact (heard as meant, also where the game asks first), wrong (acted on as something else), asked (something else, asked about first), rejected (not understood) and unparsable (named after no phrase) together. intent counts exact and those with the right intent, cpu_ms is the computing time for each.
