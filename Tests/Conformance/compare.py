"""Holds this library's cells against other readers' (see Docs/conformance.md).

    compare.py DUMP.jsonl FOLDER REVIEWED.tsv [--libreoffice FOLDER]

DUMP.jsonl is what `CellDumpTests` wrote about the workbooks below FOLDER. Every cell is compared with openpyxl's
and python-calamine's, and with openpyxl's view of what LibreOffice made of the workbook where that folder is
given. A disagreement must be covered by a line of REVIEWED.tsv, and each of its lines must cover one.
"""

import argparse
import csv
import datetime
import fnmatch
import json
import multiprocessing
import os
import re
import resource
import sys
import warnings
from collections import Counter, namedtuple

import openpyxl
import openpyxl.utils.datetime
import python_calamine
from openpyxl.utils import get_column_letter

warnings.simplefilter("ignore")
Disagreement = namedtuple("Disagreement", "file sheet cell ours theirs peer")
DATES = (datetime.datetime, datetime.date, datetime.time, datetime.timedelta)
# A millisecond: what peers' clocks are rounded to.
TOLERANCE = 1.2e-8
EMPTY = ("empty", "")


def of_openpyxl(path):
    book = openpyxl.load_workbook(path, data_only=True)
    for sheet in book.worksheets:
        # Its own rows would be as many as the sheet's last cell says.
        present = (cell for cell in sheet._cells.values() if cell.value is not None and cell.value != "")
        yield sheet.title, {
            cell.coordinate: kind_of(cell.value, is_error=cell.data_type == "e") for cell in present
        }


def of_calamine(path):
    book = python_calamine.CalamineWorkbook.from_path(path)
    for name in book.sheet_names:
        sheet = book.get_sheet_by_name(name)
        cells = {}
        first = sheet.start or (0, 0)
        for row, values in enumerate(sheet.to_python(skip_empty_area=True), first[0] + 1):
            for column, value in enumerate(values, first[1] + 1):
                if value is not None and value != "":
                    cells[f"{get_column_letter(column)}{row}"] = kind_of(value)
        yield name, cells


def kind_of(value, is_error=False):
    if isinstance(value, bool):
        return "boolean", "TRUE" if value else "FALSE"
    if isinstance(value, (int, float)):
        return "number", float(value)
    if isinstance(value, DATES):
        return "date", value
    return ("error" if is_error else "text"), str(value)


def serial(value, epoch):
    if isinstance(value, datetime.timedelta):
        return value.total_seconds() / 86400
    if isinstance(value, datetime.time):
        return openpyxl.utils.datetime.time_to_days(value)
    return openpyxl.utils.datetime.to_excel(value, epoch)


def agrees(ours, raw, theirs, epoch):
    (kind, value), (their_kind, their_value) = ours, theirs
    if kind == "number" and their_kind == "number":
        return float(raw or value) == their_value or float(value) == float(f"{their_value:.15g}")
    if kind == "number" and their_kind == "date":
        return abs(float(value) - serial(their_value, epoch)) < TOLERANCE
    # calamine hands an error over as its text.
    return value == their_value and (kind == their_kind or kind == "error" and their_kind == "text")


def unescaped(text):
    """The text without any escape; peers undo some of them, and some twice."""
    while (plain := re.sub("_x([0-9A-Fa-f]{4})_", lambda escape: chr(int(escape[1], 16)), text)) != text:
        text = plain
    return text


def with_line_feeds(text):
    return text.replace("\r\n", "\n").replace("\r", "\n")


def cause(ours, theirs):
    """How another text differs, where it is one of the usual ways; a cause covers many cells of the list."""
    if ours.strip() == theirs.strip():
        return "the text without white space at its ends"
    if unescaped(theirs) == unescaped(ours):
        return "the text with escapes as they stand"
    if theirs == with_line_feeds(ours):
        return "the text with line feeds alone"
    if theirs == ours.replace("TRUE", "1").replace("FALSE", "0"):
        return "the text with truth values as numbers"
    same = with_line_feeds(unescaped(theirs)) == with_line_feeds(unescaped(ours))
    return "the text with escapes as they stand and line feeds alone" if same else None


def shown(cell):
    return f"{cell[0]} {cell[1]}"[:200].replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r")


