"""What a workbook's package says of its sheets, and a worksheet's rows as the bytes they have."""

import posixpath
import re
from collections import namedtuple

from lxml import etree

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONSHIP = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
# Strict workbooks (ISO/IEC 29500 part 1) name both differently.
STRICT = {
    "http://purl.oclc.org/ooxml/spreadsheetml/main": MAIN,
    "http://purl.oclc.org/ooxml/officeDocument/relationships": RELATIONSHIP,
}
PARSER = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)
LAST_ROW, LAST_COLUMN = 1_048_576, 16_384

Sheet = namedtuple("Sheet", "name part visible kind")
Cell = namedtuple("Cell", "row column kind value formula")
Row = namedtuple("Row", "number data has_formulas")


def parsed(data):
    """The document's root, with the names of strict documents as the transitional ones."""
    root = etree.fromstring(data, PARSER)
    for element in root.iter(etree.Element):
        name = etree.QName(element)
        if name.namespace in STRICT:
            element.tag = f"{{{STRICT[name.namespace]}}}{name.localname}"
        for key in element.attrib:
            name = etree.QName(key)
            if name.namespace in STRICT:
                element.set(f"{{{STRICT[name.namespace]}}}{name.localname}", element.attrib[key])
    return root


def main(tag):
    return f"{{{MAIN}}}{tag}"


def part_named(parts, name):
    """The part's own spelling; names of parts are equal whatever their letters' case (ECMA-376 part 2, 6.2.2.3)."""
    return next((part for part in parts if part.lower() == name.lower()), None)


def relationships(parts, source):
    """Type (its last word) and target's part by identifier, for one part or, by the empty name, the package."""
    folder, name = posixpath.split(source)
    part = part_named(parts, posixpath.join(folder, "_rels", name + ".rels"))
    found = {}
    for element in parsed(parts[part]).iter("{*}Relationship") if part else ():
        target = element.get("Target", "")
        if element.get("TargetMode") == "External":
            continue
        target = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
        found[element.get("Id")] = (element.get("Type", "").rsplit("/", 1)[-1], part_named(parts, target) or target)
    return found


def workbook_part(parts):
    return next((part for kind, part in relationships(parts, "").values() if kind == "officeDocument"), None)


def sheets(parts):
    """The workbook's sheets in their order."""
    workbook = workbook_part(parts)
    if workbook not in parts:
        return []
    targets = relationships(parts, workbook)
    found = []
    for element in parsed(parts[workbook]).iterfind(f"{main('sheets')}/{main('sheet')}"):
        kind, part = targets.get(element.get(f"{{{RELATIONSHIP}}}id"), (None, None))
        visible = element.get("state", "visible") == "visible"
        found.append(Sheet(element.get("name"), part, visible, kind))
    return found


def number_of(column):
    total = 0
    for letter in column:
        total = total * 26 + ord(letter) - 64
    return total


def letters_of(number):
    text = ""
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(65 + rest) + text
    return text


def cells(data):
    """The cells of a worksheet in their order; a missing reference is the place behind the one before."""
    found, row_number = [], 0
    for row in parsed(data).iterfind(f"{main('sheetData')}/{main('row')}"):
        row_number, column = int(row.get("r", row_number + 1)), 0
        for cell in row.iterfind(main("c")):
            reference = re.match(r"([A-Z]{1,3})\d+$", cell.get("r", ""))
            column = number_of(reference[1]) if reference else column + 1
            value = cell.find(main("v"))
            text = None if value is None else value.text
            formula = cell.find(main("f")) is not None
            if text is None and cell.find(main("is")) is not None:
                text = "".join(cell.find(main("is")).itertext())
            found.append(Cell(row_number, column, cell.get("t", "n"), text, formula))
    return found


_ATTRIBUTES = rb"""(?:[^>"']|"[^"]*"|'[^']*')*?"""
_ROW = re.compile(rb"<((?:[\w.-]+:)?row)(?=[\s/>])(" + _ATTRIBUTES + rb")(?:/>|>.*?</\1\s*>)", re.S)
_SHEET_DATA = re.compile(rb"<((?:[\w.-]+:)?sheetData)(?=[\s/>])" + _ATTRIBUTES + rb"(?:/>|>(.*)</\1\s*>)", re.S)
_NUMBER = re.compile(rb"""\sr\s*=\s*["'](\d+)["']""")
_FORMULA = re.compile(rb"<(?:[\w.-]+:)?f[\s/>]")


def rows(data):
    """The rows as the bytes they have, or nothing where the part is not written in ASCII's bytes."""
    sheet = _SHEET_DATA.search(data)
    found, number = [], 0
    for match in _ROW.finditer(sheet[2] or b"") if sheet else ():
        given = _NUMBER.search(match[2])
        number = int(given[1]) if given else number + 1
        found.append(Row(number, match[0], bool(_FORMULA.search(match[0]))))
    return found


def elements_outside_rows(data):
    """The worksheet's other elements by name, in canonical form."""
    found = {}
    for child in parsed(data):
        if isinstance(child.tag, str) and child.tag != main("sheetData"):
            found.setdefault(etree.QName(child).localname, []).append(etree.tostring(child, method="c14n"))
    return found


_REFERENCE = re.compile(rb"""(\sr\s*=\s*["'][A-Z]*)\d+(?=["'])""")
_STORED = re.compile(rb"<((?:[\w.-]+:)?v)(?=[\s/>])(?:\s*/>|" + _ATTRIBUTES + rb">.*?</\1\s*>)", re.S)
_WRITTEN = re.compile(rb"<((?:[\w.-]+:)?f)(?=[\s/>])(?:" + _ATTRIBUTES + rb"/>|" + _ATTRIBUTES + rb">.*?</\1\s*>)", re.S)
_CELL = re.compile(rb"<((?:[\w.-]+:)?c)(?=[\s/>])(?:" + _ATTRIBUTES + rb"/>|" + _ATTRIBUTES + rb">.*?</\1\s*>)", re.S)
_KIND = re.compile(rb"""\st\s*=\s*["']\w+["']""")


_OWN_NUMBER = re.compile(rb"""(<(?:[\w.-]+:)?row(?:[^>"']|"[^"]*"|'[^']*')*?)\sr\s*=\s*["']\d+["']""")
_ARRAY = re.compile(rb"""<(?:[\w.-]+:)?f\s[^>]*\bt\s*=\s*["']array["'][^>]*""")
_AREA = re.compile(rb"""\sref\s*=\s*["'][A-Z]+(\d+)(?::[A-Z]+(\d+))?["']""")


def without_numbers(data):
    """A row's bytes without the row's number, for rows that moved; not all rows say theirs."""
    return _REFERENCE.sub(rb"\1", _OWN_NUMBER.sub(rb"\1", data, count=1))


def filled_rows(data):
    """The rows with cells that array formulas fill."""
    areas = (_AREA.search(tag[0]) for tag in _ARRAY.finditer(data))
    return {row for area in areas if area for row in range(int(area[1]), int(area[2] or area[1]) + 1)}


def without_results(data, formulas=True):
    """A row's bytes without the stored values of its formulas and, if asked, the formulas."""

    def bare(cell):
        if not _FORMULA.search(cell[0]):
            return cell[0]
        head, _, rest = cell[0].partition(b">")
        rest = _STORED.sub(b"", rest)
        return _KIND.sub(b"", head) + b">" + (rest if formulas else _WRITTEN.sub(b"", rest))

    return _CELL.sub(bare, data)
