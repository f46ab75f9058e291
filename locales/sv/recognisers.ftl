# Vilka taligenkänningar som finns, och vilken mikrofon som används.

# $engine: taligenkänningens namn.
recogniser-there = Taligenkänning med { $engine }: klar att använda
recogniser-missing = Taligenkänning med { $engine }: finns inte. { $reason }
# $other: namnet på den som används i stället.
recogniser-instead = { $other } lyssnar, för { $engine } kan inte. { $reason }
recogniser-cure = Installera Python-paketet pocketsphinx för att kunna spela med rösten
recogniser-own_models = Dina egna modeller för taligenkänning: { $folder }

settings-microphone = mikrofon
microphone-usual = systemets egen
# $name: mikrofonen som valts. $other: den som används i stället.
microphone-missing = { $name } är inte ansluten. { $other } lyssnar
    .normal = Mikrofonen { $name } är inte ansluten. { $other } lyssnar i stället
store-key_microphone = Mikrofonen, med systemets namn på den; tomt för systemets egen.
