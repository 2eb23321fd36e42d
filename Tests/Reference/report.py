#!/usr/bin/env python3
"""The numbers of a report, worked out a second time from the backup that it was made of.

    report.py BACKUP.json REPORT.json [REPORT.html]

BACKUP is of Docs/backup.md, REPORT.json what `budget report BACKUP.json --json` wrote: of a month, a year or days, with
`--compare` or without. Every figure of its sections is computed again with `decimal` and `datetime` alone. Every amount
and percentage that the page shows in a table or a fact must be one of the JSON's, rounded as shown (currencies of two
decimals, numbers as 1,234.56), and so must every text of its charts (`charts.py`). Prints what differs and a last line with counts; exit status 1 where anything does.
"""

import json
import re
import statistics
import sys
from collections import defaultdict
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from html.parser import HTMLParser

import charts
from reference import Book, ZERO, with_rollover

checked, problems = 0, []


def same(where, ours, theirs):
    global checked
    checked += 1
    if ours is None or theirs is None or isinstance(ours, (str, bool)):
        good = ours == theirs
    else:
        good = abs(Decimal(ours) - theirs) <= max(abs(Decimal(ours)) * Decimal("1e-30"), Decimal("1e-12"))
    if not good:
        problems.append(f"{where} is {theirs}, not {ours}")


def ratio(part, whole):
    return part / whole if whole > 0 else None


