# Rule sets that players change, for one game or to keep.
workshop-changed = { $rules }, changed
workshop-no_title = Rules need a name to be kept under.
workshop-long_title = That name is too long. { $longest } characters are the most.
workshop-title_taken = There are rules called { $title } already. Choose another name.
workshop-base_changed = The file of { $rules } has been changed meanwhile. Start again from what it is now.
workshop-unwritable = The rules cannot be kept in { $folder }. The system says: { $reason }.
workshop-not_again = What you had changed about { $rules } does not fit any more, and is left out: { $faults }
# Comments at the top of the file. They may be several lines long; the game breaks them.
workshop-extending =
    Made in the game from { $rules }. What is left out here is as it is there. You can change this file; the
    game tells you what it does not understand.
workshop-alone =
    Made in the game from { $rules }. You can change this file; the game tells you what it does not understand.

# What a rule author may change about one box, besides what a table may.
option-pays = what it pays
setting-pays-matched = those dice
setting-pays-all = all the dice
setting-pays-fixed = { $amount } points
