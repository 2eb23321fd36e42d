"""The texts of a page's charts, held against the JSON of the same report.

What a part of a chart says (its `<title>`) is worked out again from the JSON, number for number. What is written in a
chart must be one of the JSON's numbers, rounded as shown; the labels of an axis are evenly spaced around 0; a name is one
of the JSON's, or the beginning of one.
"""

import re
from decimal import ROUND_HALF_UP, Decimal
from html.parser import HTMLParser

ZERO = Decimal(0)
NUMBER = re.compile(r"−?\$?(?<![\d/])\d{1,3}(?:,\d{3})*(?:\.\d+)%?(?![\d/])")
TICK = re.compile(r"^(−?)([\d,]+(?:\.\d+)?)([kMBT]?)$")
MONTHS = "January February March April May June July August September October November December".split()


def shown(value, places):
    """The number as a page writes it: half away from zero, with its sign."""
    rounded = value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    return ("−" if rounded < 0 else "") + f"{abs(rounded):,.{places}f}"


def amount(value):
    return shown(value or ZERO, 2)


def percent(part, whole=Decimal(1)):
    return shown(part / whole * 100, 1) + "%"


class Charts(HTMLParser):
    """Every chart of a page: its name, whether it is wide, what its parts say, and its texts with their kinds."""

    def __init__(self):
        super().__init__()
        self.found, self.kinds, self.into, self.text = [], [], None, ""

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "svg":
            wide = "wide" in attributes["class"].split()
            found = {"name": attributes["data-chart"], "wide": wide, "titles": [], "texts": []}
            self.found.append(found | {"desc": attributes["aria-label"]})
        elif self.found and tag == "g":
            self.kinds.append(attributes.get("class", ""))
        elif self.found and tag in ("text", "title"):
            self.into, self.text = (tag, " ".join(self.kinds + [attributes.get("class") or ""])), ""

    def handle_endtag(self, tag):
        if tag == "g" and self.kinds:
            self.kinds.pop()
        elif self.into and tag == self.into[0]:
            chart = self.found[-1]
            if tag == "text":
                chart["texts"].append((self.into[1].split(), self.text))
            else:
                chart["titles"].append(self.text)
            self.into = None

    def handle_data(self, data):
        if self.into:
            self.text += data


def numbers(text):
    return [n.replace("$", "") for n in NUMBER.findall(text)]


def month_name(month):
    year, number = month.split("-")[:2]
    return f"{MONTHS[int(number) - 1]} {year}"


def expected(name, sections):
    """What the parts of a chart say, as pairs of a name and its numbers; None for a chart that is not known."""
    if name == "comparison":
        for row in sections["comparison"]["categories"]:
            b, a = row["budgeted"], row["actual"]
            yield row["name"], [amount(b), amount(a)] + ([amount(a - row["measure"])] if row["isOver"] else [])
    elif name == "glance-plan":
        yield from expected("comparison", sections)
    elif name == "glance-spending":
        yield from expected("spending", sections)
        spent = [r["total"] for r in sections["spending"]["categories"] if r["total"] > 0]
        yield f"Other ({len(spent) - 4})", [amount(sum(spent[4:], ZERO))]
    elif name == "glance-usual":
        for row in sections["glance"]["usual"]["categories"]:
            yield row["name"], [amount(row["change"])]
    elif name == "glance-next":
        yield "", [amount(sections["glance"]["next"]["forecast"][k]) for k in ("start", "balance", "lowest")]
    elif name == "months":
        for row in sections["months"]["categories"]:
            yield row["name"], [amount(row["before"]), amount(row["now"])]
    elif name in ("spending", "top"):
        for row in sections[name]["categories"]:
            yield row["name"], [amount(row["total"]), percent(row["share"])]
        spent = [r["total"] for r in sections["spending"]["categories"] if r["total"] > 0]
        rest = sum(spent[6:], ZERO)
        if name == "spending" and rest:
            yield f"Other ({len(spent) - 6})", [amount(rest), percent(rest, sum(spent, ZERO))]
    elif name == "flow":
        yield from flow(sections["flow"])
    elif name == "calendar":
        for day in sections["calendar"]:
            year, month, number = day["date"].split("-")
            yield f"{MONTHS[int(month) - 1]} {int(number)}, {year}", [amount(day["spent"]), amount(day["balance"])]
    elif name == "trend":
        for row in sections["trend"]["months"]:
            yield month_name(row["month"]), [amount(row[k]) for k in ("income", "expenses", "net")]
    elif name == "accounts":
        for row in sections["accounts"]["months"]:
            yield month_name(row["month"]), [amount(row["netWorth"])]
    elif name == "year":
        for row in sections["year"]["categories"]:
            amounts = row["amounts"]
            yield row["name"], [amount(v) for v in (row["average"], min(amounts), max(amounts), amounts[-1])]
    elif name == "envelopes":
        for row in sections["envelopes"]["envelopes"]:
            yield row["name"], [amount(row[k]) for k in ("carriedOver", "assigned", "spent", "available")]
    elif name == "limits":
        for row in sections["limits"]:
            yield row["name"], [amount(row["spent"]), amount(row["limit"]), percent(row["percentUsed"]), amount(row["remaining"])]


