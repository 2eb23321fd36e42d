#!/usr/bin/env python3
"""Random formulas and their values, worked out with Python's `decimal` to 60 digits.

    expressions.py COUNT SEED

Each line is a formula, a tab, and its value: a number of 34 digits, TRUE, FALSE or an error. Written with as few
parentheses as the precedence of operators allows. What Docs/formulas.md says of rounding is taken from there: what
is compared, cut or rounded is looked at in 30 digits. Formulas whose operands nearly cancel are left out, because no fixed
number of digits is enough for them.
"""

import random
import sys
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_UP, ROUND_UP, Context, Decimal, getcontext

getcontext().prec = 60
THIRTY = Context(prec=30, rounding=ROUND_HALF_UP)
ONE, ZERO = Decimal(1), Decimal(0)
LARGE, SMALL = Decimal("1e20"), Decimal("1e-9")
STRENGTH = {"=": 1, "<>": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "+": 3, "-": 3, "*": 4, "/": 4, "^": 5, "%": 6, "sign": 7}


class CellError(Exception):
    """An error value of a cell."""


class Unsuitable(Exception):
    """A formula that does not settle 28 digits."""


class Number:
    """A value, and whether it is exact in 30 digits."""

    def __init__(self, value, exact):
        if value and not SMALL < abs(value) < LARGE:
            raise Unsuitable
        self.value = value
        self.exact = exact and value == THIRTY.plus(value)

    @property
    def looked_at(self):
        return self.value if self.exact else THIRTY.plus(self.value)


def add(left, right):
    total = left.value + right.value
    exact = left.exact and right.exact
    if not exact and abs(total) < max(abs(left.value), abs(right.value)) / 100:
        raise Unsuitable
    return Number(total, exact)


def multiply(left, right):
    return Number(left.value * right.value, left.exact and right.exact)


def divide(left, right):
    if right.value == 0:
        raise CellError("#DIV/0!")
    return Number(left.value / right.value, left.exact and right.exact)


def power(left, right):
    base, exponent = left.value, right.value
    if base == 0:
        if exponent == 0:
            raise CellError("#NUM!")
        if exponent < 0:
            raise CellError("#DIV/0!")
        return Number(ZERO, True)
    if exponent != exponent.to_integral_value():
        # Roots and the like have 28 digits, which others cannot be built upon.
        raise Unsuitable
    if abs(exponent) > 40:
        raise Unsuitable
    return Number(base ** int(exponent), left.exact and right.exact)


def negate(number):
    return Number(-number.value, number.exact)


def rounded(number, places, mode):
    return Number(number.looked_at.quantize(ONE.scaleb(-int(places.looked_at)), rounding=mode), True)


def multiple(number, step, mode, by_zero=None):
    if number.value == 0:
        return Number(ZERO, True)
    if step.value == 0:
        if by_zero:
            raise CellError(by_zero)
        return Number(ZERO, True)
    count = THIRTY.divide(number.value, step.value).to_integral_value(rounding=mode)
    return Number(count * step.value, number.exact and step.exact)


def modulo(number, divisor):
    if divisor.value == 0:
        raise CellError("#DIV/0!")
    if not (number.exact and divisor.exact):
        raise Unsuitable
    count = (number.value / divisor.value).to_integral_value(rounding=ROUND_FLOOR)
    return Number(number.value - count * divisor.value, True)


def total(numbers):
    result = numbers[0]
    for number in numbers[1:]:
        result = add(result, number)
    return result


def product(numbers):
    result = numbers[0]
    for number in numbers[1:]:
        result = multiply(result, number)
    return result


def extreme(numbers, sign):
    best = max(numbers, key=lambda number: sign * number.looked_at)
    if any(n.value != best.value and n.looked_at == best.looked_at for n in numbers):
        raise Unsuitable
    return best


