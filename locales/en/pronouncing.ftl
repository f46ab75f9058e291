# How words sound, for who listens: pronunciations.dict and phones.yaml. Words and phones stay as written there.

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
