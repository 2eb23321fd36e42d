import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation

/// Lists spending by payee, weekday, category or member.
struct SpendingCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "spending",
    abstract: "List spending in a month or a range of days, by category, payee, weekday or member.",
    discussion: """
      EXAMPLES
        budget spending --by payee
        budget spending household.xlsx --by weekday --since 2026-01-01 --until 2026-03-31
      """)

  @OptionGroup var file: ListingOptions
  @Option(
    help: ArgumentHelp("How to group the spending: category, payee, weekday or member.", valueName: "kind"))
  var by = SpendingKind.category
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(help: ArgumentHelp("The first day.", valueName: "date"))
  var since: CalendarDate?
  @Option(name: .customLong("until"), help: ArgumentHelp("The last day.", valueName: "date"))
  var last: CalendarDate?

  func validate() throws {
    if month != nil, since != nil || last != nil {
      throw ValidationError("Name a month, or days with --since and --until.")
    }
    if let since, let last, since > last { throw ValidationError("--since comes after --until.") }
  }

  func listing(_ material: ListingMaterial) throws -> Listing {
    let ledger = material.ledger
    let days: ClosedRange<CalendarDate>
    if since != nil || last != nil {
      days = (since ?? .earliest)...max(since ?? .earliest, last ?? max(material.today, since ?? .earliest))
    } else {
      days = try MonthChoice.monthWithData(month, of: ledger, now: UTCTimestamp(date: material.today)).days
    }
    var listing = Listing(
      name: "spending",
      columns: [
        .words("name", by.header), .figures("total", "Spent"), .figures("count", "Rows"),
        .figures("share", "Share"),
      ])
    let rows = rows(ledger, days)
    let sum = rows.map(\.total).exactSum()
    for row in rows {
      let share = sum > 0 ? row.total.divided(by: sum) : nil
      listing.rows.append([
        .text(row.name), material.amount(row.total), .count(row.count), material.percent(share),
      ])
    }
    if rows.count > 1 { listing.totals = [[.text("Total"), material.amount(sum), .text(nil), .text(nil)]] }
    let from = days.lowerBound == .earliest ? "" : "\(days.lowerBound) "
    listing.notes = [
      "\(from)to \(days.upperBound)." + (by == .payee ? " Rows without a payee are left out." : "")
    ]
    return listing
  }

  private typealias Row = (name: String, total: Decimal, count: Int)

  private func rows(_ ledger: Ledger, _ days: ClosedRange<CalendarDate>) -> [Row] {
    switch by {
    case .category:
      return SpendingByCategory(ledger, in: days).rows.map {
        ($0.category?.name ?? "no category", $0.total, $0.count)
      }
    case .payee: return SpendingByPayee(ledger, in: days).rows.map { ($0.payee, $0.total, $0.count) }
    case .weekday, .member: break
    }
    var sums: [String: (sum: ExactSum, count: Int)] = [:]
    let spending = Set(ledger.budget.categories.filter(\.group.isSpending).map(\.id))
    for transaction in ledger.transactions(in: days) {
      let isRefund = transaction.kind == .income && transaction.categoryID.map(spending.contains) ?? false
      guard transaction.kind == .expense || isRefund else { continue }
      guard (transaction.currency ?? ledger.budget.settings.currency) == ledger.currency else { continue }
      let name =
        by == .weekday
        ? transaction.date.weekday.rawValue.capitalized
        : ledger.budget.members.first { $0.id == transaction.memberID }?.name ?? "nobody in particular"
      sums[name, default: (ExactSum(), 0)].sum.add(isRefund ? -transaction.amount : transaction.amount)
      if !isRefund { sums[name, default: (ExactSum(), 0)].count += 1 }
    }
    let order = Weekday.allCases.map(\.rawValue.capitalized)
    return sums.map { (name: $0.key, total: $0.value.sum.value, count: $0.value.count) }.sorted {
      by == .weekday
        ? (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0)
        : ($1.total, $0.name) < ($0.total, $1.name)
    }
  }
}

/// The field by which spending is listed.
enum SpendingKind: String, CaseIterable, ExpressibleByArgument {
  case category, payee, weekday, member

  /// The header of the column that shows this field.
  var header: String { rawValue.capitalized }
}

/// Lists periods with their income and spending.
struct PeriodsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "periods",
    abstract: "List periods with their income and expenses, in total and per day.",
    discussion: """
      EXAMPLES
        budget periods
        budget periods household.json --json
      """)

  @OptionGroup var file: ListingOptions

  func listing(_ material: ListingMaterial) -> Listing {
    var listing = Listing(
      name: "periods",
      columns: [
        .words("name", "Period"), .words("start", "From"), .words("end", "To"), .figures("count", "Rows"),
        .figures("income", "In"), .figures("expenses", "Out"), .figures("net", "Net"),
        .figures("expensesPerDay", "Out a day"), .words("largest", "Most for"),
      ])
    for report in PeriodReport.all(material.ledger, through: material.today) {
      listing.rows.append([
        .text(report.period.name), .text(report.period.start.description),
        .text(report.period.end?.description ?? "goes on"), .count(report.count),
        material.amount(report.income), material.amount(report.expenses), material.amount(report.net),
        material.amount(report.expensesPerDay), .text(report.spending.rows.first?.category?.name),
      ])
    }
    return listing
  }
}
