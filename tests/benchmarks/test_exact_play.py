"""Exact play beside what is asked of it, in CPU seconds of one run; another solver is timed in the same run.

Without `yatzy-solver` (the extra `bench`) what is relative to it is left out.
"""

import os
import statistics
import subprocess
import sys
import time

import pytest
from demands import at_most, compare, positions

from audio_yahtzee.devices.store.tables import Tables
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.exact.compiled import compiled
from audio_yahtzee.strategy.exact.exact import Exact, OnDemand
from audio_yahtzee.strategy.exact.simulation import Simulation
from audio_yahtzee.strategy.exact.stored import from_bytes, key, to_bytes
from audio_yahtzee.strategy.exact.table import solve

RULES = ("yahtzee", "yatzy")
PEER = {"yahtzee": "american+forced-joker", "yatzy": "yatzy-scandinavian"}
"""The same rules, as the other solver calls them."""
GOLDEN = {"yahtzee": 254.5877287345, "yatzy": 248.4399893779}
OPEN = 8
ON_DEMAND = {"yahtzee": 120, "yatzy": 60}
"""Milliseconds for exact advice without a table, with so many boxes open."""
POSITIONS = 300
GAMES = 20_000
PEER_PROGRAM = """
import sys, time, yatzy_solver
begun = time.process_time()
yatzy_solver.Solver.build(yatzy_solver.Variant(sys.argv[1]))
print(time.process_time() - begun)
"""
SOLVING_PROGRAM = """
import sys
from audio_yahtzee.devices.memory import peak_bytes
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.exact.compiled import compiled
from audio_yahtzee.strategy.exact.table import solve
solve(compiled(library().get(sys.argv[1])))
print(peak_bytes() / 1024 / 1024)
"""
# Another solver or numpy must not spread over all cores.
ALONE = {**os.environ, "RAYON_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}

pytestmark = [
    pytest.mark.benchmark(group="exact play", timer=time.process_time),
    pytest.mark.parametrize("rules", RULES),
]


@pytest.fixture(scope="module")
def tables():
    """The tables of both rule sets, and what solving them took, best of three."""
    found = {}
    for name in RULES:
        times = []
        for _ in range(3):
            begun = time.process_time()
            table = solve(compiled(library().get(name)))
            times.append(time.process_time() - begun)
        found[name] = table, min(times)
    return found


def child(program, *arguments):
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=ALONE)
    return float(done.stdout.split()[-1])


def test_solve_in_64_bits_as_exact_as_the_golden_value(benchmark, tables, rules):
    table, _ = tables[rules]
    benchmark.pedantic(lambda: solve(compiled(library().get(rules))), rounds=1)
    off = abs(table.expected_value - GOLDEN[rules])
    compare(benchmark, "off by at most 1e-8", f"{off:.1e}", met=off <= 1e-8, stretch=False)


def test_solve_beside_another_solver(benchmark, tables, rules):
    pytest.importorskip("yatzy_solver", reason="the other solver is no part of the tests")
    peer = []
    benchmark.pedantic(lambda: peer.append(child(PEER_PROGRAM, PEER[rules])), rounds=1)
    _, ours = tables[rules]
    at_most(benchmark, "of its CPU time", ours / min(peer), 0.20, 0.10)


def test_peak_memory_of_a_solving_process(benchmark, rules):
    peaks = []
    benchmark.pedantic(lambda: peaks.append(child(SOLVING_PROGRAM, rules)), rounds=1)
    at_most(benchmark, "MB", max(peaks), 80, 60)


def test_rank_all_choices_for_a_roll(benchmark, tables, rules):
    exact = Exact(tables[rules][0])
    asked = positions(tables[rules][0].rules, POSITIONS)
    times = []

    def ask():
        for state in asked:
            begun = time.process_time_ns()
            exact.advise(state)
            times.append((time.process_time_ns() - begun) / 1e6)

    benchmark.pedantic(ask, rounds=1)
    median, worst = statistics.median(times), statistics.quantiles(times, n=100)[98]
    told = f"median {median:.2f}, p99 {worst:.2f} ms"
    is_met = median <= 1 and worst <= 5
    compare(benchmark, "at most 1 and 5 ms (0.3)", told, met=is_met, stretch=is_met and median <= 0.3)


def test_advise_without_a_table(benchmark, rules):
    game = library().get(rules)
    asked = iter(positions(game, 6, filled=game.turns - OPEN))
    advisers = iter([OnDemand(game) for _ in range(6)])
    times = []

    def ask():
        adviser, state = next(advisers), next(asked)
        begun = time.process_time()
        adviser.advise(state)
        times.append((time.process_time() - begun) * 1000)

    benchmark.pedantic(ask, rounds=6)
    at_most(benchmark, f"ms, {OPEN} boxes open", statistics.median(times), ON_DEMAND[rules], 30)


def test_load_a_stored_table_ready_to_advise(benchmark, tables, rules, tmp_path):
    table, _ = tables[rules]
    Tables(tmp_path).keep(key(table.rules), to_bytes(table))
    times = []

    def load():
        begun = time.process_time()
        Exact(from_bytes(table.rules, Tables(tmp_path).load(key(table.rules))))
        times.append((time.process_time() - begun) * 1000)

    benchmark.pedantic(load, rounds=10, warmup_rounds=1)
    at_most(benchmark, "ms", statistics.median(times[1:]), 50, 10)


def test_simulate_perfect_games(benchmark, tables, rules):
    simulation = Simulation(tables[rules][0])
    times = []

    def play():
        begun = time.process_time()
        simulation.play(GAMES, len(times))
        times.append(time.process_time() - begun)

    benchmark.pedantic(play, rounds=2)
    rate = GAMES / min(times)
    told = f"{rate:.0f} games a CPU second"
    compare(benchmark, "at least 3000 (20000)", told, met=rate >= 3_000, stretch=rate >= 20_000)
