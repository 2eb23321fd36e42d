"""Differences that were looked at and are right: lines of file, kind, place and reason; a place may be a pattern."""

import csv
import fnmatch
import os

FOLDER = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.normpath(os.path.join(FOLDER, "../../../shared/corpus"))


def lines(name):
    """The lines of a list in this folder as dictionaries by the words of its first line."""
    path = os.path.join(FOLDER, name)
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


class Reviewed:
    """What is covered by the list, and which of its lines covered nothing."""

    def __init__(self, name="reviewed.tsv"):
        self.lines, self.used = lines(name), set()

    def covers(self, file, kind, place):
        for index, line in enumerate(self.lines):
            given = ((file, line["file"]), (kind, line["kind"]), (place, line["place"]))
            if all(fnmatch.fnmatchcase(text, pattern) for text, pattern in given):
                self.used.add(index)
                return True
        return False

    def unused(self, files, kinds):
        """Lines about these files and kinds that nothing was found for."""
        for index, line in enumerate(self.lines):
            if index not in self.used and line["file"] in files and any(fnmatch.fnmatchcase(k, line["kind"]) for k in kinds):
                yield f"{line['file']}: {line['kind']} {line['place']}"


def chosen(paths):
    """The files with sheet and row to insert at: those of `chosen.tsv`, or the ones given."""
    listed = {os.path.join(CORPUS, line["file"]): line for line in lines("chosen.tsv")}
    for path in [os.path.abspath(path) for path in paths] or listed:
        line = listed.get(path, {})
        name = os.path.relpath(path, CORPUS) if path.startswith(CORPUS + os.sep) else os.path.basename(path)
        yield path, name, line.get("sheet"), int(line["row"]) if line else None
