"""Shows that an edit changes what it was told to change, and nothing else.

    unchanged.py [--tools FOLDER] [--limit SECONDS] [--details FILE.tsv] PROGRAM FILE-OR-FOLDER…

Each workbook is edited in six ways (edits.py). Entries of the ZIP archive that the program does not name must have
the same compressed bytes, headers and order; rows that no edit touches must have the same bytes; the validator and
two readers must find nothing that they did not find before. Ends with 1 if anything is complained of.
"""

import argparse
import csv
import glob
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
from collections import Counter, defaultdict, namedtuple

import edits
import packages
import worksheets
from validity import Judge

Report = namedtuple("Report", "file edit outcome complaints changes")
CALCULATION_CHAIN = re.compile(r"calcChain\d*\.xml$", re.I)
HEADERS = {"local extra", "local needs", "directory extra"}
_judge = None


def complaints_of_entries(before, after, named):
    """What happened to entries that the program did not name; named ones must have changed."""
    old, new = packages.entries(before), packages.entries(after)
    names = [entry.name for entry in new]
    for name, count in Counter(names).items():
        if count > 1 and [entry.name for entry in old].count(name) < count:
            yield f"entry doubled: {kind(name)}"
    by_name = {entry.name: entry for entry in new}
    for entry in old:
        told = entry.name in named
        if entry.name not in by_name:
            if not (told and CALCULATION_CHAIN.search(entry.name)):
                yield f"entry lost, {'named' if told else 'not named'}: {kind(entry.name)}"
            continue
        other = by_name[entry.name]
        if told and entry.compressed == other.compressed:
            yield f"named, but not changed: {kind(entry.name)}"
        elif not told:
            # Headers may say less: fields of Zip64 that nothing needs, sizes in front instead of behind the data.
            different = [what for what in packages.differences(entry, other) if what not in HEADERS]
            if different:
                yield f"not named, but changed ({', '.join(different)}): {kind(entry.name)}"
    known = {entry.name for entry in old}
    kept = [name for name in names if name in known]
    if kept != [entry.name for entry in old if entry.name in by_name]:
        yield "old entries in another order"
    for name in names:
        if name not in known and name not in named:
            yield f"entry added, not named: {kind(name)}"
    for name in named:
        if name not in known and name not in by_name:
            yield f"named, but nowhere: {kind(name)}"


def kind(part, edited=None):
    """A part's kind, by the usual names."""
    if part == edited:
        return "the edited sheet"
    name = re.sub(r"\d+(?=\.\w+$|\.xml\.rels$)", "", part)
    return name if name.startswith(("[", "_rels", "docProps", "customXml")) else name.removeprefix("xl/")


def complaints_of_rows(edit, before, after, edited):
    """What happened to rows that the edit does not touch; formulas may have other stored values."""
    old, new = worksheets.rows(before), worksheets.rows(after)
    is_insertion = edited and edit.kind == "insert"
    # References in formulas follow rows that moved, and ranges that grew.
    keeps = edit.kind not in ("insert", "append")
    filled = worksheets.filled_rows(before) | worksheets.filled_rows(after)
    touched = 0
    by_number = {row.number: row for row in new}
    # What stands below an appended row may have made room for it, all rows of it or none.
    last = max(old, key=lambda row: row.number, default=None)
    here = last and by_number.get(last.number)
    below_moved = bool(last and last.number > edit.row) and not (here and same(last, here, False, False)) if edited else False
    if len(by_number) != len(new):
        yield "a row is there twice"
    for row in old:
        moved = is_insertion and row.number >= edit.row
        if edited and edit.kind == "append" and row.number >= edit.row:
            moved = below_moved
        other = by_number.pop(row.number + moved, None)
        if other is None:
            yield "a row is gone"
        elif row.number in filled or other.number in filled:
            pass
        elif not same(row, other, moved, keeps):
            touched += 1
            may = edited and (edit.kind == "append" or edit.kind.startswith("set") and row.number == edit.row)
            if not may:
                where = "" if edited else " of another sheet"
                where += ", below the insertion" if moved else ", above the insertion" if is_insertion else ""
                yield f"a row{where} changed that the edit does not concern"
    allowed = {"set empty": 1, "set number": 0, "append": 1, "insert": 1}.get(edit.kind, 0) if edited else 0
    if len(by_number) > allowed:
        yield "more rows than before and the edit"
    if edited and edit.kind == "append" and touched + len(by_number) != 1 and edit.row not in filled:
        yield f"{touched} rows changed and {len(by_number)} added by one appended row"
    if edited and edit.kind in ("set empty", "append") and not touched and not by_number and edit.row not in filled:
        yield "the edit itself is not there"


