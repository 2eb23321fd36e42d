"""The inputs whose cost is watched: each makes the files of a size n, and says what is run on them.

An input is (name, command, first size, maker). `{0}`, `{1}` … in the command are the files that the maker gives as
pairs of name and bytes; `{out}` is a path to write to.
"""
from texts import backup, bank_csv, category, day, identity, marks, ofx, own_csv, qif, transaction
from workbooks import Date, Formula, HEADER, NAMESPACE, column, log_rows, sheet_xml, workbook

INSPECT, AUDIT, REPORT = "inspect {0}", "audit {0}", "report {0} --now 2026-12-31 --month 2026-06"
VALIDATE = "validate {0} --now 2026-12-31"


def one(name, data):
    return [(name, data if isinstance(data, bytes) else data.encode())]


def csv(text):
    return one("input.csv", text)


def json_(**collections):
    return one("input.json", backup(**collections))


def shared_rows(count, formula):
    """A sheet's part with one formula that so many cells of its first column share."""
    cells = "".join(f'<row r="{k}"><c r="A{k}"><f t="shared" si="0"/></c></row>' for k in range(2, count + 1))
    first = f'<row r="1"><c r="A1"><f t="shared" si="0" ref="A1:A{count}">{formula}</f></c></row>'
    return f'<worksheet xmlns="{NAMESPACE}"><sheetData>{first}{cells}</sheetData></worksheet>'


def xlsx(*arguments, **options):
    return one("input.xlsx", workbook(*arguments, **options))


TEXTS = [
    ("rows of a bank's CSV", INSPECT, 4_000, lambda n: csv(bank_csv(n))),
    ("rows of a bank's CSV to a backup", "convert {0} {out}.json", 4_000, lambda n: csv(bank_csv(n))),
    ("different descriptions", INSPECT, 4_000, lambda n: csv(bank_csv(n, text=lambda k: f"Purchase number {k}"))),
    ("equal rows", "convert {0} {out}.json", 4_000, lambda n: csv(bank_csv(n, text=lambda k: "Coffee", amount=lambda k: "-2"))),
    ("rows of one day with balances", INSPECT, 4_000, lambda n: csv(
        "Date,Description,Amount,Balance\n" + "".join(f"2026-01-05,Shop,-1.00,{n - k}.00\n" for k in range(n)))),
    ("columns of a CSV", INSPECT, 500, lambda n: csv(
        "Date,Description,Amount," + ",".join(f"Field {k}" for k in range(n)) + "\n"
        + ("2026-01-05,Shop,-1.00," + ",".join(["x"] * n) + "\n") * 20)),
    ("a long field", INSPECT, 200_000, lambda n: csv(bank_csv(20, text=lambda k: "x" * n if k == 7 else "Shop"))),
    ("doubled quotes in a field", INSPECT, 100_000, lambda n: csv(
        bank_csv(20, text=lambda k: '"' + '""' * n + '"' if k == 7 else "Shop"))),
    ("a quote that never ends", INSPECT, 200_000, lambda n: csv('Date,Description,Amount\n2026-01-05,"' + "x,\n" * n)),
    ("blank lines", INSPECT, 50_000, lambda n: csv(b"Date,Description,Amount\n" + b"\n" * n + b"2026-01-05,Shop,-1.00\n")),
    ("lines before the header", INSPECT, 2_000, lambda n: csv("Statement of the month\n" * n + bank_csv(20).decode())),
    ("lines below the rows", INSPECT, 4_000, lambda n: csv(bank_csv(20).decode() + "Printed on paper\n" * n)),
    ("amounts that are none", INSPECT, 3_000, lambda n: csv(bank_csv(n, amount=lambda k: "twelve" if k > 50 else "-1.00"))),
    ("dates that are none", INSPECT, 3_000, lambda n: csv(
        bank_csv(100).decode() + "".join(f"no day {k},Shop,-1.00\n" for k in range(n)))),
    ("bytes of Windows-1252", INSPECT, 3_000, lambda n: csv(
        "Date,Description,Amount\n".encode() + "2026-01-05,Café,-1.00\n".encode("cp1252") * n)),
    ("rows without a header", INSPECT, 4_000, lambda n: csv("".join(f"{day(k)},Shop {k % 50},-{k % 90 + 1}.00\n" for k in range(n)))),
    ("semicolons, commas and tabs", INSPECT, 3_000, lambda n: csv("a;b,c\td|e\n" * n)),
    ("combining marks in a field", INSPECT, 4_000, lambda n: csv(bank_csv(20, text=lambda k: marks(n)))),
    ("combining marks in a header", INSPECT, 4_000, lambda n: csv(
        bank_csv(20, header=f"Date,Description,Amount,{marks(n)}").decode().replace(".25\n", ".25,x\n"))),
    ("combining marks in a category", VALIDATE, 4_000, lambda n: csv(own_csv(20, category=lambda k: marks(n)))),
    ("categories of a log", VALIDATE, 1_000, lambda n: csv(own_csv(n, category=lambda k: f"Category {k}"))),
    ("categories with like names", VALIDATE, 500, lambda n: csv(own_csv(n, category=lambda k: f"Restaurant{'abcdefghij'[k % 10]}{k:06d}"))),
    ("categories in other letters", VALIDATE, 500, lambda n: csv(
        own_csv(n, category=lambda k: "".join(c.upper() if k >> i & 1 else c for i, c in enumerate("groceriesandmore"))))),
    ("long names of categories", VALIDATE, 5_000, lambda n: csv(own_csv(40, category=lambda k: f"{k:02d}" + "ab" * n))),
    ("accounts of a log", VALIDATE, 1_000, lambda n: csv(own_csv(n, account=lambda k: f"Account {k}"))),
    ("a plan in a CSV", VALIDATE, 1_000, lambda n: csv(
        "Category,Type,Amount,DueDate,NotificationEnabled\n" + "".join(f"Category {k},Fixed,10.00,15,true\n" for k in range(n)))),
    ("entries of OFX", INSPECT, 3_000, lambda n: one("input.ofx", ofx(n))),
    ("entries with one FITID", INSPECT, 2_000, lambda n: one("input.ofx", ofx(n, fitid=lambda k: "same"))),
    ("unknown elements of OFX", INSPECT, 10_000, lambda n: one("input.ofx", ofx(5, extra="<X.ODD>1" * n))),
    ("combining marks in OFX", INSPECT, 4_000, lambda n: one("input.ofx", ofx(5, name=lambda k: marks(n)))),
    ("entries of QIF", INSPECT, 3_000, lambda n: one("input.qif", qif(n))),
    ("parts of entries of QIF", INSPECT, 200, lambda n: one("input.qif", qif(30, split=n))),
    ("categories of QIF", INSPECT, 1_000, lambda n: one("input.qif", qif(n, category=lambda k: f"Category {k}"))),
]

