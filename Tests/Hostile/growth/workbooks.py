"""Small workbooks, written part by part with the standard library, so that any of them can be made as large as wanted."""
import io
import zipfile
from xml.sax.saxutils import escape

NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def column(index):
    """The letters of a column, counted from 0."""
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


class Formula(str):
    """The text of a formula, without its equals sign and without a stored value."""


class Date(int):
    """A day as a serial number in the 1900 system."""


def cell(reference, value):
    if value is None:
        return ""
    if isinstance(value, Formula):
        return f'<c r="{reference}"><f>{escape(value)}</f></c>'
    if isinstance(value, Date):
        return f'<c r="{reference}" s="1"><v>{int(value)}</v></c>'
    if isinstance(value, (int, float)):
        return f'<c r="{reference}"><v>{value}</v></c>'
    return f'<c r="{reference}" t="inlineStr"><is><t xml:space="preserve">{escape(value)}</t></is></c>'


def sheet_xml(rows, after=""):
    """A sheet's part; `rows` holds a list of values for each row, `after` what follows the cells."""
    parts = [f'<worksheet xmlns="{NAMESPACE}"><sheetData>']
    for number, row in enumerate(rows, 1):
        cells = "".join(cell(f"{column(at)}{number}", value) for at, value in enumerate(row))
        parts.append(f'<row r="{number}">{cells}</row>')
    parts.append(f"</sheetData>{after}</worksheet>")
    return "".join(parts)


def workbook(sheets, names=(), cell_formats=2, more=(), types=()):
    """The bytes of a workbook.

    `sheets` maps names to rows, or to the text of a whole part; `names` are pairs of a defined name and its formula;
    `more` are further parts as pairs of path and text; `types` are their content types.
    """
    parts = {name: rows if isinstance(rows, str) else sheet_xml(rows) for name, rows in sheets.items()}
    numbered = list(enumerate(parts, 1))
    overrides = "".join(
        f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType='
        '"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' for n, _ in numbered)
    overrides += "".join(f'<Override PartName="{path}" ContentType="{kind}"/>' for path, kind in types)
    defined = "".join(f'<definedName name="{name}">{escape(text)}</definedName>' for name, text in names)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType='
            '"application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Default Extension="xml" ContentType="application/xml"/>'
            '<Override PartName="/xl/workbook.xml" ContentType='
            '"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'
            '<Override PartName="/xl/styles.xml" ContentType='
            '"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>'
            f"{overrides}</Types>")
        archive.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" Type='
            f'"{RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>')
        archive.writestr(
            "xl/_rels/workbook.xml.rels",
            f'<Relationships xmlns="{PACKAGE}/relationships">' + "".join(
                f'<Relationship Id="rId{n}" Type="{RELATIONS}/worksheet" Target="worksheets/sheet{n}.xml"/>'
                for n, _ in numbered)
            + f'<Relationship Id="rIdS" Type="{RELATIONS}/styles" Target="styles.xml"/></Relationships>')
        archive.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{NAMESPACE}" xmlns:r="{RELATIONS}"><sheets>' + "".join(
                f'<sheet name="{escape(name)}" sheetId="{n}" r:id="rId{n}"/>' for n, name in numbered)
            + f"</sheets><definedNames>{defined}</definedNames></workbook>")
        archive.writestr("xl/styles.xml", styles(cell_formats))
        for (n, name) in numbered:
            archive.writestr(f"xl/worksheets/sheet{n}.xml", parts[name])
        for path, text in more:
            archive.writestr(path, text)
    return buffer.getvalue()


def styles(cell_formats):
    """Cell formats: the first is General, the second a date, the rest number formats of their own."""
    formats = "".join(
        f'<numFmt numFmtId="{200 + n}" formatCode="0.00&quot; x{n}&quot;"/>' for n in range(2, cell_formats))
    xfs = '<xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>' + "".join(
        f'<xf numFmtId="{200 + n}" applyNumberFormat="1"/>' for n in range(2, cell_formats))
    return (
        f'<styleSheet xmlns="{NAMESPACE}"><numFmts count="{cell_formats - 2}">{formats}</numFmts>'
        '<fonts count="1"><font><sz val="11"/></font></fonts>'
        '<fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills>'
        '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>'
        f'<cellXfs count="{cell_formats}">{xfs}</cellXfs></styleSheet>')


HEADER = ["Date", "Description", "Category", "Amount", "Type"]


def log_rows(count, name=lambda n: f"Shop {n % 50}", category=lambda n: f"Category {n % 12}"):
    """A header and so many rows of a transaction log."""
    rows = [list(HEADER)]
    for n in range(count):
        rows.append([Date(45_000 + n % 700), name(n), category(n), round(1 + n % 90 + 0.25, 2),
                     "Income" if n % 17 == 0 else "Expense"])
    return rows
