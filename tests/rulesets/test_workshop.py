"""Rule sets changed by choosing: every switch of every rule set, what it makes, and back again."""

import random
from dataclasses import replace

import pytest
from support.by_chance import play_by_chance
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.documents.values import parsed
from audio_yahtzee.game import RuleSet
from audio_yahtzee.rulesets import Library, library
from audio_yahtzee.rulesets.author import parts
from audio_yahtzee.rulesets.switches import answered
from audio_yahtzee.rulesets.workshop import Workshop

IDS = tuple(library().ids)


@pytest.fixture(scope="module")
def workshop():
    return Workshop()


def option_of(workshop, rules, identifier, part=None):
    """Return one of `workshop.parts`, without what working out the others takes."""
    bench = workshop.sheet(rules)
    asked = (question for question in parts(bench) if (question.id, question.part) == (identifier, part))
    (option,) = answered(bench, asked)
    return option


def setting_of(option, identifier, amount=None):
    return next(
        setting for setting in option.settings if (setting.id, setting.amount) == (identifier, amount)
    )


def switched(workshop, rules, option, setting, amount=None, part=None):
    """Return `rules` with one thing changed by what the studio offers."""
    chosen = setting_of(option_of(workshop, rules, option, part), setting, amount)
    made = workshop.changed(rules, chosen.changes)
    assert isinstance(made, RuleSet), made
    return made


def stands(workshop, rules, option, part=None):
    """Return how an option of `rules` stands."""
    found = option_of(workshop, rules, option, part)
    now = found.settings[found.now]
    return now.id if now.amount is None else (now.id, now.amount)


def check_option(workshop, rules, option):
    """Hold an option to what it says: how it stands, what each setting makes, and the way back."""
    was = option.settings[option.now]
    assert was.changes == {}
    prints = [rules.fingerprint]
    for setting in option.settings:
        if setting is was:
            continue
        made = workshop.changed(rules, setting.changes)
        prints.append(made.fingerprint)
        assert made.id == rules.id
        after = option_of(workshop, made, option.id, option.part)
        assert after.settings[after.now].id == setting.id
        assert after.settings[after.now].amount == setting.amount
        back = workshop.changed(made, setting_of(after, was.id, was.amount).changes)
        assert (back.fingerprint, back.overlay) == (rules.fingerprint, "")
    assert len(set(prints)) == len(prints) > 1


SOME = ("yahtzee", "kismet", "maxi-yatzy", "balut", "yatzy-forced", "double-yahtzee")


@pytest.mark.parametrize("name", SOME)
def test_every_switch_says_how_it_stands_makes_what_it_says_and_can_be_put_back(workshop, name):
    options = workshop.options(shipped()[name])
    assert {option.id for option in options} >= {"order", "ties", "saved"}
    for option in options:
        check_option(workshop, shipped()[name], option)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in IDS if name not in SOME])
def test_every_switch_of_the_other_rule_sets_can_be_put_back(workshop, name):
    for option in workshop.options(shipped()[name]):
        check_option(workshop, shipped()[name], option)


@pytest.mark.parametrize("name", IDS)
def test_a_random_game_ends_under_any_few_changes_of_an_author(workshop, name):
    chance = random.Random(name)
    rules = shipped()[name]
    for _ in range(2):
        bench = workshop.sheet(rules)
        option = chance.choice(answered(bench, chance.sample([*parts(bench)], 3)))
        setting = chance.choice(option.settings)
        before, rules = rules, workshop.changed(rules, setting.changes)
        assert isinstance(rules, RuleSet), (before.overlay, option.id, setting)
    box, changes = chance.choice(workshop.boxes(rules))
    rules = workshop.changed(rules, changes)
    assert box.id in rules.by_id
    assert play_by_chance(rules, name).is_over


@pytest.mark.long
@pytest.mark.parametrize("name", IDS)
def test_a_random_game_ends_under_each_thing_that_may_be_changed(workshop, name):
    rules = shipped()[name]
    for number, option in enumerate(workshop.parts(rules)):
        for setting in option.settings:
            assert play_by_chance(workshop.changed(rules, setting.changes), number).is_over


