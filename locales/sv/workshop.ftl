# Regler som spelarna ändrar, för ett parti eller för att spara.
workshop-changed = { $rules } med ändringar
workshop-no_title = Reglerna måste heta något för att kunna sparas.
workshop-long_title = Det namnet är för långt. Högst { $longest } tecken.
workshop-title_taken = Det finns redan regler som heter { $title }. Välj ett annat namn.
workshop-base_changed = Filen med { $rules } har ändrats under tiden. Börja om från hur den är nu.
workshop-unwritable = Reglerna går inte att spara i { $folder }. Systemet säger: { $reason }.
workshop-not_again = Det ni hade ändrat i { $rules } går inte längre ihop, och lämnas bort: { $faults }
# Kommentarer överst i filen. De får vara flera rader långa; spelet bryter dem.
workshop-extending =
    Gjord i spelet utifrån { $rules }. Det som inte står här är som där. Du kan ändra i filen; spelet säger till
    om det inte förstår något.
workshop-alone =
    Gjord i spelet utifrån { $rules }. Du kan ändra i filen; spelet säger till om det inte förstår något.

# Vad den som gör regler kan ändra i en ruta, utöver det som gäller för ett parti.
option-pays = vad den ger
setting-pays-matched = summan av de tärningarna
setting-pays-all = summan av alla tärningar
setting-pays-fixed = { $amount } poäng
