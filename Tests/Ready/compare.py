#!/usr/bin/env python3
"""Ready to Assign of recalculated workbooks, as sheets in CSV, against a list of what it must be.

    compare.py EXPECTED.tsv FOLDER

A line of EXPECTED is a workbook's name and its figure; FOLDER holds `NAME-Budget vs Actual.csv`. Prints what differs and
a last line with counts; exit status 1 where anything does.
"""

import csv
import sys
from decimal import Decimal, InvalidOperation
from pathlib import Path


def ready(path):
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            if "Ready to Assign" in row:
                return row[5]
    return "missing"


def main(expected, folder):
    count = differences = 0
    for line in Path(expected).read_text(encoding="utf-8").splitlines():
        name, figure = line.split("\t")
        text = ready(Path(folder) / f"{name.removesuffix('.xlsx')}-Budget vs Actual.csv")
        count += 1
        try:
            good = abs(Decimal(text) - Decimal(figure)) < Decimal("0.00005")
        except InvalidOperation:
            good = False
        if not good:
            differences += 1
            print(f"{name}: {text}, not {figure}")
    print(f"{count} workbooks, {differences} differences")
    return 1 if differences or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
