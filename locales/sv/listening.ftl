# Hur starkt mikrofonen hör en: toner, och ord när man frågar.

settings-level = hör hur starkt du hörs
# $key: säger nivån i ord. $key2: avslutar.
level-help = Tala: ju högre ton, desto starkare. { $key }: i ord. { $key2 } avslutar
    .normal = Tala, och lyssna mellan orden: ju högre ton, desto starkare hörs du. { $key } säger det i ord, { $key2 } avslutar
level-muted = Inget hörs. Är den avstängd?
    .normal = Inget hörs från mikrofonen. Är den avstängd?
level-room = Ingen talar
    .normal = Ingen talar, så vitt mikrofonen hör
level-soft = Svagt
    .normal = Svagt. Gå närmare, eller skruva upp mikrofonen
level-good = Bra
level-loud = För starkt
    .normal = För starkt. Skruva ner mikrofonen, eller tala längre ifrån den
# Kommandot "voice check".
level-check = Säg några ord: ju högre ton, desto starkare hörs du
