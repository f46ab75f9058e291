"""Where phrases begin and end."""

import pytest
from hearing_fakes import HUSH, SPEECH, is_loud

from audio_yahtzee.devices.hearing.endpointing import FRAME_BYTES, ByLoudness, Endpoints, usual_judge

FRAMES = [SPEECH[at : at + FRAME_BYTES] for at in range(0, len(SPEECH), FRAME_BYTES)]


def phrases(frames, endpoints=None):
    endpoints = endpoints or Endpoints(is_loud)
    return [phrase for frame in frames if (phrase := endpoints.take(frame)) is not None]


def test_a_phrase_ends_after_half_a_second_of_quiet_and_brings_what_was_before_it():
    (phrase,) = phrases([HUSH] * 30 + FRAMES + [HUSH] * 30)
    assert SPEECH in phrase
    assert phrase.startswith(HUSH * 8)


def test_a_pause_within_a_phrase_does_not_end_it():
    assert len(phrases([HUSH] * 10 + FRAMES + [HUSH] * 10 + FRAMES + [HUSH] * 20)) == 1


def test_two_phrases_are_two():
    assert len(phrases(([HUSH] * 10 + FRAMES + [HUSH] * 20) * 2)) == 2


def test_a_click_is_no_phrase_and_nobody_has_spoken():
    endpoints = Endpoints(is_loud)
    assert phrases([HUSH] * 10 + FRAMES[:4] + [HUSH] * 30, endpoints) == []
    assert not endpoints.has_heard
    phrases(FRAMES, endpoints)
    assert endpoints.has_heard


def test_steady_noise_ends_after_six_seconds():
    found = phrases(FRAMES * 25)
    assert [round(len(phrase) / 32_000) for phrase in found] == [6, 6]


def test_what_was_being_said_can_be_forgotten():
    endpoints = Endpoints(is_loud)
    phrases([HUSH] * 10 + FRAMES, endpoints)
    endpoints.reset()
    assert phrases([HUSH] * 40, endpoints) == []


@pytest.mark.parametrize("make", [usual_judge, ByLoudness])
def test_judges_know_a_quiet_room(make):
    judge = make()
    assert not any(judge(HUSH) for _ in range(20))


def test_by_loudness_what_is_louder_than_before_is_speech():
    judge = ByLoudness()
    assert not judge(HUSH)
    assert judge(FRAMES[0])
