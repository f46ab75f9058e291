"""Choosing a voice and a side by ear: each is heard as it would be, and holds for whoever chose it."""

from dataclasses import replace

import pytest
from support.sitting import Sitting

from audio_yahtzee.narration.cues import Manner, Say, Side
from audio_yahtzee.session.offer import Speaker
from audio_yahtzee.session.preferences import Preferences

SPEAKERS = {"en": (Speaker("en+deep", "Deep"), Speaker("en+high", "High")), "sv": ()}


def speaking(**how):
    """Return a table of Anna and Bertil where voices can be chosen, in the settings."""
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561 34555", **how)
    sitting.session.offer = replace(sitting.session.offer, speakers=SPEAKERS.__getitem__)
    sitting.press("escape")
    sitting.choose(("settings", "inställningar")[sitting.session.preferences.language == "sv"])
    return sitting


def labels(sitting):
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]


def manners(sitting):
    """Walk the open list from its beginning; return how each entry is said."""
    sitting.press("home")
    found = [sitting.ear.said[-1].manner]
    for _ in sitting.mode.choices[1:]:
        sitting.press("down")
        found.append(sitting.ear.said[-1].manner)
    return found


def test_each_voice_says_its_own_name_and_the_chosen_one_is_kept():
    sitting = speaking()
    sitting.choose("voice")
    assert labels(sitting) == ["The usual voice", "Deep", "High"]
    assert manners(sitting) == [Manner(voice=""), Manner(voice="en+deep"), Manner(voice="en+high")]
    assert sitting.choose("high")[0] == "Changed: High."
    assert sitting.ear.batches[0][1].voice == "en+high", "the answer comes in the new voice"
    assert sitting.memory.kept[-1][0].voice == "en+high"
    sitting.choose("voice")
    assert sitting.mode.place == 2


def test_a_voice_that_has_gone_begins_the_list_at_the_usual_one():
    sitting = speaking(voice="gone")
    sitting.choose("voice")
    assert sitting.mode.place == 0


def test_each_side_is_said_from_there_and_the_chosen_one_is_kept():
    sitting = speaking()
    sitting.choose("where the voice")
    assert sitting.mode.place == 1
    assert manners(sitting) == [Manner(side=side) for side in Side]
    sitting.choose("on the right")
    assert sitting.memory.kept[-1][0].side is Side.RIGHT
    assert {cue.manner for cue in sitting.ear.said if isinstance(cue, Say)} <= {None, Manner(side=Side.RIGHT)}


@pytest.mark.parametrize(
    ("language", "side"), [("en", "Where the voice is heard"), ("sv", "Var rösten hörs")]
)
def test_a_language_with_one_voice_offers_no_choice_of_it(language, side):
    sitting = speaking(language=language)
    assert side in labels(sitting)
    assert ("Voice" in labels(sitting)) == (language == "en")
    assert "Röst" not in labels(sitting)


def test_where_nothing_speaks_neither_is_offered():
    sitting = Sitting()
    sitting.press("escape")
    sitting.choose("settings")
    assert not {"Voice", "Where the voice is heard"} & set(labels(sitting))


def test_each_player_is_spoken_to_in_their_voice_from_their_side():
    own = Preferences(voice="en+high", side=Side.LEFT)
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561 34555", profiles={"Bertil": own})
    sitting.press("r", "e", "enter")
    by_bertil = sitting.ear.batches[-1][1]
    assert (by_bertil.voice, by_bertil.side) == ("en+high", Side.LEFT)
    sitting.press("r", "e", "enter")
    by_anna = sitting.ear.batches[-1][1]
    assert (by_anna.voice, by_anna.side) == ("", Side.MIDDLE)