def flow(section):
    groups = [g for g in section["groups"]]
    total = sum((g["total"] for g in groups), ZERO) + section["kept"]
    sources = section["income"] + section["refunds"] + [{"name": "Money from before", "amount": section["fromBefore"]}]
    leaves = [c for g in groups if g["group"] for c in g["categories"]]
    for row in sources + leaves + [{"name": "Not spent", "amount": section["kept"]}]:
        yield row["name"], [amount(row["amount"]), percent(row["amount"], total)]
    for group in groups:
        yield group["group"] or "Uncategorized", [amount(group["total"]), percent(group["total"], total)]
    # Small parts of a group are one: any number of the smallest of them.
    for group in groups:
        sizes = sorted(c["amount"] for c in group["categories"])
        for count in range(2, len(sizes) + 1):
            rest = sum(sizes[:count], ZERO)
            yield f"Other ({count})", [amount(rest), percent(rest, total)]


def check(sections, html, amounts, percents, wholes):
    """Differences in the charts of a page, and how much was looked at."""
    page, problems, checked = Charts(), [], 0
    page.feed(html)
    for chart in page.found:
        where = f"chart {chart['name']} ({'wide' if chart['wide'] else 'narrow'})"
        rows = list(expected(chart["name"], sections))
        if not rows:
            problems.append(f"{where} is not in the JSON")
        known = [name for name, _ in rows]
        for title in chart["titles"]:
            checked += 1
            fits = [n for name, n in rows if title.startswith((name + ": ", name + " · "))]
            said = numbers(title.rpartition(": ")[2])
            if said not in fits:
                problems.append(f"{where} says {title!r}, not {fits[:1]}")
        for number in numbers(chart["desc"]):
            checked += 1
            if number.removesuffix("%").lstrip("−") not in (percents if number.endswith("%") else amounts):
                problems.append(f"{where} says {number} in {chart['desc'][:60]!r}")
        ticks = []
        for kinds, text in chart["texts"]:
            checked += 1
            if "tick" in kinds:
                tick = TICK.match(text)
                if tick and not (chart["name"] == "spending" or re.fullmatch(r"\d{4}", text)):
                    ticks.append(tick)
            elif chart["name"] == "flow":
                name, _, number = text.partition(" · ")
                if not any(named(name, k) and number in ("", n[0]) for k, n in rows):
                    problems.append(f"{where} shows {text!r}")
            elif "name" in kinds or "strong" in kinds and "small" not in kinds and "total" not in kinds and "value" not in kinds:
                name = re.sub(r"^\d+\. ", "", text)
                if chart["name"] != "calendar" and not any(named(name, k) for k in known):
                    problems.append(f"{where} names {text!r}")
            elif not labelled(text, amounts, percents, wholes):
                problems.append(f"{where} shows {text!r}")
        problems += [f"{where}: {p}" for p in uneven(ticks) + dates(chart, sections)]
    return problems, checked


def named(text, name):
    return text == name or text.endswith("…") and name.startswith(text[:-1])


def labelled(text, amounts, percents, wholes):
    """Whether the numbers of a label are of the JSON; a day's number and a count stay as they are."""
    if re.fullmatch(r"(?:[=] )?−?\d[\d,]*", text) and not re.fullmatch(r"[1-9]|[12]\d|3[01]", text):
        return text.removeprefix("= ").lstrip("−") in wholes
    good = {True: percents, False: amounts}
    return all(n.removesuffix("%").lstrip("−") in good[n.endswith("%")] for n in numbers(text))


def dates(chart, sections):
    """Says where the days of the calendar are not those of the month, or a year of an axis is none of the months'."""
    texts = chart["texts"]
    if chart["name"] == "calendar":
        days = sorted(int(n) for _, t in texts for n in re.findall(r"^([1-9]|[12]\d|3[01])(?: ◆)?$", t))
        # An amount of few digits looks like a day: each day must be there.
        missing = {int(d["date"][8:]) for d in sections["calendar"]} - set(days)
        return [f"it has no day {d}" for d in sorted(missing)]
    years = {m["month"][:4] for m in sections.get(chart["name"], {}).get("months", [])} if chart["name"] != "year" else set()
    return [f"its axis has the year {t}" for k, t in texts if years and "tick" in k and re.fullmatch(r"\d{4}", t) and t not in years]


def uneven(ticks):
    """Says where the labels of an axis are not the same distance apart, or leave 0 out."""
    scale = {"": 1, "k": 10**3, "M": 10**6, "B": 10**9, "T": 10**12}
    values = sorted({Decimal(t[2].replace(",", "")) * scale[t[3]] * (-1 if t[1] else 1) for t in ticks})
    steps = {b - a for a, b in zip(values, values[1:])}
    good = not values or ZERO in values and len(steps) <= 1
    return [] if good else [f"its axis has {[str(v) for v in values]}"]
