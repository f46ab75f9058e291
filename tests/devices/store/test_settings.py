"""Settings on disk: what a player finds in the file, writes into it, and gets back."""

from dataclasses import replace
from textwrap import dedent

import pytest

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.devices.store.schema import QUESTIONS
from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.cues import Kind, Side
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.resources import folder
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import Pace, Preferences

OTHER = Preferences(
    language="sv",
    verbosity=Verbosity.BRIEF,
    voice="gmq/sv+f3",
    side=Side.LEFT,
    rate=350,
    speech_volume=80,
    effects_volume=0,
    mono=True,
    dice_style=DiceStyle.RELEASE,
    report=RollReport.GROUPED,
    pace=Pace.AT_ONCE,
    muted=frozenset({Kind.HINT, Kind.PACE}),
    pack="felt",
    microphone="USB: Mic #2 (Åke's)",
)
SEATING = Seating("yatzy", ("Anna", "Åke", "no", "12", None, None))


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "own" / "settings.yaml"


class AtOnce(SettingsFile):
    """Writes what is to be kept without delay; whatever is not as usual was chosen."""

    def keep(self, preferences, seating):
        usual = Preferences()
        chosen = {key for key in QUESTIONS if getattr(preferences, key) != getattr(usual, key)}
        super().keep(preferences, seating, chosen)
        self.close()


@pytest.fixture
def settings(path, catalogue):
    """Return the settings file of a new start of the game."""
    return lambda: AtOnce(path, catalogue)


@pytest.fixture
def write(path):
    def written(text):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else dedent(text).encode())

    return written


@pytest.fixture
def told(catalogue, path):
    def texts(notices, language="en"):
        return [catalogue.text(notice, language).replace(f"{path.parent}/", "") for notice in notices]

    return texts


FAULTY = (
    "The settings in settings.yaml have faults. What is sound in them is used, the usual settings take the "
    "place of the rest. Your file is not written over: once there are new settings to be kept, it is renamed "
    "to settings.yaml.bad-1."
)


def test_the_first_start_has_the_usual_settings_and_writes_nothing(settings, path):
    assert settings().load() == (Preferences(), None, QUESTIONS, ())
    assert not path.parent.exists()


def test_everything_that_was_kept_comes_back(settings):
    settings().keep(OTHER, SEATING)
    assert settings().load() == (OTHER, SEATING, frozenset(), ())


@pytest.mark.parametrize("name", ["Åsa 🎲", "null", "true", "#1", "a: b", '"', "'", "-", "[x]", "日本"])
def test_every_name_comes_back_as_it_was(settings, name):
    seating = Seating("yahtzee", (name,))
    settings().keep(Preferences(), seating)
    assert settings().load().seating == seating


def test_norwegian_is_not_taken_for_a_no(settings, path):
    settings().keep(Preferences(language="no"), None)
    assert "\nlanguage: 'no'\n" in path.read_text()
    assert settings().load().preferences.language == "no"


def test_opponents_may_have_played_alone(settings):
    seating = Seating("yahtzee", (None, None))
    settings().keep(Preferences(), seating)
    assert settings().load().seating == seating


def test_keeping_preferences_leaves_the_seating_that_was_kept(settings):
    settings().keep(Preferences(), SEATING)
    later = settings()
    later.load()
    later.keep(OTHER, None)
    unread = settings()
    unread.keep(replace(OTHER, rate=100), None)
    assert settings().load()[:2] == (replace(OTHER, rate=100), SEATING)


def test_a_new_file_explains_each_key_in_the_players_language(settings, path):
    settings().keep(Preferences(), SEATING)
    english = path.read_text("utf-8")
    assert english.startswith("# The settings of Audio Yahtzee.")
    assert "\n# How fast speech is, in words a minute: 80 to 600.\nrate: 200\n" in english
    assert "\n# How much is said: brief, normal, full.\nverbosity: normal\n" in english
    assert english.endswith("\ntable: {rules: yatzy, players: [Anna, Åke, 'no', '12', null, null]}\n")
    assert max(map(len, english.splitlines())) <= 102
    path.unlink()
    settings().keep(Preferences(language="sv"), None)
    assert "\n# Hur snabbt talet är, i ord per minut: 80 till 600.\nrate: 200\n" in path.read_text("utf-8")


