"""One table of all figures, each beside its floor."""

import pytest

_FOUND = pytest.StashKey()


def pytest_benchmark_group_stats(config, benchmarks):
    """Keep the figures for a table of our own; one of each group would hide the ratios."""
    config.stash[_FOUND] = benchmarks
    return []


def pytest_terminal_summary(terminalreporter, config):
    found = config.stash.get(_FOUND, [])
    groups = {}
    for benchmark in found:
        groups.setdefault(benchmark["group"], []).append(benchmark)
    for group, members in groups.items():
        terminalreporter.section(group or "others")
        terminalreporter.line(f"{'':48} {'median':>12} {'worst':>12} {'x floor':>9}")
        floor = next((member["median"] for member in members if is_floor(member)), None)
        for member in members:
            ratio = "" if floor is None else f"{member['median'] / floor:.2f}"
            terminalreporter.line(
                f"{member['name'].removeprefix('test_'):48} {seconds(member['median'])} "
                f"{seconds(member['max'])} {ratio:>9}{more(member['extra_info'])}"
            )


def is_floor(benchmark):
    """Return whether a benchmark is the bare floor of its group."""
    return benchmark["name"].startswith("test_floor")


def seconds(figure):
    """Return a time to be read in a column."""
    return f"{figure * 1000:9.1f} ms"


def more(extra):
    """Return what else a benchmark has measured."""
    return "".join(f"   {name} {value}" for name, value in extra.items())
