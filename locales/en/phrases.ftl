# What is wrong with a phrases.yaml; keys, templates and names stay as written there.
phrases-broken_template = { $key }: "{ $text }" is no template. Look for a bracket that is not closed, or that holds nothing.
phrases-no_number = { $key }: a list goes by whole numbers from 1: the number a player means, then how it is said.
phrases-no_references_here = { $key }: only words, (a choice|of words) and [what may be left out] can stand here, no lists or rules.
phrases-too_many_variants = { $key }: this stands for more than { $limit } different texts. Write fewer choices.
phrases-unknown_rule = { $key }: there is no rule <{ $name }>. { $right }
phrases-unknown_list = { $key }: there is no list { "{" }{ $name }{ "}" }. { $right }
phrases-unknown_slot = { $key }: nothing is done with { $name } after the colon of a list. { $right }
phrases-circle = { $key }: this rule leads back to itself, or through too many others.
# Some phrases of the player's own, or of a language, cannot be used; the fault says where and why.
phrases-set_aside = A file of phrases is set aside, and the game's own phrases are understood. { $fault }
# What the command "understand" tells. The meaning stands as the program writes it.
understand-means = { $meaning }
understand-asked = Not clear which is meant: { $choices }?
understand-guessed = This is no phrase. Did you mean { $choices }?
understand-not_now = This is a phrase, but not where everything of { $rules } may be said. What would work: { $example }
understand-unclear = This is no phrase. What would work: { $example }
