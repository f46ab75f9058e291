# Varför en motspelare gör som den gör: en egen mening efter "Bertil behåller tre femmor." eller
# "Bertil: ettor, ingenting."; också svaret till en spelare som frågar varför ett råd ges.

# $box: boxen som tärningar behålls för.
strategy-aim = Satsar på { $box }
# $box: en box som tärningarna redan räcker till, men som kan ge mer än.
strategy-more = Satsar på mer i { $box }
# $box: jackpottens box, redan ifylld.
strategy-further = Satsar på en { $box } till
# Jackpottens box fick en nolla, och en jackpott till räknas som ett annat mönster.
strategy-joker = Satsar på en joker
# $saved: en box som hade gett mer nu.
strategy-saves = Väntar med { $saved }
    .normal = Väntar med { $saved } till senare
