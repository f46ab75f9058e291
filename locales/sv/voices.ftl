# Vilken röst som talar till en spelare, och från vilken sida.
settings-voice = röst
settings-side = var rösten hörs
side-left = till vänster
side-middle = i mitten
side-right = till höger
voices-usual = den vanliga rösten
# $timbre: vad det är för slags röst. $accent: var man talar så.
voices-varied = { $timbre }, { $accent }
voices-timbre =
    { $timbre ->
        [f3] kvinna 1
        [f5] kvinna 2
        [Annie] kvinna 3, ljus
        [grandma] gammal kvinna
        [m1] man 1, mörk
        [m3] man 2
        [grandpa] gammal man
       *[other] { $timbre }
    }
# $name: vad talprogrammet kallar rösten.
voices-accent =
    { $tag ->
        [en-029] karibisk
        [en-gb] brittisk
        [en-gb-scotland] skotsk
        [en-gb-x-gbclan] från Lancashire
        [en-gb-x-gbcwmd] från West Midlands
        [en-gb-x-rp] brittiskt riksspråk
        [en-us] amerikansk
        [en-us-nyc] från New York
       *[other] { $name }
    }
# $voice: vad talprogrammet kallar den.
voices-gone = Rösten som var vald finns inte här. Den vanliga talar.
    .full = Rösten som var vald, { $voice }, finns inte här. Den vanliga talar; en annan väljs i inställningarna.
store-key_voice =
    Rösten som talar, med talprogrammets namn på den, till exempel gmq/sv+f3; tomt för den vanliga.
store-key_side =
    Var rösten hörs: { $choices }.
