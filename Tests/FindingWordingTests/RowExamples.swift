import BudgetModel
import Foundation

extension FindingExamples {
  /// An example of every fact about a row.
  static let rows: [Finding.Fact] =
    [
      .row(.dateMissing(.row)), .row(.dateMissing(.entry)), .row(.dateMissingBesideAmount),
      .row(.monthUnreadable("x")), .row(.amountMissing(.row)), .row(.amountMissing(.entry)),
      .row(.amountZero(.row)), .row(.amountZero(.entry)), .row(.amountNotKept("x", isNumber: false)),
      .row(.feeTooLong("1.23456")), .row(.signAgainstWord(word: "Debit", 3, .income)),
      .row(.amountRounded(12.34567, to: 12.3457)), .row(.reversed(to: .income, isNamed: true)),
      .row(.reversed(to: .expense, isNamed: true)), .row(.reversed(to: .income, isNamed: false)),
      .row(.reversed(to: .expense, isNamed: false)), .row(.categoryMissing), .row(.uncategorized),
      .row(.transferWithoutAccount), .row(.currencyUnreadable("gold", .row)),
      .row(.currencyUnreadable("gold", .entry)), .row(.fieldsWithoutColumn(ofFirstRow: true)),
      .row(.bothDirections),
      .row(.fieldsWithoutColumn(ofFirstRow: false)), .row(.referenceUnknown(.bill, name: "Rent")),
      .row(.identifierUnusable("x")), .row(.balanceBreaks(found: 3, expected: 4)),
      .row(.openingBalance(account: "Giro")), .row(.openingBalance(account: nil)), .row(.openingKnown),
    ]
    + Finding.RowFact.DateRemedy.allCases.map { .row(.dateUnreadable("31.13.", .row, $0)) }
    + Finding.RowFact.TypeWords.allCases.map { .row(.typeUnknown("Sundry", $0)) }
    + faults.map { .row(.amountUnusable($0, .rowLeftOut)) }
    + Finding.RowFact.WithoutAmount.allCases.map { .row(.amountUnusable(.notNumber("12,3,4"), $0)) }

  private static let faults: [Finding.RowFact.AmountFault] = [
    .notNumber("12,3,4"), .truthValue(true), .truthValue(false), .errorValue("#N/A"),
    .tooLong(1_000_000_000_000_000), .tooLongText("1.23456"), .bothWays, .noDirection(word: nil),
    .noDirection(word: "Sundry"),
  ]
}
