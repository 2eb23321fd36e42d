#!/usr/bin/env python3
"""The headline figures of SPEC section 2, worked out a second time from JSON backups.

    reference.py FILE

Each line of FILE is a JSON object with `seed`, `month` (YYYY-MM), `today` (YYYY-MM-DD), `backup` (Docs/backup.md) and
`figures`, an object of texts. Every figure is computed again with `decimal` and `datetime` alone; one that differs is
printed with its seed, and the last line says how many budgets and figures were compared and how many differ.
Exit status 1 where any does.
"""

import calendar
import json
import sys
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal, getcontext

getcontext().prec = 60
ZERO = Decimal(0)
MONTHS_OF_BASIS = {"month": 1, "quarter": 3, "year": 12}
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


def clamped(year, month, day):
    """The day of a month, or its last one where it is shorter; months count on past December."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    return date(year, month, min(day, calendar.monthrange(year, month)[1]))


class Book:
    """A backup with its records by identity and its log in the budget's own currency."""

    def __init__(self, backup):
        self.settings = backup["settings"]
        self.start_day = self.settings["monthStartDay"]
        self.categories = {c["id"]: c for c in backup["categories"]}
        self.accounts = {a["id"]: a for a in backup["accounts"]}
        self.bills = backup["bills"]
        self.limits = backup["limits"]
        own = self.settings["currency"]
        self.log = [t for t in backup["transactions"] if t.get("currency", own) == own]
        for row in self.log:
            row["date"] = date.fromisoformat(row["date"])
            row["amount"] = Decimal(row["amount"])
        self.records = {r["month"][:7]: r for r in backup["monthlyBudgets"]}

    # Months are (year, month) pairs.

    def first_day(self, month):
        return clamped(month[0], month[1], self.start_day)

    def next(self, month):
        return (month[0] + month[1] // 12, month[1] % 12 + 1)

    def month_of(self, day):
        if day >= self.first_day((day.year, day.month)):
            return (day.year, day.month)
        return (day.year, day.month - 1) if day.month > 1 else (day.year - 1, 12)

    def rows(self, month):
        first, end = self.first_day(month), self.first_day(self.next(month))
        return [t for t in self.log if first <= t["date"] < end]

    def record(self, month):
        return self.records.get("%04d-%02d" % month, {})

    # Budgeted and assigned.

    def spending(self):
        return [i for i, c in self.categories.items() if c["type"] != "Income"]

    def is_spending(self, identity):
        return identity in self.categories and self.categories[identity]["type"] != "Income"

    def monthly(self, category):
        return Decimal(category["budgetedAmount"]) / MONTHS_OF_BASIS[category["basis"]]

    def budgeted(self, identity, month):
        given = self.record(month).get("assignments", {}).get(identity)
        return Decimal(given) if given is not None else self.monthly(self.categories[identity])

    def measure(self, identity, months):
        """What a category is measured by: a bill that is not due every month by its whole basis."""
        category = self.categories[identity]
        own = [self.record(m).get("assignments", {}).get(identity) for m in months]
        basis = MONTHS_OF_BASIS[category["basis"]]
        span = 3 if basis == 1 and category["type"] == "Quarterly" else basis
        times = -(-own.count(None) // span)
        given = sum((Decimal(amount) for amount in own if amount is not None), ZERO)
        return given + Decimal(category["budgetedAmount"]) * (span // basis) * times

    def assigned(self, month):
        return sum((self.budgeted(i, month) for i in self.spending()), ZERO)

    # What rows mean.

    def spent_on(self, rows):
        """Expenses less refunds by category; None gathers expenses without a spending category."""
        spent = defaultdict(Decimal)
        for t in rows:
            category = t.get("categoryId")
            if t["type"] == "expense":
                spent[category if self.is_spending(category) else None] += t["amount"]
            elif t["type"] == "income" and self.is_spending(category):
                spent[category] -= t["amount"]
        return spent

    def received(self, rows):
        return sum(
            (t["amount"] for t in rows if t["type"] == "income" and not self.is_spending(t.get("categoryId"))), ZERO)


def state(amount):
    """Whether an amount is 0, above or below, to the four digits that a budget keeps."""
    amount = round(amount, 4)
    return "balanced" if amount == 0 else "unassigned" if amount > 0 else "overassigned"


def plan(book, out):
    sums = defaultdict(Decimal)
    for category in book.categories.values():
        sums[category["type"]] += book.monthly(category)
    income = sums.pop("Income", ZERO)
    out["plan.income"], out["plan.expenses"] = income, sum(sums.values(), ZERO)
    out["plan.remaining"] = income - sum(sums.values(), ZERO)
    out["plan.available"] = sum((Decimal(a["openingBalance"]) for a in book.accounts.values()), ZERO)


def comparison(book, month, out):
    spent = book.spent_on(book.rows(month))
    for identity in book.spending():
        budgeted, actual = book.budgeted(identity, month), spent.get(identity, ZERO)
        key = "category." + identity
        out[key + ".budgeted"], out[key + ".actual"] = budgeted, actual
        out[key + ".difference"] = budgeted - actual
        out[key + ".percent"] = actual / budgeted if budgeted > 0 else "none"
        out[key + ".over"] = "over" if budgeted != 0 and actual > book.measure(identity, [month]) else "within"
    out["uncategorized"] = spent.get(None, ZERO)
    out["total.budgeted"], out["total.actual"] = book.assigned(month), sum(spent.values(), ZERO)


def month_alone(book, month, out):
    rows = book.rows(month)
    income, expenses = book.received(rows), sum(book.spent_on(rows).values(), ZERO)
    ready = Decimal(book.record(month).get("startingBalance", 0)) + income - book.assigned(month)
    out["ready.reset"], out["ready.reset.state"] = ready, state(ready)
    out["income"], out["expenses"], out["net"] = income, expenses, income - expenses
    out["savings.percent"] = (income - expenses) / income if income > 0 else "none"


def place(book, identity):
    kind = book.accounts.get(identity, {}).get("type", "cash")
    return {"creditCard": "card", "loan": "outside"}.get(kind, "cash")


def effects(book, rows):
    """Income, uncategorised expenses, spending and its part on cards of some rows, loans lying outside."""
    income, loose, spent, on_cards = ZERO, ZERO, defaultdict(Decimal), defaultdict(Decimal)
    for t in rows:
        source, amount = place(book, t.get("accountId")), t["amount"]
        envelope = t.get("categoryId") if book.is_spending(t.get("categoryId")) else None
        if t["type"] == "transfer":
            target = place(book, t.get("transferAccountId"))
            if (source == "outside") == (target == "outside"):
                continue
            if source == "outside":
                source, amount = target, -amount
        elif source == "outside":
            continue
        elif t["type"] == "income":
            amount = -amount
        if envelope is not None:
            spent[envelope] += amount
            on_cards[envelope] += amount if source == "card" else 0
        elif amount < 0:
            income -= amount
        else:
            loose += amount
    return income, loose, spent, on_cards


def with_rollover(book, month, out):
    known = [tuple(int(part) for part in m.split("-")) for m in book.records]
    known += [book.month_of(min(t["date"] for t in book.log))] if book.log else []
    current = min(known + [month])
    ready = Decimal(book.record(current).get("startingBalance", 0))
    carried, debt = defaultdict(Decimal), ZERO
    while True:
        income, loose, spent, on_cards = effects(book, book.rows(current))
        ready += income - loose - book.assigned(current)
        available = {i: carried[i] + book.budgeted(i, current) - spent[i] for i in book.spending()}
        if current == month:
            break
        for identity, rest in available.items():
            carried[identity] = max(rest, ZERO)
            card = min(max(-rest, ZERO), max(on_cards[identity], ZERO))
            debt += card
            ready -= max(-rest, ZERO) - card
        current = book.next(current)
    later = sum(
        (Decimal(amount) for name, record in book.records.items() if name > "%04d-%02d" % month
         for identity, amount in record.get("assignments", {}).items() if book.is_spending(identity)), ZERO)
    out["ready.rollover"], out["ready.rollover.state"] = ready - later, state(ready - later)
    out["cardDebt"] = debt
    for identity, rest in available.items():
        out["envelope." + identity] = rest


def balances(book, today, out):
    out["running"] = sum(
        ({"income": t["amount"], "expense": -t["amount"], "transfer": ZERO}[t["type"]] for t in book.log), ZERO)
    result = {i: Decimal(a["openingBalance"]) for i, a in book.accounts.items()}
    for t in book.log:
        if t["date"] > today:
            continue
        sign = 1 if t["type"] == "income" else -1
        if t.get("accountId") in result:
            result[t["accountId"]] += sign * t["amount"]
        if t["type"] == "transfer" and t.get("transferAccountId") in result:
            result[t["transferAccountId"]] += t["amount"]
    for identity, balance in result.items():
        out["account." + identity] = balance
    out["netWorth"] = sum(result.values(), ZERO)
    return result


def limits(book, today, out):
    offset = (today.weekday() - WEEKDAYS.index(book.settings["firstWeekday"])) % 7
    week = today - timedelta(days=offset)
    for limit in book.limits:
        if limit["period"] == "weekly":
            rows = [t for t in book.log if week <= t["date"] < week + timedelta(days=7)]
        else:
            rows = book.rows(book.month_of(today))
        if "memberId" in limit:
            rows = [t for t in rows if t.get("memberId") == limit["memberId"]]
        spent, amount = book.spent_on(rows).get(limit["categoryId"], ZERO), Decimal(limit["amount"])
        ratio = spent / amount * 100
        key = "limit." + limit["id"]
        out[key + ".remaining"] = amount - spent
        out[key + ".state"] = (
            "overBudget" if ratio > 100 else "atLimit" if ratio == 100
            else "warning" if ratio >= limit["alertThreshold"] else "safe")


def due_dates(bill, last):
    """The dates of a bill that are not paid yet, up to a day."""
    first = date.fromisoformat(bill["dueDate"])
    every, unit = bill["recurrenceInterval"], bill["recurrence"]
    anchor = bill.get("recurrenceAnchorDay", first.day)
    dates, number = [], 0
    while True:
        if number == 0:
            due = first
        elif unit == "once":
            break
        elif unit == "weekly":
            due = first + timedelta(weeks=every * number)
        else:
            months = every * number * (12 if unit == "yearly" else 1)
            due = clamped(first.year, first.month + months, anchor)
        if due > last and number > 0:
            break
        if not (number == 0 and bill["isPaid"]):
            dates.append(due)
        number += 1
    return dates


def bills(book, today, out):
    last = today + timedelta(days=400)
    for bill in book.bills:
        dates = [d for d in due_dates(bill, last) if today <= d <= last]
        out["bill." + bill["id"]] = " ".join(map(str, dates))


def next_payday(anchor, frequency, today):
    days = (today + timedelta(days=n) for n in range(1, 64))
    if frequency in ("weekly", "everyTwoWeeks"):
        step = 7 if frequency == "weekly" else 14
        return next(d for d in days if (d - anchor).days % step == 0)
    wanted = [15, 31] if frequency == "twiceMonthly" else [anchor.day]
    return next(d for d in days if any(d == clamped(d.year, d.month, w) for w in wanted))


def daily_budget(book, today, money, out):
    primary = next((i for i, a in book.accounts.items() if a["isPrimary"]), None)
    anchor, frequency = book.settings.get("payday"), book.settings.get("paydayFrequency")
    problem = "noPrimaryAccount" if primary is None else "noPayday" if not (anchor and frequency) else "none"
    amount = after = spent = ZERO
    if primary is not None:
        spent = sum(book.spent_on(t for t in book.log if t["date"] == today and t.get("accountId") == primary).values(), ZERO)
    if problem == "none" and money[primary] + spent < 0:
        problem = "negativeBalance"
    if problem == "none":
        payday = next_payday(date.fromisoformat(anchor), frequency, today)
        days, due = (payday - today).days, ZERO
        for bill in book.bills:
            if bill.get("accountId", primary) == primary:
                dates = [d for d in due_dates(bill, payday) if d < payday]
                due += Decimal(bill["amount"]) * len(dates)
        amount = (money[primary] + spent) / days
        after = max(ZERO, money[primary] + spent - due) / days
        out["daily.days"] = Decimal(days)
    out["daily.problem"], out["daily.amount"], out["daily.afterBills"] = problem, amount, after
    out["daily.left"] = amount - spent


def figures(line):
    book, out = Book(line["backup"]), {}
    month = tuple(int(part) for part in line["month"].split("-"))
    today = date.fromisoformat(line["today"])
    plan(book, out)
    comparison(book, month, out)
    month_alone(book, month, out)
    with_rollover(book, month, out)
    money = balances(book, today, out)
    limits(book, today, out)
    bills(book, today, out)
    daily_budget(book, today, money, out)
    return out


def is_same(name, ours, theirs):
    """Texts are equal; numbers are, up to what the 34th digit of a quotient can be off."""
    if ours is None or theirs is None or isinstance(ours, str):
        return ours == theirs
    difference = abs(ours - Decimal(theirs))
    return difference <= abs(ours) * Decimal("1e-30") if name.endswith(".percent") else difference <= Decimal("1e-12")


def main(path):
    budgets = compared = differences = 0
    with open(path, encoding="utf-8") as lines:
        for text in lines:
            line = json.loads(text, parse_float=Decimal)
            ours, theirs = figures(line), line["figures"]
            budgets += 1
            for name in sorted(ours.keys() | theirs.keys()):
                compared += 1
                if not is_same(name, ours.get(name), theirs.get(name)):
                    differences += 1
                    print(f"seed {line['seed']}: {name} is {ours.get(name)}, not {theirs.get(name)}")
    print(f"{budgets} budgets, {compared} figures, {differences} differences")
    return 1 if differences or not budgets else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
