import pytest

from audio_yahtzee.devices.screen.canvas import Canvas
from audio_yahtzee.devices.screen.lettering import cut, fitted, font, wrapped
from audio_yahtzee.devices.screen.rows import in_sight
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.theme import DARK, LEAST_CONTRAST, contrast
from audio_yahtzee.devices.screen.window import paint
from audio_yahtzee.game.ruleset import DiceSpec
from audio_yahtzee.messages import message
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Question
from audio_yahtzee.session.view import View

CAPTION = "Two, two, five, six, one. Two rolls left."
SIZES = [(800, 600), (1280, 800), (3840, 2160), (600, 900)]


class Witness(Canvas):
    """Remembers where everything came to stand."""

    def __init__(self, size, theme=DARK):
        super().__init__(pygame.Surface(size), theme)
        self.places = []
        self.texts = []
        self.frames = []
        self.discs = []
        self.arrows = []

    def line(self, ink, place, size, *, along=0.0):
        where = super().line(ink, place, size, along=along)
        self.places.append(where)
        self.texts.append((ink.text, where, ink.colour))
        return where

    def frame(self, place, colour, thickness, radius=0):
        self.places.append(place.copy())
        self.frames.append((place.copy(), colour))
        super().frame(place, colour, thickness, radius)

    def fill(self, place, colour, radius=0):
        self.places.append(place.copy())
        super().fill(place, colour, radius)

    def disc(self, centre, radius, colour):
        place = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        place.center = centre
        self.places.append(place)
        self.discs.append((centre, colour))
        super().disc(centre, radius, colour)

    def arrow(self, place, colour, direction):
        self.places.append(place.copy())
        self.arrows.append(direction)
        super().arrow(place, colour, direction)

    @property
    def written(self):
        return [text for text, _, _ in self.texts]

    def rings(self):
        return [place for place, colour in self.frames if colour == self.theme.focus]

    def row(self, name):
        """Return what stands on the line of `name`, from the left."""
        height = next(place.centery for text, place, _ in self.texts if text == name)
        line = [(place.left, text) for text, place, _ in self.texts if abs(place.centery - height) < 4]
        return [text for _, text in sorted(line)]


@pytest.fixture
def painted(words):
    def draw(view, size=(1280, 800), caption=CAPTION, scale=1.0):
        canvas = Witness(size)
        canvas.clear()
        paint(canvas, view, caption, words, scale)
        return canvas

    return draw


def entries(count):
    return tuple((f"Entry number {number}", None) for number in range(count))


def test_every_pair_of_colours_stands_out():
    assert min(contrast(*pair) for pair in DARK.pairs) >= LEAST_CONTRAST


def test_contrast_is_measured_as_the_guidelines_do():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (0x76, 0x76, 0x76)) == pytest.approx(4.54, abs=0.01)
    assert contrast(DARK.text, DARK.text) == 1


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(painted, play, looking, face):
    state = play()
    object.__setattr__(state, "dice", (face,) * 5)
    assert len(painted(looking(state)).discs) == 5 * face


def test_faces_above_six_are_written_as_numbers(painted, play, looking):
    state = play("yatzy", turns=0, dice=DiceSpec(5, 12))
    canvas = painted(looking(state))
    assert not canvas.discs
    numerals = [text for text, _, colour in canvas.texts if colour == DARK.pip]
    assert numerals == [str(face) for face in state.dice]


def test_kept_dice_have_a_frame_and_the_word_below_them(painted, play, looking):
    canvas = painted(looking(play()))
    frames = [place for place, colour in canvas.frames if colour == DARK.kept]
    words_below = [place for text, place, _ in canvas.texts if text == "Kept"]
    assert len(frames) == len(words_below) == 2
    for frame, word in zip(frames, words_below, strict=True):
        assert abs(frame.centerx - word.centerx) <= 1
        assert word.top >= frame.bottom


@pytest.mark.parametrize("place", range(5))
def test_the_ring_of_focus_goes_around_die_and_frame_with_a_gap(painted, play, looking, place):
    canvas = painted(looking(play(), Zone.DICE, place))
    (ring,) = canvas.rings()
    inside = [frame for frame, colour in canvas.frames if colour == DARK.kept and ring.contains(frame)]
    assert len(inside) == (place in (1, 3))
    edge = next(
        x for x in range(ring.left, ring.right) if canvas.surface.get_at((x, ring.centery))[:3] == (0, 0, 0)
    )
    assert edge - ring.left >= 5
    assert edge < ring.left + ring.width // 6


