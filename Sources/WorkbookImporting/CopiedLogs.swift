internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Finds logs that repeat rows of other logs of the workbook, so that no row is counted twice.
///
/// In such a log, a formula filters or stacks rows of other logs, or nearly all rows are also in other logs.
struct CopiedLogs {
  /// A log that is not read, and the sheets that contain its rows.
  struct Note {
    let sheetName: String
    let range: CellRange
    /// Whether formulas copy the rows, so that there is no doubt.
    let isByFormula: Bool
    /// The first few of the other sheets that contain the rows; empty if formulas copy them.
    let others: [String]
  }

  /// The tables, with copies classified as summaries.
  private(set) var tables: [FoundTable]
  /// The logs that are not read.
  private(set) var notes: [Note] = []
  private let workbook: Workbook
  private let cells: CellReader
  /// The derived cells of each sheet.
  private let derived: [String: DerivedCells]

  /// The minimum number of rows.
  ///
  /// Fewer rows may be equal by chance.
  private static let leastRows = 5
  /// The minimum number of rows for which equal days and amounts are no coincidence.
  private static let manyRows = 20
  /// The maximum number of other logs that are named.
  private static let mostNamed = 8

  init(_ tables: [FoundTable], _ cells: CellReader) {
    let workbook = cells.workbook
    (self.tables, self.workbook, self.cells) = (tables, workbook, cells)
    let logs = tables.indices.filter { tables[$0].role == .log }
    let sheets = logs.count > 1 ? Set(logs.map { tables[$0].sheetName }) : []
    derived = Dictionary(
      uniqueKeysWithValues: sheets.compactMap { name in
        workbook[sheet: name].map { (name, DerivedCells($0, cells.formulas)) }
      })
    guard logs.count > 1 else { return }
    // If only the copy has categories, the user continued to work with the copy.
    let named = Set(logs.filter { self.tables[$0][.category] != nil })
    var others: [Int] = []
    var copies: [Int] = []
    for index in logs {
      let isCopy = isByFormula(tables[index]) && !(named.contains(index) && named.count == 1)
      if isCopy { copies.append(index) } else { others.append(index) }
    }
    guard !others.isEmpty else { return }
    for copy in copies { leaveOut(copy, isByFormula: true, []) }
    leaveOutRepeated(others, isWholeRow: false)
    // The copy may call its columns differently: the shop in the payees of one log can be the category in another.
    leaveOutRepeated(others.filter { self.tables[$0].role == .log }, isWholeRow: true)
  }

  private mutating func leaveOut(_ index: Int, isByFormula: Bool, isWhole: Bool = true, _ others: [Int]) {
    let table = tables[index]
    var seen: Set<String> = []
    let names = others.map { tables[$0].sheetName }.filter { seen.insert($0).inserted }
    notes.append(
      Note(
        sheetName: table.sheetName, range: table.range, isByFormula: isByFormula,
        others: Array(names.prefix(Self.mostNamed))))
    tables[index].role = .summary
    tables[index].isCopy = isWhole
    tables[index].evidence +=
      isByFormula ? "; formulas take its rows from other tables" : "; all its rows stand in other tables"
  }

  // MARK: Formulas

  private func isByFormula(_ table: FoundTable) -> Bool {
    guard let sheet = workbook[sheet: table.sheetName], let derived = derived[table.sheetName],
      let date = table[.date]
    else { return false }
    let money = [FieldMeaning.amount, .outflow, .inflow].compactMap { table[$0] }
    let rows = sheet.rows(table.dataRows).prefix(50).filter { $0[date]?.value.isBlank == false }
    return !rows.isEmpty
      && rows.allSatisfy { row in
        let cells = ([date] + money).compactMap { row[$0] }.filter { !$0.value.isBlank }
        return cells.count > 1 && cells.allSatisfy(derived.contains)
      }
  }

  // MARK: Values

  /// The date, the amounts and the texts that identify a row.
  private struct Key: Hashable {
    let day: String
    let amounts: [Decimal]
    /// The texts, sorted because the columns of the copy may be in another order.
    let texts: [String]
  }

