"""The queue between a synthesiser and the mixer: order, interruption, failures, and its one thread."""

import threading
import time
from types import SimpleNamespace

import pytest
from speech_fakes import FakeSynthesiser

from audio_yahtzee.devices.sound import output
from audio_yahtzee.devices.sound.output import load_pygame
from audio_yahtzee.devices.speech import player as player_module
from audio_yahtzee.devices.speech.player import ClipPlayer
from audio_yahtzee.devices.speech.port import OutputLost, SpeechUnavailable, Utterance
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


def test_an_output_that_takes_no_more_sound_is_reported_and_played_on_when_it_does_again(clock, player):
    endless = SimpleNamespace(get_length=lambda: 2.0)
    stuck = SimpleNamespace(is_busy=True, tried=0)

    def try_again(sound):
        stuck.tried += 1

    player._channel = SimpleNamespace(
        get_busy=lambda: stuck.is_busy,
        get_queue=lambda: endless,
        get_sound=lambda: endless,
        stop=lambda: setattr(stuck, "is_busy", False),
        play=try_again,
    )
    player.play(Utterance("One two three.", "en"))
    player.poll()
    for _ in range(14):
        clock.now += 0.5
        assert player.poll() is None, "seven seconds are allowed for a sound of two"
    clock.now += 0.5
    assert player.poll().reason.id == "speech.output_stuck"
    assert isinstance(player.poll(), OutputLost), "the voice is well"
    assert stuck.tried == 1, "a little silence tries the output"
    stuck.is_busy = True
    assert isinstance(player.poll(), OutputLost), "the silence has not come to its end"
    stuck.is_busy = False
    assert player.poll() is None
    player._channel = load_pygame().mixer.Channel(output.SPEECH_CHANNEL)


def test_a_synthesiser_that_does_not_come_back_is_given_up_and_not_waited_for(fake, clock, dummy_output):
    stuck = ClipPlayer(lambda: fake, clock=lambda: clock.now)
    fake.gate.clear()
    stuck.play(Utterance("One two three.", "en"))
    while stuck._making is None:
        time.sleep(0.001)
    stuck.poll()
    failure = None
    for _ in range(14):
        # Keys that are pressed all the while, each of which drops what was to be said, are no excuse.
        stuck.stop()
        stuck.play(Utterance("Four.", "en"))
        clock.now += 0.5
        failure = failure or stuck.poll()
    assert failure.reason.id == "speech.synthesis_stuck"
    assert not isinstance(failure, OutputLost)
    player_thread = stuck._worker._thread
    stuck.close()
    assert player_thread.is_alive(), "it was left behind"
    assert player_thread.daemon, "and does not keep the program from ending"
    fake.gate.set()
    player_thread.join(10)


def test_a_synthesiser_that_never_opens_is_not_waited_for(dummy_output, monkeypatch):
    monkeypatch.setattr(player_module, "_OPENING_PATIENCE", 0.05)
    monkeypatch.setattr(player_module, "_CLOSING_PATIENCE", 0.05)
    never = threading.Event()
    with pytest.raises(SpeechUnavailable) as failure:
        ClipPlayer(lambda: never.wait(10))
    assert failure.value.reason.id == "speech.synthesis_stuck"
    never.set()


def test_a_machine_that_slept_has_not_lost_its_output(fake, clock, player):
    fake.gate.clear()
    player.play(Utterance("One.", "en"))
    player.poll()
    clock.now += 3600
    assert player.poll() is None


@pytest.fixture
def unplug(monkeypatch, dummy_output):
    """Take the output away, or give it back."""
    state = SimpleNamespace(is_gone=False)
    opened = output.open_output

    def opening():
        if state.is_gone:
            raise output.OutputUnavailable(message("speech.output_unavailable", detail="unplugged"))
        opened()

    monkeypatch.setattr(output, "open_output", opening)

    def unplugged(*, is_gone):
        state.is_gone = is_gone
        if is_gone:
            load_pygame().mixer.quit()

    return unplugged


def test_an_output_that_goes_is_tried_for_about_once_a_second_and_played_on_when_it_is_back(
    fake, clock, player, unplug, settle, monkeypatch
):
    attempts = []
    opening = output.open_output
    monkeypatch.setattr(output, "open_output", lambda: (attempts.append(clock.now), opening()))
    fake.gate.clear()
    player.play(Utterance("One. Two.", "en"))
    unplug(is_gone=True)
    fake.gate.set()
    # Nothing but the fake clock moves below: a second thread would seem to be stuck.
    player._worker.call(lambda: None, 10)
    for _ in range(50):
        clock.now += 0.1
        lost = player.poll()
        assert isinstance(lost, OutputLost)
        assert lost.reason.id == "speech.output_lost"
        assert not player.is_playing
        player.stop()
    assert 5 <= len(attempts) <= 6, attempts
    unplug(is_gone=False)
    clock.now += 1.1
    for _ in range(2000):
        if player.poll() is None:
            break
        time.sleep(0.002)
    player.play(Utterance("Three.", "en"))
    assert player.is_playing
    settle(player)
    assert "Three." in texts(fake)
    assert player.poll() is None


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