def test_further_jackpots_are_switched_off_with_their_joker_and_come_back_with_it(workshop):
    rules = shipped()["yahtzee"]
    off = switched(workshop, rules, "extra", "none")
    assert (off.extra, off.joker) == (None, None)
    assert off.fingerprint == shipped()["yahtzee-plain"].fingerprint
    back = switched(workshop, off, "extra", "points", 50)
    assert back.fingerprint == switched(workshop, rules, "extra", "points", 50).fingerprint
    assert back.joker == rules.joker


def test_a_way_of_the_joker_is_that_of_another_rule_set(workshop):
    rules = shipped()["yahtzee"]
    for name in ("yahtzee-free-joker", "yahtzee-1956", "dice-world-yatzy"):
        assert switched(workshop, rules, "joker", name).fingerprint == shipped()[name].fingerprint


def test_a_joker_taken_over_pays_what_this_card_pays(workshop):
    rules = switched(workshop, shipped()["yatzy"], "extra", "points", 100)
    made = switched(workshop, rules, "joker", "yahtzee")
    assert dict(made.joker.pays) == {"small_straight": 15, "large_straight": 20}


def test_switches_reach_rule_sets_that_ship_under_another_name(workshop):
    yatzy, yahtzee = shipped()["yatzy"], shipped()["yahtzee"]
    house = switched(workshop, yahtzee, "alike", "yes", part="full_house")
    assert house.fingerprint == shipped()["multiple-yahtzees"].fingerprint
    lenient = switched(workshop, yatzy, "alike", "yes", part="full_house")
    lenient = switched(workshop, lenient, "alike", "yes", part="two_pairs")
    assert lenient.fingerprint == shipped()["yatzy-lenient"].fingerprint
    forced = switched(
        workshop, switched(workshop, yatzy, "order", "listed"), "threshold", "points", 42, "upper"
    )
    assert forced.fingerprint == shipped()["yatzy-forced"].fingerprint
    once = switched(workshop, yahtzee, "limit", "times", 1)
    assert once.fingerprint == shipped()["yahtzee-one-bonus"].fingerprint


def test_a_bonus_in_steps_can_be_had_back(workshop):
    kismet = shipped()["kismet"]
    assert stands(workshop, kismet, "bonus", "upper") == "base"
    plain = switched(workshop, kismet, "bonus", "points", 50, "upper")
    assert [(tier.at, tier.add) for tier in plain.sections[0].bonus] == [(63, 50)]
    assert switched(workshop, plain, "bonus", "base", part="upper").fingerprint == kismet.fingerprint


def test_a_card_without_a_bonus_may_have_one_at_three_of_every_face(workshop):
    made = switched(workshop, shipped()["yacht"], "bonus", "points", 35, "upper")
    assert [(tier.at, tier.add) for tier in made.sections[0].bonus] == [(63, 35)]
    assert parsed(made.overlay) == {"sections": {"upper": {"bonus": [{"at": 63, "add": 35}]}, "lower": {}}}


def test_with_other_dice_the_jackpot_stays_one_and_what_cannot_be_filled_goes(workshop):
    rules = shipped()["yahtzee"]
    three = switched(workshop, rules, "dice", "count", 3)
    assert three.by_id["yahtzee"].want.kinds == (3,)
    assert not {"four_of_a_kind", "full_house", "large_straight"} & set(three.by_id)
    assert three.sections[0].bonus[0].at == 42
    six = switched(workshop, rules, "dice", "count", 6)
    assert set(six.by_id) == set(rules.by_id)
    assert (six.by_id["yahtzee"].want.kinds, six.sections[0].bonus[0].at) == ((6,), 84)


def test_with_fewer_faces_the_boxes_of_the_others_go_and_the_bonus_is_as_far_off(workshop):
    four = switched(workshop, shipped()["yatzy"], "faces", "count", 4)
    assert not {"fives", "sixes", "small_straight"} & set(four.by_id)
    assert four.sections[0].bonus[0].at == 30