RULES = [
    ("rules of texts", "convert {0} {out}.json --rules {1}", 300, lambda n: csv(bank_csv(500)) + one(
        "rules.yaml", "rules:\n" + "".join(f"  - text: word{k}\n    set: {{category: C{k}}}\n" for k in range(n)))),
    ("a pattern and a long text", "convert {0} {out}.json --rules {1}", 2_000, lambda n: csv(
        bank_csv(20, text=lambda k: "AMZN" * n)) + one("rules.yaml", "rules:\n  - regex: 'AMZN.*MKTP'\n    set: {category: A}\n")),
    ("a pattern that backtracks", "convert {0} {out}.json --rules {1}", 500, lambda n: csv(
        bank_csv(20, text=lambda k: "a" * n)) + one("rules.yaml", "rules:\n  - regex: '(a|aa)+$b'\n    set: {category: A}\n")),
    ("a long pattern", "convert {0} {out}.json --rules {1}", 200, lambda n: csv(bank_csv(200)) + one(
        "rules.yaml", "rules:\n  - regex: '" + "(a|b)?" * n + "x'\n    set: {category: A}\n")),
    ("rows imported into a backup", "import {0} --into {1} --dry-run --account Giro", 2_000, lambda n: csv(bank_csv(n)) + one(
        "book.json", backup(transactions=[transaction(k) for k in range(n)]))),
    ("sides of transfers", "import {0} --into {1} --dry-run --account Card", 1_000, lambda n: csv(
        bank_csv(n, text=lambda k: "Transfer to Giro", amount=lambda k: "-5.00")) + one("book.json", backup(
            accounts=[{"id": identity(3, k), "name": name, "type": "checking"} for k, name in enumerate(["Giro", "Card"])],
            transactions=[transaction(k, amount=5, type="income", accountId=identity(3, 0), description="Transfer from Card") for k in range(n)]))),
    ("tables of a mapping", "inspect {0} --mapping {1}", 200, lambda n: xlsx({"Log": log_rows(50)}) + one(
        "mapping.yaml", "version: 1\nfile: input.xlsx\ntables:\n" + "".join(
            f"  - sheet: Log\n    range: A1:E51\n    role: log\n    columns: {{date: A, description: B, category: C, amount: D, type: E}}\n" for k in range(n)))),
]

