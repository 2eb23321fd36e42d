internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

// Meanings of a log's columns from its formulas, which are more reliable than the column names.
extension LogColumns {
  /// Finds the inflow and outflow columns in the formula of the running balance: `=F4+D5-E5`.
  ///
  /// - Returns: Whether there is such a formula.
  static func assignByBalance(_ columns: inout [FoundColumn], _ arithmetic: ColumnArithmetic) -> Bool {
    for (column, rule) in arithmetic.rules.sorted(by: { $0.key < $1.key }) {
      guard case .balance(let plus, let minus) = rule, plus.count == 1, minus.count == 1,
        let balance = columns.firstIndex(where: { $0.column == column }),
        let inflow = columns.firstIndex(where: { $0.column == plus[0] }),
        let outflow = columns.firstIndex(where: { $0.column == minus[0] })
      else { continue }
      let taken: Set<FieldMeaning?> = [.amount, .inflow, .outflow, .balance]
      for index in columns.indices where taken.contains(columns[index].meaning) {
        columns[index].meaning = nil
      }
      for (index, meaning) in [(balance, FieldMeaning.balance), (inflow, .inflow), (outflow, .outflow)] {
        (columns[index].meaning, columns[index].score) = (meaning, 100)
        columns[index].evidence = "the formula of the running balance"
      }
      return true
    }
    return false
  }

  /// Uses columns as amounts if a formula in each row adds them up: `Date, Food, Rent, Fun, Total`.
  ///
  /// - Returns: Whether there are such columns.
  static func addUpParts(
    _ columns: inout [FoundColumn], _ body: TableBody, _ arithmetic: ColumnArithmetic
  ) -> Bool {
    let hasTexts = columns.contains { body[$0.column].isLabels && !isWeekday($0, body) }
    let sums = arithmetic.rules.compactMap { column, rule -> (column: Int, parts: [Int])? in
      if case .sum(let plus, []) = rule { (column, plus) } else { nil }
    }
    // The longest sum adds up the categories. A shorter sum may add up something else.
    for (column, plus) in sums.sorted(by: { ($1.parts.count, $0.column) < ($0.parts.count, $1.column) }) {
      guard plus.count >= (hasTexts ? 3 : 2),
        let total = columns.firstIndex(where: { $0.column == column })
      else { continue }
      let named = namedByNeighbours(columns, in: plus, body)
      let parts = named.indices.filter { plus.contains(named[$0].column) && !named[$0].header.isEmpty }
      // Net and tax, or price and fee, are parts of one amount and not categories.
      let single: Set<FieldMeaning?> = [.tax, .fee, .actual, .budgeted, .balance, .inflow]
      guard parts.count * 2 > plus.count,
        !parts.contains(where: { single.contains(columns[$0].meaning) && columns[$0].score >= 80 })
      else { continue }
      columns = named
      for index in columns.indices where [.amount, .outflow].contains(columns[index].meaning) {
        columns[index].meaning = nil
      }
      (columns[total].meaning, columns[total].score) = (.total, 100)
      columns[total].evidence = "a formula adds up the row"
      for index in parts {
        (columns[index].meaning, columns[index].score) = (.amount, 90)
        columns[index].evidence = "the amounts of a category; \"\(columns[total].header)\" adds them up"
      }
      takeIncome(&columns, beside: total, body, arithmetic)
      return true
    }
    return false
  }

  /// Returns the columns after giving each part without a name the name of the part on its left.
  ///
  /// One name may be merged over both parts.
  private static func namedByNeighbours(
    _ columns: [FoundColumn], in parts: [Int], _ body: TableBody
  ) -> [FoundColumn] {
    var columns = columns
    for index in columns.indices.dropFirst()
    where columns[index].header.isEmpty && body[columns[index].column].isAmounts {
      guard parts.contains(columns[index].column), parts.contains(columns[index - 1].column) else { continue }
      columns[index].header = columns[index - 1].header
    }
    return columns
  }

  /// Uses a column as inflow if its name means income, if a formula subtracts the total from it, or if it has amounts
  /// only in rows whose total is 0.
  private static func takeIncome(
    _ columns: inout [FoundColumn], beside total: Int, _ body: TableBody, _ arithmetic: ColumnArithmetic
  ) {
    guard !columns.contains(where: { $0.meaning == .inflow }) else { return }
    func amount(_ row: Sheet.Row, _ index: Int) -> Decimal { row[columns[index].column]?.value.number ?? 0 }
    let others = columns.indices.filter { index in
      columns[index].meaning == nil && body[columns[index].column].isAmounts
        && body[columns[index].column].typed > 0 && arithmetic.rules[columns[index].column] == nil
    }
    let income = others.first { index in
      GroupWords.directionOfTitle(columns[index].header) == .income
        || arithmetic.rules.values.contains(
          .sum(plus: [columns[index].column], minus: [columns[total].column]))
        || body.rows.allSatisfy { $0[columns[index].column]?.formula == nil }
          && body.rows.contains { amount($0, index) != 0 }
          && body.rows.allSatisfy { amount($0, index) == 0 || amount($0, total) == 0 }
    }
    guard let income else { return }
    (columns[income].meaning, columns[income].score) = (.inflow, 80)
    columns[income].evidence = "money in, beside the total of what was spent"
  }

