# Programmet runt spelet.
input-ended = Inmatningen tog slut. Hej då
profile-asked = Ren text, som begärt
profile-window = Ett fönster, med tal och ljud
profile-no_sound = Ren text, för här finns inget ljud. { $reason }
profile-no_display = Ren text, för här finns ingen skärm. { $reason }
app-broken_rules = En regelfil lämnas utanför. { $fault }
app-no_language = Språket { $tag } finns inte här, så det blir { $name }