def compare(dump, peer, sheets):
    """The disagreements, and how many cells were compared."""
    epoch = openpyxl.utils.datetime.MAC_EPOCH if dump["countsFrom1904"] else openpyxl.utils.datetime.WINDOWS_EPOCH
    count = 0
    theirs_by_sheet = dict(sheets)
    for sheet in dump["sheets"]:
        name = sheet["name"]
        if name not in theirs_by_sheet:
            yield Disagreement(dump["file"], name, "-", "a worksheet", "no sheet", peer)
            continue
        theirs = theirs_by_sheet.pop(name)
        for address, kind, value, raw, _ in sheet["cells"]:
            count += 1
            if value == "" and kind == "text":
                theirs.pop(address, None)
                continue
            other = theirs.pop(address, EMPTY)
            if not agrees((kind, value), raw, other, epoch):
                their_text = shown(other)
                if kind == "text" and other[0] in ("text", "empty"):
                    their_text = cause(value, str(other[1])) or their_text
                yield Disagreement(dump["file"], name, address, shown((kind, value)), their_text, peer)
        for address, other in theirs.items():
            yield Disagreement(dump["file"], name, address, shown(EMPTY), shown(other), peer)
    for name, cells in theirs_by_sheet.items():
        if cells:
            yield Disagreement(dump["file"], name, "-", "no sheet", "a worksheet", peer)
    yield count


def judge(job):
    dump, peer, path = job
    if not os.path.exists(path):
        return [Disagreement(dump["file"], "-", "-", "read", "no file", peer)], 0
    try:
        sheets = list((of_calamine if peer == "calamine" else of_openpyxl)(path))
    except BaseException as error:
        if "error" in dump:
            return [], 0
        reason = f"refused: {type(error).__name__} {error}"[:120].replace("\n", " ").replace(path, "")
        return [Disagreement(dump["file"], "-", "-", "read", reason, peer)], 0
    if "error" in dump:
        return [Disagreement(dump["file"], "-", "-", f"refused: {dump['error']}"[:120], "read", peer)], 0
    *found, count = compare(dump, peer, sheets)
    return found, count


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))


def reviewed_rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if row]
    for row in rows[1:]:
        if len(row) != 8:
            sys.exit(f"{path}: a line has {len(row)} fields instead of 8: {row}")
    return rows[1:]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dump")
    parser.add_argument("folder")
    parser.add_argument("reviewed")
    parser.add_argument("--libreoffice")
    parser.add_argument("--write", help="where to write what is not covered, as lines to review")
    arguments = parser.parse_args()
    with open(arguments.dump, encoding="utf-8") as file:
        dumps = [json.loads(line) for line in file]
    jobs = [
        (dump, peer, os.path.join(arguments.folder, dump["file"]))
        for dump in dumps for peer in ("openpyxl", "calamine")
    ]
    if arguments.libreoffice:
        jobs += [(dump, "libreoffice", os.path.join(arguments.libreoffice, dump["file"])) for dump in dumps]
    found, cells = [], Counter()
    with multiprocessing.Pool(2, limit_memory, maxtasksperchild=50) as pool:
        for (dump, peer, _), (disagreements, count) in zip(jobs, pool.imap(judge, jobs)):
            found += disagreements
            cells[peer] += count
    rows = reviewed_rows(arguments.reviewed)
    used, unknown, known = set(), [], Counter()
    for one in found:
        # Brackets stand for themselves; only * is a wildcard.
        cover = next(
            (index for index, row in enumerate(rows)
             if all(fnmatch.fnmatchcase(value, pattern.replace("[", "[[]")) for value, pattern in zip(one, row))),
            None)
        if cover is None:
            unknown.append(one)
        else:
            used.add(cover)
            known[(one.peer, rows[cover][7])] += 1
    read = sum("error" not in dump for dump in dumps)
    print(f"{len(dumps)} workbooks, {read} read, {len(dumps) - read} refused")
    for peer, count in sorted(cells.items()):
        print(f"{peer}: {count} cells compared, {sum(one.peer == peer for one in found)} disagreements")
    for (peer, verdict), count in sorted(known.items()):
        print(f"  {peer}, reviewed: {count} × {verdict}")
    for one in unknown[:60]:
        print("NOT REVIEWED", *one, sep="\t")
    if arguments.write:
        with open(arguments.write, "w", encoding="utf-8") as file:
            for one in unknown:
                print(*one, "", "", sep="\t", file=file)
    stale = [row for index, row in enumerate(rows) if index not in used]
    for row in stale:
        print("COVERS NOTHING", *row, sep="\t")
    print(f"{len(unknown)} not reviewed, {len(stale)} lines that cover nothing")
    sys.exit(1 if unknown or stale else 0)


if __name__ == "__main__":
    main()