def test_a_change_leaves_comments_unknown_keys_and_everything_else_as_the_player_wrote_it(
    settings, write, path
):
    write(
        """\
        # Min fil, åäö 🎲
        rate:   '200'   # slow
        voice: {of: tomorrow}

        language: sv
        muted:
        - pace    # I know
        # the end of the list
        table:
            rules: yatzy
            players:
            - Anna

            - null   # Bertil
        # the end
        """.replace("'200'", "200")
    )
    first = settings()
    first.load()
    first.keep(
        Preferences(language="sv", rate=300, mono=True, muted=frozenset({Kind.HINT})),
        Seating("yahtzee", ("Anna", "Åke")),
    )
    assert path.read_text("utf-8") == dedent("""\
        # Min fil, åäö 🎲
        rate:   300   # slow
        voice: {of: tomorrow}

        language: sv
        muted:
          [hint]    # I know
        # the end of the list
        table:
            {rules: yahtzee, players: [Anna, Åke]}   # Bertil
        # the end

        # Om båda öronen hör samma sak: true eller false.
        mono: true
        """)
    found = settings().load()
    assert found.preferences == Preferences(language="sv", rate=300, mono=True, muted=frozenset({Kind.HINT}))
    assert found.seating == Seating("yahtzee", ("Anna", "Åke"))


def test_windows_line_ends_stay_and_a_byte_order_mark_does_no_harm(settings, write, path):
    write(b"\xef\xbb\xbf# \xc3\xa5\r\nrate: 100\r\npace: spoken\r\n")
    settings().keep(Preferences(rate=120), None)
    assert path.read_bytes() == b"# \xc3\xa5\r\nrate: 120\r\npace: spoken\r\n"


def test_a_text_over_several_lines_can_be_replaced(settings, write):
    write("language: |\n  sv\nrate: 100\n")
    assert settings().load().notices != ()
    write("rate: 100\nlanguage: >-\n  sv\n\nmono: false\n")
    settings().keep(Preferences(language="nb", rate=100), None)
    assert settings().load() == (Preferences(language="nb", rate=100), None, {"dice_style"}, ())


def test_nothing_is_written_when_nothing_has_changed(settings, write, path):
    write("rate: 300\n")
    before = path.stat()
    settings().keep(Preferences(rate=300), None)
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_sound_file_whose_form_cannot_be_kept_is_renamed_not_spoilt(settings, write, path):
    write("{rate: 300, mono: true}\n")
    settings().keep(Preferences(rate=300, pace=Pace.PAUSE), None)
    assert settings().load() == (Preferences(rate=300, pace=Pace.PAUSE), None, QUESTIONS, ())
    assert path.with_name("settings.yaml.bad-1").read_text() == "{rate: 300, mono: true}\n"


def test_an_unknown_key_is_told_with_what_may_have_been_meant_and_does_no_harm(settings, write, told):
    write("rate: 300\nspeech_volum: 50\n")
    found = settings().load()
    assert found.preferences == Preferences(rate=300)
    (text,) = told(found.notices)
    assert text.startswith(
        "settings.yaml, line 2, column 1: The key speech_volum means nothing here. Did you"
    )
    assert text.endswith("mean speech_volume or effects_volume? It is left as it is.")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("language: 5", "language: found 5; right would be a language tag such as en or sv-FI."),
        (
            "language: Swedish!",
            'language: found the text "Swedish!"; right would be a language tag such as en or sv-FI.',
        ),
        ("verbosity: breif", 'verbosity: the text "breif" is not known here. Did you mean brief?'),
        ("rate: 79", "rate: found 79; right would be a whole number from 80 to 600."),
        ("rate: 601", "rate: found 601; right would be a whole number from 80 to 600."),
        ("rate: fast", 'rate: found the text "fast"; right would be a whole number from 80 to 600.'),
        ("speech_volume: 0", "speech_volume: found 0; right would be a whole number from 10 to 100."),
        ("effects_volume: 101", "effects_volume: found 101; right would be a whole number from 0 to 100."),
        ("mono: yes", 'mono: found the text "yes"; right would be true or false.'),
        ("dice_style: keeps", 'dice_style: the text "keeps" is not known here. Did you mean keep?'),
        ("report: newer", 'report: the text "newer" is not known here. Did you mean new?'),
        ("pace: [spoken]", "pace: a list of one is not known here. Right would be spoken"),
        ("muted: hint", 'muted: found the text "hint"; right would be a list with something in it'),
        ("muted: [hint, totl]", 'muted[2]: the text "totl" is not known here. Did you mean total?'),
        ("table: {rules: x}", "The key table.players is missing."),
        (
            "table: {rules: x, players: []}",
            "table: found a mapping; right would be one to 20 players in all.",
        ),
        (
            f"table: {{rules: x, players: [A{', null' * 20}]}}",
            "table: found a mapping; right would be one to 20 players in all.",
        ),
        (
            "table: {rules: x, players: [A, null, a]}",
            'table.players[3]: found the text "a"; right would be a name nobody else at the table has.',
        ),
        (
            f"table: {{rules: x, players: [{'A' * 31}]}}",
            "right would be a name of at most 30 characters.",
        ),
        (
            "table: {rules: x, players: [A], dealer: A}",
            "The key table.dealer means nothing here.",
        ),
        ("table: Anna", 'table: found the text "Anna"; right would be a mapping'),
        ("mono: false\nmono: true", "The key mono stands here a second time."),
    ],
)
def test_a_fault_is_told_with_its_line_and_the_rest_of_the_file_counts(
    settings, write, told, path, line, fault
):
    sound = "pace: pause" if line.startswith("report") else "report: new"
    content = f"{sound}\n{line}\n"
    write(content)
    found = settings().load()
    texts = told(found.notices)
    assert len(texts) == 2
    assert texts[0].startswith("settings.yaml, line ")
    assert fault in texts[0]
    assert texts[1] == FAULTY
    assert found.unsettled == QUESTIONS - {line.partition(":")[0]}
    usual = Preferences()
    assert (found.preferences.pace, found.preferences.report) != (usual.pace, usual.report)
    assert path.read_text() == content


