"""Records at the table: opened by menu and phrase, walked as tables, and their course heard."""

from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest
from support.finished_games import KeptResults, made_up, with_lost
from support.sitting import Sitting, shipped

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.cues import Play
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.records import open_records
from audio_yahtzee.session.records_chart import TONES, tones
from audio_yahtzee.session.results import Finish, Played
from audio_yahtzee.session.seating import seated
from audio_yahtzee.session.seats import Character
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.session.spoken import Spoken

EXPERT = Character("expert")
LEVELS = SimpleNamespace(levels=("expert",), usual="expert")
GAMES = made_up(
    shipped()["yahtzee"],
    {"Anna": 180},
    {"Anna": 210, EXPERT: 240},
    {"Anna": 301, EXPERT: 240},
    {"Anna": 240, "Bertil": 180},
    {"Anna": 255, "Bertil": 120},
)


def with_results(games=GAMES, people=("Anna",), **options):
    """Return a sitting in which `games` were finished before."""
    sitting = Sitting(people=people, **options)
    results = KeptResults(games)
    sitting.session.offer = replace(sitting.session.offer, results=results, cast=LEVELS)
    return sitting


def opened(sitting):
    """Open the records; return what is said."""
    sitting.ear.batches.clear()
    open_records(sitting.session)
    return sitting.ear.lines


def labels(sitting):
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]


class TestOpening:
    def test_the_menu_has_them(self):
        sitting = with_results()
        sitting.press("escape")
        assert sitting.choose("records")[0] == "Yahtzee, 5 games."
        assert sitting.press("escape")[0] == "Menu."

    def test_so_has_the_question_before_a_game(self):
        sitting = with_results(people=None)
        Setup(sitting.session).offer(Seating("yahtzee", ("Anna",)), shipped()["yahtzee"])
        assert sitting.choose("records")[0] == "Yahtzee, 5 games."
        assert sitting.press("escape")[0] == "New game."

    def test_and_the_one_after_it(self):
        sitting = with_results(rules="crag")
        sitting.play_to_the_end()
        sitting.press("enter")
        assert sitting.choose("records")[0] == "Yahtzee, 5 games."

    @pytest.mark.parametrize("people", [None, ("Anna",)])
    def test_a_phrase_opens_them_at_a_table_and_without_one(self, people):
        sitting = with_results(people=people)
        if people is None:
            Setup(sitting.session).ask_all()
        sitting.ear.batches.clear()
        Spoken(sitting.session, None)._do(meaning(Meant.ASK_RECORDS))
        assert sitting.ear.lines[0] == "Yahtzee, 5 games."

    def test_without_a_finished_game_it_is_said_that_there_are_none(self):
        sitting = with_results(games=())
        assert opened(sitting) == ["No records yet: the first game that is finished begins them."]
        assert sitting.ear.sounds == ["error"]

    def test_where_nothing_is_kept_no_menu_has_them(self, anna):
        anna.press("escape")
        assert "Records" not in labels(anna)

    def test_of_several_games_the_one_on_the_table_is_in_focus_and_each_tells_its_best(self):
        crag = made_up(shipped()["crag"], {"Bertil": 120}, {"Anna": 99})
        sitting = with_results([*GAMES, *crag], rules="crag")
        assert opened(sitting) == ["Records of 7 games.", "Crag: 2 games, best 120, Bertil."]
        assert sitting.press("up") == ["Yahtzee: 5 games, best 301, Anna."]
        assert sitting.press("enter")[0] == "Yahtzee, 5 games."

    def test_rules_that_were_changed_stand_by_themselves(self):
        rules = shipped()["yahtzee"]
        changed = replace(rules, rolls=4, overlay='{"turn":{"rolls":4}}')
        sitting = with_results([*GAMES, *made_up(changed, {"Anna": 350})])
        opened(sitting)
        assert len(labels(sitting)) == 2


