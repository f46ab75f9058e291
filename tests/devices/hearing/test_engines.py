"""Recognisers that a player may have besides, with models in folders of their own."""

import hashlib
import json
import sys
from types import ModuleType, SimpleNamespace

import pytest
from support.phrasing import LIBRARY

from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.devices.hearing.engines import Engine, recogniser_of
from audio_yahtzee.devices.hearing.models import SUMS, believed, checked
from audio_yahtzee.devices.hearing.port import ALIKE, RecogniserUnavailable
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.talking import Talking

SPEECH = (b"\x00\x20" * 8 + b"\x00\xe0" * 8) * 600


@pytest.fixture
def vocabulary():
    return Talking(places()).vocabulary("en", everything(LIBRARY.get("yatzy")))


@pytest.fixture
def whisper(monkeypatch):
    """A faster-whisper that hears what it is told, and tells how it was asked."""
    module = ModuleType("faster_whisper")
    module.heard, module.loaded, module.asked, module.languages = [], [], [], ["en", "sv"]

    class WhisperModel:
        def __init__(self, path, **options):
            module.loaded.append((path, options))

        @property
        def supported_languages(self):
            return module.languages

        def transcribe(self, samples, **options):
            module.asked.append((len(samples), options))
            return iter(module.heard), None

    module.WhisperModel = WhisperModel
    monkeypatch.setitem(sys.modules, "faster_whisper", module)
    return module


@pytest.fixture
def vosk(monkeypatch):
    """A Vosk that hears what it is told."""
    module = ModuleType("vosk")
    module.result, module.loaded, module.words = {}, [], []

    class KaldiRecognizer:
        def __init__(self, model, rate, words):
            module.words.append((rate, json.loads(words)))

        def SetWords(self, wanted):  # noqa: N802 -- as Vosk names it
            assert wanted

        def AcceptWaveform(self, pcm):  # noqa: N802 -- the same
            assert pcm

        def FinalResult(self):  # noqa: N802 -- the same
            return json.dumps(module.result)

    module.KaldiRecognizer = KaldiRecognizer
    module.lacking = set()

    class Model:
        def __init__(self, model_path):
            module.loaded.append(model_path)

        def vosk_model_find_word(self, word):
            return -1 if module.lacking is None or word in module.lacking else 7

    module.Model = Model
    module.SetLogLevel = lambda level: None
    monkeypatch.setitem(sys.modules, "vosk", module)
    return module


def a_model(folder):
    folder.mkdir(parents=True)
    (folder / "tokenizer.json").write_text("{}", encoding="utf-8")


def segment(text, no_speech=0.1, likely=-0.1):
    return SimpleNamespace(text=text, no_speech_prob=no_speech, avg_logprob=likely)


def test_whisper_is_loaded_once_from_its_folder_and_never_from_the_net(whisper, vocabulary, tmp_path):
    a_model(tmp_path / "whisper")
    whisper.heard = [segment(" Keep two fours.")]
    recogniser = recogniser_of(Engine.WHISPER, tmp_path, "en")
    recogniser.prepare(vocabulary)
    for _ in range(2):
        (found,) = recogniser.recognise(SPEECH, vocabulary)
        assert (found.text, found.certain) == ("keep two fours", True)
    ((path, options),) = whisper.loaded
    assert path == str(tmp_path / "whisper")
    assert options["local_files_only"]
    assert recogniser.name == "whisper"


def test_whisper_takes_silence_for_no_words(whisper, vocabulary, tmp_path):
    a_model(tmp_path / "whisper")
    recogniser = recogniser_of(Engine.WHISPER, tmp_path, "en")
    whisper.heard = [segment("no", no_speech=0.6)]
    assert recogniser.recognise(SPEECH, vocabulary) == ()
    assert recogniser.recognise(bytes(32000), vocabulary) == ()
    assert len(whisper.asked) == 1


def test_vosk_hears_words_of_the_grammar_alone(vosk, vocabulary, tmp_path):
    (tmp_path / "vosk" / "en").mkdir(parents=True)
    recogniser = recogniser_of(Engine.VOSK, tmp_path, "en-GB")
    recogniser.prepare(vocabulary)
    vosk.result = {"text": "roll", "result": [{"conf": 0.9}]}
    (found,) = recogniser.recognise(SPEECH, vocabulary)
    assert (found.text, found.certain) == ("roll", True)
    ((_, (*said, unknown)),) = vosk.words
    assert {"yatzy", "fours"} <= set(said)
    assert any(text.startswith("keep the ") for text in said)
    assert unknown == "[unk]"
    vosk.result = {"text": "[unk] roll", "result": [{"conf": 0.9}]}
    assert recogniser.recognise(SPEECH, vocabulary) == ()
    vosk.result = {"text": ""}
    assert recogniser.recognise(SPEECH, vocabulary) == ()
    assert recogniser.recognise(b"", vocabulary) == ()
    assert vosk.loaded == [str(tmp_path / "vosk" / "en")]
    assert recogniser.name == "vosk"