def compare(sign, left, right):
    a, b = left.looked_at, right.looked_at
    return {"=": a == b, "<>": a != b, "<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b}[sign]


FUNCTIONS = {
    "SUM": (None, total),
    "PRODUCT": (None, product),
    "AVERAGE": (None, lambda n: divide(total(n), Number(Decimal(len(n)), True))),
    "MAX": (None, lambda n: extreme(n, 1)),
    "MIN": (None, lambda n: extreme(n, -1)),
    "ABS": (1, lambda n: Number(abs(n[0].value), n[0].exact)),
    "SIGN": (1, lambda n: Number(Decimal((n[0].value > 0) - (n[0].value < 0)), True)),
    "INT": (1, lambda n: Number(n[0].looked_at.to_integral_value(rounding=ROUND_FLOOR), True)),
    "TRUNC": (1, lambda n: Number(n[0].looked_at.to_integral_value(rounding=ROUND_DOWN), True)),
    "ROUND": ("places", lambda n: rounded(n[0], n[1], ROUND_HALF_UP)),
    "ROUNDUP": ("places", lambda n: rounded(n[0], n[1], ROUND_UP)),
    "ROUNDDOWN": ("places", lambda n: rounded(n[0], n[1], ROUND_DOWN)),
    "MOD": (2, lambda n: modulo(n[0], n[1])),
    "POWER": ("power", lambda n: power(n[0], n[1])),
    "CEILING": ("step", lambda n: multiple(n[0], n[1], ROUND_CEILING)),
    "FLOOR": ("step", lambda n: multiple(n[0], n[1], ROUND_FLOOR, "#DIV/0!")),
}


class Generator:
    """Builds a formula's text and its value together."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def constant(self):
        places = self.random.choice((0, 0, 1, 2, 2, 2, 4))
        digits = self.random.choice((1, 2, 3, 5, 8))
        value = Decimal(self.random.randrange(10**digits)).scaleb(-places)
        return format(value, "f"), 9, Number(value, True)

    def small(self, low, high):
        value = self.random.randrange(low, high + 1)
        return str(value), 7 if value < 0 else 9, Number(Decimal(value), True)

    def number(self, depth):
        """(text, strength of the weakest operator, value)"""
        kind = self.random.random()
        if depth == 0 or kind < 0.15:
            return self.constant()
        if kind < 0.62:
            return self.operation(depth)
        if kind < 0.68:
            text, strength, value = self.number(depth - 1)
            return "-" + self.wrapped(text, strength, STRENGTH["sign"]), STRENGTH["sign"], negate(value)
        if kind < 0.73:
            text, strength, value = self.number(depth - 1)
            hundred = Number(Decimal(100), True)
            return self.wrapped(text, strength, STRENGTH["%"]) + "%", STRENGTH["%"], divide(value, hundred)
        if kind < 0.80:
            return self.condition(depth)
        return self.call(depth)

    def wrapped(self, text, strength, least):
        return f"({text})" if strength < least or self.random.random() < 0.05 else text

    def operation(self, depth):
        sign = self.random.choice("+++---***//^")
        left = self.number(depth - 1)
        right = self.small(-4, 9) if sign == "^" else self.number(depth - 1)
        strength = STRENGTH[sign]
        # All operators group from the left, so the right operand must bind more strongly.
        text = self.wrapped(left[0], left[1], strength) + sign + self.wrapped(right[0], right[1], strength + 1)
        if sign == "-":
            value = add(left[2], negate(right[2]))
        else:
            value = {"+": add, "*": multiply, "/": divide, "^": power}[sign](left[2], right[2])
        return text, strength, value

    def comparison(self, depth):
        sign = self.random.choice(("=", "<>", "<", ">", "<=", ">="))
        left = self.number(depth - 1)
        if self.random.random() < 0.3:
            # The same amount by another way, which only exact arithmetic finds equal.
            text, _, part = self.constant()
            if part.value == 0:
                raise Unsuitable
            way = self.random.choice(("/{0}*{0}", "+{0}-{0}")) if left[2].exact else "/{0}*{0}"
            right = (self.wrapped(left[0], left[1], 4) + way.format(text), 3, left[2])
        else:
            right = self.number(depth - 1)
        text = self.wrapped(left[0], left[1], 1) + sign + self.wrapped(right[0], right[1], 2)
        return text, compare(sign, left[2], right[2])

    def condition(self, depth):
        text, holds = self.comparison(depth)
        first, second = self.number(depth - 1), self.number(depth - 1)
        return f"IF({text},{first[0]},{second[0]})", 9, first[2] if holds else second[2]

    def call(self, depth):
        name = self.random.choice(list(FUNCTIONS))
        shape, body = FUNCTIONS[name]
        if shape == "places":
            arguments = [self.number(depth - 1), self.small(-2, 8)]
        elif shape == "power":
            arguments = [self.number(depth - 1), self.small(-4, 9)]
        elif shape == "step":
            text, strength, value = self.constant()
            first = self.number(depth - 1)
            arguments = [(f"ABS({first[0]})", 9, Number(abs(first[2].value), first[2].exact)), (text, strength, value)]
        else:
            count = shape or self.random.randrange(1, 5)
            arguments = [self.number(depth - 1) for _ in range(count)]
        text = ",".join(argument[0] for argument in arguments)
        return f"{name}({text})", 9, body([argument[2] for argument in arguments])

    def line(self):
        """A formula and its value; one in which something fails is an error only where it fails as a whole."""
        while True:
            try:
                if self.random.random() < 0.1:
                    text, holds = self.comparison(3)
                    return text, "TRUE" if holds else "FALSE"
                text, _, value = self.number(self.random.choice((1, 2, 3, 3, 4)))
                if len(text) > 2000:
                    continue
                return text, str(Context(prec=34, rounding=ROUND_HALF_UP).plus(value.value))
            except Unsuitable:
                continue
            except CellError:
                continue


def failing(generator):
    """A formula that fails: a division by zero somewhere among operations that pass it on."""
    while True:
        try:
            text, strength, _ = generator.number(2)
            zero = generator.random.choice(("0", "(1-1)", "SUM(2,-2)", "INT(0.9)"))
            other = generator.wrapped(text, strength, 4)
            return generator.random.choice((f"{other}/{zero}", f"1+{other}/{zero}", f"SUM(1,{other}/{zero})",
                                            f"ROUND({other}/{zero},2)", f"MOD({text},{zero})")), "#DIV/0!"
        except (Unsuitable, CellError):
            continue


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    generator = Generator(seed)
    for index in range(count):
        text, value = failing(generator) if index % 50 == 49 else generator.line()
        print(f"{text}\t{value}")


main()
