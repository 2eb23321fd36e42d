#!/usr/bin/env python3
"""Turns the pages of Docs into a DocC catalogue: guides.py FOLDER

The folder is a target of its own, which Package.swift has only for `make docs`. Links between pages become links
of the site; links to other files of the repository become plain text, because the site can be read without them."""
import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "Docs"
START = ["book", "importing", "questions", "mapping", "report", "calculations", "merging", "backup"]
FILES = ["csv", "profiles", "layouts", "workbook", "in-place", "calendar", "audit", "safety"]
LIBRARY = ["spreadsheet", "editing", "formulas"]


def anchor(heading):
    """The name that DocC gives a heading."""
    return re.sub(r"[^\w]+", "-", heading.replace("'", "").replace("`", "")).strip("-")


def page(path, headings):
    """A page with links as DocC has them."""
    def link(match):
        text, name, place = match[1], match[2] or path.stem, match[3]
        if name not in headings:
            return text
        # A page's place in GitHub's small letters is a heading of the page.
        heading = next((h for h in headings[name] if place and github(h) == place), None)
        return f"[{text}](<doc:{name}{'#' + anchor(heading) if heading else ''}>)"

    text = path.read_text(encoding="utf-8")
    text = re.sub(r"\[([^\]]+)\]\((?:([\w-]+)\.md)?(?:#([\w-]+))?\)", link, text)
    return re.sub(r"!?\[([^\]]*)\]\((?!<|https?:|#)[^)]*\)", r"\1", text)


def github(heading):
    """The name that GitHub gives a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def main(folder):
    catalogue = folder / "Guides.docc"
    catalogue.mkdir(parents=True, exist_ok=True)
    (folder / "Guides.swift").write_text("/// The pages of Docs.\npublic enum Guides {}\n")
    pages = sorted(DOCS.glob("*.md"))
    headings = {p.stem: re.findall(r"(?m)^#+ (.*)$", p.read_text(encoding="utf-8")) for p in pages}
    for path in pages:
        (catalogue / path.name).write_text(page(path, headings), encoding="utf-8")
    named = START + FILES + LIBRARY
    rest = [p.stem for p in pages if p.stem not in named]
    topics = [("A household's budget", START), ("Files", FILES), ("The spreadsheet library", LIBRARY), ("How it is made", rest)]
    (catalogue / "Guides.md").write_text(
        "# ``Guides``\n\nThe guides of BudgetKit: tasks, files, the spreadsheet library, and how it is made.\n\n## Topics\n"
        + "".join(f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names) for title, names in topics))


main(Path(sys.argv[1]))
