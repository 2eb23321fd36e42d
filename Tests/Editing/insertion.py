"""Holds what the program makes of a row insertion against what LibreOffice makes of it.

    insertion.py [--limit SECONDS] [--count ROWS] PROGRAM [FILE…]

Without files, those of `chosen.tsv` are taken, each with its sheet and row. LibreOffice inserts the same rows and
saves; it also loads what the program wrote and saves that, so that spelling makes no difference. Formulas, names and
areas of both files must be the same, or covered by `reviewed.tsv`. Ends with 1 where one is not.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections import Counter

import edits
import facts
import packages
import worksheets
from office import Failed, Office, insert_rows
from reviewed import Reviewed, chosen


def target_of(path, sheet, row):
    """The sheet and row to insert at; by default the middle of the first visible worksheet."""
    if sheet:
        return sheet, row
    with open(path, "rb") as file:
        parts = edits.parts_of(file.read())
    first = next(s for s in worksheets.sheets(parts) if s.visible and s.kind == "worksheet" and s.part in parts)
    return first.name, edits.middle(worksheets.cells(parts[first.part]))


def compared(office, program, path, place, count, folder):
    """The refusal's sentence or nothing, the statements that differ, and how many there were. Raises `Failed`."""
    sheet, row = place
    extension = os.path.splitext(path)[1]
    written, ours, theirs = (os.path.join(folder, name + extension) for name in ("written", "ours", "theirs"))
    edit = edits.Edit("insert", ["insert", sheet, str(row), str(count)], None, row)
    outcome = edits.run(program, path, written, edit, office.limit)
    if outcome.status == edits.REFUSED:
        return outcome.sentence, [], 0
    if outcome.status != 0 or outcome.data is None:
        raise Failed(f"the program ended with {outcome.status}: {outcome.sentence[-120:]}")
    office.exported(path, theirs, insert_rows(sheet, row, count))
    office.exported(written, ours)
    mine, other = facts.of_file(ours), facts.of_file(theirs)
    return None, list(facts.differences(mine, other)), sum(map(len, other.values()))


def shown(texts):
    return " · ".join(texts)[:160] or "nothing"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--limit", type=float, default=60, help="seconds for one step with one file")
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("program")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    program, reviewed, totals, kinds = os.path.abspath(options.program), Reviewed(), Counter(), Counter()
    seen, folder = set(), tempfile.mkdtemp(prefix="insertion")
    with Office(options.limit) as office:
        for path, name, sheet, row in chosen(options.files):
            seen.add(name)
            try:
                place = target_of(path, sheet, row)
                refusal, found, count = compared(office, program, path, place, options.count, folder)
            except (Failed, packages.NotAPackage, worksheets.etree.XMLSyntaxError, StopIteration, IndexError) as error:
                totals["not done"] += 1
                print(f"{name}: not done: {error}")
                continue
            if refusal is not None:
                totals["refused"] += 1
                print(f"{name}: refused: {refusal[:200]}")
                continue
            left = [item for item in found if not reviewed.covers(name, item[0][0], f"{item[0][1]}!{item[0][2]}")]
            totals["statements"] += count
            totals["reviewed"] += len(found) - len(left)
            totals["different" if left else "same"] += 1
            if left:
                print(f"{name}: {len(left)} of {count} differ, {place[0]} row {place[1]}")
            for (kind, where, cell), mine, theirs in left:
                kinds[kind] += 1
            for (kind, where, cell), mine, theirs in left[:12]:
                print(f"    {kind} {where}!{cell}: program {shown(mine)}; LibreOffice {shown(theirs)}")
    shutil.rmtree(folder, ignore_errors=True)
    print(f"\n{len(seen)} workbooks: " + ", ".join(f"{count} {name}" for name, count in sorted(totals.items())))
    print("different by kind: " + (", ".join(f"{count} {kind}" for kind, count in kinds.most_common()) or "nothing"))
    insertion_kinds = {"formula", "defined name", "merged range", "conditional format", "validation", *kinds}
    for line in reviewed.unused(seen, insertion_kinds):
        print(f"reviewed.tsv has a line that covers nothing: {line}")
    sys.exit(1 if totals["different"] or totals["not done"] else 0)


if __name__ == "__main__":
    main()
