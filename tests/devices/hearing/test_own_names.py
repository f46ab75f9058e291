"""Boxes that a player's own rule file names are heard; one that nobody can pronounce is told."""

import pytest
from support.speaking import has, say

from audio_yahtzee.controls.phrases.context import Asked, card_of
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.devices.hearing.port import ALIKE
from audio_yahtzee.devices.hearing.recorded import recording
from audio_yahtzee.devices.hearing.sphinx import Sphinx
from audio_yahtzee.devices.speech import ipa
from audio_yahtzee.devices.speech.port import SpeechUnavailable
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.messages import Items, message
from audio_yahtzee.rulesets import library
from audio_yahtzee.talking import Talking
from audio_yahtzee.tools.voice import Listener, means

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")

RULES = """
id: mine
extends: yahtzee
boxes:
  dragon: {in: lower, want: {total: 20}, score: 20}
  secret: {in: lower, want: {total: 21}, score: 21}
names:
  en: {title: Mine, dragon: The Quokka, secret: Lucky 7}
  sv: {title: Min, dragon: Sköldpaddan, secret: Tur 7}
"""
NAMES = {"en": ("the quokka", "lucky seven"), "sv": ("sköldpaddan", "tur sju")}
VOICES = {"en": "espeak:en-us@150", "sv": "espeak:sv@150"}


def listening(tmp_path, language, text=RULES):
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    talking = Talking(places(tmp_path / "data"))
    return talking, Listener(Sphinx(), talking, language, card_of(library().find(str(path))))


@pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_box_of_ones_own_is_heard_by_its_name(tmp_path, language):
    talking, listener = listening(tmp_path, language)
    for name, box in zip(NAMES[language], ("dragon", "secret"), strict=True):
        pcm = recording(say(name, VOICES[language], tmp_path / "said.wav"), 40).pcm
        context, heard = listener.hear(pcm, None)
        (meanings,) = means(listener.phrases, heard[0].text, context)
        assert [(said.intent, said.box) for said in meanings] == [("score", box)]
        assert heard[0].confidence >= ALIKE
    assert talking.notices() == []


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_box_that_nobody_can_pronounce_is_told_once_and_the_rest_is_heard(tmp_path, language):
    talking, listener = listening(
        tmp_path, language, RULES.replace("Lucky 7", "秘密").replace("Tur 7", "秘密")
    )
    for _ in range(2):
        assert listener.hear(b"\0\0" * 16000, None)[1] == ()
    assert talking.notices() == [message("pronunciations.unheard", names=Items(("秘密",)))]


def test_without_espeak_names_are_said_by_their_letters(tmp_path, monkeypatch):
    def none():
        raise SpeechUnavailable(message("speech.library_missing"))

    monkeypatch.setattr(ipa, "load_espeak", none)
    talking, listener = listening(tmp_path, "sv")
    context = listener.context_of("sköldpaddan")
    assert talking.vocabulary("sv", context).lexicon.words["sköldpaddan"][0].endswith("ER L D P AA D AA N")
    assert talking.notices() == []


ODD = ("A+", "++um++", "50/50", "Tom & Jerry", "x(2)", "</s>", "a\\\\b", "İstanbul", "ß", "q" * 60, "#1")


def test_odd_names_stop_neither_the_recogniser_nor_the_game(tmp_path):
    boxes = "".join(f"  odd_{at}: {{in: lower, want: {{total: 19}}, score: 19}}\n" for at in range(len(ODD)))
    names = "".join(f', odd_{at}: "{name}"' for at, name in enumerate(ODD))
    text = RULES.replace("names:\n", f"{boxes}names:\n").replace("Lucky 7}", f"Lucky 7{names}}}")
    talking, listener = listening(tmp_path, "en", text)
    assert listener.hear(b"\1\0\2\0" * 8000, None)[1] == ()
    (notice,) = talking.notices()
    assert "x(2)" in notice.values["names"].values


@pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")
@pytest.mark.parametrize(("language", "name"), [("en", "large straight"), ("sv", "stor stege")])
def test_an_entry_of_an_open_list_is_heard_by_its_name(tmp_path, language, name):
    _, listener = listening(tmp_path, language)
    entries = (name.capitalize() + ", 40", "Something else, 7")
    context = listener.context_of("yes" if language == "en" else "ja").asking(Asked.LIST, entries)
    pcm = recording(say(name, VOICES[language], tmp_path / "said.wav"), 40).pcm
    _, heard = listener.hear(pcm, context)
    assert means(listener.phrases, heard[0].text, context) == ((meaning(Meant.CHOOSE, number=1),),)


@pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")
@pytest.mark.parametrize("voice", ["espeak:en-us@150", "espeak:sv@150"])
def test_a_name_that_is_only_there_in_english_is_heard_in_either_accent(tmp_path, voice):
    swedish = RULES[RULES.index("  sv:") :]
    _, listener = listening(tmp_path, "sv", RULES.replace(swedish, "").replace("The Quokka", "Wild dragon"))
    pcm = recording(say("wild dragon", voice, tmp_path / "said.wav"), 40).pcm
    _, heard = listener.hear(pcm, None)
    assert heard[0].text == "wild dragon"
    assert heard[0].confidence >= ALIKE
