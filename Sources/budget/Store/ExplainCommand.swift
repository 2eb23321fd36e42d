import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation

/// Shows how a figure is computed, down to individual rows.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show how a figure is calculated: its terms, down to the rows and where to find them.",
    discussion: """
      Figures: ready (Ready to Assign), plan, net-worth, daily; for a category: available, actual; for an account: \
      balance; for a limit (category, or category/member): limit.

      EXAMPLES
        budget explain ready --month 2026-01
        budget explain available Groceries --book household.xlsx
        budget explain balance Checking --on 2026-01-31
      """)

  @Argument(help: ArgumentHelp("The figure.", valueName: "figure"))
  var figure: FigureName
  @Argument(help: "The category, account or limit of the figure.")
  var name: String?
  @Option(
    help: ArgumentHelp(
      "The file to read (default: $BUDGET_BOOK, or household.budget in this folder or the nearest one above).",
      valueName: "file"), completion: .file())
  var book: String?
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(help: ArgumentHelp("The day of balances and limits (default: today).", valueName: "date"))
  var on: CalendarDate?
  @Flag(help: "Write JSON with exact figures.")
  var json = false
  @OptionGroup var options: InputOptions

  func validate() throws {
    guard figure.hasName == (name != nil) else {
      throw ValidationError(
        figure.hasName
          ? "\(figure.rawValue) needs the name of a category, an account or a limit."
          : "\(figure.rawValue) is a figure of the whole budget; leave the name out.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let path = try StoreFile(book, now: options.moment(on: console), on: console).path
    let loaded = try BudgetLoader(options: options, console: console).load(path)
    let material = ListingMaterial(
      ledger: Ledger(loaded.budget), today: options.moment(on: console).date,
      money: MoneyFormat(loaded.budget.settings))
    let explanation = try explanation(material)
    let listing = ExplanationListing(material, loaded.result.origins).listing(explanation, named: name)
    if json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return options.status(loaded.result.findings, on: console)
  }

  private func explanation(_ material: ListingMaterial) throws -> Explanation {
    let (ledger, name) = (material.ledger, name ?? "")
    let month = try MonthChoice.monthWithData(month, of: ledger, now: UTCTimestamp(date: material.today))
    let day = on ?? material.today
    var found: Explanation?
    switch figure {
    case .ready: found = Envelopes(ledger, in: month).readyToAssignExplanation(in: ledger)
    case .plan: found = PlanSummary(ledger.budget).explanation
    case .netWorth: found = AccountBalances(ledger, on: day).explanation
    case .daily: found = DailyBudget(ledger, today: day).explanation
    case .available:
      found = Envelopes(ledger, in: month).explanation(of: try material.find.category(name).id, in: ledger)
    case .actual:
      found = BudgetComparison(ledger, in: month)
        .actualExplanation(of: try material.find.category(name).id, in: ledger)
    case .balance:
      found = AccountBalances(ledger, on: day).explanation(of: try material.find.account(name).id, in: ledger)
    case .limit:
      let limit = try LimitVerbs.find(name, ledger.budget)
      found = LimitStatus.all(ledger, on: day).first { $0.limit.id == limit.id }?.explanation(in: ledger)
    }
    guard let found else {
      throw CommandError(.usage, "\(name) has no \(figure.rawValue): it is an income category")
    }
    return found
  }
}

/// The figures that can be explained.
enum FigureName: String, CaseIterable, ExpressibleByArgument {
  case ready, plan, daily, available, actual, balance, limit
  case netWorth = "net-worth"

  /// Whether the figure belongs to one record, which has to be named.
  var hasName: Bool { [.available, .actual, .balance, .limit].contains(self) }
}

/// Lists an explanation as rows: the figure, its terms, and their sources.
struct ExplanationListing {
  private let material: ListingMaterial
  private let origins: AmountOrigins
  private let transactions: [Identifier<Transaction>: Transaction]

  init(_ material: ListingMaterial, _ origins: AmountOrigins) {
    (self.material, self.origins) = (material, origins)
    transactions = Dictionary(material.budget.transactions.map { ($0.id, $0) }) { first, _ in first }
  }

  func listing(_ explanation: Explanation, named name: String?) -> Listing {
    var listing = Listing(
      name: "terms",
      columns: [
        .words("what", "What"), .figures("row", "Row"), .figures("amount", "Amount"),
        .words("place", "Where"),
      ])
    for term in explanation.terms {
      listing.rows.append([
        .text(words(term)), .text(nil), material.amount(term.signedAmount), .text(place(of: term)),
      ])
      for case .transaction(let id) in term.sources {
        guard let transaction = transactions[id] else { continue }
        let amount = term.sign == .plus ? transaction.amount : -transaction.amount
        listing.rows.append([
          .text("  \(transaction.date)  \(transaction.description)"), material.amount(amount), .text(nil),
          .text(origins.transactions[id]?.description),
        ])
      }
    }
    if explanation.divisor != 1 {
      listing.rows.append([
        .text("÷ \(explanation.divisor) days"), .text(nil), material.amount(nil), .text(nil),
      ])
    }
    let title = [explanation.figure.words, name].compactMap(\.self).joined(separator: ", ")
    listing.totals = [[.text(title), .text(nil), material.amount(explanation.value), .text(nil)]]
    if listing.rows.isEmpty {
      listing.notes = ["\(title): \(material.money.money(explanation.value)), with no terms."]
    }
    return listing
  }

  /// Returns the name of a term, with the name of its record.
  private func words(_ term: Explanation.Term) -> String {
    let budget = material.budget
    for source in term.sources {
      let name: String? =
        switch source {
        case .category(let id): budget.categories.first { $0.id == id }?.name
        case .account(let id): budget.accounts.first { $0.id == id }?.name
        case .bill(let id): budget.bills.first { $0.id == id }?.title
        default: nil
        }
      if let name { return "\(term.label.words): \(name)" }
    }
    return term.label.words
  }

  /// Returns the position of a term's amount, if it comes from one record.
  private func place(of term: Explanation.Term) -> String? {
    for source in term.sources {
      let place: Provenance? =
        switch source {
        case .category(let id): term.label == .assigned ? origins.plannedAmounts[id] : nil
        case .account(let id): origins.openingBalances[id]
        case .monthlyBudget(let id): origins.startingBalances[id]
        case .bill(let id): origins.bills[id]
        case .limit(let id): origins.limits[id]
        case .transaction: nil
        }
      if let place { return place.description }
    }
    return nil
  }
}

extension Explanation.Label {
  /// The label in words, which is its name with spaces.
  var words: String {
    var text = ""
    for character in rawValue {
      if character.isUppercase { text += " " }
      text += character.lowercased()
    }
    return text
  }
}