def test_a_faulty_file_is_renamed_only_when_something_must_be_kept(settings, write, path):
    write("rate: fast\nmono: true\n")
    first = settings()
    found = first.load()
    assert [file.name for file in path.parent.iterdir()] == ["settings.yaml"]
    first.keep(replace(found.preferences, rate=100), SEATING)
    assert path.with_name("settings.yaml.bad-1").read_text() == "rate: fast\nmono: true\n"
    assert settings().load() == (Preferences(rate=100, mono=True), SEATING, QUESTIONS, ())
    write("rate: faster\n")
    settings().keep(Preferences(), None)
    assert path.with_name("settings.yaml.bad-1").read_text() == "rate: fast\nmono: true\n"
    assert path.with_name("settings.yaml.bad-2").read_text() == "rate: faster\n"


def test_the_seating_survives_a_file_that_becomes_faulty_during_the_game(settings, write):
    game = settings()
    game.keep(Preferences(), SEATING)
    write("rate: [\n")
    game.keep(OTHER, None)
    assert settings().load()[:2] == (OTHER, SEATING)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("rate: [1\n", "line 2, column 1: This is not YAML."),
        ("", "settings.yaml: The file is empty."),
        (b"rate: 1\xff", "line 1, column 8: From here on the file is not UTF-8."),
        ("a: b\n" * 100_000, "The file is larger than 256 KiB."),
    ],
    ids=["syntax", "empty", "bytes", "large"],
)
def test_a_file_that_cannot_be_read_at_all_is_told_and_everything_is_asked_again(
    settings, write, told, data, said
):
    write(data)
    found = settings().load()
    assert found[:3] == (Preferences(), None, QUESTIONS)
    texts = told(found.notices)
    assert said in texts[0]
    assert texts[1:] == [FAULTY]


def test_a_list_is_no_settings_file(settings, write, told):
    write("- rate: 5\n")
    found = settings().load()
    assert found.preferences == Preferences()
    assert len(told(found.notices)) == 2


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(settings, path, told, catalogue):
    path.parent.write_text("a file where the folder should be")
    game = settings()
    # The system's own words for it; nothing is kept there, but nothing breaks either.
    assert game.load().preferences == Preferences()
    assert game.notice() is None
    game.keep(OTHER, SEATING)
    (text,) = told([game.notice()])
    assert text.startswith("Your settings cannot be kept in settings.yaml. The system says: ")
    assert text.endswith(". They hold until you leave the game.")
    game.keep(OTHER, None)
    assert game.notice() is None


def test_a_write_that_breaks_off_leaves_the_old_file_whole_and_no_litter(settings, path, monkeypatch):
    settings().keep(OTHER, SEATING)
    before = path.read_bytes()

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    game = settings()
    game.keep(Preferences(), None)
    assert "No space left on device" in str(game.notice())
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_faulty_file_stays_in_its_place_when_nothing_can_be_written(settings, write, path, monkeypatch):
    write("rate: fast\n")

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    settings().keep(OTHER, None)
    assert list(path.parent.iterdir()) == [path]
    assert path.read_text() == "rate: fast\n"


def test_a_link_to_a_file_elsewhere_stays_a_link(settings, path, tmp_path):
    real = tmp_path / "dotfiles" / "settings.yaml"
    real.parent.mkdir()
    real.write_text("rate: 300\n")
    path.parent.mkdir()
    path.symlink_to(real)
    settings().keep(Preferences(rate=310), None)
    assert path.is_symlink()
    assert real.read_text() == "rate: 310\n"


def test_notices_come_in_the_players_language(settings, write, told):
    write("rate: 1\n")
    texts = told(settings().load().notices, "sv")
    assert (
        texts[0] == "settings.yaml, rad 1, kolumn 7: rate: här står 1; rätt vore ett heltal från 80 till 600."
    )
    assert texts[1].startswith("Inställningarna i settings.yaml innehåller fel.")