class TestTables:
    def test_everybody_who_finished_is_in_the_ranking_by_their_best(self):
        sitting = with_results()
        opened(sitting)
        assert sitting.press("enter") == ["Ranking of 3 players.", "First: Anna, 301."]
        assert sitting.press("down") == ["Second: expert, 240."]
        assert sitting.press("right") == ["2 games."]
        assert sitting.press("down") == ["Bertil: 2 games."]
        assert sitting.press("right") == ["0 of 2 won."]
        assert sitting.press("up", "up") == ["Anna: 3 of 4 won."]
        assert sitting.press("right") == ["Mean 237."]
        assert sitting.press("right") == ["6 May 2026, game 3."]
        assert sitting.press("right") == ["6 May 2026, game 3."]
        assert sitting.ear.sounds == ["menu.end"]

    def test_equal_bests_share_a_place(self):
        sitting = with_results(made_up(shipped()["yahtzee"], {"Anna": 200, "Bo": 200, "Cilla": 100}))
        opened(sitting)
        sitting.press("enter")
        assert sitting.press("down") == ["First: Bo, 200."]
        assert sitting.press("down") == ["Third: Cilla, 100."]

    def test_every_result_is_among_the_high_scores_with_its_date_and_game(self):
        sitting = with_results()
        opened(sitting)
        assert sitting.press("down", "enter") == ["High scores, 9 results.", "First: Anna, 301."]
        assert len(labels(sitting)) == 9
        assert labels(sitting)[0] == "Anna: 301, 6 May 2026, game 3, first of 2"
        assert labels(sitting)[-1] == "Bertil: 120, 8 May 2026, game 5, second of 2"

    def test_enter_opens_the_page_of_whoever_is_in_focus(self):
        sitting = with_results()
        opened(sitting)
        sitting.press("enter", "down", "right")
        assert sitting.press("enter")[0] == "Expert, 2 games."

    def test_a_name_is_one_whatever_its_case(self):
        sitting = with_results(made_up(shipped()["yahtzee"], {"Anna": 200}, {"ANNA": 100}))
        opened(sitting)
        assert sitting.press("enter") == ["Ranking, 1 player.", "First: ANNA, 200."]

    def test_game_points_rank_where_they_do(self):
        rules = shipped()["balut"]
        game = made_up(rules, {"Anna": 8})[0]
        finish = replace(game.finishes[0], total=512)
        sitting = with_results([replace(game, finishes=(finish,))])
        opened(sitting)
        sitting.press("enter")
        assert labels(sitting)[0].startswith("Anna: 8 game points")
        assert sitting.press("enter")[1] == "Best 8 game points with a total of 512, 4 May 2026, game 1."


class TestPages:
    def page(self, games=GAMES, **options):
        sitting = with_results(games, **options)
        opened(sitting)
        sitting.choose("Anna")
        return sitting

    def test_a_page_tells_what_the_games_come_to(self):
        assert labels(self.page()) == [
            "Best 301, 6 May 2026, game 3",
            "5 games, the first 4 May 2026",
            "Mean 237, lowest 180",
            "Won 3 of 4 games, 75 percent",
            "At most 3 wins in a row, 3 now",
            "Bonus in 2 of 5 games, 40 percent",
            "Yahtzee in 1 of 5 games, 20 percent",
            "Against expert: 1 of 2 won, mean 256",
            "With other people: 2 of 2 won, mean 248",
            "Alone: 1 game, mean 180",
            "Development: 195 at first, 248 lately",
        ]

    def test_what_choices_cost_is_told_where_it_is_known(self):
        games = [with_lost(made_up(shipped()["yahtzee"], {"Anna": 200})[0], 12.4), *GAMES[2:3]]
        assert "Choices cost 12 a game against perfect play" in labels(self.page(games))

    def test_there_is_no_bonus_and_no_jackpot_where_the_rules_have_none(self):
        crag = shipped()["crag"]
        rules = replace(crag, boxes=tuple(box for box in crag.boxes if not box.want.kinds))
        told = labels(self.page(made_up(rules, {"Anna": 150}, {"Anna": 90})))
        assert not any("percent" in line for line in told)

    def test_bonuses_of_several_columns_are_counted_together(self):
        told = labels(self.page(made_up(shipped()["triple-yahtzee"], {"Anna": 260}, {"Anna": 90})))
        assert "1 of 6 bonuses, 17 percent" in told

    def test_a_player_of_one_game_has_its_result(self):
        told = labels(self.page(GAMES[:1]))
        assert told[:2] == ["Best 180, 4 May 2026, game 1", "1 game, the first 4 May 2026"]
        assert told[2:] == ["Development: every result, by left and right"]

    def test_enter_says_a_line_again(self):
        sitting = self.page()
        assert sitting.press("down", "enter") == ["5 games, the first 4 May 2026."]

    @pytest.mark.parametrize("language", ["en", "sv"])
    @pytest.mark.parametrize("verbosity", list(Verbosity))
    def test_every_place_of_the_records_can_be_said_in_every_way(self, language, verbosity):
        games = [with_lost(made_up(shipped()["yahtzee"], {"Anna": 200})[0], 0.4), *GAMES]
        sitting = with_results(games, language=language, verbosity=verbosity)
        assert all(opened(sitting))
        for chords in (
            ("enter",),
            ("escape", "down", "enter"),
            ("escape", "down", "enter"),
            ("end", "enter"),
        ):
            assert all(sitting.press(*chords))
            for chord in ("right", "down", "left", "end", "f1"):
                assert sitting.press(chord)