def same(old, new, moved, keeps):
    before, after = old.data, new.data
    if moved:
        before, after = worksheets.without_numbers(before), worksheets.without_numbers(after)
    if before == after:
        return True
    if not old.has_formulas:
        return False
    return worksheets.without_results(before, keeps) == worksheets.without_results(after, keeps)


def compared(edit, before, outcome):
    """The complaints about one edit's outcome, and what changed, by kind."""
    if edit.kind == "none":
        return ([] if outcome.data == before and not outcome.parts else ["not byte-identical without an edit"]), []
    complaints, changes = list(complaints_of_entries(before, outcome.data, set(outcome.parts))), []
    old, new = edits.parts_of(before), edits.parts_of(outcome.data)
    sheets = {sheet.part for sheet in worksheets.sheets(old) if sheet.kind == "worksheet"}
    edited = edit.sheet.part if edit.sheet else None
    for part in sorted(set(old) | set(new)):
        if old.get(part) == new.get(part):
            continue
        verb = "" if part in old and part in new else "new " if part in new else "dropped "
        changes.append(verb + kind(part, edited))
        if part in sheets and part in old and part in new:
            complaints += complaints_of_rows(edit, old[part], new[part], part == edited)
            changes += [f"{kind(part, edited)} <{name}>" for name in changed_elements(old[part], new[part])]
    return complaints, changes


def changed_elements(before, after):
    old, new = worksheets.elements_outside_rows(before), worksheets.elements_outside_rows(after)
    return sorted(name for name in set(old) | set(new) if old.get(name) != new.get(name))


def judged(program, path, edit, before, known, folder, limit):
    target = os.path.join(folder, "out" + os.path.splitext(path)[1])
    outcome = edits.run(program, path, target, edit, limit)
    bare = outcome._replace(data=None)
    if outcome.status == edits.REFUSED:
        complaints = [] if outcome.data is None else ["refused, but a file was written"]
        if not outcome.sentence or "\n" in outcome.sentence:
            complaints.append("refused, but not with one sentence")
        return Report(path, edit, bare, complaints, [])
    if outcome.status != 0 or outcome.data is None:
        last = outcome.sentence.splitlines()[-1:] or [""]
        return Report(path, edit, bare, [f"ended with {outcome.status}: {edits.pattern(last[0])}"], [])
    try:
        complaints, changes = compared(edit, before, outcome)
    except (packages.NotAPackage, worksheets.etree.XMLSyntaxError) as error:
        return Report(path, edit, bare, [f"what was written cannot be read: {edits.pattern(str(error))}"], [])
    if edit.kind != "none":
        new = _judge.findings(target) - known
        if b"fullCalcOnLoad=\"1\"" in b"".join(v for k, v in edits.parts_of(outcome.data).items() if k.endswith("workbook.xml")):
            # What is computed when the workbook is loaded needs no stored value.
            new = Counter({f: n for f, n in new.items() if not f.endswith("formula without a cached value")})
        complaints += [f"found after, not before: {edits.pattern(finding)}" for finding in sorted(new)]
    return Report(path, edit, bare, complaints, changes)


