"""The game's own sounds, made from nothing but arithmetic: seeded, so that they can be made again.

`python -m audio_yahtzee.devices.sound.generator [FOLDER]` renders the packs that ship into FOLDER
(default: the folder `sounds/` of the game). It is not needed to play.
"""