class TestChart:
    def chart(self, games=GAMES):
        sitting = with_results(games)
        opened(sitting)
        sitting.choose("Anna")
        heard = sitting.press("end", "enter")
        return sitting, heard

    def played(self, sitting):
        return [cue for cues, _ in sitting.ear.batches for cue in cues if isinstance(cue, Play)]

    def test_it_opens_with_all_results_as_tones_one_after_the_other_from_left_to_right(self):
        sitting, heard = self.chart()
        assert heard == ["Anna, 5 games: lowest 180, highest 301."]
        tune = [cue for cue in self.played(sitting) if cue.sound.startswith("chart.")]
        assert [int(cue.sound.removeprefix("chart.")) for cue in tune] == [1, 5, TONES, 8, 10]
        assert [cue.pan for cue in tune] == [-0.8, -0.4, 0.0, 0.4, 0.8]
        delays = [cue.delay for cue in tune]
        assert delays == sorted(set(delays))
        assert [cue.is_waited_for for cue in tune] == [False] * 4 + [True]

    def test_arrows_walk_it_each_result_with_its_tone(self):
        sitting, _ = self.chart()
        assert sitting.press("left") == ["240, 7 May 2026."]
        assert sitting.ear.sounds == ["chart.8"]
        assert sitting.press("left") == ["301, 6 May 2026."]
        assert sitting.ear.sounds == [f"chart.{TONES}"]
        assert sitting.press("home") == ["180, 4 May 2026."]
        sitting.press("left")
        assert sitting.ear.sounds == ["menu.end", "chart.1"]

    def test_enter_plays_it_again(self):
        sitting, heard = self.chart()
        assert sitting.press("enter") == heard
        assert len([sound for sound in sitting.ear.sounds if sound.startswith("chart.")]) == 5

    def test_a_number_goes_to_that_result(self):
        sitting, _ = self.chart()
        sitting.ear.batches.clear()
        sitting.session.press(KeyPress("enter", entry=3))
        assert sitting.ear.lines == ["301, 6 May 2026."]

    def test_of_many_games_some_are_put_together_and_none_is_left_out(self):
        games = made_up(shipped()["yahtzee"], *({"Anna": 100 + n} for n in range(70)))
        sitting, _ = self.chart(games)
        told = labels(sitting)
        assert len(told) == 32
        assert any("mean of 2 games" in line for line in told)
        assert any("mean of 3 games" in line for line in told)

    def test_what_is_seen_are_the_same_numbers(self):
        sitting, _ = self.chart()
        assert sitting.mode.question().chart == (180, 210, 301, 240, 255)

    def test_equal_results_have_one_tone(self):
        assert len(set(tones([200, 200, 200]))) == 1

    def test_there_is_no_tone_beyond_those_of_a_pack(self):
        assert set(tones(range(1000))) == {f"chart.{number}" for number in range(1, TONES + 1)}


