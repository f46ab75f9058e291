# Programmet runt spelet.
input-ended = Inmatningen tog slut. Hej då
text-hint = Skriv tangenter och tryck på Enter efter dem: r slår, 12 sparar de två första tärningarna, shift+d är Skift med D. I en lista skrivs numret, en tom rad är Enter, esc går tillbaka, f1 hjälper
profile-asked = Ren text, som du bad om
profile-no_sound = Ren text, för här finns inget ljud. { $reason }
profile-no_display = Ren text, för här finns ingen skärm. { $reason }
app-broken_rules = En regelfil lämnas utanför. { $fault }
app-many_broken_rules = Det finns { $count } fel i dina regelfiler. Kommandot "rules" räknar upp dem.
app-broken_language =
    { $count ->
        [one] Dina egna språkfiler har ett fel
       *[other] Dina egna språkfiler har { $count } fel
    }. Det som är fel sägs som spelet självt har det. { "audio-yahtzee doctor" } berättar var du ska leta
app-no_language = Språket { $tag } finns inte här, så det blir { $name }
demo-begins = En uppvisning: två datorer spelar
demo-recording = Spelar in ett helt parti i { $file }. Det tar en stund
demo-recorded = Inspelat: { $minutes } minuter { $seconds } sekunder i { $file }
recording-failed = Inget spelades in. { $reason }

# Diagnosen.
doctor-program = audio-yahtzee { $version }, Python { $python }, { $system }
doctor-packages = Paket: { $packages }
doctor-display = Skärm: finns
doctor-no_display = Skärm: ingen. { $reason }
doctor-cure_display = För att se fönstret, starta spelet i en grafisk session. Ren text spelar allt utan den
doctor-sound = Ljud: det finns en utgång
doctor-no_sound = Ljud: inget. { $reason }
doctor-cure_sound = För tal och ljud, anslut eller slå på en ljudutgång och starta igen. Ren text fungerar utan, också med skärmläsare eller punktskrift
doctor-languages = Språk: { $languages }. Valt: { $tag }
doctor-no_voice = Röster: inga. { $reason }
doctor-cure_voice = För en röst, installera Python-paketet espeakng-loader, eller espeak-ng från systemets paket
doctor-cure_language = Ingen röst talar { $language }: en engelsk röst läser det. Installera ett fullständigare espeak-ng
doctor-rules = Regeluppsättningar: { $count }
doctor-settings = Inställningar: { $file }
doctor-keymap = Egna tangenter: { $file }
doctor-own_rules = Egna regler: { $folder }
doctor-own_sounds = Egna ljud: { $folder }
doctor-own_locales = Egna språk: { $folder }
doctor-nothing_missing = Inget saknas
