import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs whose amounts are texts with currencies, separators and signs of many kinds.
enum AmountsAsText {
  static let all = [
    make("amounts-brazilian", 601) { "R$\(grouped($0, ".", ","))" },
    make("amounts-swiss", 602) { "\($0 < 0 ? "-" : "")\(grouped(abs($0), "'", "."))" },
    make("amounts-in-millions", 603, scale: 4_000, signs: .type) { grouped($0, ".", ",") },
    make("amounts-in-brackets", 604, signs: .sign) {
      $0 < 0 ? "($\(grouped(-$0, ",", ".")))" : "$\(grouped($0, ",", "."))"
    },
    make("amounts-with-a-loose-minus", 605, signs: .sign) {
      "\($0 < 0 ? "- " : "")$\(grouped(abs($0), ",", "."))"
    },
    make("amounts-swedish", 606, signs: .sign) {
      "\($0 < 0 ? "-" : "")\(grouped(abs($0), "\u{A0}", ",")) kr"
    },
    make("amounts-in-dinars", 607, signs: .columns) { "د.ا.\u{200F}\(grouped($0, ",", ".", places: 3))" },
  ]

  private enum Signs { case type, sign, columns }

  private static func make(
    _ name: String, _ seed: UInt64, scale: Decimal = 1, signs: Signs = .sign,
    _ write: @escaping (Decimal) -> String
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft()
    draft.expectation.facts = maker.facts(30, from: day(2025, 2, 3), days: 110).map { fact in
      var fact = fact
      fact.amount *= scale
      return fact
    }
    func text(_ header: String, _ meaning: String, _ amount: @escaping (Fact) -> Decimal?) -> LogColumn {
      LogColumn(header, meaning) { fact, _ in amount(fact).map { .text(write($0)) } ?? .none }
    }
    let money: [LogColumn] =
      switch signs {
      case .sign: [text("Amount", "amount") { $0.amount }]
      case .type:
        [.type("Type", income: "Income", expense: "Expense"), text("Amount", "amount") { $0.magnitude }]
      case .columns:
        [
          text("Withdrawals", "outflow") { $0.isIncome ? nil : $0.magnitude },
          text("Deposits", "inflow") { $0.isIncome ? $0.magnitude : nil },
        ]
      }
    draft.sheet("Log") { pen in
      pen.log([.date(), .description(), .category()] + money, draft.expectation.facts)
    }
    return draft.named(name)
  }

  /// Returns an amount such as `-1.234,50` with this thousands separator and decimal separator.
  static func grouped(_ amount: Decimal, _ separator: String, _ mark: String, places: Int = 2)
    -> String
  {
    let text = "\(abs(amount))".split(separator: ".")
    var digits = String(text.first ?? "0")
    let fraction = text.count > 1 ? String(text[1]) : ""
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    let padded = fraction + String(repeating: "0", count: max(0, places - fraction.count))
    return (amount < 0 ? "-" : "") + groups.joined(separator: separator) + mark + padded
  }
}
