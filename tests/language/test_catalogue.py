import subprocess
import sys

import pytest
from fluent.syntax import FluentParser

from audio_yahtzee.language.catalogue import Catalogue, Language, MessageWarning, Passage
from audio_yahtzee.messages import Items, Joining, Message, Verbosity, message, sentences

BOXES = "box-full_house = full house\nbox-ones = ones\n"
SWEDISH_BOXES = "box-full_house = kåk\nbox-ones = ettor\n"


def test_numbers_and_names_fill_their_places(catalogue):
    said = catalogue("a-b = { $name } has { $points }.", "a-b = { $name } har { $points }.")
    assert said.text(message("a.b", name="Anna", points=5), "en") == "Anna has 5."
    assert said.text(message("a.b", name="Anna", points=5), "sv") == "Anna har 5."


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("number", [1575, -2, 0, 1_000_000])
def test_numbers_are_plain_digits_that_every_voice_reads(catalogue, language, number):
    said = catalogue("a = is { $n }", "a = is { $n }")
    assert said.text(message("a", n=number), language) == f"Is {number}"


def test_plurals_go_by_the_language(catalogue):
    polish = "a =\n { $n ->\n  [one] kość\n  [few] kości\n *[many] kostek\n }\n"
    said = catalogue("a = dice", pl=polish)
    assert [said.text(message("a", n=n), "pl") for n in (1, 3, 5, 22)] == ["Kość", "Kości", "Kostek", "Kości"]


def test_a_nested_message_is_in_the_same_language_and_takes_a_capital_only_at_a_start(catalogue):
    said = catalogue(
        BOXES + "a = { $box }, { $n }\nb = Score { $n }. { $box } is full. Not { $box }.",
        SWEDISH_BOXES + "a = { $box }, { $n }",
    )
    house = message("box.full_house")
    assert said.text(message("a", box=house, n=25), "en") == "Full house, 25"
    assert said.text(message("a", box=house, n=25), "sv") == "Kåk, 25"
    assert said.text(message("b", box=house, n=25), "en") == "Score 25. Full house is full. Not full house."


def test_a_message_can_choose_by_which_thing_it_is_given(catalogue):
    said = catalogue(
        BOXES + "a = the { $box }\nb = { $why }",
        SWEDISH_BOXES
        + """
a =
    { $box ->
        [full_house] kåken
       *[other] dina { $box }
    }
b =
    { $why ->
        [late] för sent
       *[other] { $why }
    }
""",
    )
    assert said.text(message("a", box=message("box.full_house")), "sv") == "Kåken"
    assert said.text(message("a", box=message("box.ones")), "sv") == "Dina ettor"
    assert said.text(message("b", why="late"), "sv") == "För sent"
    assert said.text(message("b", why="early"), "sv") == "early"


def test_names_paths_and_quoted_pieces_keep_their_first_letter(catalogue):
    said = catalogue(
        'a = { $path } is missing\nb = { "audio-yahtzee" } demo\nc = (see { $path })\n  .full = see it'
    )
    assert said.text("anna", "en") == "anna"
    assert said.text(message("a", path="rules.yaml"), "en") == "rules.yaml is missing"
    assert said.text(message("b"), "en") == "audio-yahtzee demo"
    assert said.text(message("c", path="x"), "en") == "(See x)"
    assert said.text(message("c", path="x"), "en", Verbosity.FULL) == "See it"
    assert said.text(7, "en") == "7"


def test_a_long_value_is_said_whole(catalogue):
    path = "x" * 4000
    assert catalogue("a = got { $path }").text(message("a", path=path), "en") == f"Got {path}"


def test_lines_of_a_file_are_no_pauses(catalogue):
    assert (
        catalogue("a =\n    one line\n    and another\n").text(message("a"), "en") == "One line and another"
    )


@pytest.mark.parametrize(("tag", "expected"), [("tr", "İki"), ("nl", "IJs"), ("en", "Iki")])
def test_capitals_follow_the_language(catalogue, tag, expected):
    text = "ijs" if tag == "nl" else "iki"
    assert catalogue("a = iki", **{tag: f"a = {text}"}).text(message("a"), tag) == expected


@pytest.mark.parametrize(
    ("joining", "english", "swedish"),
    [
        (Joining.AND, "Ones, Anna and 3", "Ettor, Anna och 3"),
        (Joining.OR, "Ones, Anna or 3", "Ettor, Anna eller 3"),
        (Joining.COMMA, "Ones, Anna, 3", "Ettor, Anna, 3"),
        (Joining.SENTENCES, "Ones. Anna. 3.", "Ettor. Anna. 3."),
    ],
)
def test_lists_are_joined_as_each_language_does(locales, joining, english, swedish):
    folder = locales(
        {"en/a.ftl": BOXES, "en/meta.yaml": "name: English\ncldr: en-GB", "sv/a.ftl": SWEDISH_BOXES}
    )
    items = Items((message("box.ones"), "Anna", 3), joining)
    assert Catalogue(folder).text(items, "en") == english
    assert Catalogue(folder).text(items, "sv") == swedish