BACKUPS = [
    ("transactions of a backup", REPORT, 2_000, lambda n: json_(transactions=[transaction(k) for k in range(n)])),
    ("categories of a backup", REPORT, 500, lambda n: json_(
        categories=[category(k) for k in range(n)], transactions=[transaction(k, n) for k in range(n)])),
    ("months of a backup", REPORT, 500, lambda n: json_(monthlyBudgets=[
        {"id": identity(4, k), "month": f"{1000 + k // 12:04d}-{k % 12 + 1:02d}-01", "startingBalance": 1} for k in range(n)])),
    ("assignments of a month", REPORT, 500, lambda n: json_(categories=[category(k) for k in range(n)], monthlyBudgets=[
        {"id": identity(4, 0), "month": "2026-06-01", "assignments": {identity(1, k): 5 for k in range(n)}}])),
    ("months with rollover", REPORT, 100, lambda n: one("input.json", backup(
        settings={"currency": "USD", "rollover": True}, transactions=[
            transaction(k, date=f"{2026 - k // 12:04d}-{k % 12 + 1:02d}-05") for k in range(n)]))),
    ("accounts of a backup", REPORT, 300, lambda n: json_(
        accounts=[{"id": identity(3, k), "name": f"Account {k}", "type": "checking"} for k in range(n)],
        transactions=[transaction(k, accountId=identity(3, k % n)) for k in range(n)])),
    ("bills of a backup", REPORT, 300, lambda n: json_(bills=[
        {"id": identity(5, k), "title": f"Bill {k}", "amount": 5, "dueDate": "2026-01-31", "recurrence": "monthly"} for k in range(n)])),
    ("a bill unpaid for long", "bills {0} --now 2026-12-31", 20, lambda n: json_(bills=[
        {"id": identity(5, 0), "title": "Bill", "amount": 5, "dueDate": f"{max(2026 - n, 1):04d}-01-31", "recurrence": "weekly"}])),
    ("periods of a backup", VALIDATE, 500, lambda n: json_(periods=[
        {"id": identity(6, k), "name": f"Period {k}", "startDate": f"{1000 + k // 12:04d}-{k % 12 + 1:02d}-01",
         "endDate": f"{1000 + k // 12:04d}-{k % 12 + 1:02d}-20"} for k in range(n)])),
    ("limits of a backup", REPORT, 300, lambda n: json_(categories=[category(k) for k in range(n)], limits=[
        {"id": identity(7, k), "categoryId": identity(1, k), "amount": 5, "period": "weekly"} for k in range(n)],
        transactions=[transaction(k, n) for k in range(n)])),
    ("members of a backup", VALIDATE, 500, lambda n: json_(members=[{"id": identity(8, k), "name": f"Child {k}"} for k in range(n)])),
    ("tags of a transaction", "convert {0} {out}.json", 2_000, lambda n: json_(transactions=[
        transaction(0, tags=[f"tag {k}" for k in range(n)])])),
    ("custom fields of a transaction", "convert {0} {out}.xlsx --now 2026-12-31", 300, lambda n: json_(transactions=[
        transaction(0, customFields=[{"name": f"Field {k}", "value": "x"} for k in range(n)])])),
    ("unknown keys", "convert {0} {out}.json", 3_000, lambda n: json_(transactions=[
        transaction(0, **{f"key{k}": k for k in range(n)})])),
    ("one key again and again", VALIDATE, 3_000, lambda n: one(
        "input.json", '{"version":"2.0","categories":[],' + ",".join('"x":1' for _ in range(n)) + "}")),
    ("arrays inside each other", VALIDATE, 5_000, lambda n: one("input.json", '{"version":"2.0","x":' + "[" * n + "]" * n + "}")),
    ("a long text of a backup", VALIDATE, 100_000, lambda n: json_(transactions=[transaction(0, description="é\\n\"" * n)])),
    ("combining marks in a name", VALIDATE, 3_000, lambda n: json_(categories=[category(0, name=marks(n)), category(1, name=marks(n + 1))])),
    ("what is wrong with a backup", VALIDATE, 1_000, lambda n: json_(transactions=[transaction(k, amount=-1) for k in range(n)])),
    ("merging", "merge {0} {1} {out}.json", 1_000, lambda n: one(
        "a.json", backup(transactions=[transaction(k) for k in range(n)])) + one(
        "b.json", backup(transactions=[transaction(k) for k in range(n - 1, -1, -1)]))),
    ("differences", "diff {0} {1}", 1_000, lambda n: one(
        "a.json", backup(transactions=[transaction(k) for k in range(n)])) + one(
        "b.json", backup(transactions=[transaction(k, payee="Other") for k in range(n)]))),
    ("a workbook of a backup", "convert {0} {out}.xlsx --now 2026-12-31", 500, lambda n: json_(
        categories=[category(k) for k in range(n)], transactions=[transaction(k, n) for k in range(n)])),
    ("months of a page", "report {0} --all-months --now 2026-12-31 -o {out}.html", 20, lambda n: json_(transactions=[
        transaction(k, date=f"{2026 - k // 12:04d}-{k % 12 + 1:02d}-05") for k in range(n)])),
    ("trends over years", "trends {0} --now 2026-12-31", 100, lambda n: json_(transactions=[
        transaction(k, date=f"{2026 - k // 12:04d}-{k % 12 + 1:02d}-05") for k in range(n)])),
]


