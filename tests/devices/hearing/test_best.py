"""The best recogniser that a player has, and what is told where it cannot hear."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace

import pytest
from support.phrasing import anything

from audio_yahtzee.devices.hearing import best
from audio_yahtzee.devices.hearing.best import BestAtFirst, BestOf, missing, provided
from audio_yahtzee.devices.hearing.engines import Engine
from audio_yahtzee.devices.hearing.models import SUMS
from audio_yahtzee.devices.hearing.port import Heard, RecogniserUnavailable
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.messages import message
from audio_yahtzee.talking import Talking


class Engines:
    """Engines that hear their own name; those in `broken` cannot."""

    def __init__(self):
        self.broken = set()
        self.made = []

    def __call__(self, engine, models, language):
        self.made.append((engine, language))
        return SimpleNamespace(
            name=engine,
            prepare=lambda vocabulary: self.check(engine),
            recognise=lambda pcm, vocabulary: self.check(engine) or (Heard(engine, 1.0),),
        )

    def check(self, engine):
        if engine in self.broken:
            raise RecogniserUnavailable(message("hearing.no_model", path=engine))


@pytest.fixture
def engines(monkeypatch):
    known = Engines()
    monkeypatch.setattr(best, "recogniser_of", known)
    return known


def speaking(language):
    return SimpleNamespace(lexicon=SimpleNamespace(tag=language))


def heard(recogniser, language="en"):
    return recogniser.recognise(b"", speaking(language))[0].text


def test_a_folder_with_a_model_is_used_without_being_asked_for(tmp_path):
    assert provided(tmp_path, "sv-SE") == (Engine.SPHINX,)
    (tmp_path / "vosk" / "sv").mkdir(parents=True)
    assert provided(tmp_path, "sv-SE") == (Engine.VOSK, Engine.SPHINX)
    assert provided(tmp_path, "en") == (Engine.SPHINX,)
    (tmp_path / "whisper").mkdir()
    assert provided(tmp_path, "en") == (Engine.WHISPER, Engine.SPHINX)
    assert provided(tmp_path, "sv") == (Engine.WHISPER, Engine.VOSK, Engine.SPHINX)


def test_each_language_is_heard_by_the_best_it_has_and_each_is_loaded_once(engines, tmp_path):
    (tmp_path / "vosk" / "sv").mkdir(parents=True)
    recogniser = BestOf(tmp_path, pytest.fail)
    assert recogniser.name == "sphinx"
    recogniser.prepare(speaking("sv"))
    assert recogniser.name == "vosk"
    assert [heard(recogniser, language) for language in ("sv", "en", "sv")] == ["vosk", "sphinx", "vosk"]
    assert engines.made == [("vosk", "sv"), ("sphinx", "en")]


def test_one_that_cannot_hear_is_told_once_and_the_next_one_hears(engines, tmp_path):
    told = []
    engines.broken = {Engine.WHISPER}
    recogniser = BestOf(tmp_path, told.append, Engine.WHISPER)
    recogniser.prepare(speaking("en"))
    assert [heard(recogniser), heard(recogniser)] == ["sphinx", "sphinx"]
    (notice,) = told
    assert (notice.values["engine"], notice.values["other"]) == ("whisper", "sphinx")
    assert notice.values["reason"] == message("hearing.no_model", path="whisper")


def test_where_none_can_hear_the_last_one_says_why(engines, tmp_path):
    engines.broken = {Engine.WHISPER, Engine.SPHINX}
    recogniser = BestOf(tmp_path, lambda _: None, Engine.WHISPER)
    for _ in range(2):
        with pytest.raises(RecogniserUnavailable) as caught:
            recogniser.prepare(speaking("en"))
        assert caught.value.reason == message("hearing.no_model", path="sphinx")


def test_after_a_crash_sphinx_hears(engines, tmp_path):
    (tmp_path / "whisper").mkdir()
    make = BestAtFirst(tmp_path, pytest.fail)
    assert [heard(make()), heard(make()), heard(make())] == ["whisper", "sphinx", "sphinx"]


def test_the_game_tells_of_a_recogniser_that_was_asked_for_and_is_not_there(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "vosk", None)
    pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
    talking = Talking(places(tmp_path))
    talking.engine = "vosk"
    recogniser = talking.recogniser()
    recogniser.prepare(talking.vocabulary("en", anything()))
    assert recogniser.name == "sphinx"
    assert [notice.id for notice in talking.notices()] == ["recogniser.instead"]
    assert talking.notices() == []


@pytest.fixture
def installed(monkeypatch):
    def install(package, **names):
        module = ModuleType(package)
        module.__spec__ = ModuleSpec(package, None)
        vars(module).update(names)
        monkeypatch.setitem(sys.modules, package, module)

    return install


def test_what_an_engine_lacks_is_named(installed, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "faster_whisper", None)
    found = missing(Engine.WHISPER, tmp_path, "en")
    assert found == message("hearing.no_package", package="faster-whisper")
    installed("faster_whisper")
    place = tmp_path / "whisper"
    assert missing(Engine.WHISPER, tmp_path, "en") == message("hearing.no_model", path=str(place))
    place.mkdir()
    assert missing(Engine.WHISPER, tmp_path, "en") is None
    (place / SUMS).write_text(f"{'0' * 64}  model.bin\n", encoding="utf-8")
    found = missing(Engine.WHISPER, tmp_path, "en")
    assert found == message("hearing.broken_model", path=str(place / "model.bin"))
    monkeypatch.setitem(sys.modules, "pocketsphinx", None)
    assert missing(Engine.SPHINX, tmp_path, "en") == message("hearing.no_sphinx")
    installed("pocketsphinx")
    assert missing(Engine.SPHINX, tmp_path, "en") is None


def failing(**_):
    raise RuntimeError("no model.bin")


@pytest.mark.parametrize(("engine", "folder"), [(Engine.WHISPER, "whisper"), (Engine.VOSK, "vosk/en")])
def test_a_folder_that_holds_no_model_is_no_crash(installed, tmp_path, engine, folder):
    installed("faster_whisper", WhisperModel=lambda path, **options: failing())
    installed("vosk", Model=failing, SetLogLevel=lambda level: None)
    (tmp_path / folder).mkdir(parents=True)
    (tmp_path / folder / "tokenizer.json").touch()
    with pytest.raises(RecogniserUnavailable) as caught:
        best.recogniser_of(engine, tmp_path, "en").prepare(speaking("en"))
    assert caught.value.reason == message("hearing.broken_model", path=str(tmp_path / folder))
