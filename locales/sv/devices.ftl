# Enheter som försvinner och kommer tillbaka, och vad spelet körs på.

# En egen mening om varför en röst inte kan tala.
speech-synthesis_stuck = Rösten svarar inte.

# $reason: en egen mening.
speech-output_gone = { $reason } Tills den är tillbaka skrivs det som sägs i terminalen.
speech-output_back = Ljudutgången är tillbaka.

# $voice: namnet på en enhet som talar.
profile-window = Ett fönster, med ljud och { $voice }
# $reason: egna meningar.
profile-no_voice = Ren text, eftersom det inte finns någon röst här. { $reason }

# En kommentar i inställningsfilen.
store-key_pack = Ljudpaketet: wood, felt eller namnet på ett eget paket.

doctor-speech = Röster: { $count }. Det som talar är { $voice }
profile-no_package = Ren text, för Python-paketet { $package } är inte installerat. Installera spelet en gång till