def plan_rows(count, titles=1):
    rows = [["Monthly Income", None], ["Salary", 2500], ["Variable Expenses", None]]
    for n in range(count):
        if n % max(count // titles, 1) == 0:
            rows.append([f"Section {n}", None])
        rows.append([f"Category {n}", 10 + n % 90])
    return rows


def stacked(count):
    rows = []
    for n in range(count):
        rows += [list(HEADER), [Date(45_000 + n), "Shop", "Food", 5, "Expense"], [], []]
    return rows


def side_by_side(count):
    rows = [[], [], [], []]
    for n in range(count):
        rows[0] += [*HEADER, None, None]
        for k in range(1, 4):
            rows[k] += [Date(45_000 + k), f"Shop {n}", "Food", 5 + k, "Expense", None, None]
    return rows


def chequered(rows, columns):
    return [[f"x{k}" if (k + row) % 2 else None for k in range(columns)] for row in range(rows)]


def matrix(rows, columns):
    months = ["Category"] + ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][:columns]
    return [months] + [[f"Category {n}"] + [10 + n % 50] * (len(months) - 1) for n in range(rows)]


WORKBOOKS = [
    ("rows of a log", INSPECT, 1_000, lambda n: xlsx({"Log": log_rows(n)})),
    ("rows of a log to a backup", "convert {0} {out}.json", 1_000, lambda n: xlsx({"Log": log_rows(n, name=lambda k: f"Shop {k}")})),
    ("columns of a log", INSPECT, 500, lambda n: xlsx({"Log": [r + [f"x{k}" if i else f"Field {k}" for k in range(n)] for i, r in enumerate(log_rows(20))]})),
    ("columns of formulas", INSPECT, 150, lambda n: xlsx({"Log": [r + [Formula(f"{column(3)}{i + 1}*{k + 2}") if i else f"Field {k}" for k in range(n)] for i, r in enumerate(log_rows(60))]})),
    ("stacked tables", INSPECT, 200, lambda n: xlsx({"Log": stacked(n)})),
    ("tables beside each other", INSPECT, 50, lambda n: xlsx({"Log": side_by_side(n)})),
    ("sheets", INSPECT, 50, lambda n: xlsx({f"Sheet {k}": log_rows(5, name=lambda j, k=k: f"Shop {k} {j}") for k in range(n)})),
    ("sheets with one log", INSPECT, 20, lambda n: xlsx({f"Sheet {k}": log_rows(60) for k in range(n)})),
    ("rows of a plan", INSPECT, 500, lambda n: xlsx({"Plan": plan_rows(n)})),
    ("sections of a plan", INSPECT, 200, lambda n: xlsx({"Plan": plan_rows(n * 2, titles=n)})),
    ("rows of a plan by months", INSPECT, 300, lambda n: xlsx({"Plan": matrix(n, 12)})),
    ("texts without a table", INSPECT, 2_000, lambda n: xlsx({"Notes": [[f"word {k}", None, f"other {k}"] for k in range(n)]})),
    ("numbers without a table", INSPECT, 2_000, lambda n: xlsx({"Numbers": [[k, k * 2, k * 3] for k in range(n)]})),
    ("a long chequered sheet", INSPECT, 200, lambda n: xlsx({"Board": chequered(n, 40)})),
    ("a wide chequered sheet", INSPECT, 200, lambda n: xlsx({"Board": chequered(40, n)})),
    ("merged cells", INSPECT, 1_000, lambda n: xlsx({"Log": sheet_xml(log_rows(20), f'<mergeCells count="{n}">' + "".join(
        f'<mergeCell ref="H{k * 2 + 1}:I{k * 2 + 1}"/>' for k in range(n)) + "</mergeCells>")})),
    ("conditional formats", INSPECT, 500, lambda n: xlsx({"Log": sheet_xml(log_rows(20), "".join(
        f'<conditionalFormatting sqref="D{k + 1}"><cfRule type="cellIs" priority="{k + 1}" operator="greaterThan"><formula>{k}</formula></cfRule></conditionalFormatting>'
        for k in range(n)))})),
    ("validations", INSPECT, 500, lambda n: xlsx({"Log": sheet_xml(log_rows(20), f'<dataValidations count="{n}">' + "".join(
        f'<dataValidation type="list" sqref="C{k + 2}"><formula1>"A,B"</formula1></dataValidation>' for k in range(n)) + "</dataValidations>")})),
    ("cell formats", INSPECT, 1_000, lambda n: xlsx({"Log": log_rows(20)}, cell_formats=n)),
    ("defined names", AUDIT, 500, lambda n: xlsx({"Log": log_rows(20)}, names=[(f"name_{k}", f"Log!$D${k % 20 + 2}") for k in range(n)])),
    ("names of names", AUDIT, 30, lambda n: xlsx({"S": [[Formula(f"total_{n}"), 1]]}, names=[("total_0", "S!$B$1")] + [
        (f"total_{k}", f"total_{k - 1}+total_{k - 1}") for k in range(1, n + 1)])),
    ("a chain of cells", AUDIT, 2_000, lambda n: xlsx({"S": [[1]] + [[Formula(f"A{k}+1")] for k in range(1, n)]})),
    ("a chain of cells upwards", AUDIT, 2_000, lambda n: xlsx({"S": [[Formula(f"A{k + 1}+1")] for k in range(1, n)] + [[1]]})),
    ("formulas of unknown names", AUDIT, 500, lambda n: xlsx({"S": [[Formula(f"nobody{k}+1")] for k in range(n)]})),
    ("a text that grows", AUDIT, 12, lambda n: xlsx({"S": [["ab"]] + [[Formula(f'SUBSTITUTE(A{k},"a","aa")&A{k}')] for k in range(1, n)]})),
    ("a wildcard with many stars", AUDIT, 500, lambda n: xlsx({"S": [["a" * min(n, 32_000), Formula('COUNTIF(A$1:A$9,"*' + "a*" * 20 + 'b")')] for _ in range(9)]})),
    ("running sums", AUDIT, 500, lambda n: xlsx({"S": [[k, Formula(f"SUM(A$1:A{k + 1})")] for k in range(n)]})),
    ("running balances of a log", INSPECT, 300, lambda n: xlsx({"Log": [[*HEADER, "Balance"]] + [
        r + [Formula(f"SUM(D$2:D{k})")] for k, r in enumerate(log_rows(n)[1:], 2)]})),
    ("sums over another sheet", AUDIT, 300, lambda n: xlsx({"Log": log_rows(n), "Sum": [
        [f"Category {k}", Formula(f'SUMIFS(Log!D$2:D${n + 1},Log!C$2:C${n + 1},A{k + 1})')] for k in range(n)]})),
    ("a long shared formula", AUDIT, 150, lambda n: xlsx({"S": shared_rows(10 * n, "+".join(f"B{k}" for k in range(1, min(n, 1_300) + 1)))})),
    ("sums that stop short", AUDIT, 500, lambda n: xlsx({"S": [[k, Formula(f"SUM(A$1:A{k * 7919 % n + 1})")] for k in range(n)]})),
    ("sums over texts and sums", AUDIT, 300, lambda n: xlsx({"S": [
        ["text", Formula(f"SUM(A$1:A{k + 1})"), Formula(f"SUM(B$1:B{k + 1})")] for k in range(n)]})),
    ("offsets", AUDIT, 300, lambda n: xlsx({"S": [[k, Formula(f"OFFSET(A$1,{k},0)+SUM(OFFSET(A$1,0,0,{k + 1},1))")] for k in range(n)]})),
    ("indirect references", AUDIT, 300, lambda n: xlsx({"S": [[k, Formula(f'INDIRECT("A"&{k + 1})')] for k in range(n)]})),
]

