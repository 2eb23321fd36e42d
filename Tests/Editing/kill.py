#!/usr/bin/env python3
"""Kills a command at random moments while it saves a workbook, and checks that nothing is lost.

    Tests/Editing/kill.py [--times 300] [--seed 1] WORKBOOK -- COMMAND ARG…

The command must change WORKBOOK in place, from its present bytes always to the same new ones. Each round puts the
present bytes back, kills the command after a random part of the time that it takes, and checks: the workbook is the
old or the new bytes; the present bytes are in it or in a kept copy (`NAME.before-<16 hex digits>.EXT`); and where
the workbook is new, the copy's name has the digits of its SHA-256. Where it is old, the command runs once more, and
leaves exactly one copy and no temporary file. Exit 1 on the first loss. WORKBOOK holds its old bytes again afterwards.

With --ours each round starts from a workbook that the command wrote before (its copy holding the user's state), and
`{}` in an argument is 1 for that first run and 2 for the killed one.
"""
import argparse
import hashlib
import os
import random
import re
import subprocess
import sys
import time


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Round:
    """One workbook, alone with its copies in a folder."""

    def __init__(self, path, command, is_ours):
        self.path, self.command, self.is_ours = path, command, is_ours
        self.folder = os.path.dirname(os.path.abspath(path))
        stem, suffix = os.path.splitext(os.path.basename(path))
        self.copy_name = re.compile(re.escape(stem) + r"\.before-([0-9a-f]{16})" + re.escape(suffix))
        self.user = read(path)
        self.others = set(os.listdir(self.folder))

    def copies(self):
        names = os.listdir(self.folder)
        found = [(self.copy_name.fullmatch(name), name) for name in names]
        return {match[1]: read(os.path.join(self.folder, name)) for match, name in found if match}

    def leftovers(self):
        return [name for name in set(os.listdir(self.folder)) - self.others if not self.copy_name.fullmatch(name)]

    def run(self, number):
        return subprocess.Popen(
            [argument.replace("{}", str(number)) for argument in self.command],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def finish(self, number):
        process = self.run(number)
        _, words = process.communicate()
        if process.returncode != 0:
            sys.exit(f"the command fails ({process.returncode}): {words.decode(errors='replace').strip()}")
        return read(self.path)

    def reset(self):
        """Puts the user's bytes back, and the command's first change over them where it is to be ours."""
        for name in set(os.listdir(self.folder)) - self.others:
            os.unlink(os.path.join(self.folder, name))
        with open(self.path, "wb") as file:
            file.write(self.user)
        return self.finish(1) if self.is_ours else self.user

    def check(self, old, new):
        """What was lost; None for nothing."""
        now, copies = read(self.path), self.copies()
        if now not in (old, new):
            return f"the workbook has {len(now)} bytes, neither the old nor the new ones"
        if now == new and copies.get(hashlib.sha256(new).hexdigest()[:16]) != self.user:
            return "the workbook is new, and no copy that belongs to it has the user's bytes"
        if now != self.user and self.user not in copies.values():
            return "the user's bytes are gone"
        return None

    def disorder(self):
        """What a run that ended well leaves beside the one copy; None for nothing."""
        copies, leftovers = self.copies(), self.leftovers()
        if len(copies) == 1 and not leftovers:
            return None
        return f"{len(copies)} copies and {leftovers} stand beside the workbook"


def main():
    if "--" not in sys.argv:
        sys.exit(__doc__)
    split = sys.argv.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ours", action="store_true")
    parser.add_argument("workbook")
    options = parser.parse_args(sys.argv[1:split])
    round_ = Round(options.workbook, sys.argv[split + 1:], options.ours)
    chance = random.Random(options.seed)
    times = []
    for _ in range(3):
        old = round_.reset()
        start = time.monotonic()
        new = round_.finish(2)
        times.append(time.monotonic() - start)
    if old == new:
        sys.exit("the command changes nothing")
    seen = {"old": 0, "new": 0}
    killed = 0
    try:
        for number in range(options.times):
            old = round_.reset()
            process = round_.run(2)
            # Half of the kills fall into the last third, where a command saves.
            time.sleep(max(times) * chance.uniform(0.66 if number % 2 else 0, 1))
            killed += process.poll() is None
            process.kill()
            process.communicate()
            loss = round_.check(old, new)
            if loss:
                sys.exit(f"round {number + 1}: {loss}")
            seen["new" if read(options.workbook) == new else "old"] += 1
            if read(options.workbook) == old:
                # What the kill left behind does not disturb the next run.
                round_.finish(2)
                loss = round_.check(old, new) or round_.disorder()
                if loss:
                    sys.exit(f"round {number + 1}, done again: {loss}")
        old = round_.reset()
        round_.finish(2)
        loss = round_.check(old, new) or round_.disorder()
        if loss:
            sys.exit(f"an undisturbed run: {loss}")
    finally:
        with open(options.workbook, "wb") as file:
            file.write(round_.user)
    print(f"{options.times} rounds, {killed} killed: {seen['old']} old, {seen['new']} new, none lost")


main()