@pytest.mark.parametrize("joining", Joining)
def test_an_empty_list_is_no_text_and_a_list_of_one_is_that_one(catalogue, joining):
    said = catalogue(BOXES)
    assert said.text(Items((), joining), "en") == ""
    assert said.text(Items((message("box.ones"),), joining), "en").rstrip(".") == "Ones"


def test_sentences_end_once_and_start_with_capitals_wherever_they_stand(catalogue):
    said = catalogue(BOXES + 'b = is it?\nc = she said "no."\nd = said: { $all }\nempty = { $x }')
    parts = sentences(
        message("b"), sentences(message("c"), message("empty", x="")), message("box.ones"), "anna"
    )
    assert said.text(parts, "en") == 'Is it? She said "no." Ones. anna.'
    assert said.text(message("d", all=parts), "en") == 'Said: Is it? She said "no." Ones. anna.'


def test_lists_inside_messages_are_whole(catalogue):
    said = catalogue(BOXES + "a = { $boxes } are open", SWEDISH_BOXES + "a = { $boxes } är öppna")
    boxes = Items((message("box.ones"), message("box.full_house")))
    assert said.text(message("a", boxes=boxes), "sv") == "Ettor och kåk är öppna"


def test_levels_fall_back_to_the_shorter_one(catalogue):
    said = catalogue("a = one\n    .normal = two\n    .full = three\nb = one\n    .normal = two\nc = one")
    heard = {
        name: [said.text(message(name), "en", verbosity) for verbosity in Verbosity]
        for name in ("a", "b", "c")
    }
    assert heard == {"a": ["One", "Two", "Three"], "b": ["One", "Two", "Two"], "c": ["One", "One", "One"]}


def test_a_shorter_level_of_ones_own_language_comes_before_english(catalogue):
    said = catalogue("a = one\n    .full = three", "a = ett")
    assert said.text(message("a"), "sv", Verbosity.FULL) == "Ett"


def test_a_message_without_a_brief_text_is_said_in_english_briefly(catalogue):
    said = catalogue("a = one", "a =\n    .normal = två")
    assert [said.text(message("a"), "sv", verbosity) for verbosity in Verbosity] == ["One", "Två", "Två"]


def test_messages_and_terms_may_be_built_from_others(catalogue):
    said = catalogue("-game = Yatzy\na = { b } of { -game }\nb = a { -kind }\n-kind = game { -game }")
    assert said.text(message("a"), "en") == "A game Yatzy of Yatzy"


@pytest.mark.parametrize(
    ("asked", "chosen"),
    [
        ("sv", "sv"), ("sv_FI.UTF-8", "sv"), ("SV", "sv"), ("de_AT@euro", "de-CH"), ("zh_hant_tw", "zh-Hant"),
        ("nn", "nb"), ("no", "nb"), ("fo", "en"), ("C", "en"), ("", "en"),
        ("Swedish_Sweden.1252", "sv"), ("Norwegian Bokmål_Norway", "nb"), ("Klingon_Qo'noS", "en"),
    ],
)  # fmt: skip
def test_a_language_is_found_by_its_nearest_relative(locales, asked, chosen):
    folder = locales({f"{tag}/a.ftl": "" for tag in ("en", "sv", "nb", "de_ch", "zh-Hant")})
    assert Catalogue(folder).closest(asked) == chosen


def test_a_missing_message_comes_from_the_next_language_and_so_does_what_it_holds(catalogue):
    said = catalogue(BOXES + "a = { $box } open\nb = b", SWEDISH_BOXES + "b = be", nb="b = bé")
    house = message("a", box=message("box.full_house"))
    assert said.text(house, "sv") == "Full house open"
    assert said.text(sentences(message("b"), house, house), "sv") == "Be. Full house open. Full house open."
    assert said.passages(sentences(message("b"), house, house), "sv") == (
        Passage("Be.", "sv"),
        Passage("Full house open. Full house open.", "en"),
    )
    assert said.passages(message("b"), "nn-NO") == (Passage("Bé", "nb"),)


def test_a_broken_message_is_said_in_english_and_the_others_are_not_harmed(catalogue):
    said = catalogue(
        "a = hello { $name }\nb = good", "a = hej { $name\nb = bra\nc = { $x }\n", nb="a = { -none }"
    )
    assert said.text(message("a", name="Bo"), "sv") == "Hello Bo"
    assert said.text(message("a", name="Bo"), "nb") == "Hello Bo"
    assert said.text(message("b"), "sv") == "Bra"


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (message("turn.never_written", n=3, box=message("box.ones")), "Turn never written, 3, ones"),
        (message("a"), "A"),
    ],
)
def test_what_cannot_be_said_anywhere_is_an_error_here_and_words_for_the_player(catalogue, said, heard):
    renders = catalogue(BOXES + "a = { $forgotten }")
    with pytest.raises(MessageWarning, match="cannot be said"):
        renders.text(said, "en")
    with pytest.warns(MessageWarning, match=said.id):
        assert renders.text(said, "sv") == heard


