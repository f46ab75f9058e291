"""When a recogniser is believed."""

from audio_yahtzee.devices.hearing.agreement import DOUBTFUL, FITS, Candidates, believed, candidates
from audio_yahtzee.devices.hearing.fitting import Fit
from audio_yahtzee.devices.hearing.port import ALIKE, Heard
from audio_yahtzee.devices.hearing.trigram import trigram_of

MEANINGS = {"keep fours": 4, "keep the fours": 4, "keep fives": 5, "roll": 0, "hold threes and the ace": 31}


def found(by_grammar, by_trigram):
    return candidates(by_grammar, by_trigram, MEANINGS.get)


def heard(by_grammar, by_trigram, likely, best=None):
    return believed(found(by_grammar, by_trigram), lambda texts: Fit(best or texts[0], likely))


def test_what_both_understand_alike_and_fits_is_certain_though_the_words_differ():
    assert heard("keep fours", "keep the fours", FITS) == (Heard("keep fours", 1.0, certain=True),)


def test_what_both_understand_and_fits_little_is_asked_about_and_what_does_not_fit_is_nothing():
    (asked,) = heard("roll", "roll", DOUBTFUL)
    assert not asked.certain
    assert asked.confidence >= ALIKE
    (nothing,) = heard("roll", "roll", DOUBTFUL - 0.1)
    assert not nothing.certain
    assert nothing.confidence < ALIKE


def test_many_words_that_both_understand_alike_are_certain_however_they_fit():
    said = "keep the two fours and roll"
    both = candidates(said, said, {said: 1}.get)
    assert believed(both, lambda texts: Fit(texts[0], -9.0)) == (Heard(said, 1.0, certain=True),)


def test_a_few_words_that_both_hear_in_chatter_are_not_certain():
    heard_in_a_number = "hold threes and the ace"
    (asked,) = heard(heard_in_a_number, heard_in_a_number, -3.55)
    assert not asked.certain


def test_what_they_understand_differently_is_asked_about_where_it_fits():
    first, second = heard("keep fours", "keep fives", FITS)
    assert (first.text, second.text) == ("keep fours", "keep fives")
    assert ALIKE <= first.confidence < 1
    assert not first.certain
    assert all(each.confidence < ALIKE for each in heard("keep fours", "keep fives", FITS - 0.1))


def test_what_fits_best_goes_first():
    both = heard("keep fours", "keep fives", FITS, best="keep fives")
    assert [each.text for each in both] == ["keep fives", "keep fours"]


def test_chatter_that_a_grammar_takes_for_a_phrase_is_not_believed():
    (nothing,) = heard("roll", "the fives are the open", -6.0)
    assert nothing.confidence < ALIKE


def test_where_the_grammar_lost_its_way_the_trigram_is_asked_about():
    assert found("keep the", "keep fives") == found("", "keep fives") == Candidates(("keep fives",))


def test_where_neither_hears_a_phrase_nothing_is():
    assert found("", "") == found("keep", "the") == Candidates(())


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
