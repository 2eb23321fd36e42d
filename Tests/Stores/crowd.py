#!/usr/bin/env python3
"""Eight writers and eight readers on one book or backup: nothing is lost, and no reader sees what never was.

    Tests/Stores/crowd.py BUDGET STORE [--seconds 60] [--writers 8] [--readers 8]

Each writer adds entries of 1.00 one after another; each reader asks for their number and sum, which must agree with
each other, and never go down. In the end every entry of a writer that ended well is there. Exit 1 on the first fault.
"""
import argparse
import json
import subprocess
import sys
import threading
import time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("budget")
    parser.add_argument("store")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--readers", type=int, default=8)
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    written, busy, reads, faults = [], [], [], []

    def run(*words):
        return subprocess.run([options.budget, *words, "--book", options.store], capture_output=True, text=True)

    def count():
        result = run("transactions", "--search", "one of a crowd", "--json")
        if result.returncode != 0:
            faults.append(result.stderr.strip())
            return 0
        listing = json.loads(result.stdout)
        rows = listing["transactions"]
        total = [row["amount"] for row in listing.get("totals", []) if row["description"] == "Expenses"]
        if rows and (not total or float(total[0]) != len(rows)):
            faults.append(f"{len(rows)} rows of 1.00 come to {total}")
        return len(rows)

    def write():
        while time.monotonic() < end and not faults:
            result = run("add", "1.00", "One of a crowd", "--category", "Groceries")
            if result.returncode == 0:
                written.append(1)
            elif "another program keeps writing" in result.stderr:
                busy.append(1)
            else:
                faults.append(result.stderr.strip())

    def read():
        last = 0
        while time.monotonic() < end and not faults:
            now = count()
            reads.append(1)
            if now < last:
                faults.append(f"{last} rows became {now}")
            last = now

    before = count()
    threads = [threading.Thread(target=write) for _ in range(options.writers)]
    threads += [threading.Thread(target=read) for _ in range(options.readers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    after = count()
    if after != before + len(written):
        faults.append(f"{len(written)} were written, and {after - before} are there")
    print(f"{len(written)} written, {len(busy)} told busy, {len(reads)} reads, {len(faults)} faults")
    for fault in faults[:5]:
        print(f"  {fault}", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
