"""Writes a made-up CSV of a card, newest first, in the form of the profile chase-card.

make_bank_csv.py ROWS FILE [SHARE]    the share of descriptions that stand once only, 0.1 unless given
"""
import datetime
import random
import sys

SHOPS = """ALDER MARKET|BLUE SPOON|CITY LINES|CORNER CAFE|DOCKSIDE FUEL|ELM PHARMACY|FERN BOOKS|GRANITE GYM|HARBOR CABLE
INKWELL PAPER|JUNIPER PETS|KITE TOYS|LARKSPUR MILLS|MAPLE BAKERY|NORTHGRID POWER|OAK HARDWARE|PINE CLINIC|QUILL PRESS
RIVER TAXI|STONE OVEN|TERN AIR|UMBER SHOES|VALE CINEMA|WEFT CLOTHING""".replace("\n", "|").split("|")
TOWNS = ["ASHFORD WA", "BRIAR OR", "CEDAR TX", "DUNE MA", "EASTON IL", "FIRTH CO", "GLEN FL", "HOLM NV"]
CATEGORIES = ["Food & Drink", "Groceries", "Gas", "Shopping", "Travel", "Entertainment", "Health & Wellness", "Home",
              "Bills & Utilities", "Personal", "Automotive", "Gifts & Donations"]


def main(rows, path, share):
    draw = random.Random(7)
    last = datetime.date(2024, 12, 31)
    with open(path, "w", encoding="utf-8") as file:
        file.write("Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n")
        for index in range(rows):
            day = last - datetime.timedelta(days=index * 1800 // rows)
            posted = day + datetime.timedelta(days=draw.choice((0, 1, 1, 2)))
            shop = draw.randrange(len(SHOPS))
            once = draw.random() < share
            number = f"*{draw.randrange(10 ** 9):09d}" if once else f" #{draw.randrange(800):05d}"
            text, category = f"{SHOPS[shop]}{number} {TOWNS[shop % 8]}", CATEGORIES[shop % 12]
            kind, cents = "Sale", -draw.randrange(100, 25_000)
            if index % 50 == 0:
                kind, cents, text, category = "Payment", draw.randrange(10_000, 300_000), "AUTOMATIC PAYMENT", ""
            elif index % 37 == 0:
                kind, cents = "Return", -cents
            sign, cents = "-" if cents < 0 else "", abs(cents)
            file.write(f"{day:%m/%d/%Y},{posted:%m/%d/%Y},{text},{category},{kind},"
                       f"{sign}{cents // 100}.{cents % 100:02d},\n")


main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.1)
