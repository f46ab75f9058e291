# Vad som är fel i en phrases.yaml; nycklar, mallar och namn står som de är skrivna där.
phrases-broken_template = { $key }: "{ $text }" är ingen mall. Leta efter en parentes som inte stängs, eller som är tom.
phrases-no_number = { $key }: en lista går efter heltal från 1: talet som spelaren menar, sedan hur det sägs.
phrases-no_references_here = { $key }: här kan bara ord, (val|av ord) och [det som kan utelämnas] stå, inga listor eller regler.
phrases-too_many_variants = { $key }: detta står för fler än { $limit } olika texter. Skriv färre val.
phrases-unknown_rule = { $key }: det finns ingen regel <{ $name }>. { $right }
phrases-unknown_list = { $key }: det finns ingen lista { "{" }{ $name }{ "}" }. { $right }
phrases-unknown_slot = { $key }: { $name } efter kolon i en lista betyder ingenting. { $right }
phrases-circle = { $key }: den här regeln leder tillbaka till sig själv, eller genom för många andra.
# Några av spelarens eller språkets fraser går inte att använda; felet säger var och varför.
phrases-set_aside = En fil med fraser har lagts åt sidan, och spelets egna fraser gäller. { $fault }
# Vad kommandot "understand" säger. Betydelsen står som programmet skriver den.
understand-means = { $meaning }
understand-asked = Det är inte klart vad som menas: { $choices }?
understand-guessed = Det där är ingen fras. Menade du { $choices }?
understand-not_now = Det är en fras, men inte där allt i { $rules } får sägas. Detta skulle gå: { $example }
understand-unclear = Det där är ingen fras. Detta skulle gå: { $example }
