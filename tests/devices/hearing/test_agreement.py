"""When a recogniser is believed."""

from audio_yahtzee.devices.hearing.agreement import agreed, judged
from audio_yahtzee.devices.hearing.port import ALIKE, Heard
from audio_yahtzee.devices.hearing.sphinx import likeness
from audio_yahtzee.devices.hearing.trigram import trigram_of

MEANINGS = {"keep fours": 4, "keep the fours": 4, "keep fives": 5, "roll": 0}


def heard(by_grammar, by_trigram):
    return agreed(by_grammar, by_trigram, MEANINGS.get, likeness)


def test_what_both_understand_alike_is_certain_though_the_words_differ():
    assert heard("keep fours", "keep the fours") == (Heard("keep fours", 1.0, certain=True),)


def test_what_they_understand_differently_is_as_sure_as_it_is_alike():
    first, second = heard("keep fours", "keep fives")
    assert (first.text, second.text) == ("keep fours", "keep fives")
    assert ALIKE <= first.confidence < 1
    assert not first.certain


def test_chatter_that_a_grammar_takes_for_a_phrase_is_not_believed():
    (found,) = heard("roll", "the fives are the open")
    assert found.confidence < ALIKE


def test_where_the_grammar_lost_its_way_the_trigram_is_asked_about():
    assert heard("keep the", "keep fives") == (Heard("keep fives", ALIKE),)
    assert heard("", "keep fives") == (Heard("keep fives", ALIKE),)


def test_where_neither_hears_a_phrase_nothing_is():
    assert heard("", "") == heard("keep", "the") == ()


def test_what_sounds_best_goes_first():
    both = (Heard("keep fours", 0.8), Heard("keep fives", 0.8))
    assert [each.text for each in judged(both, "keep fives")] == ["keep fives", "keep fours"]
    assert judged(both, "the fives") == both


def test_what_sounds_better_than_anything_else_is_asked_about_however_unlike_the_words():
    assert judged((Heard("no", 0.2),), "no") == (Heard("no", ALIKE),)
    assert judged((Heard("no", 0.2),), "menu") == (Heard("no", 0.2),)


def test_a_trigram_shares_all_chances_out():
    text = trigram_of(["keep the fours", "keep the fives", "roll"], ["never"])
    sections = text.split("\\")
    chances = {}
    for line in text.splitlines():
        parts = line.split()
        if len(parts) > 1 and parts[0].lstrip("-")[0].isdigit() and len(parts) in {2, 3, 4}:
            chances[tuple(part for part in parts[1:] if not part.lstrip("-")[:1].isdigit())] = 10 ** float(
                parts[0]
            )
    assert sections
    after = {
        gram: chance for gram, chance in chances.items() if gram[:2] == ("keep", "the") and len(gram) == 3
    }
    assert set(after) == {("keep", "the", "fours"), ("keep", "the", "fives")}
    assert abs(sum(chance for gram, chance in chances.items() if len(gram) == 1) - 1) < 0.01
    assert ("never",) in chances
