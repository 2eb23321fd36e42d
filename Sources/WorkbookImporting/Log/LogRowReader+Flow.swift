internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

extension LogRowReader {
  /// The value in one of the row's amount columns.
  package struct Money {
    package var reading: AmountReading
    /// The amount as written, for row accounting.
    package var asWritten: Decimal?
    /// The direction, if the column is for one direction.
    package var kind: TransactionKind?
    /// The column that contains the amount, or should contain it.
    package var column: FoundColumn
    /// Whether the row has another amount before this one.
    package var isFurther = false
  }

  /// The row's amounts; a single blank amount if there are none.
  ///
  /// There are several if inflow and outflow are both filled, or if categories have columns of their own.
  package var moneys: [Money] {
    let all = moneyColumns.map(money(in:))
    // An unreadable amount may be the row's real amount, so the other amounts are left out.
    if let fault = all.last(where: { $0.isUnusable }), columns[.amount] == nil { return [fault] }
    var moneys = all.filter { $0.isUnusable || ($0.reading.value ?? 0) != 0 }
    if moneys.isEmpty {
      let none = Money(reading: .blank, column: FoundColumn(column: table.range.first.column, header: ""))
      moneys = [all.last { $0.reading.value != nil } ?? all.first ?? none]
    }
    for place in moneys.indices.dropFirst() { moneys[place].isFurther = true }
    return moneys
  }

  private func money(in column: FoundColumn) -> Money {
    let reading = cells.amount(row[column.column], mark: formats.decimalMark)
    let money = Money(reading: reading, asWritten: reading.exact, column: column)
    guard let value = reading.value, column.meaning != .amount else { return money }
    var directed = money
    // Some banks write debits with a minus.
    directed.reading = reading.magnitude
    let isInflow = (column.meaning == .inflow) != formats.swapsPair
    let isBack = !isInflow && value < 0 && formats.minusBringsBack
    directed.kind = isInflow && value >= 0 || isBack ? .income : .expense
    return directed
  }

  /// Returns the direction of an amount.
  ///
  /// It follows from the sign, the row's word, the titles above the row, or the category's group in the plan.
  package func direction(
    of amount: Decimal, _ categoryID: Identifier<BudgetModel.Category>?, _ builder: inout BudgetBuilder
  ) -> (kind: TransactionKind, isReversed: Bool) {
    var kind = kindInWords(&builder)
    if formats.signs.negativeIsExpense == nil { kind = kind ?? sectionKind ?? table.scope.kind }
    // A minus can reverse a type only if the row has a type.
    if formats.signs == .reversals { kind = kind ?? kindOfCategory(categoryID, builder) }
    let direction = formats.signs.direction(of: amount, kind)
    return (direction.kind ?? kindOfCategory(categoryID, builder), direction.isReversed)
  }

  /// Returns the direction that the row's word names; nil if the sign or the category must decide.
  private func kindInWords(_ builder: inout BudgetBuilder) -> TransactionKind? {
    if let column = formats.words.column, let kind = cells.text(row[column]).flatMap(formats.words.kind) {
      return kind
    }
    let meaning: FieldMeaning = columns[.indicator] == nil ? .type : .indicator
    guard let text = text(meaning) else { return nil }
    if let kind = KindWords.direction(text) { return kind }
    // A word such as "neutral", or `/`, in a column of direction words means neither income nor expense.
    let isNeutral = meaning == .indicator && DirectionWords.verdict(text) == .neutral
    if text == "/" || isNeutral { return .transfer }
    if let group = GroupWords.group(text) { return group == .income ? .income : .expense }
    builder.note(.row(.typeUnknown(text, .kindsOrSignOrCategory)), at: location(meaning))
    return nil
  }

  /// Returns the direction by the category's group in the plan, otherwise by the category's name.
  private func kindOfCategory(
    _ categoryID: Identifier<BudgetModel.Category>?, _ builder: BudgetBuilder
  ) -> TransactionKind {
    let stated = text(.category).flatMap { builder.statedGroups.group(of: $0) }
    guard let group = categoryID.flatMap({ builder.group(of: $0) }) ?? stated else {
      return text(.category).map(GroupWords.isIncome) == true ? .income : .expense
    }
    return group == .income ? .income : .expense
  }
}

extension LogRowReader.Money {
  /// Whether the cell has a value that is not an amount.
  var isUnusable: Bool { if case .unusable = reading { true } else { false } }
}