def test_a_box_pays_its_dice_all_dice_or_points(workshop):
    yatzy = shipped()["yatzy"]
    assert stands(workshop, yatzy, "pays", "three_of_a_kind") == "matched"
    fixed = switched(workshop, yatzy, "pays", "fixed", 25, "three_of_a_kind")
    assert stands(workshop, fixed, "points", "three_of_a_kind") == ("points", 25)
    more = switched(workshop, fixed, "points", "points", 30, "three_of_a_kind")
    assert more.by_id["three_of_a_kind"].points == 30
    assert (
        switched(workshop, more, "pays", "matched", part="three_of_a_kind").fingerprint == yatzy.fingerprint
    )
    house = option_of(workshop, yatzy, "pays", "full_house")
    assert [setting.id for setting in house.settings] == ["matched", "fixed"]


def test_points_of_a_box_are_what_its_joker_pays_too(workshop):
    made = switched(workshop, shipped()["yahtzee"], "points", "points", 35, "small_straight")
    assert made.joker.pays["small_straight"] == made.by_id["small_straight"].points == 35


def test_without_its_box_the_jackpot_has_no_extra_and_no_joker(workshop):
    made = switched(workshop, shipped()["yahtzee"], "box", "removed", part="yahtzee")
    assert (made.extra, made.joker, made.jackpot) == (None, None, None)
    assert "extra" not in {option.id for option in workshop.options(made)}


def test_a_box_that_others_go_by_leaves_them_whole(workshop):
    generala = switched(workshop, shipped()["generala"], "box", "removed", part="generala")
    assert generala.by_id["double_generala"].needs is None
    balut = switched(workshop, shipped()["balut"], "box", "removed", part="balut")
    assert [line.box for line in balut.rank][-2:] == ["choice", None]


def test_a_box_taken_off_may_be_put_back_with_its_name(workshop, rule_file):
    path = rule_file(
        "id: mine\nextends: yatzy\nboxes:\n  odd: {in: lower, want: {set: [1, 3, 5]}, score: all}\n"
        "names: {en: {title: Mine, odd: Odd ones}, sv: {odd: Udda}, fi: {yatzy: Jatsi}}\n"
    )
    rules = Library(path.parent).get("mine")
    bare = switched(workshop, rules, "box", "removed", part="odd")
    assert dict(bare.names["en"]) == {"title": "Mine"}
    changes = next(changes for box, changes in workshop.boxes(bare) if box.id == "odd")
    again = workshop.changed(bare, changes)
    assert again.fingerprint == rules.fingerprint
    assert again.names == rules.names


ODD = """
id: odd
sections: {all: {bonus: [{at: 20, add: 5}]}}
boxes:
  fives: {in: all, want: {face: 5}, score: matched}
  five: {in: all, want: {kinds: [5]}, score: 50}
  rest: {in: all, want: any, score: all}
extra: {box: five, bonus: 10}
names: {en: {rest: The rest}, sv: {fives: Femmorna}}
"""


@pytest.fixture
def odd(rule_file):
    """Return a rule set whose one section is called by a name of its own."""
    return Library(rule_file(ODD, "odd").parent).get("odd")


def test_only_ways_that_can_be_played_are_offered(workshop, odd):
    # No upper or lower section: none of the jokers that send one there.
    joker = option_of(workshop, odd, "joker")
    ways = ["none", "dice-world-yatzy", "kniffel-joker", "yahtzee-free-joker", "yams"]
    assert [setting.id for setting in joker.settings] == ways
    order = option_of(workshop, odd, "order")
    assert [setting.id for setting in order.settings] == ["free", "listed"]


def test_boxes_of_sections_that_the_card_has_not_stand_at_its_end(workshop, odd):
    box, changes = next((box, changes) for box, changes in workshop.boxes(odd) if box.id == "one_pair")
    assert box.section == "all"
    assert [box.id for box in workshop.changed(odd, changes).boxes] == [*odd.by_id, "one_pair"]


def test_a_bonus_that_cannot_be_reached_without_a_box_goes_with_it(workshop, rule_file):
    rules = Library(rule_file(ODD.replace("at: 20", "at: 100"), "odd").parent).get("odd")
    bare = switched(workshop, rules, "box", "removed", part="five")
    assert bare.sections[0].bonus == ()


def test_what_is_ranked_by_a_box_alone_is_ranked_by_points_without_it(workshop, rule_file):
    ranked = ODD + "rank: [{box: rest, each: scored, points: 2}]\n"
    rules = Library(rule_file(ranked, "odd").parent).get("odd")
    assert switched(workshop, rules, "box", "removed", part="rest").rank == ()


