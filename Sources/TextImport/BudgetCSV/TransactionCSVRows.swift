internal import BudgetModel
internal import CalendarDates
internal import FieldReading

/// The rows of a CSV file with the transactions of a budget.
struct TransactionCSVRows {
  /// The meanings of the columns for which a transaction has a property.
  static let meanings: [FieldMeaning] = [
    .date, .description, .category, .type, .amount, .currency, .account, .toAccount, .payee, .member, .note,
    .id, .tags,
  ]
  private static let names = [
    "Date", "Description", "Category", "Type", "Amount", "Currency", "Account", "ToAccount", "Payee",
    "Member",
    "Notes", "Id",
  ]

  /// The column names in lower case.
  static let ownNames = Set(names.map { $0.lowercased() })

  private let currency: Currency
  private let categoryNames: [Identifier<BudgetModel.Category>: String]
  private let accountNames: [Identifier<Account>: String]
  private let memberNames: [Identifier<Member>: String]
  private let hasTags: Bool
  /// The names of the custom field columns.
  ///
  /// A name is repeated if one transaction has several fields of that name.
  private let customNames: [String]

  init(_ budget: Budget) {
    currency = budget.settings.currency
    categoryNames = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    accountNames = Dictionary(budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
    memberNames = Dictionary(budget.members.map { ($0.id, $0.name) }) { first, _ in first }
    customNames = Self.customNames(budget.transactions)
    // If a custom field has a name that means tags, there must be a tags column before it. Otherwise the field would be
    // read as tags.
    hasTags =
      budget.transactions.contains { !$0.tags.isEmpty }
      || customNames.contains { CSVColumns([$0]).indices[.tags] != nil }
  }

  /// The names of all columns.
  var header: [String] { Self.names + (hasTags ? ["Tags"] : []) + customNames }

  /// The cells of a transaction.
  func row(_ transaction: Transaction) -> [String] {
    let fields = [
      Self.date(transaction), transaction.description,
      transaction.categoryID.flatMap { categoryNames[$0] } ?? "",
      transaction.kind.rawValue, CSVAmount.text(transaction.amount, transaction.currency ?? currency),
      (transaction.currency ?? currency).code, transaction.accountID.flatMap { accountNames[$0] } ?? "",
      transaction.transferAccountID.flatMap { accountNames[$0] } ?? "", transaction.payee ?? "",
      transaction.memberID.flatMap { memberNames[$0] } ?? "", transaction.notes ?? "",
      transaction.id.description,
    ]
    return fields + (hasTags ? [CSVTags.write(transaction.tags)] : []) + custom(transaction.customFields)
  }

  /// The date: `2026-01-31`, or with a time `2026-01-31T18:00`.
  ///
  /// Seconds are written only if they are not 0.
  private static func date(_ transaction: Transaction) -> String {
    guard let time = transaction.time else { return transaction.date.description }
    return "\(transaction.date)T\(time.second == 0 ? String(time.description.dropLast(3)) : time.description)"
  }

  /// The values of custom fields.
  ///
  /// Each value is in the next free column with the name of its field.
  private func custom(_ fields: [CustomField]) -> [String] {
    var values: [String: [String]] = [:]
    for field in fields.reversed() { values[field.name, default: []].append(field.value) }
    return customNames.map { values[$0]?.popLast() ?? "" }
  }

  private static func customNames(_ transactions: [Transaction]) -> [String] {
    var names: [String] = []
    var columns: [String: Int] = [:]
    for transaction in transactions {
      var seen: [String: Int] = [:]
      for field in transaction.customFields {
        seen[field.name, default: 0] += 1
        guard seen[field.name, default: 0] > columns[field.name, default: 0] else { continue }
        columns[field.name, default: 0] += 1
        names.append(field.name)
      }
    }
    return names
  }
}