def of_file(job):
    """The reports on one workbook; none but the first where the program refuses it without an edit."""
    program, path, limit, tools = job
    global _judge
    _judge = _judge or Judge(tools)
    with open(path, "rb") as file:
        before = file.read()
    folder = tempfile.mkdtemp(prefix="unchanged")
    reports = []
    try:
        known = None
        try:
            for edit in edits.chosen(before):
                if edit.kind != "none" and known is None:
                    known = _judge.findings(path)
                reports.append(judged(program, path, edit, before, known, folder, limit))
                if reports[0].outcome.status == edits.REFUSED:
                    break
        except (packages.NotAPackage, worksheets.etree.XMLSyntaxError, ValueError) as error:
            none = edits.Outcome("skipped", [], "", None)
            reports.append(Report(path, edits.Edit("unreadable here", [], None, None), none, [], [str(error)[:80]]))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return reports


def workbooks(paths):
    for path in paths:
        if os.path.isdir(path):
            for extension in ("xlsx", "xlsm"):
                yield from glob.glob(os.path.join(glob.escape(path), "**", f"*.{extension}"), recursive=True)
        else:
            yield path


def show_table(title, rows, limit=200):
    if not rows:
        return
    print(f"\n## {title}\n")
    for row in rows[:limit]:
        print("  ".join(str(field) for field in row))
    if len(rows) > limit:
        print(f"… and {len(rows) - limit} more")


def summary(reports):
    made, refused, faulty, changes = Counter(), Counter(), Counter(), defaultdict(Counter)
    sentences, complaints = defaultdict(list), defaultdict(list)
    for report in reports:
        name = report.edit.kind
        made[name] += 1
        if report.outcome.status == edits.REFUSED:
            refused[name] += 1
            sentences[(name, edits.pattern(report.outcome.sentence))].append(report.file)
        faulty[name] += bool(report.complaints)
        for change, count in Counter(report.changes).items():
            changes[name][change] += 1
        for complaint in set(report.complaints):
            complaints[(name, complaint)].append(report.file)
    files = len({report.file for report in reports})
    print(f"{files} workbooks, {len(reports)} edits tried\n")
    print(f"{'edit':16}{'tried':>8}{'refused':>9}{'faultless':>11}{'complained of':>15}")
    for name in made:
        right = made[name] - refused[name] - faulty[name]
        print(f"{name:16}{made[name]:8}{refused[name]:9}{right:11}{faulty[name]:15}")
    for name in changes:
        show_table(f"Parts and elements changed by “{name}”", [(f"{n:6}", c) for c, n in changes[name].most_common()], 60)
    grouped = lambda found: [(f"{len(f):6}", key[0], "|", key[1], "|", os.path.basename(f[0])) for key, f in found]
    show_table("Refusals", grouped(sorted(sentences.items(), key=lambda item: -len(item[1]))))
    show_table("Complaints", grouped(sorted(complaints.items(), key=lambda item: -len(item[1]))))
    return sum(faulty.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--tools", default=os.path.join(here, "../../../shared/tools"))
    parser.add_argument("--limit", type=float, default=20, help="seconds for one edit")
    parser.add_argument("--details", help="a file for every complaint, refusal and change")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    paths = sorted(set(workbooks(options.files)))
    jobs = [(os.path.abspath(options.program), path, options.limit, options.tools) for path in paths]
    with multiprocessing.Pool(options.processes) as pool:
        reports = [report for found in pool.imap_unordered(of_file, jobs, chunksize=4) for report in found]
    reports.sort(key=lambda report: report.file)
    if options.details:
        with open(options.details, "w", newline="") as file:
            write = csv.writer(file, delimiter="\t").writerow
            for report in reports:
                edit = " ".join(report.edit.arguments)
                for complaint in report.complaints:
                    write([report.file, edit, "complaint", complaint])
                if report.outcome.status == edits.REFUSED:
                    write([report.file, edit, "refused", report.outcome.sentence])
                for change in report.changes:
                    write([report.file, edit, "changed", change])
    sys.exit(1 if summary(reports) else 0)


if __name__ == "__main__":
    main()
