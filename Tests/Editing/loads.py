"""Shows that LibreOffice loads what the program wrote, and shows the same wherever the edit does not concern a cell.

    loads.py [--limit SECONDS] PROGRAM [FILE…]

Without files, those of `chosen.tsv` are taken. Every sheet of the original and of the edited workbook is written as
a table of what its cells show; after an insertion the original's rows are moved. A cell that shows something else is
right if LibreOffice shows the same after the same edit of its own (so a formula that depends on the edit), or if the
original itself shows something else when it is loaded again (a time, a random number), or if `reviewed.tsv` has it
under the kind `shown`. Ends with 1 where one is not.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections import Counter

import edits
import packages
import worksheets
from office import Failed, Office, insert_rows, set_cells
from reviewed import Reviewed, chosen


def cells_of(tables):
    """Texts by sheet, row and column, without empty ones. Raises `Failed` where a sheet has no table."""
    found = {}
    for sheet, rows in tables.items():
        if rows is None:
            raise Failed(f"no table of the sheet {sheet}")
        for number, row in enumerate(rows, 1):
            for column, text in enumerate(row, 1):
                if text:
                    found[sheet, number, column] = text
    return found


def moved(cells, edit):
    """The original's cells where the edit must leave them."""
    if edit.kind != "insert":
        return cells
    count = int(edit.arguments[3])
    return {
        (sheet, row + count * (sheet == edit.sheet.name and row >= edit.row), column): text
        for (sheet, row, column), text in cells.items()
    }


def own_edit(edit):
    """The same edit as LibreOffice makes it."""
    if edit.kind == "insert":
        return insert_rows(edit.sheet.name, edit.row, int(edit.arguments[3]))
    if edit.kind == "add":
        return lambda document: document.Sheets.insertNewByName(edit.arguments[1], document.Sheets.Count)
    row, column = edited_place(edit)
    return set_cells(edit.sheet.name, row, column, edit.arguments[3:])


def edited_place(edit):
    letters = edit.arguments[2].rstrip("0123456789")
    return edit.row, worksheets.number_of(letters)


def concerns(edit, place, before):
    """Whether the edit is about this cell itself; an appended row may be continued in its empty cells."""
    sheet, row, column = place
    if edit.kind == "add":
        return sheet == edit.arguments[1]
    if sheet != edit.sheet.name or row != edit.row:
        return False
    if edit.kind.startswith("set"):
        return column == edited_place(edit)[1]
    return place not in before


def differing(before, after, edit):
    places = set(before) | set(after)
    return {
        place for place in places if before.get(place) != after.get(place) and not concerns(edit, place, before)
    }


def unexplained(office, path, edit, original, after):
    """The cells that show something else without a reason. Raises `Failed`."""
    before = moved(original, edit)
    left = differing(before, after, edit)
    if left:
        own = cells_of(office.tables(path, own_edit(edit)))
        left = {place for place in left if after.get(place) != own.get(place)}
    if left:
        again = moved(cells_of(office.tables(path)), edit)
        left = {place for place in left if before.get(place) == again.get(place)}
    return [(place, before.get(place, ""), after.get(place, "")) for place in sorted(left)]


def missing_edit(edit, after, names):
    """A sentence if the edit is not to be seen."""
    if edit.kind == "add":
        return None if edit.arguments[1] in names else "the added sheet is not there"
    if edit.kind == "insert":
        return None
    row, column = edited_place(edit)
    for index, value in enumerate(edit.arguments[3:]):
        text = after.get((edit.sheet.name, row, column + index))
        if text is None or value == edits.NEW_TEXT and text != value:
            return f"{worksheets.letters_of(column + index)}{row} shows {text!r}, not {value}"
    return None


def tried(path, sheet, row):
    """The edits of one workbook, the insertion where `chosen.tsv` says."""
    with open(path, "rb") as file:
        data = file.read()
    for edit in edits.chosen(data):
        if edit.kind == "insert" and sheet:
            target = next(s for s in worksheets.sheets(edits.parts_of(data)) if s.name == sheet)
            yield edits.Edit("insert", ["insert", sheet, str(row), "1"], target, row)
        elif edit.kind != "none":
            yield edit


def judged(office, program, path, name, edit, original, reviewed, folder):
    """In a word, how the edit went, and what is complained of."""
    written = os.path.join(folder, "written" + os.path.splitext(path)[1])
    outcome = edits.run(program, path, written, edit, office.limit)
    if outcome.status == edits.REFUSED:
        return "refused", []
    if outcome.status != 0 or outcome.data is None:
        return "different", [f"the program ended with {outcome.status}"]
    tables = office.tables(written)
    after = cells_of(tables)
    missing = missing_edit(edit, after, tables)
    complaints = [missing] if missing else []
    found = unexplained(office, path, edit, original, after)
    for (sheet, row, column), old, new in found:
        place = f"{sheet}!{worksheets.letters_of(column)}{row}"
        if not reviewed.covers(name, "shown", place):
            complaints.append(f"{place} shows {new[:60]!r} instead of {old[:60]!r}")
    return ("different" if complaints else "same"), complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--limit", type=float, default=60, help="seconds for one step with one file")
    parser.add_argument("program")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    program, reviewed, totals, seen = os.path.abspath(options.program), Reviewed(), Counter(), set()
    folder = tempfile.mkdtemp(prefix="loads")
    with Office(options.limit) as office:
        for path, name, sheet, row in chosen(options.files):
            seen.add(name)
            try:
                original = cells_of(office.tables(path))
                kinds = list(tried(path, sheet, row))
            except (Failed, packages.NotAPackage, worksheets.etree.XMLSyntaxError, StopIteration) as error:
                totals["original", "not done"] += 1
                print(f"{name}: not done: {error}")
                continue
            for edit in kinds:
                try:
                    result, complaints = judged(office, program, path, name, edit, original, reviewed, folder)
                except Failed as error:
                    result, complaints = "not done", [str(error)]
                totals[edit.kind, result] += 1
                if complaints:
                    print(f"{name}: {' '.join(edit.arguments)[:60]}: {len(complaints)} complaints")
                for complaint in complaints[:6]:
                    print(f"    {complaint}")
    shutil.rmtree(folder, ignore_errors=True)
    print(f"\n{len(seen)} workbooks")
    for (kind, result), count in sorted(totals.items()):
        print(f"{kind:12}{result:10}{count:6}")
    for line in reviewed.unused(seen, {"shown"}):
        print(f"reviewed.tsv has a line that covers nothing: {line}")
    sys.exit(1 if any(result in ("different", "not done") for _, result in totals) else 0)


if __name__ == "__main__":
    main()
