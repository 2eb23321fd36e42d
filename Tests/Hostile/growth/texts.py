"""CSVs, statements, backups and YAML of any size."""
import json


def marks(count):
    """A letter under a run of combining marks in the order that costs the most to sort: the higher class first."""
    return "a" + "\u0301" * (count // 2) + "\u0316" * (count - count // 2)


def day(n):
    return f"2026-{n % 12 + 1:02d}-{n % 28 + 1:02d}"


def bank_csv(count, text=lambda n: f"Shop {n % 50}", amount=lambda n: f"-{n % 90 + 1}.25", header="Date,Description,Amount"):
    rows = "".join(f"{day(n)},{text(n)},{amount(n)}\n" for n in range(count))
    return f"{header}\n{rows}".encode()


def own_csv(count, category=lambda n: f"Category {n % 12}", account=lambda n: "Giro", text=lambda n: f"Shop {n % 50}"):
    head = "Date,Description,Category,Type,Amount,Currency,Account,ToAccount,Payee,Member,Notes,Id\n"
    return (head + "".join(
        f"{day(n)},{text(n)},{category(n)},expense,{n % 90 + 1}.25,USD,{account(n)},,,,,\n" for n in range(count))).encode()


def ofx(count, fitid=lambda n: str(n), name=lambda n: f"Shop {n % 50}", extra=""):
    entries = "".join(
        f"<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>{day(n).replace('-', '')}<TRNAMT>-{n % 90 + 1}.25<FITID>{fitid(n)}"
        f"<NAME>{name(n)}</STMTTRN>" for n in range(count))
    return (
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>"
        f"<CURDEF>EUR<BANKACCTFROM><ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM>{extra}<BANKTRANLIST>{entries}"
        "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n").encode()


def qif(count, split=0, category=lambda n: f"Category {n % 12}"):
    entries = []
    for n in range(count):
        parts = "".join(f"SPart {p}\n$-1.00\n" for p in range(split))
        total = split or n % 90 + 1
        entries.append(f"D{n % 12 + 1}/{n % 28 + 1}/2026\nT-{total}.00\nPShop {n % 50}\nL{category(n)}\n{parts}^\n")
    return ("!Type:Bank\n" + "".join(entries)).encode()


def identity(kind, n):
    return f"{kind:08x}-0000-4000-8000-{n:012x}"


def category(n, **more):
    return {"id": identity(1, n), "name": f"Category {n}", "type": "Variable", "budgetedAmount": 10, **more}


def transaction(n, categories=12, **more):
    return {
        "id": identity(2, n), "date": day(n), "amount": n % 90 + 1.25, "type": "expense", "description": f"Shop {n % 50}",
        "categoryId": identity(1, n % categories), **more}


def backup(**collections):
    """A backup of version 2.0 with twelve categories unless others are given."""
    document = {"version": "2.0", "exportDate": "2026-12-31T12:00:00Z", "settings": {"currency": "USD"}}
    document["categories"] = [category(n) for n in range(12)]
    document.update(collections)
    return json.dumps(document, ensure_ascii=False).encode()