def test_languages_are_listed_by_their_own_names(locales):
    folder = locales(
        {"en/a.ftl": "", "en/meta.yaml": "name: English", "sv/a.ftl": "", "sv/meta.yaml": "name: svenska"}
        | {"notes/read.txt": "", "file.txt": ""}
    )
    assert Catalogue(folder).languages() == (Language("en", "English"), Language("sv", "svenska"))


def test_without_english_there_is_no_game(locales):
    with pytest.raises(FileNotFoundError, match="'en'"):
        Catalogue(locales({"sv/a.ftl": ""}))


def test_a_players_own_folder_adds_languages_and_replaces_single_messages(locales, tmp_path):
    game = locales({"en/a.ftl": "a = one\nb = two", "en/meta.yaml": "name: English"})
    own = locales({"en/mine.ftl": "a = mine", "fi/a.ftl": "b = kaksi", "fi/meta.yaml": "name: suomi"}, "own")
    said = Catalogue(game, own, tmp_path / "none")
    assert [said.text(message(name), "en") for name in "ab"] == ["Mine", "Two"]
    assert said.text(message("b"), "fi") == "Kaksi"
    assert said.languages() == (Language("en", "English"), Language("fi", "suomi"))


def test_a_rule_set_names_what_the_locales_do_not_know(catalogue):
    said = catalogue(BOXES, SWEDISH_BOXES)
    lucky = message("box.lucky")
    english = {"rules.mine": "my game", "box.ones": "not used", "box.lucky": "lucky dip"}
    said.add_names({"en": english, "sv_SE": {"box.lucky": "turen"}, "fi": {"box.rare": "harvinainen"}})
    assert said.text(message("rules.mine"), "en") == "My game"
    assert said.text(message("box.ones"), "en") == "Ones"
    assert [said.text(lucky, tag) for tag in ("en", "sv", "sv-SE", "sv-FI", "de")] == [
        "Lucky dip", "Turen", "Turen", "Turen", "Lucky dip",
    ]  # fmt: skip
    # A name in a strange language is still a name.
    assert said.passages(message("box.rare"), "sv") == (Passage("Harvinainen", "fi"),)
    assert said.closest("fi") == "en"
    assert said.text(Items((lucky, lucky)), "fi") == "Lucky dip and lucky dip"


def test_what_another_rule_set_calls_by_the_same_id_is_forgotten(catalogue):
    said = catalogue(BOXES, SWEDISH_BOXES)
    said.add_names({"en": {"box.lucky": "lucky dip", "box.rare": "rarity"}, "sv": {"box.lucky": "turen"}})
    said.add_names({"en": {"box.lucky": "jackpot"}})
    assert [said.text(message("box.lucky"), tag) for tag in ("en", "sv")] == ["Jackpot", "Jackpot"]
    assert said.text(message("box.rare"), "en") == "Rarity"


def test_a_rule_set_may_call_otherwise_what_the_files_know_until_another_is_told(catalogue):
    said, ones = catalogue(BOXES, SWEDISH_BOXES), message("box.ones")
    usual = [said.text(ones, tag) for tag in ("en", "sv")]
    said.rename({"en": {"box.ones": "aces"}})
    assert [said.text(ones, tag) for tag in ("en", "sv", "sv-FI")] == ["Aces", usual[1], usual[1]]
    said.rename({"sv-FI": {"box.ones": "ässen"}})
    assert [said.text(ones, tag) for tag in ("en", "sv", "sv-FI")] == [*usual, "Ässen"]
    said.rename({})
    assert [said.text(ones, tag) for tag in ("en", "sv", "sv-FI")] == [*usual, usual[1]]


def test_one_can_ask_what_a_language_knows_by_itself(catalogue):
    said = catalogue(BOXES, "x = y")
    said.add_names({"sv": {"box.lucky": "turen"}})
    known = [said.knows(name, tag) for name in ("box.ones", "box.lucky") for tag in ("en", "sv", "fi")]
    assert known == [True, False, False, False, True, False]


def test_a_message_is_parsed_when_it_is_first_spoken_and_never_again(locales, monkeypatch):
    folder = locales({"en/a.ftl": "".join(f"a-{n} = text {n}\n" for n in range(200))})
    parsed = []
    whole = FluentParser.parse
    monkeypatch.setattr(FluentParser, "parse", lambda self, text: parsed.append(text) or whole(self, text))
    said = Catalogue(folder)
    for _ in range(3):
        assert said.text(Message("a.7"), "en") == "Text 7"
    assert parsed == ["a-7 = text 7\n"]


def test_importing_the_catalogue_loads_nothing_heavy():
    code = (
        "import sys, audio_yahtzee.language.catalogue;"
        "print([name for name in ('fluent', 'babel', 'yaml', 'pytz') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
