"""Which edits are tried on a workbook, and the program that makes them.

The program's command line is `PROGRAM IN OUT EDIT …` with one of

    none · set SHEET CELL VALUE · insert SHEET ROW COUNT · delete SHEET FIRST LAST
    append SHEET FIRSTCOLUMN VALUE … · add NAME · rename SHEET NAME

It ends with 0 and a line `part: NAME` on standard output for each part it changed, or with 3 and one sentence on
standard error where it refuses.
"""

import os
import re
import subprocess
from collections import namedtuple

import packages
import worksheets

Edit = namedtuple("Edit", "kind arguments sheet row")
Outcome = namedtuple("Outcome", "status parts sentence data")
REFUSED = 3
NEW_SHEET = "Added by the check"
NEW_TEXT = "nothing else changes"
NEW_NUMBER = "1234.5"


def parts_of(data):
    """Each part's bytes by its name; where two entries have one name, the last counts. Raises `NotAPackage`."""
    return {entry.name: packages.inflated(entry) for entry in packages.entries(data)}


def chosen(data):
    """The edits to try on a workbook: its first visible worksheet is edited, and a sheet added."""
    yield Edit("none", ["none"], None, None)
    parts = parts_of(data)
    all_sheets = worksheets.sheets(parts)
    names = {sheet.name for sheet in all_sheets}
    yield Edit("add", ["add", NEW_SHEET if NEW_SHEET not in names else NEW_SHEET + " 2"], None, None)
    sheet = next((s for s in all_sheets if s.visible and s.kind == "worksheet" and s.part in parts), None)
    if sheet:
        yield from on_sheet(sheet, worksheets.cells(parts[sheet.part]))


def on_sheet(sheet, cells):
    last = max((cell.row for cell in cells), default=0)
    widest = max((cell.column for cell in cells), default=0)
    if last + 2 <= worksheets.LAST_ROW and widest < worksheets.LAST_COLUMN:
        place = f"{worksheets.letters_of(widest + 1)}{last + 2}"
        yield Edit("set empty", ["set", sheet.name, place, NEW_TEXT], sheet, last + 2)
    number = next((cell for cell in cells if cell.kind == "n" and cell.value and not cell.formula), None)
    if number:
        place = f"{worksheets.letters_of(number.column)}{number.row}"
        yield Edit("set number", ["set", sheet.name, place, NEW_NUMBER], sheet, number.row)
    if any(cell.value for cell in cells):
        yield appended(sheet, cells)
        row = middle(cells)
        yield Edit("insert", ["insert", sheet.name, str(row), "1"], sheet, row)


def middle(cells):
    used = sorted({cell.row for cell in cells})
    return used[len(used) // 2]


def appended(sheet, cells):
    """One row behind the block of the first used column, with a value for each column up to the first formula."""
    first = min(cell.column for cell in cells if cell.value)
    last = max(cell.row for cell in cells if cell.value and cell.column == first)
    above = {cell.column: cell for cell in cells if cell.row == last}
    values = []
    for column in range(first, first + 6):
        cell = above.get(column)
        if cell is None or cell.formula or cell.value is None:
            break
        values.append(NEW_NUMBER if cell.kind == "n" else NEW_TEXT)
    return Edit("append", ["append", sheet.name, worksheets.letters_of(first), *(values or [NEW_TEXT])], sheet, last + 1)


def run(program, source, target, edit, limit):
    """Makes one edit; the outcome's data is nothing where no file was written."""
    if os.path.exists(target):
        os.remove(target)
    command = [program, source, target, *edit.arguments]
    try:
        done = subprocess.run(command, capture_output=True, timeout=limit, stdin=subprocess.DEVNULL)
        status = done.returncode
    except subprocess.TimeoutExpired:
        return Outcome(f"still running after {limit} s", [], "", None)
    said = done.stdout.decode(errors="replace").splitlines()
    parts = [line[len("part: ") :] for line in said if line.startswith("part: ")]
    written = None
    if os.path.exists(target):
        with open(target, "rb") as file:
            written = file.read()
    return Outcome(status, parts, done.stderr.decode(errors="replace").strip(), written)


def pattern(sentence):
    """A sentence without what differs from file to file: quotations, paths, cells and numbers."""
    sentence = re.sub(r"“[^”]*”|\"[^\"]*\"|«[^»]*»|‘[^’]*’|'[^']*'", "“…”", sentence)
    sentence = re.sub(r"\S*/\S*|\S+\.xls[xm]\b", "<path>", sentence)
    sentence = re.sub(r"\b[A-Z]{1,3}\d+(:[A-Z]{1,3}\d+)?\b", "<cell>", sentence)
    return re.sub(r"\d+", "<number>", sentence)[:300]