  /// Leaves out each log if the remaining logs contain nearly all its rows, starting with the shortest log.
  ///
  /// If `isWholeRow` is true, all texts of two rows must be equal, in any columns.
  private mutating func leaveOutRepeated(_ logs: [Int], isWholeRow: Bool) {
    guard logs.count > 1 else { return }
    let keys = Self.withoutTranslations(logs.map { rowKeys(of: tables[$0], isWholeRow) })
    var counts: [Key: Int] = [:]
    for key in keys.joined() { counts[key, default: 0] += 1 }
    var left = Set(logs.indices)
    // Of equal logs, one with categories and with words for the directions is kept.
    func facts(_ index: Int) -> Int {
      [FieldMeaning.category, .indicator].count { tables[logs[index]][$0] != nil }
    }
    let order = logs.indices.sorted { (keys[$0].count, facts($0), $0) < (keys[$1].count, facts($1), $1) }
    let holders = holders(of: keys, in: order.reversed())
    for index in order {
      // A date and an amount alone may be repeated by chance, so most rows must have a text or several amounts as well.
      let told = keys[index].count { !$0.texts.isEmpty || $0.amounts.count > 1 }
      guard keys[index].count >= Self.leastRows, told * 2 > keys[index].count else { continue }
      var own: [Key: Int] = [:]
      for key in keys[index] { own[key, default: 0] += 1 }
      let repeated = own.reduce(0) { $0 + (counts[$1.key, default: 0] >= 2 * $1.value ? $1.value : 0) }
      guard repeated * 10 >= keys[index].count * 9 else {
        if repeated * 2 >= keys[index].count { tables[logs[index]].repeatsRows = true }
        continue
      }
      for (key, count) in own { counts[key, default: 0] -= count }
      left.remove(index)
      let others = Set(own.keys.flatMap { holders[$0] ?? [] }).intersection(left)
      leaveOut(
        logs[index], isByFormula: false, isWhole: repeated == keys[index].count,
        others.sorted().map { logs[$0] })
    }
  }

  /// Gives a log the texts of another log with the same days and amounts, because one log is a translation of the
  /// other.
  private static func withoutTranslations(_ keys: [[Key]]) -> [[Key]] {
    var known: [[Key: Int]: Int] = [:]
    return keys.indices.map { index in
      guard keys[index].count >= manyRows else { return keys[index] }
      let bare = keys[index].reduce(into: [Key: Int]()) { counts, key in
        counts[Key(day: key.day, amounts: key.amounts, texts: []), default: 0] += 1
      }
      // A few repeated amounts, such as the shares of two people in a rent, do not prove a translation.
      let amounts = Set(keys[index].map(\.amounts))
      if let other = known[bare], amounts.count * 3 >= keys[index].count { return keys[other] }
      known[bare] = index
      return keys[index]
    }
  }

  /// Returns the logs that contain each row: at most `mostNamed`, in the given order.
  private func holders(of keys: [[Key]], in order: some Sequence<Int>) -> [Key: [Int]] {
    var holders: [Key: [Int]] = [:]
    for index in order {
      for key in keys[index] where holders[key, default: []].count < Self.mostNamed {
        if holders[key]?.last != index { holders[key, default: []].append(index) }
      }
    }
    return holders
  }

  /// Returns the date of a cell as a text; nil if the cell has no date.
  private func day(_ cell: Cell) -> String? {
    guard cell.value.number != nil else { return cell.value.text?.trimmed }
    return cells.date(cell, order: .yearMonthDay).map { "\($0.date)\($0.time.map { " \($0)" } ?? "")" }
  }

  private func rowKeys(of table: FoundTable, _ isWholeRow: Bool) -> [Key] {
    guard let sheet = workbook[sheet: table.sheetName], let date = table[.date] else { return [] }
    let money = table.moneyColumns.map(\.column)
    // A type such as Income is used only if the log has no other texts. A copy may have a column for each type
    // instead.
    let named = [FieldMeaning.description, .payee, .memo, .note].compactMap { table[$0] }
    let texts =
      isWholeRow
      ? table.range.columns.filter { $0 != date } : named.isEmpty ? [table[.type]].compactMap(\.self) : named
    return sheet.rows(table.dataRows).compactMap { row in
      guard let day = row[date].flatMap(day), !day.isEmpty else { return nil }
      let amounts = money.compactMap { column -> Decimal? in
        if let amount = cells.amount(row[column]).value, amount != 0 { amount.magnitude } else { nil }
      }
      guard !amounts.isEmpty else { return nil }
      let words = texts.compactMap { row[$0]?.value.text?.trimmed }.filter { !$0.isEmpty }
      return Key(day: day, amounts: amounts, texts: words.sorted())
    }
  }
}
