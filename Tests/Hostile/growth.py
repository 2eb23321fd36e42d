#!/usr/bin/env python3
"""Doubles inputs that are made to cost much, and fails where the cost triples.

    Tests/Hostile/growth.py BUDGET [--only WORD] [--seconds 20] [--jobs 2] [--list]

Each input of growth/inputs.py is made at a size, run, doubled, and run again, until doubling it costs enough to be
measured or the file is large. From n to 2 n, and from 2 n to 4 n, the processor time grows by two amounts: the second
must be less than three times the first. (What a command costs at any size falls out of the differences.) Where it is not, the
three sizes are measured again, best of three, with nothing beside them. A signal, a stack trace or a run past the limit
is a failure.
"""
import argparse
import os
import resource
import shlex
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "growth"))
from inputs import INPUTS  # noqa: E402

MEASURABLE = 0.25      # seconds of the processor that doubling must cost
LARGE = 12 << 20       # bytes of input: past it a cheap input is as good as linear
LIMIT_GROWTH = 3.0
MOST_DOUBLINGS = 12


def run(program, command, files, seconds):
    """Processor seconds, and what went wrong, of one run on these files."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, data in files:
            paths.append(os.path.join(folder, name))
            with open(paths[-1], "wb") as file:
                file.write(data)
        out = os.path.join(folder, "written")
        words = [w.format(*paths, out=out) for w in shlex.split(command)]
        with open(os.path.join(folder, "errors"), "w+b") as errors:
            process = subprocess.Popen([program, *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
            late = []
            timer = threading.Timer(seconds * 4, lambda: (late.append(1), process.kill()))
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = 0
            timer.cancel()
            errors.seek(0)
            said = errors.read(4_000).decode("utf-8", "replace")
    spent = usage.ru_utime + usage.ru_stime
    if late or spent > seconds:
        return spent, f"took {spent:.1f} s"
    if os.WIFSIGNALED(status):
        return spent, f"died of signal {os.WTERMSIG(status)}: {said[-160:]!r}"
    code = os.WEXITSTATUS(status)
    if code == 2 or "Fatal error" in said:
        return spent, f"ended with {code}: {said[:160]!r}"
    return spent, None


def ratio(costs):
    """By how much more the last doubling cost than the one before; nothing where that one was too cheap."""
    if len(costs) < 3:
        return None
    (_, first), (_, second), (_, third) = costs[-3:]
    return (third - second) / (second - first) if second - first >= MEASURABLE else None


class Beside:
    """Runs beside each other, and now and then one alone."""

    def __init__(self):
        self.turn, self.running = threading.Condition(), 0

    def shared(self, work):
        with self.turn:
            self.running += 1
        try:
            return work()
        finally:
            with self.turn:
                self.running -= 1
                self.turn.notify_all()

    def alone(self, work):
        with self.turn:
            self.turn.wait_for(lambda: self.running == 0)
            return work()


def watch(program, item, seconds, beside):
    """The sizes with their costs, and why the input fails, if it does."""
    _, command, size, make = item
    costs = []
    while True:
        files = make(size)
        spent, wrong = beside.shared(lambda: run(program, command, files, seconds))
        costs.append((size, spent))
        if wrong:
            return costs, wrong
        growth = ratio(costs)
        if growth is not None and growth >= LIMIT_GROWTH:
            best = lambda n: min(run(program, command, make(n), seconds)[0] for _ in range(3))  # noqa: E731
            costs = beside.alone(lambda: [(n, best(n)) for n, _ in costs[-3:]])
            growth = ratio(costs)
        if growth is not None:
            return costs, f"{growth:.1f} times for twice" if growth >= LIMIT_GROWTH else None
        if sum(len(data) for _, data in files) > LARGE or len(costs) > MOST_DOUBLINGS:
            return costs, None
        size *= 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("budget")
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    chosen = [item for item in INPUTS if options.only.lower() in item[0].lower()]
    if options.list:
        print("\n".join(item[0] for item in chosen))
        return 0
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, resource.RLIM_INFINITY))
    failures, beside = 0, Beside()
    with ThreadPoolExecutor(options.jobs) as pool:
        watched = pool.map(lambda item: watch(options.budget, item, options.seconds, beside), chosen)
        for item, (costs, wrong) in zip(chosen, watched):
            failures += wrong is not None
            figures = ", ".join(f"{size:,}: {cost:.2f} s" for size, cost in costs[-3:])
            print(f"{'FAIL' if wrong else 'ok  '} {item[0]} ({figures}){': ' + wrong if wrong else ''}", flush=True)
    print(f"{len(chosen) - failures} passed, {failures} failed")
    return 1 if failures else 0


sys.exit(main())
