"""The queue between a synthesiser and the mixer: order, interruption, failures, and its one thread."""

import threading
from types import SimpleNamespace

import pytest
from speech_fakes import FakeSynthesiser

from audio_yahtzee.devices.sound import output
from audio_yahtzee.devices.sound.output import load_pygame
from audio_yahtzee.devices.speech import player as player_module
from audio_yahtzee.devices.speech.player import ClipPlayer
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Utterance
from audio_yahtzee.devices.speech.synthesiser import ClipCache
from audio_yahtzee.messages import message


@pytest.fixture
def fake():
    return FakeSynthesiser()


@pytest.fixture
def clock():
    return SimpleNamespace(now=0.0)


@pytest.fixture
def player(fake, clock, dummy_output):
    player = ClipPlayer(lambda: fake, clock=lambda: clock.now)
    yield player
    fake.gate.set()
    player.close()


@pytest.fixture
def settle(pump_until):
    def settle(player):
        pump_until(SimpleNamespace(pump=player.poll), lambda: not player.is_playing)

    return settle


def texts(fake):
    return [utterance.text for utterance, _ in fake.asked]


def test_sentences_are_made_in_order_and_known_ones_are_not_made_again(fake, player, settle):
    player.play(Utterance("One. Two. Three.", "en"))
    player.play(Utterance("Two. Four.", "en"))
    settle(player)
    player.play(Utterance("Two. Four. One.", "en", volume=0.5))
    settle(player)
    assert texts(fake)[:3] == ["One.", "Two.", "Three."]
    assert texts(fake)[-1] == "Four."
    assert len(texts(fake)) <= 5


def test_what_is_dropped_while_it_is_being_made_is_told_so_and_not_kept(fake, player, settle):
    fake.gate.clear()
    player.play(Utterance("One. Two.", "en"))
    player.stop()
    assert not player.is_playing
    fake.gate.set()
    player.play(Utterance("One.", "en"))
    settle(player)
    # Either the worker had begun the old one, and was told to break off, or it never began.
    assert [cancelled for _, cancelled in fake.asked] in ([True, False], [False])
    assert "Two." not in texts(fake)


def test_all_work_is_done_on_one_thread_that_ends(dummy_output, settle):
    made = []

    def make():
        made.append(FakeSynthesiser())
        return made[0]

    before = set(threading.enumerate())
    player = ClipPlayer(make)
    player.play(Utterance("One. Two.", "en"))
    settle(player)
    player.close()
    assert made[0].is_closed
    assert len(made[0].threads) == 1
    assert threading.get_ident() not in made[0].threads
    assert set(threading.enumerate()) == before


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (SpeechUnavailable(message("speech.no_voices")), "speech.no_voices"),
        (RuntimeError("COM says 0x8004503A"), "speech.synthesis_failed"),
    ],
)
def test_a_synthesiser_that_fails_ends_the_player_and_not_the_game(fake, player, settle, error, reason):
    fake.fails_with = error
    player.play(Utterance("One. Two.", "en"))
    settle(player)
    assert player.poll().reason.id == reason
    player.play(Utterance("Three.", "en"))
    assert player.poll().reason.id == reason


@pytest.mark.parametrize("error", [SpeechUnavailable(message("speech.no_voices")), OSError("no COM here")])
def test_a_synthesiser_that_does_not_open_leaves_no_thread(dummy_output, error):
    def make():
        raise error

    before = set(threading.enumerate())
    with pytest.raises(SpeechUnavailable):
        ClipPlayer(make)
    assert set(threading.enumerate()) == before


def test_a_device_that_takes_no_more_sound_is_given_up(fake, clock, player):
    player.play(Utterance("One two three. " * 50, "en"))
    # Nothing but the fake clock moves: the same sound seems to go on and on.
    endless = SimpleNamespace(get_length=lambda: 2.0)
    player._channel = SimpleNamespace(
        get_busy=lambda: True, get_queue=lambda: endless, get_sound=lambda: endless, stop=lambda: None
    )
    player.poll()
    for _ in range(14):
        clock.now += 0.5
        assert player.poll() is None, "seven seconds are allowed for a sound of two"
    clock.now += 0.5
    assert player.poll().reason.id == "speech.output_stuck"
    player._channel = load_pygame().mixer.Channel(output.SPEECH_CHANNEL)


def test_a_machine_that_slept_has_not_lost_its_output(fake, clock, player):
    fake.gate.clear()
    player.play(Utterance("One.", "en"))
    player.poll()
    clock.now += 3600
    assert player.poll() is None


def test_an_output_that_is_gone_ends_the_player(fake, player, monkeypatch):
    fake.gate.clear()
    player.play(Utterance("One. Two.", "en"))
    monkeypatch.setattr(player_module, "output_is_lost", lambda: True)
    assert player.poll().reason.id == "speech.output_lost"
    assert not player.is_playing


def test_an_output_closed_by_another_ends_the_player(fake, player):
    load_pygame().mixer.quit()
    player.play(Utterance("One.", "en"))
    player.stop()
    assert player.poll().reason.id == "speech.output_lost"


def test_without_an_output_there_is_no_player_and_no_thread(monkeypatch, dummy_output):
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    before = set(threading.enumerate())
    with pytest.raises(SpeechUnavailable) as failure:
        ClipPlayer(FakeSynthesiser)
    assert failure.value.reason.id == "speech.output_unavailable"
    assert set(threading.enumerate()) == before


def test_its_memory_is_bounded_while_it_plays(fake, dummy_output, settle):
    cache = ClipCache(limit=5000)
    player = ClipPlayer(lambda: fake, cache=cache)
    player.play(Utterance(" ".join(f"Word {n}." for n in range(20)), "en"))
    settle(player)
    player.close()
    assert len(texts(fake)) == 20
    assert 0 < cache.size <= 5000
