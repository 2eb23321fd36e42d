package import FieldReading

/// The columns of a written log, in their order.
package enum LogColumn: String, CaseIterable {
  case date = "Date"
  case time = "Time"
  case description = "Description"
  case category = "Category"
  case type = "Type"
  case amount = "Amount"
  case balance = "Balance"
  case account = "Account"
  case toAccount = "To Account"
  case payee = "Payee"
  case member = "Member"
  case period = "Period"
  case bill = "Bill"
  case currency = "Currency"
  case tags = "Tags"
  case receipt = "Receipt Reference"
  case notes = "Notes"

  /// Whether the column exists even if no transaction has a value for it.
  package var isAlwaysThere: Bool {
    switch self {
    case .date, .description, .category, .type, .amount, .balance, .notes: true
    case .time, .account, .toAccount, .payee, .member, .period, .bill, .currency, .tags, .receipt: false
    }
  }

  /// The meaning that the reader assigns to the column.
  package var meaning: FieldMeaning {
    switch self {
    case .date: .date
    case .time: .time
    case .description: .description
    case .category: .category
    case .type: .type
    case .amount: .amount
    case .balance: .balance
    case .account: .account
    case .toAccount: .toAccount
    case .payee: .payee
    case .member: .member
    case .period: .period
    case .bill: .bill
    case .currency: .currency
    case .tags: .tags
    case .receipt: .receipt
    case .notes: .note
    }
  }

  /// The width in characters.
  package var width: Int {
    switch self {
    case .date, .type: 12
    case .time, .currency: 10
    case .description: 34
    case .category, .account, .toAccount, .payee, .period, .bill: 20
    case .amount, .balance: 15
    case .member, .tags: 16
    case .receipt: 24
    case .notes: 40
    }
  }
}