def test_a_list_that_is_opened_again_is_not_worked_out_again(workshop):
    rules = shipped()["yatzy"]
    assert workshop.parts(rules) is workshop.parts(rules)
    made = switched(workshop, rules, "order", "listed")
    assert workshop.parts(made) != workshop.parts(rules)


def test_boxes_on_offer_can_all_be_filled_and_none_is_another_by_a_different_name(workshop):
    rules = shipped()["yahtzee"]
    offered = [box for box, _ in workshop.boxes(rules)]
    assert {"one_pair", "two_pairs", "thirteen"} <= {box.id for box in offered}
    assert not {"flush", "three_pairs", "choice", "yatzy"} & {box.id for box in offered}
    alike = [replace(box, id="", section="") for box in (*offered, *rules.boxes)]
    assert len(set(alike)) == len(alike)


def test_a_new_box_stands_at_the_end_of_its_section(workshop):
    rules = shipped()["yatzy"]
    changes = next(changes for box, changes in workshop.boxes(rules) if box.id == "thirteen")
    made = workshop.changed(rules, changes)
    assert [box.id for box in made.boxes] == [*rules.by_id, "thirteen"]
    fewer = switched(workshop, rules, "box", "removed", part="threes")
    back = next(changes for box, changes in workshop.boxes(fewer) if box.id == "threes")
    assert workshop.changed(fewer, back).fingerprint == rules.fingerprint


def test_what_cannot_be_is_told_all_at_once_in_words_that_name_what_was_changed(workshop):
    faults = workshop.changed(
        shipped()["yatzy"],
        {
            "turn": {"rolls": 99},
            "order": "random",
            "boxes": {"chanse": None},
            "id": "other",
            "sections": {"upper": 7},
        },
    )
    told = [text(fault) for fault in faults]
    for words in ("turn.rolls: found 99", "order: the text", "boxes.chanse", "The key id", "sections.upper"):
        assert any(words in line for line in told), (words, told)
    assert not any("line" in line for line in told)


def test_a_bonus_out_of_reach_names_what_can_be_had(workshop):
    (fault,) = workshop.changed(
        shipped()["yatzy"], {"sections": {"upper": {"bonus": [{"at": 500, "add": 50}]}}}
    )
    assert text(fault).endswith("is given at 500, but the section holds 105 at most.")


def test_rules_of_a_players_own_and_of_a_file_anywhere_are_changed_like_any(workshop, rule_file, tmp_path):
    own = Library(rule_file("id: mine\nextends: yatzy\norder: listed\n").parent).get("mine")
    path = rule_file(
        "id: alone\nboxes:\n  ones: {in: upper, want: {face: 1}, score: matched}\n", "x", tmp_path / "far"
    )
    far = library().find(str(path))
    for rules in (own, far):
        made = switched(workshop, rules, "ties", "roll_off")
        assert (made.id, made.source) == (rules.id, rules.source)
        assert parsed(made.overlay) == {"tie": ["roll_off", "share"]}


def test_a_file_that_stands_alone_lies_over_nothing_that_ships(workshop, rule_file):
    path = rule_file("id: alone\nboxes:\n  ones: {in: upper, want: {face: 1}, score: matched}\n")
    assert workshop.over_shipped(workshop.sheet(library().find(str(path)))) is None


def test_a_file_that_is_gone_is_told_with_its_name_and_offers_nothing(workshop, rule_file):
    path = rule_file("id: mine\nextends: yatzy\n")
    rules = Library(path.parent).get("mine")
    path.unlink()
    (fault,) = workshop.changed(rules, {"order": "listed"})
    assert str(path) in text(fault)
    assert workshop.options(rules) == workshop.parts(rules) == workshop.boxes(rules) == ()


@pytest.mark.parametrize("sign", ["\\ud800", "\\u0000", "\\u202e"])
@pytest.mark.parametrize(
    "changes", ['{"names":{"en":{"ones":"o§"}}}', '{"dice":{"colors":{"c§":[1,2,3,4,5,6]}}}']
)
def test_changes_cannot_hold_what_no_file_may_hold(workshop, sign, changes):
    found = workshop.changed(shipped()["yahtzee"], parsed(changes.replace("§", sign)))
    assert [said.id for said in found] == ["document.unprintable"]
