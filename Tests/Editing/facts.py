"""What a workbook states that a row insertion must move: formulas, names, areas of every kind, as LibreOffice wrote
them, so that two of its files can be compared word for word."""

import re

import edits
import worksheets
from worksheets import main

X14 = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
XM = "http://schemas.microsoft.com/office/excel/2006/main"


def of_file(path):
    """Every statement as a pair of a key (kind, sheet, place) and its text."""
    with open(path, "rb") as file:
        parts = edits.parts_of(file.read())
    found = {}
    for sheet in worksheets.sheets(parts):
        if sheet.part in parts:
            of_sheet(sheet, parts, found)
    of_names(worksheets.parsed(parts[worksheets.workbook_part(parts)]), found)
    for name, data in parts.items():
        if re.search(r"pivotCacheDefinition\d+\.xml$", name):
            source = worksheets.parsed(data).find(f".//{main('worksheetSource')}")
            if source is not None:
                add(found, "pivot source", "", "", f"{source.get('sheet')}!{source.get('ref') or source.get('name')}")
    return {key: sorted(texts) for key, texts in found.items()}


def add(found, kind, sheet, place, text):
    found.setdefault((kind, sheet, place), []).append(text)


def of_names(workbook, found):
    names = [sheet.get("name") for sheet in workbook.iter(main("sheet"))]
    for name in workbook.iter(main("definedName")):
        scope = name.get("localSheetId")
        add(found, "defined name", names[int(scope)] if scope else "", name.get("name"), name.text or "")


def of_sheet(sheet, parts, found):
    root = worksheets.parsed(parts[sheet.part])
    for cell in root.iter(main("c")):
        formula = cell.find(main("f"))
        if formula is not None:
            area = formula.get("ref", "") if formula.get("t") == "array" else ""
            add(found, "formula", sheet.name, cell.get("r"), (formula.text or "") + (f" over {area}" if area else ""))
    areas(root, sheet.name, found)
    for kind, part in worksheets.relationships(parts, sheet.part).values():
        if part in parts and part.endswith(".xml"):
            of_related(kind, worksheets.parsed(parts[part]), part, parts, sheet.name, found)


def areas(root, name, found):
    for tag, kind in (("mergeCell", "merged range"), ("autoFilter", "filter")):
        for element in root.iter(main(tag)):
            add(found, kind, name, "", element.get("ref"))
    for tag in ("conditionalFormatting", "dataValidation"):
        for element in [*root.iter(main(tag)), *root.iter(f"{{{X14}}}{tag}")]:
            texts = [inner.text or "" for inner in element.iter(*formula_tags())]
            where = element.get("sqref") or "".join(inner.text or "" for inner in element.iter(f"{{{XM}}}sqref"))
            kind = "conditional format" if tag.startswith("c") else "validation"
            add(found, kind, name, "", f"{' '.join(sorted(where.split()))}: {' | '.join(texts)}")
    for element in root.iter(main("hyperlink")):
        add(found, "hyperlink", name, "", f"{element.get('ref')} to {element.get('location')}")
    for element in root.iter(main("brk")):
        add(found, "break", name, "", element.get("id"))
    for element in root.iter(f"{{{X14}}}sparkline"):
        add(found, "sparkline", name, "", " ".join(inner.text or "" for inner in element))


def formula_tags():
    return main("formula"), main("formula1"), main("formula2"), f"{{{XM}}}f"


def of_related(kind, root, part, parts, name, found):
    if kind == "table":
        add(found, "table", name, root.get("displayName") or "", root.get("ref"))
    elif kind == "comments":
        for comment in root.iter(main("comment")):
            add(found, "comment", name, "", comment.get("ref"))
    elif kind == "pivotTable":
        # Its end depends on what LibreOffice makes of the source's values.
        add(found, "pivot table", name, "", root.find(main("location")).get("ref").partition(":")[0])
    elif kind == "drawing":
        for start in root.iter("{*}from"):
            add(found, "anchor", name, "", f"row {start.findtext('{*}row')}")
        for related, target in worksheets.relationships(parts, part).values():
            if related == "chart" and target in parts:
                for formula in worksheets.parsed(parts[target]).iter("{*}f"):
                    add(found, "chart series", name, "", formula.text or "")


def differences(mine, theirs):
    """Pairs of key and the two texts, for each statement that is not the same on both sides."""
    for key in sorted(set(mine) | set(theirs)):
        left, right = mine.get(key, []), theirs.get(key, [])
        if left != right:
            only_left = [text for text in left if text not in right]
            only_right = [text for text in right if text not in left]
            yield key, only_left, only_right
