/// The sources of the amounts in a budget.
public struct AmountOrigins: Hashable, Sendable {
  /// The amount of each transaction.
  public var transactions: ProvenanceTable<Transaction>
  /// The planned amount of each category.
  public var plannedAmounts: [Identifier<Category>: Provenance]
  /// The opening balance of each account.
  public var openingBalances: [Identifier<Account>: Provenance]
  /// The starting balance of each month.
  public var startingBalances: [Identifier<MonthlyBudget>: Provenance]
  /// The amounts that each month assigns to its categories.
  public var assignments: [Identifier<MonthlyBudget>: [Identifier<Category>: Provenance]]
  /// The amount of each bill.
  public var bills: [Identifier<Bill>: Provenance]
  /// The amount of each limit.
  public var limits: [Identifier<Limit>: Provenance]

  /// The sources of amounts; empty by default.
  public init(
    transactions: ProvenanceTable<Transaction> = ProvenanceTable(),
    plannedAmounts: [Identifier<Category>: Provenance] = [:],
    openingBalances: [Identifier<Account>: Provenance] = [:],
    startingBalances: [Identifier<MonthlyBudget>: Provenance] = [:],
    assignments: [Identifier<MonthlyBudget>: [Identifier<Category>: Provenance]] = [:],
    bills: [Identifier<Bill>: Provenance] = [:], limits: [Identifier<Limit>: Provenance] = [:]
  ) {
    self.transactions = transactions
    self.plannedAmounts = plannedAmounts
    self.openingBalances = openingBalances
    self.startingBalances = startingBalances
    self.assignments = assignments
    self.bills = bills
    self.limits = limits
  }
}

extension Provenance {
  /// Returns the position as text, without the file, and without the table if the table is `known`.
  ///
  /// Examples: `Log!B7`, `B7`, `7`, `$.bills[3].amount`, `[3]`.
  public func shortPlace(in known: String?) -> String {
    switch location {
    case .whole: ""
    case .sheet(let name): name
    case .cell(let sheet, let reference): sheet == known ? reference : "\(sheet)!\(reference)"
    case .line(let line, _): String(line)
    case .jsonPath(let path):
      table == known && known != nil ? String(path.dropFirst(known?.count ?? 0)) : path
    }
  }

  /// The sheet of a cell; nil if the position is not a cell.
  public var sheet: String? {
    if case .cell(let sheet, _) = location { sheet } else { nil }
  }

  /// The sheet of a cell, or the list that contains a JSON value, such as `Log` or `$.transactions`; nil for
  /// other positions.
  public var table: String? {
    guard case .jsonPath(let path) = location else { return sheet }
    return path.firstIndex(of: "[").map { String(path[..<$0]) }
  }
}
