import CalendarDates
import ExactDecimals
import Foundation
import TestSupport

/// One movement of money in a made-up workbook: the cells are written from it, and an import must return it.
struct Fact: Hashable {
  var date: CalendarDate
  /// Greater than 0 for money in, less than 0 for money out.
  var amount: Decimal
  /// The category, spelled as in the file.
  var category: String
  var payee: String
  var isIncome: Bool { amount > 0 }
  var magnitude: Decimal { abs(amount) }
}

/// The words from which facts are made.
struct Vocabulary {
  var spending: [String]
  var income: [String]
  var payees: [String]
  var employer: String

  static let english = Vocabulary(
    spending: ["Groceries", "Rent", "Electricity", "Bus pass", "Eating out", "Pharmacy", "Clothing", "Pets"],
    income: ["Salary", "Side job"],
    payees: [
      "Corner Market", "Elm Street Flats", "Northgrid", "City Lines", "Blue Spoon", "Dr. Ames", "Weft & Co",
    ],
    employer: "Larkspur Mills")
}

/// Makes facts from a seed.
struct FactMaker {
  private var random: SeededGenerator
  let words: Vocabulary

  init(seed: UInt64, _ words: Vocabulary = .english) {
    random = SeededGenerator(seed: seed)
    self.words = words
  }

  /// Returns a random amount with cents in this range of whole units.
  mutating func amount(_ units: ClosedRange<Int>) -> Decimal {
    hundredths(Int.random(in: units.lowerBound * 100...units.upperBound * 100, using: &random) | 1)
  }

  /// Returns a random whole number of units.
  mutating func whole(_ units: ClosedRange<Int>) -> Decimal { Decimal(Int.random(in: units, using: &random)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Makes facts in order of date, the first one on the first day; every sixth fact is income.
  mutating func facts(_ count: Int, from first: CalendarDate, days: Int) -> [Fact] {
    var result: [Fact] = []
    for index in 0..<count {
      let date = first.adding(days: index * days / max(count, 1))
      if index % 6 == 0 {
        result.append(
          Fact(
            date: date, amount: amount(900...2_400), category: words.income[index / 6 % words.income.count],
            payee: words.employer))
      } else {
        result.append(spending(on: date))
      }
    }
    return result
  }

  /// Makes a fact of money spent on a day.
  mutating func spending(on date: CalendarDate) -> Fact {
    let category = words.spending[Int.random(in: words.spending.indices, using: &random)]
    let payee = words.payees[Int.random(in: words.payees.indices, using: &random)]
    return Fact(date: date, amount: -amount(3...280), category: category, payee: payee)
  }

  /// Makes this number of spending facts, spread over these days.
  mutating func spendings(_ count: Int, from first: CalendarDate, days: Int) -> [Fact] {
    (0..<count).map { spending(on: first.adding(days: $0 * days / max(count, 1))) }
  }
}

/// Returns a valid calendar date.
func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
  CalendarDate(year: year, month: month, day: day) ?? .earliest
}

/// Returns a month of a year.
func month(_ year: Int, _ month: Int) -> CalendarMonth { day(year, month, 1).calendarMonth }

/// Converts a number of hundredths to an exact amount.
func hundredths(_ count: Int) -> Decimal {
  Decimal(sign: count < 0 ? .minus : .plus, exponent: -2, significand: Decimal(abs(count)))
}

extension Sequence<Fact> {
  var inflow: Decimal { filter(\.isIncome).map(\.amount).exactSum() }
  var outflow: Decimal { filter { !$0.isIncome }.map(\.magnitude).exactSum() }
  var net: Decimal { map(\.amount).exactSum() }
}
