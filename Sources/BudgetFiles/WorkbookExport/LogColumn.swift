/// The columns of a written log, in their order.
enum LogColumn: String, CaseIterable {
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
  case currency = "Currency"
  case tags = "Tags"
  case notes = "Notes"

  /// Columns that stand there even where no transaction fills them.
  var isAlwaysThere: Bool {
    switch self {
    case .date, .description, .category, .type, .amount, .balance, .notes: true
    case .time, .account, .toAccount, .payee, .member, .currency, .tags: false
    }
  }

  /// The width in characters.
  var width: Int {
    switch self {
    case .date, .type: 12
    case .time, .currency: 10
    case .description: 34
    case .category, .account, .toAccount, .payee: 20
    case .amount, .balance: 15
    case .member, .tags: 16
    case .notes: 40
    }
  }
}
