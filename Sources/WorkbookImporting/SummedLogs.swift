internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Finds logs that restate rows of another log.
///
/// Such a log contains the daily sums of the other log, or the items of one purchase in the other log.
struct SummedLogs {
  /// The tables, with the restating logs classified as summaries.
  private(set) var tables: [FoundTable]
  private let cells: CellReader

  /// The amounts of a log by day.
  private struct Days {
    var sums: [String: Decimal] = [:]
    var amounts: [String: Set<Decimal>] = [:]
    var count = 0

    init() {}

    /// The amounts of several logs together.
    init(_ logs: [Days]) {
      for log in logs {
        sums.merge(log.sums) { [$0, $1].exactSum() }
        amounts.merge(log.amounts) { $0.union($1) }
        count += log.count
      }
    }
  }

  /// The minimum number of rows.
  ///
  /// With fewer rows, equal sums may be a coincidence.
  private static let leastRows = 3

  init(_ tables: [FoundTable], _ cells: CellReader) {
    (self.tables, self.cells) = (tables, cells)
    let logs = tables.indices.filter { tables[$0].role == .log }
    guard logs.count > 1 else { return }
    let days = logs.map { self.days(of: tables[$0]) }
    let told = logs.indices.filter { days[$0].count > 0 && hasTexts(tables[logs[$0]]) }
    var parts: Set<Int> = []
    for (place, index) in logs.enumerated() where days[place].count >= Self.leastRows {
      let others = logs.indices.filter { $0 != place && days[$0].count > 0 }
      if others.contains(where: { isPart(days[place], of: days[$0]) }) { parts.insert(index) }
    }
    let forms = Dictionary(grouping: logs.indices) { Form(tables[logs[$0]]) }.values
    for form in forms.map({ $0.filter { !hasTexts(tables[logs[$0]]) } }) {
      // Blank rows may split the sums into several tables.
      let sums = Days(form.map { days[$0] })
      guard sums.count >= Self.leastRows, told.contains(where: { sumsUp(sums, days[$0]) }) else { continue }
      for place in form { leaveOut(logs[place], "its amounts are sums of the days of another log") }
      parts.subtract(form.map { logs[$0] })
    }
    // If most of several tables below each other contain the items of a purchase, all these tables are left out.
    for siblings in forms.map({ $0.map { logs[$0] } }) {
      guard parts.intersection(siblings).count * 2 > siblings.count else { continue }
      for index in siblings { leaveOut(index, "together its amounts are one row of another log") }
    }
  }

  /// The position that tables below each other have in common.
  private struct Form: Hashable {
    let sheetName: String
    let firstColumn: Int

    init(_ table: FoundTable) { (sheetName, firstColumn) = (table.sheetName, table.range.first.column) }
  }

  private mutating func leaveOut(_ index: Int, _ reason: String) {
    tables[index].role = .summary
    tables[index].evidence += "; \(reason)"
  }

  /// Whether the rows of a log have texts besides date and amount.
  private func hasTexts(_ table: FoundTable) -> Bool {
    [FieldMeaning.description, .payee, .memo, .note, .category, .type].contains { table[$0] != nil }
  }

  /// Whether the amounts of one log are the daily sums of the other log's rows.
  ///
  /// If the sums of at least two days with several amounts agree, a few other sums may be wrong.
  private func sumsUp(_ log: Days, _ other: Days) -> Bool {
    let equal = log.sums.filter { day, sum in other.sums[day] == sum }
    let isLonger = other.count > log.sums.count || other.sums.count == log.sums.count
    let several = equal.keys.count { (other.amounts[$0]?.count ?? 0) > 1 }
    return isLonger
      && (equal.count == log.sums.count || several > 1 && equal.count * 3 >= log.sums.count * 2)
  }

  /// Whether a log of one day adds up to one amount of that day in a longer log.
  private func isPart(_ log: Days, of other: Days) -> Bool {
    guard log.sums.count == 1, let (day, sum) = log.sums.first, other.sums.count > 1 else { return false }
    return other.amounts[day]?.contains(sum) ?? false
  }

  private func days(of table: FoundTable) -> Days {
    var days = Days()
    guard let sheet = cells.workbook[sheet: table.sheetName], let date = table[.date] else { return days }
    // If there is an amount or outflow column, the inflow column is left out.
    let spent = table.moneyColumns.filter { $0.meaning != .inflow }
    let money = (spent.isEmpty ? table.moneyColumns : spent).map(\.column)
    for row in sheet.rows(table.dataRows) {
      guard let cell = row[date], let day = cells.date(cell, order: .yearMonthDay) else { continue }
      let key = "\(day.date)"
      for column in money {
        guard let amount = cells.amount(row[column]).value, amount != 0 else { continue }
        // Sums of binary numbers differ from exact sums only in digits that amounts do not have.
        let rounded = amount.magnitude.rounded(toPlaces: 4)
        days.sums[key] = [days.sums[key] ?? 0, rounded].exactSum()
        days.amounts[key, default: []].insert(rounded)
        days.count += 1
      }
    }
    return days
  }
}
