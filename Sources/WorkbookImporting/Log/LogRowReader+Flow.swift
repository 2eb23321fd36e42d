internal import BudgetModel
internal import Decimals
internal import Foundation
internal import Spreadsheet
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

extension LogRowReader {
  /// What the row's columns of amounts say.
  package struct Money {
    package var reading: AmountReading
    /// The amount as it stands, for the books.
    package var asWritten: Decimal?
    /// Which of two columns it stands in.
    package var kind: TransactionKind?
    /// The column in which it stands, or is missed.
    package var column: FieldMeaning
  }

  package var money: Money {
    guard columns[.amount] == nil else {
      let amount = amount(.amount)
      return Money(reading: amount, asWritten: amount.value, column: .amount)
    }
    let (outflow, inflow) = (amount(.outflow), amount(.inflow))
    let isBlank = outflow.value == nil && inflow.value == nil
    let (out, into) = (outflow.value ?? 0, inflow.value ?? 0)
    let asWritten = isBlank ? nil : out.adding(into)
    func money(_ reading: AmountReading, _ kind: TransactionKind?, _ column: FieldMeaning) -> Money {
      Money(reading: reading, asWritten: asWritten, kind: kind, column: column)
    }
    if case .unusable = inflow { return money(inflow, nil, .inflow) }
    if case .unusable = outflow { return money(outflow, nil, .outflow) }
    if out != 0, into != 0 { return money(.unusable(.bothWays), nil, .inflow) }
    // Some banks write debits with a minus.
    if out != 0 { return money(.amount(abs(out)), .expense, .outflow) }
    return isBlank
      ? money(.blank, nil, .outflow) : money(.amount(abs(into)), into < 0 ? .expense : .income, .inflow)
  }

  private func amount(_ meaning: FieldMeaning) -> AmountReading {
    cells.amount(self[meaning], mark: conventions.decimalMark)
  }

  /// Which way an amount went, by its sign, the row's word, the titles above it or the category's group in the plan.
  package func direction(
    of amount: Decimal, _ categoryID: Identifier<BudgetModel.Category>?, _ builder: inout BudgetBuilder
  ) -> (kind: TransactionKind, isReversed: Bool) {
    var kind = kindInWords(&builder)
    if case .directions = conventions.signs {} else { kind = kind ?? sectionKind ?? table.scope.kind }
    let direction = conventions.signs.direction(of: amount, kind)
    return (direction.kind ?? kindOfCategory(categoryID, builder), direction.isReversed)
  }

  /// What the row's word says; a word of neither way leaves it to the sign or the category.
  private func kindInWords(_ builder: inout BudgetBuilder) -> TransactionKind? {
    let meaning: FieldMeaning = columns[.indicator] == nil ? .type : .indicator
    guard let text = text(meaning) else { return nil }
    if let kind = KindWords.kind(text) ?? DirectionWords.verdict(text)?.kind { return kind }
    // `/` between words for in and out says neither.
    if text == "/" { return .transfer }
    if let group = GroupWords.group(text) { return group == .income ? .income : .expense }
    builder.note(.row(.typeUnknown(text, .kindsOrSignOrCategory)), at: location(meaning))
    return nil
  }

  /// The category's group in the plan says which way money went, else its name.
  private func kindOfCategory(
    _ categoryID: Identifier<BudgetModel.Category>?, _ builder: BudgetBuilder
  ) -> TransactionKind {
    guard let group = categoryID.flatMap({ builder.group(of: $0) }) else {
      return text(.category).map(GroupWords.isIncome) == true ? .income : .expense
    }
    return group == .income ? .income : .expense
  }
}
