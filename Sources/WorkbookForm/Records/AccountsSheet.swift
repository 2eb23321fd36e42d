package import BudgetModel
internal import ImportCore

/// The sheet of accounts; the section Current Available of the plan shows their names and balances.
package enum AccountsSheet {
  package static let form = RecordSheet(
    name: "Accounts", records: \.accounts, comesBeforePlans: true,
    blank: { Account(id: $0, name: "", info: $1) },
    add: { $2.addRecord($0, amountAt: $1[balance]) },
    columns: [
      RecordColumn(name, \Account.name, .name, width: 28, isTelling: true, isRequired: true),
      RecordColumn("Type", \.kind, .accountKind, width: 14, isTelling: true),
      RecordColumn(balance, \.openingBalance, .amount, width: 18, isTelling: true),
      RecordColumn("Primary", \.isPrimary, .flag, width: 10, isTelling: true),
      RecordColumn("Last 4 Digits", optional: \.lastFourDigits, .lastFourDigits, width: 14),
      RecordColumn("Color", optional: \.color, .color, width: 10),
      RecordColumn("Icon", optional: \.icon, .text, width: 22),
    ])

  package static let name = "Account"
  package static let balance = "Opening Balance"
}

extension CellCodec where Value == String {
  /// The last four digits of an account number; the other digits are never stored.
  fileprivate static var lastFourDigits: CellCodec {
    word(.text, { $0 }, { String($0.suffix(4)) })
  }
}
