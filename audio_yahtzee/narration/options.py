"""What may be changed about rules, in words: options, how they stand, and what a change brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message, sentences
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.rulebook import outline
from audio_yahtzee.narration.terms import box_name, rules_name, section_name

if TYPE_CHECKING:
    from audio_yahtzee.game.options import Option, Setting
    from audio_yahtzee.game.ruleset import RuleSet

COMMON_SETTINGS = frozenset({"base", "other"})
"""Settings that any option may have: as the rules have it that one started from, and as it is now."""


def in_short(rules: RuleSet, base: RuleSet | None) -> tuple[Message, ...]:
    """Return what is special about `rules`: how they differ from `base`, or else how they are played."""
    if base is None:
        return outline(rules)
    differs = differences(rules, base)
    if differs:
        return (message("rule.like", rules=rules_name(base)), *differs)
    # Whoever does not know the one does not know the other either.
    return (message("rule.same_as", rules=rules_name(base)), *outline(rules))


def option_name(option: Option, rules: RuleSet) -> Message:
    """Return what `option` is about."""
    return message(f"option.{option.id}", **_part(option, rules))


def option_meaning(option: Option, rules: RuleSet) -> Message:
    """Return what it means that `option` stands one way or another, for those who do not know the word."""
    return message(f"meaning.{option.id}", **_part(option, rules))


def _part(option: Option, rules: RuleSet) -> dict[str, Value]:
    """Return the box or section that `option` is about, as values of a message."""
    part = option.part or rules.jackpot
    if part is None:
        return {}
    box = rules.by_id.get(part)
    return (
        {"section": section_name(part)}
        if box is None
        else {"box": box_name(part), "count": sum(box.want.kinds)}
    )


def setting_name(option: Option, setting: Setting) -> Message:
    """Return how an option is when it stands at `setting`."""
    if setting.id in COMMON_SETTINGS:
        return message(f"setting.{setting.id}")
    if option.id == "joker" and setting.id != "none":
        # The way of a shipped rule set, whose id this is.
        return message("setting.as_in", rules=message(f"rules.{setting.id}"))
    amount: dict[str, Value] = {} if setting.amount is None else {"amount": setting.amount}
    return message(f"setting.{option.id}.{setting.id}", **amount)


def option_now(option: Option, rules: RuleSet) -> Message:
    """Return an option with how it stands now."""
    now = setting_name(option, option.settings[option.now])
    return message("option.now", option=option_name(option, rules), setting=now)


def changed(setting: Message, rules: RuleSet, before: RuleSet) -> Message:
    """Return that something has become `setting`, with what that changes in `rules` as they were `before`."""
    differs = differences(rules, before)
    changes: Value = sentences(*differs) if differs else setting
    return message("option.changed", setting=setting, changes=changes)


def refused(setting: Message, reasons: tuple[Message, ...]) -> Message:
    """Return why nothing can become `setting`."""
    return message("option.refused", setting=setting, reasons=sentences(*reasons))