class Report:
    def __init__(self, backup, report):
        self.book = Book(backup)
        self.names = {i: c["name"] for i, c in self.book.categories.items()}
        self.first, self.last = (date.fromisoformat(report[k]) for k in ("firstDay", "lastDay"))
        self.month = tuple(map(int, report["month"].split("-"))) if report["month"] else None
        self.log = sorted(self.book.log, key=lambda t: t["date"])
        self.opening = sum((Decimal(a["openingBalance"]) for a in self.book.accounts.values()), ZERO)

    def rows(self, first=None, last=None):
        first, last = first or self.first, last or self.last
        return [t for t in self.log if first <= t["date"] <= last]

    def months(self):
        month, end = self.book.month_of(self.first), self.book.month_of(self.last)
        found = [month]
        while found[-1] != end:
            found.append(self.book.next(found[-1]))
        return found

    def span(self, month):
        return self.book.first_day(month), self.book.first_day(self.book.next(month)) - timedelta(days=1)

    def totals(self, rows):
        income, expenses = self.book.received(rows), sum(self.book.spent_on(rows).values(), ZERO)
        return income, expenses, income - expenses

    def spent(self, rows):
        """By name; what has no spending category under the name that the report gives it."""
        return {self.names.get(i, "Uncategorized"): v for i, v in self.book.spent_on(rows).items()}

    def used(self, rows):
        return {k for t in rows for k in self.spent([t])}

    def change(self, rows):
        sign = {"income": 1, "expense": -1, "transfer": 0}
        return sum((sign[t["type"]] * t["amount"] for t in rows), ZERO)

    def before(self):
        if self.first == self.span(self.months()[0])[0] and self.last == self.span(self.months()[-1])[1]:
            year, month = self.months()[0]
            index = year * 12 + month - 1 - len(self.months())
            return self.book.first_day((index // 12, index % 12 + 1)), self.first - timedelta(days=1)
        return self.first - (self.last - self.first) - timedelta(days=1), self.first - timedelta(days=1)

    def summary(self, s):
        income, expenses, net = self.totals(self.rows())
        for key, value in {"expenses": expenses, "net": net, "savingsRate": ratio(net, income)}.items():
            same("summary." + key, value, s[key])
        taken = {"overspentBefore", "uncategorized", "assigned", "assignedLater"}
        terms = {"carriedOver", "startingBalance", "incomeReceived"} | taken
        same("summary.terms", sum((-s[k] if k in taken else s[k] for k in sorted(terms)), ZERO), s["readyToAssign"])
        if self.book.settings["rollover"]:
            out = {}
            with_rollover(self.book, self.month, out)
            return same("summary.readyToAssign", out["ready.rollover"], s["readyToAssign"])
        start, assigned = Decimal(self.book.record(self.month).get("startingBalance", 0)), self.book.assigned(self.month)
        for key, value in {
            "startingBalance": start, "incomeReceived": income, "assigned": assigned,
            "readyToAssign": start + income - assigned, "carriedOver": ZERO, "overspentBefore": ZERO,
            "uncategorized": ZERO, "assignedLater": ZERO,
        }.items():
            same("summary." + key, value, s[key])

    def overview(self, s):
        income, expenses, net = self.totals(self.rows())
        opening = self.opening + self.change(self.rows(date.min, self.first - timedelta(days=1)))
        closing = opening + self.change(self.rows())
        for key, value in {
            "income": income, "expenses": expenses, "net": net, "savingsRate": ratio(net, income),
            "count": len(self.rows()), "opening": opening, "closing": closing,
        }.items():
            same("overview." + key, value, s[key])

    def glance(self, s):
        """The four questions: plan, spending, the median of the months before, and the way to the month's end."""
        spent = self.spent(self.rows())
        given = sum((self.book.budgeted(i, self.month) for i in self.book.spending()), ZERO)
        same("glance.spent", sum(spent.values(), ZERO), s["plan"]["spent"])
        same("glance.budgeted", given, s["plan"]["budgeted"])
        for row in s["plan"]["over"]:
            i = next(i for i in self.book.spending() if self.names[i] == row["name"])
            same("glance." + row["name"], spent[row["name"]] - self.book.measure(i, [self.month]), row["excess"])
        same("glance.largest", max(spent, key=lambda k: (spent[k], k), default=None), s["spending"]["largest"])
        if s["usual"]:
            index = self.month[0] * 12 + self.month[1] - 1
            months = [((index - back) // 12, (index - back) % 12 + 1) for back in range(12, 0, -1)]
            spans = [self.span(m) for m in months]
            rows = [self.rows(*span) for span in spans if span[1] >= self.log[0]["date"]]
            middle = lambda values: statistics.median(values).quantize(Decimal("0.01"), ROUND_HALF_UP)
            same("glance.months", len(rows), s["usual"]["months"])
            same("glance.usual", middle([self.totals(r)[1] for r in rows]), s["usual"]["usual"])
            same("glance.actual", self.totals(self.rows())[1], s["usual"]["actual"])
            for row in s["usual"]["categories"]:
                usual = middle([self.spent(r).get(row["name"], ZERO) for r in rows])
                same(f"glance.{row['name']}.usual", usual, row["usual"])
                same(f"glance.{row['name']}.change", spent.get(row["name"], ZERO) - usual, row["change"])

    def year_before(self):
        """What was spent on each category a year before: in the same month, or in a whole calendar year."""
        months = self.months()
        if self.month is None and (len(months), self.first.month, self.first.year) != (12, 1, self.last.year):
            return None
        first, last = self.span((months[0][0] - 1, months[0][1]))[0], self.span((months[-1][0] - 1, months[-1][1]))[1]
        return self.spent(self.rows(first, last)) if last >= self.log[0]["date"] else None

    def comparison(self, s):
        spent, given, measure = self.spent(self.rows()), defaultdict(Decimal), defaultdict(Decimal)
        for i in self.book.spending():
            measure[self.names[i]] = self.book.measure(i, self.months())
            given[self.names[i]] = sum((self.book.budgeted(i, m) for m in self.months()), ZERO)
        total = {"name": s["total"]["name"], "budgeted": sum(given.values(), ZERO), "actual": sum(spent.values(), ZERO)}
        for group in s["groups"]:
            names = [self.names[i] for i in self.book.spending() if self.book.categories[i]["type"] == group["group"]]
            b, a = (sum((d.get(n, ZERO) for n in names), ZERO) for d in (given, spent))
            for key, value in {"budgeted": b, "actual": a, "difference": b - a, "percentUsed": ratio(a, b)}.items():
                same(f"comparison.{group['group']}.{key}", value, group[key])
        rows = [{"name": r["name"], "budgeted": given[r["name"]], "actual": spent.get(r["name"], ZERO)} for r in s["categories"]]
        before = self.year_before()
        for row in s["categories"]:
            same(f"comparison.{row['name']}.yearBefore", None if before is None else before.get(row["name"], ZERO), row["yearBefore"])
        same("comparison.count", len(set(given) | set(spent)), len(s["categories"]))
        within = sum((max(ZERO, min(r["actual"], measure[r["name"]]) - r["budgeted"]) for r in rows if r["budgeted"]), ZERO)
        for ours, theirs in zip(rows + [total], s["categories"] + [s["total"]]):
            b, a = ours["budgeted"], ours["actual"]
            m = b + within if ours is total else measure[ours["name"]]
            for key, value in {
                "budgeted": b, "actual": a, "difference": b - a, "percentUsed": ratio(a, b), "measure": m,
                "isOver": b != 0 and a > m, "hasPlan": b != 0,
            }.items():
                same(f"comparison.{ours['name']}.{key}", value, theirs[key])

    def spending(self, s):
        spent = self.spent(self.rows())
        whole = sum((v for v in spent.values() if v > 0), ZERO)
        same("spending.total", sum(spent.values(), ZERO), s["total"])
        same("spending.names", " ".join(sorted(self.used(self.rows()))), " ".join(sorted(r["name"] for r in s["categories"])))
        for row in s["categories"]:
            amount = spent[row["name"]]
            count = sum(t["type"] == "expense" and row["name"] in self.spent([t]) for t in self.rows())
            for key, value in {"total": amount, "share": amount / whole if amount > 0 else ZERO, "count": count}.items():
                same(f"spending.{row['name']}.{key}", value, row[key])

    def top(self, s):
        earlier = self.rows(*self.before())
        spent, before = self.spent(self.rows()), self.spent(earlier)
        order = sorted(spent.items(), key=lambda item: (-item[1], item[0]))
        same("top.total", sum(spent.values(), ZERO), s["total"])
        same("top.others", sum((v for _, v in order[8:]), ZERO) if order[8:] else None, s["others"])
        for (name, amount), row in zip(order, s["categories"]):
            was = before.get(name, ZERO)
            same("top." + name, amount, row["total"])
            # Nothing is compared with a time in which nothing was booked.
            same(f"top.{name}.change", amount - was if earlier else None, row["change"])
            same(f"top.{name}.changeShare", ratio(amount - was, was) if earlier else None, row["changeShare"])

    def flow(self, s):
        spent = self.spent(self.rows())
        went = sum((v for v in spent.values() if v > 0), ZERO)
        came = self.book.received(self.rows()) - sum((v for v in spent.values() if v < 0), ZERO)
        same("flow.kept", max(ZERO, came - went), s["kept"])
        same("flow.fromBefore", max(ZERO, went - came), s["fromBefore"])
        same("flow.income", self.book.received(self.rows()), sum((r["amount"] for r in s["income"]), ZERO))
        for row in s["refunds"]:
            same("flow.refund." + row["name"], -spent[row["name"]], row["amount"])
        for group in s["groups"]:
            same(f"flow.{group['group']}", sum((spent[c["name"]] for c in group["categories"]), ZERO), group["total"])
            for row in group["categories"]:
                same("flow." + row["name"], spent[row["name"]], row["amount"])

    def calendar(self, s):
        for day in s:
            when = date.fromisoformat(day["date"])
            rows = self.rows(when, when)
            income, expenses, _ = self.totals(rows)
            balance = self.opening + self.change(self.rows(date.min, when))
            for key, value in {"spent": expenses, "received": income, "count": len(rows), "balance": balance}.items():
                same(f"calendar.{day['date']}.{key}", value, day[key])

    def check_log(self, s):
        balance = self.opening + self.change(self.rows(date.min, self.first - timedelta(days=1)))
        same("log.opening", balance, s["opening"])
        same("log.count", len(self.rows()), len(s["entries"]))
        for ours, theirs in zip(self.rows(), s["entries"]):
            balance += self.change([ours])
            same("log.id", ours["id"].lower(), theirs["id"].lower())
            same("log.amount", ours["amount"], theirs["amount"])
            same("log.balance", balance, theirs["balance"])
        same("log.closing", balance, s["closing"])

    def clipped(self, name):
        first, last = self.span(tuple(map(int, name.split("-"))))
        return self.rows(first, last) if self.month else self.rows(max(first, self.first), min(last, self.last))

    def trend(self, s):
        for row in s["months"]:
            income, expenses, net = self.totals(self.clipped(row["month"]))
            for key, value in {"income": income, "expenses": expenses, "net": net, "savingsRate": ratio(net, income)}.items():
                same(f"trend.{row['month']}.{key}", value, row[key])

    def year(self, s):
        spans = [self.clipped(m) for m in s["months"]]
        totals = [self.totals(rows) for rows in spans]
        for index, key in enumerate(["averageIncome", "averageExpenses", "averageNet"]):
            same("year." + key, sum((t[index] for t in totals), ZERO) / len(spans), s[key])
        for row in s["categories"]:
            amounts = [self.spent(rows).get(row["name"], ZERO) for rows in spans]
            for ours, theirs in zip(amounts, row["amounts"]):
                same("year." + row["name"], ours, theirs)
            same(f"year.{row['name']}.total", sum(amounts, ZERO), row["total"])
            same(f"year.{row['name']}.average", sum(amounts, ZERO) / len(amounts), row["average"])

    def months_compared(self, s):
        spans = [self.rows(*self.span(tuple(map(int, s[k].split("-"))))) for k in ("other", "month")]
        totals = [self.totals(rows) for rows in spans]
        same("months.hasData", all(spans), s["hasData"])
        for index, key in enumerate(["income", "expenses", "net"]):
            same("months." + key, totals[0][index], s["figures"][key]["before"])
            same("months." + key, totals[1][index], s["figures"][key]["now"])
        for row in s["categories"]:
            before, now = (self.spent(rows).get(row["name"], ZERO) for rows in spans)
            for key, value in {"before": before, "now": now, "change": now - before, "changeShare": ratio(now - before, before)}.items():
                same(f"months.{row['name']}.{key}", value, row[key])

    def plan(self, s):
        sums = defaultdict(Decimal)
        for c in self.book.categories.values():
            sums[c["type"]] += self.book.monthly(c)
        for group in s["groups"]:
            for row in group["categories"]:
                mine = [c for c in self.book.categories.values() if c["name"] == row["name"]]
                same("plan." + row["name"], self.book.monthly(mine[0]), row["monthlyAmount"])
            same("plan." + group["group"], sums[group["group"]], group["monthlyTotal"])
        expenses = sum((v for k, v in sums.items() if k != "Income"), ZERO)
        same("plan.totalExpenses", expenses, s["totalExpenses"])
        same("plan.remainingBalance", sums["Income"] - expenses, s["remainingBalance"])


    def balances(self, day):
        result = {i: Decimal(a["openingBalance"]) for i, a in self.book.accounts.items()}
        for t in self.rows(date.min, day):
            if t.get("accountId") in result:
                result[t["accountId"]] += t["amount"] if t["type"] == "income" else -t["amount"]
            if t["type"] == "transfer" and t.get("transferAccountId") in result:
                result[t["transferAccountId"]] += t["amount"]
        return result

    def sums(self, balances):
        kinds = {i: a["type"] for i, a in self.book.accounts.items()}
        held = [v for i, v in balances.items() if kinds[i] in ("checking", "savings", "cash")]
        return sum(held, ZERO), sum(balances.values(), ZERO)

    def accounts(self, s):
        start, now = self.balances(self.first - timedelta(days=1)), self.balances(self.last)
        for (identity, balance), row in zip(now.items(), s["accounts"]):
            same("accounts." + row["name"], balance, row["balance"])
            same(f"accounts.{row['name']}.start", start[identity], row["start"])
        same("accounts.onBudget", self.sums(now)[0], s["onBudget"])
        same("accounts.netWorth", self.sums(now)[1], s["netWorth"])
        same("accounts.startOnBudget", self.sums(start)[0], s["startOnBudget"])
        same("accounts.startNetWorth", self.sums(start)[1], s["startNetWorth"])
        for row in s["months"]:
            end = min(self.span(tuple(map(int, row["month"].split("-"))))[1], self.last)
            same(f"accounts.{row['month']}.onBudget", self.sums(self.balances(end))[0], row["onBudget"])
            same(f"accounts.{row['month']}.netWorth", self.sums(self.balances(end))[1], row["netWorth"])


class Page(HTMLParser):
    """Texts of cells and facts."""

    def __init__(self):
        super().__init__()
        self.texts, self.inside = [], None

    def handle_starttag(self, tag, attributes):
        if tag in ("td", "dd", "th"):
            self.inside = tag
            self.texts.append("")
        elif tag in ("tr", "tbody", "tfoot"):
            # HTML lets the end tags of cells be left out.
            self.inside = None
        elif self.inside:
            self.texts[-1] += " "

    def handle_endtag(self, tag):
        if tag in (self.inside, "table"):
            self.inside = None

    def handle_data(self, data):
        if self.inside:
            self.texts[-1] += data


def shown(value, places):
    rounded = value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    return f"{abs(rounded):,.{places}f}"


def numbers(value):
    if isinstance(value, dict):
        for item in value.values():
            yield from numbers(item)
    elif isinstance(value, list):
        yield from (n for item in value for n in numbers(item))
        decimals = [v for v in value if isinstance(v, Decimal)]
        yield from (b - a for a, b in zip(decimals, decimals[1:]))
    elif isinstance(value, Decimal) and not isinstance(value, bool):
        yield value


def check_page(report, html):
    global checked
    figures = list(numbers(report["sections"]))
    rows = report["sections"].get("flow", {})
    flows = [r["amount"] for g in rows.get("groups", []) for r in g["categories"]] + [g["total"] for g in rows.get("groups", [])]
    flows += [r["amount"] for r in rows.get("income", []) + rows.get("refunds", [])]
    flows += [rows.get("kept", ZERO), rows.get("fromBefore", ZERO)]
    total = sum((g["total"] for g in rows.get("groups", [])), ZERO) + rows.get("kept", ZERO)
    # What a chart gathers as the rest of its parts is a sum that no figure names.
    spent = [r["total"] for r in report["sections"].get("spending", {}).get("categories", []) if r["total"] > 0]
    figures += [sum(spent[n:], ZERO) for n in range(len(spent))]
    amounts = {shown(f, 2) for f in figures}
    shares = figures + [f / total for f in flows if total] + ([sum(spent[n:], ZERO) / sum(spent, ZERO) for n in range(len(spent))] if spent else [])
    percents = {shown(f * 100, 1) for f in shares}
    page = Page()
    page.feed(html)
    for text in page.texts:
        for number, percent in re.findall(r"(?<![\d.,/])(\d{1,3}(?:,\d{3})*\.\d+)(?![\d/])(%?)", text):
            checked += 1
            if number not in (percents if percent else amounts):
                problems.append(f"the page shows {number}{percent} in {text[:60]!r}")
    wrong, count = charts.check(report["sections"], html, amounts, percents, {shown(f, 0) for f in figures})
    problems.extend(wrong)
    checked += count


def main(backup_path, report_path, page_path=None):
    with open(backup_path, encoding="utf-8") as file:
        backup = json.load(file, parse_float=Decimal, parse_int=Decimal)
    backup["settings"]["monthStartDay"] = int(backup["settings"]["monthStartDay"])
    with open(report_path, encoding="utf-8") as file:
        report = json.load(file, parse_float=Decimal, parse_int=Decimal)
    judge = Report(backup, report)
    sections = dict(report["sections"])
    for name, check in {"log": judge.check_log, "months": judge.months_compared}.items():
        if name in sections:
            check(sections.pop(name))
    for name, section in sections.items():
        if name in ("summary", "glance", "overview", "comparison", "spending", "top", "flow", "calendar", "trend", "year", "plan", "accounts"):
            getattr(judge, name)(section)
    if page_path:
        with open(page_path, encoding="utf-8") as file:
            check_page(report, file.read())
    for problem in problems[:40]:
        print(problem)
    print(f"{checked} figures, {len(problems)} differences")
    return 1 if problems or not checked else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
