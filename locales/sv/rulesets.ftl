# Vad som är fel i en regelfil eller en testfil. Nycklar, namn och värden ur filen står kvar som de skrevs.

# Filen som helhet.
rulesets-no_mapping = En regelfil är en uppställning av nycklar och värden, med rader som "id: mina-regler".

# Nycklar.
rulesets-bad_name = En ruta eller sektion kan inte heta { $name }. Namn skrivs med små bokstäver a till z, siffror och understreck, börjar med en bokstav, har högst 60 tecken och får inte vara "match" eller "any".
rulesets-bad_tag = { $tag } är ingen språkkod. De ser ut som "en" eller "sv-FI".

# Värden: vad som stod där, och vad som vore rätt.
rulesets-right_true = true, eller att nyckeln utelämnas
rulesets-right_id = små bokstäver och siffror, i ord som fogas ihop med bindestreck, till exempel maxi-yatzy, och högst 60 tecken
rulesets-right_sections = minst en sektion
rulesets-right_boxes = minst en ruta
rulesets-right_score = matched, all eller ett heltal från 0 till { $high }
rulesets-right_first_roll = win eller ett heltal från 0 till { $high }
rulesets-right_want = any, eller minst en av face, kinds, run, set, total och color
rulesets-right_totals = en uppställning från totalpoäng till spelpoäng, till exempel {"{"}0: -2, 300: -1{"}"}

# Sådant som inte går att spela.
rulesets-too_many_dice =
    { $asked ->
        [one] { $key } kräver en tärning
       *[other] { $key } kräver { $asked } tärningar
    }, men spelet har { $dice }.
rulesets-too_many_hands = { $dice } tärningar med { $faces } sidor kan visa { $hands } olika slag. Som mest får det vara { $most }: ta färre tärningar eller färre sidor.
rulesets-too_many_entries = Ett protokoll skulle rymma { $count } noteringar: rutor gånger kolumner gånger noteringar i varje ruta. Som mest får det vara { $most }.
rulesets-face_twice = { $key } nämner samma tärningssida två gånger. Varje sida ska stå en gång.
rulesets-impossible = Inget kast kan uppfylla alla delar av { $key } på en gång.
rulesets-no_colors = { $key } kräver en färg, men tärningarnas sidor har ingen. Ange dice.colors.
rulesets-color_without_name = En färg måste ha ett namn.
rulesets-face_has_color = Sidan { $face } har redan färgen { $color }.
rulesets-face_without_color = Sidan { $face } har ingen färg. Antingen har alla sidor en färg eller ingen.
rulesets-not_rising = { $key } måste vara mer än { $before }, som står före.
rulesets-out_of_reach = { $key } ges vid { $at }, men sektionen rymmer högst { $best }.
rulesets-needs_itself = Rutan { $box } kräver poäng som bara den själv kunde ge. Den skulle aldrig kunna ge poäng.
rulesets-joker_without_extra = En joker måste veta vilken ruta som är jackpott. Ange extra med box och bonus, som får vara 0.
rulesets-jackpot_of_many_faces = En joker som går efter sin tärningssida behöver en jackpott av en enda sida, men { $box } kräver inte { $dice } lika tärningar.
rulesets-stage_twice = { $key }: { $stage } har redan prövats.
rulesets-one_way_to_rank = { $key } ska ha precis en av at_least, every och each.
rulesets-total_is_no_number = { $key }: en totalpoäng är ett heltal från 0 och uppåt.
rulesets-tie_must_end = Lika resultat avgörs med [share] eller med [roll_off, share].

# Regler bredvid andra regler.
rulesets-no_base = Det finns inga regler som heter { $name } att bygga vidare på. { $right }
rulesets-circle = De här bygger på varandra i en cirkel: { $names }.
rulesets-too_many_bases = Fler än { $most } regler ligger på varandra här. Låt den här bygga på några längre ned.
rulesets-nothing_to_remove = { $key } tas bort, men reglerna som ligger under har ingen sådan nyckel. { $right }
rulesets-misnamed = Reglerna heter { $id }, så filen måste heta { $file }.
rulesets-id_twice = Reglerna { $id } finns redan, i { $other }. Ge de här ett annat id och filnamn.
rulesets-unknown_rule_set = Det finns inga regler som heter { $id }. { $right }
rulesets-file_of_rules = En regelfil har ett namn som slutar på .yaml.

# Testfiler.
rulesets-vector_fault = Rad { $line }: { $problem }
rulesets-vector_mismatch = Rad { $line }, { $rules }, { $dice } i { $box }: väntade { $expected }, fick { $got }
rulesets-vector_heading = En testfil börjar med raden { $columns }
rulesets-vector_csv = Raden är inte CSV. Tolken säger: { $problem }
rulesets-vector_columns =
    { $found ->
        [one] raden har en kolumn
       *[other] raden har { $found } kolumner
    }, men { $right } är rätt.
rulesets-vector_points = points: här står "{ $found }"; rätt vore ett heltal, illegal eller win.
rulesets-vector_bonus = bonus: här står "{ $found }"; rätt vore 0, eller delar som upper:35 med plustecken mellan.
rulesets-vector_dice = dice: här står "{ $found }"; rätt vore { $count } tärningssidor från 1 till { $faces }, med bindestreck mellan.
rulesets-vector_filled = filled: här står "{ $found }"; rätt vore box=poäng, @extra=n, @roll=n eller @claim=n.
rulesets-vector_cell = Blocket har ingen ruta { $found }. { $right }
rulesets-vector_overfull = Rutan { $found } är ifylld fler gånger än blocket tillåter.
rulesets-vector_column = @extra nämner kolumn { $found }, men blocket har { $columns }.
rulesets-vector_final_dice = En rad med final har inga tärningar.
rulesets-vector_broken = Reglerna { $id } kan inte användas. { $fault }