@pytest.mark.parametrize("engine", [Engine.WHISPER, Engine.VOSK])
def test_a_missing_model_is_named_with_its_path(engine, whisper, vosk, vocabulary, tmp_path):
    with pytest.raises(RecogniserUnavailable) as caught:
        recogniser_of(engine, tmp_path, "sv").prepare(vocabulary)
    assert caught.value.reason.id == "hearing.no_model"
    assert str(caught.value.reason.values["path"]).startswith(str(tmp_path / engine))


@pytest.mark.parametrize(
    ("engine", "package", "said"),
    [
        (Engine.WHISPER, "faster_whisper", "hearing.no_package"),
        (Engine.VOSK, "vosk", "hearing.no_package"),
        (Engine.SPHINX, "pocketsphinx", "hearing.no_sphinx"),
    ],
)
def test_a_missing_package_is_named(engine, package, said, vocabulary, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(RecogniserUnavailable) as caught:
        recogniser_of(engine, tmp_path, "en").prepare(vocabulary)
    assert caught.value.reason.id == said


def test_a_model_is_whole_or_told_to_be_broken(tmp_path):
    (tmp_path / "model.bin").write_bytes(b"model")
    right = hashlib.sha256(b"model").hexdigest()
    (tmp_path / SUMS).write_text(f"{right}  model.bin\n", encoding="utf-8")
    assert checked(tmp_path) == tmp_path
    for content in (b"other", None):
        (tmp_path / "model.bin").unlink()
        if content is not None:
            (tmp_path / "model.bin").write_bytes(content)
        with pytest.raises(RecogniserUnavailable) as caught:
            checked(tmp_path)
        assert caught.value.reason.id == "hearing.broken_model"


def test_what_is_no_phrase_is_never_sure():
    (found,) = believed("Hello world.", 0.99, {}.get)
    assert found.confidence < ALIKE
    assert not found.certain
    assert believed(" . ", 0.9, {}.get) == ()


def test_vosk_is_not_asked_for_words_that_its_model_has_not(vosk, vocabulary, tmp_path):
    (tmp_path / "vosk" / "en").mkdir(parents=True)
    recogniser = recogniser_of(Engine.VOSK, tmp_path, "en")
    vosk.result = {"text": "roll", "result": [{"conf": 0.9}]}
    vosk.lacking = {"yatzy", "fours"}
    recogniser.recognise(SPEECH, vocabulary)
    ((_, said),) = vosk.words
    assert not vosk.lacking & {word for text in said for word in text.split()}
    vosk.lacking = None
    recogniser = recogniser_of(Engine.VOSK, tmp_path, "en")
    assert recogniser.recognise(SPEECH, vocabulary) == ()


def test_whisper_puts_commas_where_nobody_said_them_and_is_believed_what_is_a_phrase(
    whisper, vocabulary, tmp_path
):
    a_model(tmp_path / "whisper")
    recogniser = recogniser_of(Engine.WHISPER, tmp_path, "en")
    whisper.heard = [segment(" Keep, dice, two and, four.", likely=-0.6)]
    (found,) = recogniser.recognise(SPEECH, vocabulary)
    assert (found.text, found.certain) == ("keep dice two and four", True)
    whisper.heard = [segment(" keep in touch", likely=-0.1)]
    (found,) = recogniser.recognise(SPEECH, vocabulary)
    assert found.confidence < ALIKE
    whisper.heard = [segment(" roll", likely=-1.5)]
    (found,) = recogniser.recognise(SPEECH, vocabulary)
    assert (found.confidence, found.certain) == (ALIKE, False)


def test_a_whisper_that_knows_another_language_alone_is_told_so(whisper, vocabulary, tmp_path):
    a_model(tmp_path / "whisper")
    whisper.languages = ["sv"]
    with pytest.raises(RecogniserUnavailable) as told:
        recogniser_of(Engine.WHISPER, tmp_path, "en").prepare(vocabulary)
    assert told.value.reason.id == "hearing.no_language"
    assert told.value.reason.values["path"] == str(tmp_path / "whisper")


def test_what_a_whisper_model_lacks_is_told_and_never_fetched(whisper, vocabulary, tmp_path):
    (tmp_path / "whisper").mkdir()
    with pytest.raises(RecogniserUnavailable) as told:
        recogniser_of(Engine.WHISPER, tmp_path, "en").prepare(vocabulary)
    assert told.value.reason.values["path"] == str(tmp_path / "whisper" / "tokenizer.json")
    assert whisper.loaded == []
