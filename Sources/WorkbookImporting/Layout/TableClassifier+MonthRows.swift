internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension TableClassifier {
  /// The verdict on a transposed matrix: a row for each month, and a column for each category.
  ///
  /// Most amounts of the categories were typed in by hand.
  var ofMonthRows: Verdict? {
    guard monthRows != nil else { return nil }
    return Verdict(.assignments, "a row for each month, and a column for each category")
  }

  /// The columns of a table with a row for each month: the columns of months, of years and of categories.
  var monthRows: (months: Int, years: Int?, categories: [Int])? {
    let filled = band.columns.filter { body[$0].filled > 0 }
    guard let first = filled.first else { return nil }
    let years = filled.count > 1 && isYears(first) ? first : nil
    let months = years == nil ? first : filled[1]
    guard isMonths(months, years),
      !band.columns.contains(where: { $0 != months && body[$0].isLabels })
    else { return nil }
    let categories = amountColumns.filter { $0 != months && $0 != years && isCategory($0) }
    // Balances of accounts by month are not transactions.
    let holdings = categories.compactMap { band[$0]?.text }.filter {
      AccountWords.isAccount(inName: $0) || Self.namesHoldings(HeaderText.normalized($0))
    }
    guard categories.count > 1, holdings.count * 2 < categories.count else { return nil }
    return (months, years, categories)
  }

  /// Whether a column names the month of each row, by its name or its first day.
  ///
  /// No month may occur twice. If there is a column of years, no month may occur twice in the same year.
  private func isMonths(_ column: Int, _ years: Int?) -> Bool {
    let rows = body.rows.filter { grid.kind($0[column]) != .blank }
    let months = rows.compactMap { row in
      row[column].flatMap(grid.month).map { month in
        NamedMonth(
          month: month.month, year: month.year ?? years.flatMap { row[$0] }.flatMap(SheetGrid.year))
      }
    }
    return months.count > 2 && months.count * 10 >= rows.count * 9 && Set(months).count == months.count
  }

  /// Whether nearly all values of a column are years.
  func isYears(_ column: Int) -> Bool {
    let cells = body.rows.compactMap { $0[column] }.filter { grid.kind($0) != .blank }
    let years = cells.count { cell in
      cell.formula == nil && Int(grid.text(cell).trimmed).map((1990..<2100).contains) ?? false
    }
    return years > 2 && years * 10 >= cells.count * 9
  }

  /// Whether most amounts of a column were typed in by hand, and its name is not that of a total, a balance or a share.
  private func isCategory(_ column: Int) -> Bool {
    guard let cell = band[column], cell.month == nil, !HeaderText.isTotal(cell.text),
      !HeaderText.isRest(cell.text),
      cell.meaning.map({ !Self.computed.contains($0) }) ?? true, !body[column].isPercentages
    else { return false }
    let amounts = body.rows.compactMap { $0[column] }.filter { grid.kind($0) == .amount }
    return amounts.count { $0.formula == nil } * 2 > amounts.count
  }

  private static let computed: Set<FieldMeaning> = [
    .total, .balance, .difference, .percentUsed, .startingBalance, .year, .day, .order,
  ]
}