def test_without_dice_it_says_so(painted, play, looking):
    state = play()
    object.__setattr__(state, "dice", ())
    object.__setattr__(state, "kept", ())
    canvas = painted(looking(state))
    assert not canvas.discs
    assert any("no dice" in text.lower() for text in canvas.written)


def test_the_card_shows_what_is_written_and_what_each_open_box_pays(painted, play, looking, words):
    state = play()
    view = looking(state)
    canvas = painted(view)
    pays = {line.cell.box: f"+{line.outcome.points}" for line in view.lines}
    holds = {entry.cell.box: str(entry.points) for entry in state.card.entries}
    assert pays
    assert holds
    for box in state.rules.boxes:
        name = words(message(f"box.{box.id}"), None)
        assert canvas.row(name)[-2:] == [name, (pays | holds)[box.id]]
    upper = words(message("section.upper"), None)
    assert canvas.row(upper)[-2:] == [upper, str(state.card.section_points("upper"))]


def test_the_bonus_a_box_would_bring_stands_beside_its_points(painted, play, looking):
    state = play("yatzy", players=1, turns=0)
    view = looking(state)
    first = view.lines[0]
    object.__setattr__(first.outcome, "bonus", 50)
    assert painted(view).row("Ones")[-2:] == ["Ones", f"+{first.outcome.points} +50"]


def test_a_box_that_is_not_allowed_has_a_dash(painted, play, looking):
    state = play("yatzy", players=1, turns=0, order="listed")
    assert painted(looking(state)).row("Twos")[-2:] == ["Twos", "\N{EN DASH}"]


def test_the_players_stand_with_their_totals_and_an_arrow_at_the_one_in_turn(painted, play, looking):
    state = play()
    canvas = painted(looking(state, names=("Anna", "Bertil", "Computer")))
    for player, name in enumerate(("Anna", "Bertil", "Computer")):
        assert canvas.row(name)[:2] == [name, str(state.seats[player].card.total)]
    assert canvas.arrows == [(1, 0)]


def test_the_header_says_whose_turn_it_is(painted, play, looking):
    canvas = painted(looking(play(), names=("Anna", "Bertil", "Computer")))
    assert "Bertil, round 4 of 13, 2 rolls left" in canvas.written


WIDE = {"columns": (1, 2, 3), "times": 4}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0, 4.0])
@pytest.mark.parametrize("zone", list(Zone))
@pytest.mark.parametrize("changes", [{}, WIDE])
def test_nothing_is_drawn_outside_the_window(painted, play, looking, size, scale, zone, changes):
    state = play("yatzy", players=20, turns=150, **changes)
    last = {Zone.DICE: len(state.dice), Zone.BOXES: len(state.card.cells()), Zone.CARDS: 20}[zone] - 1
    canvas = painted(looking(state, zone, last), size, CAPTION * 5, scale)
    whole = canvas.surface.get_rect()
    assert [place for place in canvas.places if not whole.contains(place)] == []
    assert len(canvas.rings()) == 1


@pytest.mark.parametrize("size", [(1, 1), (60, 40), (200, 150), (2000, 80), (80, 2000)])
def test_a_window_of_any_size_can_be_drawn(painted, play, looking, size):
    state = play("yatzy", players=20, turns=30)
    for zone in Zone:
        painted(looking(state, zone), size)
    painted(looking(state, question=Question("Title", entries(5), 3)), size)
    painted(View(None, (), (), None, 0, Question("Title", text="Anna")), size)