# Each function over a range that grows, from each row beside it: 2 n formulas over 2 n cells cost twice, not four times.
OVER_RANGES = {
    "AVERAGE": "AVERAGE(A$1:A${n})+A{k}", "COUNT": "COUNT(A$1:A${n})+A{k}", "COUNTA": "COUNTA(A$1:A${n})+A{k}",
    "MAX": "MAX(A$1:A${n})-A{k}", "MIN": "MIN(A$1:A${n})-A{k}", "MAX that runs": "MAX(A$1:A{k})",
    "COUNTIF": 'COUNTIF(A$1:A${n},A{k})', "COUNTIF above": 'COUNTIF(A$1:A${n},">"&A{k})',
    "COUNTIF of texts": 'COUNTIF(C$1:C${n},C{k})', "COUNTIF with a wildcard": 'COUNTIF(C$1:C${n},C{k}&"*")',
    "COUNTIF that runs": "COUNTIF(C$1:C{k},C{k})", "SUMIF": "SUMIF(C$1:C${n},C{k},A$1:A${n})",
    "SUMIFS of two": 'SUMIFS(A$1:A${n},C$1:C${n},C{k},A$1:A${n},">3")', "AVERAGEIF": "AVERAGEIF(C$1:C${n},C{k},A$1:A${n})",
    "COUNTIFS": 'COUNTIFS(C$1:C${n},C{k},A$1:A${n},">3")', "MAXIFS": "MAXIFS(A$1:A${n},C$1:C${n},C{k})",
    "MATCH": "MATCH(A{k},A$1:A${n},0)", "MATCH of texts": "MATCH(C{k},C$1:C${n},0)", "VLOOKUP": "VLOOKUP(A{k},A$1:C${n},3,FALSE)",
    "XLOOKUP": "XLOOKUP(A{k},A$1:A${n},C$1:C${n})", "INDEX and MATCH": "INDEX(C$1:C${n},MATCH(A{k},A$1:A${n},0))",
    "LARGE": "LARGE(A$1:A${n},{k})", "SMALL": "SMALL(A$1:A${n},{k})", "RANK": "RANK(A{k},A$1:A${n})",
    "MEDIAN": "MEDIAN(A$1:A${n})+A{k}", "PERCENTILE": "PERCENTILE(A$1:A${n},0.{k})", "QUARTILE": "QUARTILE(A$1:A${n},1)+A{k}",
    "STDEV": "STDEV(A$1:A${n})+A{k}", "SUMSQ": "SUMSQ(A$1:A${n})+A{k}", "PRODUCT": "PRODUCT(A$1:A${n})+A{k}", "SUMPRODUCT": "SUMPRODUCT((C$1:C${n}=C{k})*A$1:A${n})",
    "SUMPRODUCT of signs": "SUMPRODUCT(--(C$1:C${n}=C{k}))", "SUBTOTAL": "SUBTOTAL(9,A$1:A${n})+A{k}",
    "whole columns": "SUM(A:A)-A{k}", "SUMIF of whole columns": "SUMIF(C:C,C{k},A:A)",
}


def over_range(template):
    def make(n):
        return xlsx({"S": [[(k * 7919) % n, Formula(template.replace("{n}", str(n)).replace("{k}", str(k + 1))), f"word {k % 97}"]
                           for k in range(n)]})
    return make


FUNCTIONS = [(f"formulas of {name}", AUDIT, 400, over_range(text)) for name, text in OVER_RANGES.items()]

INPUTS = TEXTS + RULES + BACKUPS + WORKBOOKS + FUNCTIONS
