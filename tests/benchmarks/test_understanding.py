"""What it costs to understand a sentence, in processor time: nobody waits for it."""

import time

import pytest

from audio_yahtzee.controls.phrases.sampling import sample
from tests.support.phrasing import LANGUAGES, anything, phrases, rolled

MOST = 0.005
"""Seconds for a sentence, all but the slowest twentieth of them."""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_sentence_is_understood_at_once(tag):
    known, table = phrases(tag), rolled(4, 4, 1, 2, 6)
    sentences = [text for text, _ in sample(known.book, anything(), 500, 1)]
    known.understand("?!", table)
    taken = []
    for text in sentences:
        before = time.process_time()
        known.understand(text, table)
        taken.append(time.process_time() - before)
    assert sorted(taken)[len(taken) * 19 // 20] < MOST