  /// Uses a computed product as the amount instead of its factors.
  ///
  /// The product is price times quantity, or the amount converted into the currency of the account.
  static func takeProduct(
    _ columns: inout [FoundColumn], _ body: TableBody, _ arithmetic: ColumnArithmetic
  ) {
    if takeTypedProduct(&columns, body) { return }
    guard let amount = columns.firstIndex(where: { $0.meaning == .amount }),
      let product = arithmetic.product(of: columns[amount].column),
      case .product(let factors)? = arithmetic.rules[product], factors.count > 1,
      let whole = columns.firstIndex(where: { $0.column == product }),
      columns[whole].meaning == nil || columns[whole].meaning == .total,
      // A share of an amount, such as its tax, is not the amount of the row.
      !factors.contains(where: { body[$0].isPercentages || areRates($0, body) })
    else { return }
    columns[amount].meaning = nil
    (columns[whole].meaning, columns[whole].score) = (.amount, 90)
    columns[whole].evidence = "a formula multiplies \"\(columns[amount].header)\""
    // The currency column describes the amount before it was converted.
    for index in columns.indices where columns[index].meaning == .currency { columns[index].meaning = nil }
  }

  /// Uses the costs of a receipt as amounts if they were typed in by hand: `Price, Quantity, Cost`.
  ///
  /// - Returns: Whether there are such costs.
  private static func takeTypedProduct(_ columns: inout [FoundColumn], _ body: TableBody) -> Bool {
    guard let amount = columns.firstIndex(where: { $0.meaning == .amount }) else { return false }
    let open = columns.indices.filter {
      columns[$0].meaning == nil && body[columns[$0].column].isAmounts
        && !body[columns[$0].column].isPercentages
    }
    let rows = body.rows.prefix(200)
    guard (2...mostFactors).contains(open.count), rows.count > 2 else { return false }
    func isProduct(_ factor: Int, _ cost: Int) -> Bool {
      var counted = 0
      for row in rows {
        let numbers = [amount, factor, cost].map { row[columns[$0].column]?.value.number }
        guard let price = numbers[0], let quantity = numbers[1], let whole = numbers[2],
          let product = price.multiplied(by: quantity),
          product.rounded(toPlaces: 2) == whole.rounded(toPlaces: 2)
        else { return false }
        if quantity != 1, price != 0 { counted += 1 }
      }
      return counted > 1
    }
    for cost in open {
      for factor in open where factor != cost && isProduct(factor, cost) {
        columns[amount].meaning = nil
        (columns[cost].meaning, columns[cost].score) = (.amount, 90)
        columns[cost].evidence =
          "\"\(columns[amount].header)\" times \"\(columns[factor].header)\" in every row"
        return true
      }
    }
    return false
  }

  /// The maximum number of columns that are searched for a quantity and a cost.
  private static let mostFactors = 6

  /// If formulas add up exactly one column of amounts, uses this column as the amount column.
  static func takeSummed(_ columns: inout [FoundColumn], _ body: TableBody, _ grid: SheetGrid) {
    guard let first = body.rows.first?.number, let last = body.rows.last?.number, first < last,
      let amount = columns.firstIndex(where: { $0.meaning == .amount }),
      !columns.contains(where: { $0.meaning == .inflow || $0.meaning == .outflow }),
      columns.count(where: { $0.meaning == .amount }) == 1
    else { return }
    func isSummed(_ column: FoundColumn) -> Bool {
      grid.sums.adds(column.column, first...last, of: grid.sheet.name)
    }
    let open: Set<FieldMeaning?> = [nil, .amount, .total, .actual, .memo, .reference]
    let summed = columns.indices.filter { index in
      open.contains(columns[index].meaning) && body[columns[index].column].isAmounts
        && isSummed(columns[index])
    }
    guard summed.count == 1, let other = summed.first, other != amount else { return }
    columns[amount].meaning = nil
    (columns[other].meaning, columns[other].score) = (.amount, 85)
    columns[other].evidence = "the workbook's own sums add it up"
  }

  /// Whether all numbers of a column are below 1, like tax rates.
  private static func areRates(_ column: Int, _ body: TableBody) -> Bool {
    let numbers = body.rows.compactMap { $0[column]?.value.number }
    return !numbers.isEmpty && numbers.allSatisfy { $0.magnitude < 1 }
  }

  /// Whether a column has at most seven different texts in many rows, like the names of weekdays.
  static func isWeekday(_ column: FoundColumn, _ body: TableBody) -> Bool {
    let texts = body.rows.compactMap { $0[column.column]?.value.text?.trimmed }
    return texts.count >= 7 && Set(texts).count <= 7 && texts.count * 10 >= body.rows.count * 8
  }
}
