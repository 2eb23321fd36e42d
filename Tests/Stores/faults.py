"""Fails or kills a change of a book at each of its system calls: the book is then as before or as after, never between.

    faults.py BUDGET        needs strace

For each call that `budget add` makes on the book's files (opening, reading, writing, cutting, syncing, locking,
renaming, deleting): once it fails with EIO, once with ENOSPC where the disk could be full, and once the command is
killed there, which leaves the files as they are at that moment, as a loss of power does. A command that says it
succeeded must have added the entry, one that failed may not have; the book must pass check-book each time.
"""

import collections
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

BUDGET = sys.argv[1]
CALLS = ["openat", "pread64", "pwrite64", "write", "ftruncate", "fsync", "fdatasync", "fcntl", "unlink", "rename",
         "mmap", "lseek", "fstat", "newfstatat", "close"]
FULL = {"pwrite64", "write", "ftruncate", "fsync", "fdatasync", "openat"}
NOW = ["--now", "2026-02-01T08:00:00Z"]


def run(*arguments):
    return subprocess.run([BUDGET, *arguments], capture_output=True, text=True)


def count(book):
    """The entries of a book that passes its check; None where it does not."""
    if run("check-book", book).returncode != 0:
        return None
    with sqlite3.connect(book) as database:
        return database.execute("SELECT COUNT(*) FROM log").fetchone()[0]


def places(book, command):
    """How often the command makes each call from the first one on the book, and how often before."""
    trace = book + ".trace"
    subprocess.run(["strace", "-f", "-y", "-o", trace, "-e", "trace=" + ",".join(CALLS), *command],
                   capture_output=True)
    total, first = collections.Counter(), {}
    with open(trace, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            found = re.match(r"\d+ +(\w+)\(", line)
            if not found:
                continue
            total[found.group(1)] += 1
            if os.path.basename(book) in line:
                first.setdefault(found.group(1), total[found.group(1)])
    return {call: range(first[call], total[call] + 1) for call in first}


def main():
    folder = tempfile.mkdtemp()
    made, book = os.path.join(folder, "made.budget"), os.path.join(folder, "b.budget")
    assert run("init", made, "--copy-of", "Samples/household.json", *NOW).returncode == 0
    before = count(made)
    command = [BUDGET, "add", "12.50", "Corner shop", "--category", "Groceries", "--account", "Wallet", "--book", book, *NOW]

    def put():
        for name in os.listdir(folder):
            if name.startswith("b.budget"):
                os.unlink(os.path.join(folder, name))
        shutil.copy(made, book)

    put()
    seen, faults = collections.Counter(), []
    for call, numbers in places(book, command).items():
        ways = ["error=EIO", "signal=KILL"] + (["error=ENOSPC"] if call in FULL else [])
        for number in numbers:
            for way in ways:
                put()
                done = subprocess.run(
                    ["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}", "-e",
                     f"inject={call}:{way}:when={number}", *command], capture_output=True, text=True)
                after = count(book)
                seen["added" if after == before + 1 else "as before" if after == before else "broken"] += 1
                said = done.returncode == 0
                if after not in (before, before + 1) or said and after != before + 1:
                    faults.append(f"{call} {number} {way}: status {done.returncode}, entries {after}")
    shutil.rmtree(folder)
    print(", ".join(f"{number} {state}" for state, number in seen.items()))
    for fault in faults:
        print("FAULT", fault)
    return 1 if faults else 0


sys.exit(main())