@pytest.mark.parametrize("zone", [Zone.BOXES, Zone.CARDS])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_what_is_in_focus_is_in_sight(painted, play, looking, zone, size):
    state = play("yatzy", players=20, turns=30, **WIDE)
    names = [f"Player number {number}" for number in range(20)]
    places = len(state.card.cells()) if zone is Zone.BOXES else 20
    for place in range(places):
        canvas = painted(looking(state, zone, place), size)
        (ring,) = canvas.rings()
        inside = [
            text for text, where, _ in canvas.texts if ring.contains(where.inflate(0, -where.height // 2))
        ]
        if zone is Zone.CARDS:
            assert names[place] in inside
        else:
            assert inside


@pytest.mark.parametrize("place", [0, 1, 20, 38, 39])
def test_a_long_list_scrolls_to_the_entry_in_focus(painted, place):
    question = Question(message("boxes.title", count=40), entries(40), place)
    canvas = painted(View(None, (), (), None, 0, question), (800, 600))
    (ring,) = canvas.rings()
    inside = [text for text, where, _ in canvas.texts if ring.contains(where.inflate(0, -where.height // 2))]
    assert inside == [f"Entry number {place}"]
    assert ((0, -1) in canvas.arrows) == (place > 0 and "Entry number 0" not in canvas.written)
    assert ((0, 1) in canvas.arrows) == ("Entry number 39" not in canvas.written)


def test_entries_are_written_in_their_own_languages(painted):
    question = Question("Title", ((message("box.chance"), "sv"), (message("box.chance"), None)), 0)
    assert {"Chans", "Chance"} <= set(painted(View(None, (), (), None, 0, question)).written)


def test_what_is_typed_is_shown_with_its_end_where_it_is_too_long(painted):
    def shown(text):
        return painted(View(None, (), (), None, 0, Question("Title", text=text)), (800, 600)).written

    assert "Åsa Öhm" in shown("Åsa Öhm")
    assert any(text.startswith("…") and text.endswith("the end") for text in shown("x" * 200 + " the end"))


def test_a_title_alone_and_no_question_at_all_can_be_drawn(painted):
    assert "Title" in painted(View(None, (), (), None, 0, Question("Title"))).written
    assert painted(View(None, (), (), None, 0, None)).written == [CAPTION]


def test_a_question_leaves_dice_and_card_in_sight(painted, play, looking):
    canvas = painted(looking(play(), question=Question("Title", entries(3), 1)))
    assert canvas.discs
    assert {"Title", "Entry number 1", "Ones"} <= set(canvas.written)


def test_the_caption_is_wrapped_and_its_box_stays_as_high_as_it_is(painted):
    empty, full = painted(None, caption=""), painted(None, caption="Some words to be wrapped. " * 60)
    assert [place for place, _ in empty.frames] == [place for place, _ in full.frames]
    assert len(full.written) == 3
    assert full.written[-1].endswith("…")
    box = full.frames[0][0]
    assert all(box.contains(place) for _, place, _ in full.texts)


def test_text_no_font_can_draw_does_not_stop_the_game(painted):
    canvas = painted(None, caption="a\x00b\ud800c\nd 骰子 \U0001f3b2")
    assert canvas.written


def test_text_grows_with_the_window_and_the_scale(painted):
    def height(size, scale):
        return painted(None, size, "Text", scale).texts[0][1].height

    assert height((3840, 2160), 1.0) > 2.5 * height((1280, 800), 1.0)
    assert height((1280, 800), 2.0) > 1.8 * height((1280, 800), 1.0)


def test_text_that_does_not_fit_shrinks_before_it_is_cut():
    width = font(30).size("Three of a kind")[0]
    assert fitted("Three of a kind", 30, width) == ("Three of a kind", 30)
    text, size = fitted("Three of a kind", 30, round(width * 0.8))
    assert text == "Three of a kind"
    assert 21 <= size < 30
    text, size = fitted("Three of a kind", 30, width // 3)
    assert text.endswith("…")
    assert font(size).size(text)[0] <= width // 3


@pytest.mark.parametrize("width", [1, 20, 60, 100, 200])
def test_cut_text_is_as_long_as_fits(width):
    text = "abcdefghijklmnopqrstuvwxyz"
    shown = cut(text, 20, width)
    assert font(20).size(shown)[0] <= width
    kept = len(shown.rstrip("…"))
    assert shown == "" or font(20).size(text[: kept + 1] + "…")[0] > width or shown == text


def test_wrapped_text_loses_no_word():
    text = "one two three four five six seven eight nine ten"
    lines = wrapped(text, 20, 150, 20)
    assert " ".join(lines) == text
    assert len(lines) > 1
    assert all(font(20).size(line)[0] <= 150 for line in lines)


@pytest.mark.parametrize(
    ("place", "seen"), [(0, range(3)), (1, range(3)), (5, range(4, 7)), (9, range(7, 10))]
)
def test_rows_in_sight_are_as_many_as_fit_around_the_one_in_focus(place, seen):
    assert in_sight([10] * 10, place, 35) == seen


def test_a_row_higher_than_all_room_is_in_sight_alone():
    assert in_sight([10, 90, 10], 1, 35) == range(1, 2)
