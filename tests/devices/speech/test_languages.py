"""Which voice reads which language."""

import pytest

from audio_yahtzee.devices.speech.languages import Nearness, choose_voice
from audio_yahtzee.devices.speech.port import Utterance, Voice


def voices(*tags):
    return [Voice(f"id/{tag}", tag, tag) for tag in tags]


@pytest.mark.parametrize(
    ("available", "wanted", "chosen", "nearness"),
    [
        (("en-GB", "en-US", "sv"), "sv", "sv", Nearness.SAME),
        (("en-GB", "en-US"), "en-GB", "en-GB", Nearness.SAME),
        (("en-GB", "en-GB-scotland", "en-US"), "en", "en-US", Nearness.SAME),
        (("en-GB-scotland", "en-GB"), "en-AU", "en-GB", Nearness.SAME),
        (("en-GB", "sv"), "sv-FI", "sv", Nearness.SAME),
        (("fr-BE", "fr-FR"), "fr", "fr-FR", Nearness.SAME),
        (("SV-se",), "sv_SE", "SV-se", Nearness.SAME),
        (("en-US", "da", "nb"), "nn", "nb", Nearness.RELATIVE),
        (("en-US", "da"), "nn", "da", Nearness.RELATIVE),
        (("da", "en-US"), "fi", "en-US", Nearness.FOREIGN),
        (("da", "pl"), "fi", "da", Nearness.FOREIGN),
        (("fil", "en"), "fi", "en", Nearness.FOREIGN),
    ],
)
def test_the_nearest_voice_reads(available, wanted, chosen, nearness):
    choice = choose_voice(voices(*available), Utterance("x", wanted))
    assert (choice.voice.language, choice.nearness) == (chosen, nearness)


def test_the_voice_asked_for_reads_its_language():
    choice = choose_voice(voices("en-US", "en-GB"), Utterance("x", "en", "id/en-GB"))
    assert choice.voice.language == "en-GB"


def test_a_text_that_fell_back_to_english_is_read_by_an_english_voice():
    choice = choose_voice(voices("sv", "en-US"), Utterance("Score", "en", "id/sv"))
    assert choice.voice.language == "en-US"


def test_no_voice_at_all_is_an_error():
    with pytest.raises(ValueError, match="no voice"):
        choose_voice([], Utterance("x", "en"))
