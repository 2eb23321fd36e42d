internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a table of accounts with their balances.
struct AccountTableReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let reader: PlanRowReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.sheet) = (table, sheet)
    var columns = table.columnByMeaning
    columns[.category] = columns[.account] ?? columns[.category] ?? table.range.first.column
    columns[.budgeted] =
      columns[.startingBalance] ?? columns[.balance] ?? columns[.budgeted] ?? columns[.amount]
    reader = PlanRowReader(sheetName: sheet.name, columns: columns, cells: cells)
  }

  /// Adds the accounts.
  ///
  /// If a log names accounts, a balance may be from any day of the log. The opening balance is then unknown.
  func read(into builder: inout BudgetBuilder, besideLogOfAccounts: Bool) {
    let isOpening = table[.startingBalance] != nil
    for row in sheet.rows(table.dataRows) {
      guard let name = reader.text(.category, row), !HeaderText.isTotal(name) else { continue }
      guard isOpening || !besideLogOfAccounts else {
        _ = builder.accountID(named: name)
        continue
      }
      AccountRow(reader, row, sheetName: sheet.name).add(named: name, to: &builder)
    }
    guard besideLogOfAccounts, !isOpening else { return }
    builder.note(
      .plan(.balancesWithinLog), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
  }
}

/// A row with an account and its balance.
struct AccountRow {
  private let reader: PlanRowReader
  private let row: Sheet.Row
  private let sheetName: String

  init(_ reader: PlanRowReader, _ row: Sheet.Row, sheetName: String) {
    (self.reader, self.row, self.sheetName) = (reader, row, sheetName)
  }

  /// Adds the account.
  func add(named name: String, to builder: inout BudgetBuilder) {
    let balance = reader.amount(.budgeted, row, &builder)
    let place = reader.location(.category, row)
    let id: Identifier<Account> = builder.identity(
      given: reader.text(.id, row), place: "\(sheetName)!\(row.number)",
      content: [NameKey.exact(name), balance.plainText], at: place)
    let kind = reader.text(.type, row).flatMap(AccountWords.kind) ?? AccountWords.kind(inName: name)
    var account = Account(
      id: id, name: NameKey.exact(name), kind: kind, openingBalance: balance,
      isPrimary: reader.text(.isPrimary, row)?.lowercased() == "yes", info: builder.context.recordInfo)
    account.color = reader.text(.color, row).flatMap { HexColor($0) }
    account.lastFourDigits = reader.text(.lastFourDigits, row).map { String($0.suffix(4)) }
    builder.add(account, at: place, amountAt: reader.location(.budgeted, row))
  }
}
