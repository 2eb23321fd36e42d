public import ArgumentParser
import BudgetCalculation
public import BudgetModel
public import CalendarDates
import ExactDecimals
import ExactJSON

/// Lists transactions with their running balance.
struct TransactionsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "transactions",
    abstract: "List transactions by date, all or filtered.",
    discussion: """
      EXAMPLES
        budget transactions household.xlsx --since 2026-01-01 --category Groceries
        budget transactions household.json --search market --json
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: "Text to find in the description, payee or notes, ignoring case.")
  var search: String?
  @Option(help: "A category's name.")
  var category: String?
  @Option(help: "An account's name.")
  var account: String?
  @Option(help: "A member's name.")
  var member: String?
  @Option(help: "A period's name.")
  var period: String?
  @Option(help: ArgumentHelp("The first day.", valueName: "date"))
  var since: CalendarDate?
  @Option(name: .customLong("until"), help: ArgumentHelp("The last day.", valueName: "date"))
  var last: CalendarDate?
  @Flag(help: "Show the beginnings of the IDs that edit and delete take.")
  var ids = false
  @Option(help: "The type: income, expense or transfer.")
  var type: TransactionKind?

  func listing(_ material: ListingMaterial) throws -> Listing {
    let fits = try filter(material)
    let names = Dictionary(material.budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    var listing = Listing(
      name: "transactions",
      columns: (ids ? [.words("id", "Id")] : []) + [
        .words("description", "Description"), .words("date", "Date"), .words("category", "Category"),
        .words("type", "Type"), .figures("amount", "Amount"), .words("currency", "Currency"),
      ])
    var sums: [Currency: (income: ExactSum, expense: ExactSum)] = [:]
    for transaction in material.budget.transactions.sorted(by: { $0.date < $1.date }) where fits(transaction)
    {
      let currency = transaction.currency ?? material.budget.settings.currency
      let id = transaction.id.description
      let name = ids ? [Listing.Cell(text: String(id.prefix(8)), value: .string(id))] : []
      listing.rows.append(
        name + [
          .text(transaction.description), .text(transaction.date.description),
          .text(transaction.categoryID.flatMap { names[$0] }), .text(transaction.kind.rawValue),
          material.amount(transaction.amount, in: currency), .text(currency.code),
        ])
      switch transaction.kind {
      case .income: sums[currency, default: (ExactSum(), ExactSum())].income.add(transaction.amount)
      case .expense: sums[currency, default: (ExactSum(), ExactSum())].expense.add(transaction.amount)
      case .transfer: break
      }
    }
    for (currency, sum) in sums.sorted(by: { $0.key.code < $1.key.code }) {
      for (word, amount) in [("Income", sum.income.value), ("Expenses", sum.expense.value)] {
        listing.totals.append(
          (ids ? [.text(nil)] : []) + [
            .text(word), .text(nil), .text(nil), .text(nil), material.amount(amount, in: currency),
            .text(currency.code),
          ])
      }
    }
    return listing
  }

  private func filter(_ material: ListingMaterial) throws -> (Transaction) -> Bool {
    let category = try category.map { try material.find.category($0).id }
    let account = try account.map { try material.find.account($0).id }
    let member = try member.map { try material.find.member($0).id }
    let period = try period.map { try material.find.period($0) }
    let words = search?.lowercased()
    return { transaction in
      if let category, transaction.categoryID != category { return false }
      if let account, transaction.accountID != account, transaction.transferAccountID != account {
        return false
      }
      if let member, transaction.memberID != member { return false }
      if let period, transaction.periodID != period.id { return false }
      if let since, transaction.date < since { return false }
      if let last, transaction.date > last { return false }
      if let type, transaction.kind != type { return false }
      guard let words else { return true }
      return [transaction.description, transaction.payee ?? "", transaction.notes ?? ""]
        .contains { $0.lowercased().contains(words) }
    }
  }
}

extension TransactionKind: ExpressibleByArgument {}

extension CalendarDate: ExpressibleByArgument {
  /// Reads `2026-01-31`.
  public init?(argument: String) { self.init(argument) }
}