@dataclass
class EndingJournal:
    """The port Journal as far as news need it."""

    number: int | None

    def begin(self, rules, seats, dice=None):
        pass

    def add(self, line, state):
        pass

    def reseat(self, seats):
        pass


class TestNews:
    def ended(self, before, *, people=("Anna",), number=99, **preferences):
        """Play a game to its end, with `before` finished earlier; return the sitting and what was said."""
        sitting = Sitting(rules="crag", people=None, **preferences)
        session, results = sitting.session, KeptResults()
        session.offer = replace(session.offer, results=results, journal=EndingJournal(number))
        results.finished = lambda: [*before, *self.this_game(sitting)]
        session.seat(sitting.rules, seated(session, sitting.rules, people))
        return sitting, sitting.play_to_the_end()

    def this_game(self, sitting):
        if not sitting.state.is_over:
            return ()
        names = sitting.session.game.names
        totals = [seat.card.total for seat in sitting.state.seats]
        finishes = tuple(Finish(n, names[n], 1, total, total) for n, total in enumerate(totals))
        return (Played(99, GAMES[-1].started, sitting.rules, finishes, len(finishes)),)

    def test_a_new_best_is_said_after_the_game_with_a_sound_of_its_own(self):
        before = made_up(shipped()["crag"], {"Anna": 5, "Bertil": 200})
        sitting, heard = self.ended(before)
        total = sitting.state.seats[0].card.total
        assert 5 < total < 200
        assert f"Your best yet, {total - 5} above the last." in heard
        assert "record" in sitting.ear.sounds

    def test_a_record_is_told_with_what_it_betters(self):
        before = made_up(shipped()["crag"], {"Anna": 2, "Bertil": 4})
        sitting, heard = self.ended(before, verbosity=Verbosity.FULL)
        total = sitting.state.seats[0].card.total
        assert f"A new record: {total}, {total - 4} above the 4 of 4 May 2026 by Bertil." in heard

    def test_where_several_listen_it_is_told_by_name(self):
        before = made_up(shipped()["crag"], {"Anna": 5, "Bertil": 300})
        sitting, heard = self.ended(before, people=("Anna", "Cilla"))
        total = sitting.state.seats[0].card.total
        assert f"Anna's best yet, {total - 5} above the last." in heard
        assert not any("Cilla's" in line for line in heard)

    @pytest.mark.parametrize(
        ("points", "said"),
        [
            ((300,), "Your second best of 2 games."),
            ((300, 250, 5), "Your third best of 4 games."),
        ],
    )
    def test_of_one_that_is_no_better_its_place_among_ones_own_is_said_without_a_fanfare(self, points, said):
        before = made_up(shipped()["crag"], *({"Anna": each, "Bertil": 400} for each in points))
        sitting, heard = self.ended(before)
        assert said in heard
        assert "record" not in sitting.ear.sounds

    def test_an_equal_of_the_best_is_called_so(self):
        total = self.ended([])[0].state.seats[0].card.total
        _, heard = self.ended(made_up(shipped()["crag"], {"Anna": total}))
        assert "As good as your best." in heard

    def test_a_result_far_from_the_best_is_let_alone(self):
        before = made_up(shipped()["crag"], *({"Anna": 300},) * 10)
        _, heard = self.ended(before)
        assert not any("best" in line for line in heard)

    def test_where_several_listen_only_bests_are_told(self):
        before = made_up(shipped()["crag"], {"Anna": 300, "Cilla": 300})
        _, heard = self.ended(before, people=("Anna", "Cilla"))
        assert not any("best" in line for line in heard)

    def test_nothing_is_said_of_a_first_game(self):
        sitting, heard = self.ended([])
        assert not any("best" in line or "record" in line for line in heard)
        assert "record" not in sitting.ear.sounds

    def test_nor_of_one_that_could_not_be_kept(self):
        before = made_up(shipped()["crag"], {"Anna": 5})
        _, heard = self.ended(before, number=None)
        assert not any("best" in line or "record" in line for line in heard)

    def test_nor_of_one_that_was_practice(self):
        before = made_up(shipped()["crag"], {"Anna": 5})
        _, heard = self.ended(before, number=98)
        assert not any("best" in line or "record" in line for line in heard)
