#!/usr/bin/env python3
"""Kills a command at random moments while it changes a book or a backup: the store has the old state or the new one.

    Tests/Stores/kill.py BUDGET STORE [--times 300] [--seed 1]

Each round adds an entry of its own, is killed after a random part of the time that the command takes, and looks: the
number of rows and of changes is what it was, or both are one more, with the entry; `check-book` finds nothing wrong in
a book; and no file is left beside the store but those of the database. Exit 1 on the first loss.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import time


class Store:
    def __init__(self, program, path):
        self.program, self.path = program, path

    def run(self, *words):
        result = subprocess.run([self.program, *words, "--book", self.path], capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"{words} ends with {result.returncode}: {result.stderr.strip()}")
        return result.stdout

    def state(self):
        """How many entries of these rounds there are, and how many changes."""
        rows = json.loads(self.run("transactions", "--search", "killed at random", "--json"))["transactions"]
        changes = json.loads(self.run("history", "--limit", "100000", "--json"))["changes"]
        return len(rows), len(changes)

    def check(self):
        with open(self.path, "rb") as file:
            if file.read(6) == b"SQLite":
                self.run("check-book")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("budget")
    parser.add_argument("store")
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    store, draw = Store(options.budget, options.store), random.Random(options.seed)
    words = [options.budget, "add", "1.25", "Killed at random", "--category", "Groceries", "--book", options.store]
    begun = time.monotonic()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    takes = time.monotonic() - begun
    folder = os.path.dirname(os.path.abspath(options.store))
    known = {os.path.basename(options.store) + suffix for suffix in ("", "-wal", "-shm")} | set(os.listdir(folder))
    rows, changes = store.state()
    old = new = killed = 0
    for number in range(options.times):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(draw.uniform(0, takes * 1.1))
        process.kill()
        killed += process.wait() == -9
        after = store.state()
        if after == (rows, changes):
            old += 1
        elif after == (rows + 1, changes + 1):
            new += 1
        else:
            sys.exit(f"round {number}: {rows} rows and {changes} changes became {after[0]} and {after[1]}")
        rows, changes = after
        store.check()
    # What a killed run left beside a backup goes with the next one that is not killed.
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    left = set(os.listdir(folder)) - known
    if left:
        sys.exit(f"left behind: {sorted(left)}")
    print(f"{options.times} rounds, {killed} killed: {old} with the old state, {new} with the new one, none lost")


main()
