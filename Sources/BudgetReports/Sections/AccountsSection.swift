import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import ExactJSON

/// The balance of each account, and net worth over time (SPEC §2, Accounts).
struct AccountsSection: BudgetSection {
  static let name = "accounts"
  static let isOfMonth = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (ledger, wording) = (context.ledger, context.wording)
    guard !ledger.budget.accounts.isEmpty else { return nil }
    // Balances are computed for the end of up to 13 months, and for the day before the report's first day.
    let months = context.months(13)
    let start = context.days.lowerBound.adding(days: -1)
    // The last month of a span may end after the span does.
    let ends = AccountBalances.over(ledger, on: months.map { min($0.lastDay, context.days.upperBound) })
    let before = AccountBalances(ledger, on: start)
    let now = ends.last ?? before
    let chart = BalanceChart(
      zip(months, ends).map { .init(month: $0.month, amount: $1.netWorth) }, format: context.money,
      wording: wording)
    title = wording.text.accountsTitle
    lead = chart.summary
    charts = months.count > 1 ? [chart] : []
    tables =
      [Self.table(before, now, context)]
      + (months.count > 1 ? [Self.table(months, ends, context).drawn(.line, [2], as: chart)] : [])
    notes = [wording.amounts(in: context.money.currency) + " " + wording.text.netWorthMeaning]
    json = .members([
      "date": .string(now.date.description),
      "accounts": .array(zip(before.rows, now.rows).map { Self.json(before: $0, $1, context) }),
      "startOnBudget": .number(before.onBudget), "startNetWorth": .number(before.netWorth),
      "onBudget": .number(now.onBudget), "netWorth": .number(now.netWorth),
      "months": .array(
        zip(months, ends).map {
          .members([
            "month": .string($0.description), "onBudget": .number($1.onBudget),
            "netWorth": .number($1.netWorth),
          ])
        }),
    ])
  }

  private static func table(
    _ before: AccountBalances, _ now: AccountBalances, _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    let total = { (name: String, first: Decimal, last: Decimal) in
      ReportTable.Row(
        [.init(name), .init(""), context.cell(first), context.cell(last)], isTotal: true)
    }
    return ReportTable(
      caption: wording.text.accountsCaption,
      columns: [
        .words(wording.text.account), .words(wording.text.kindOfAccount), .figures(context.date(before.date)),
        .figures(context.date(now.date)),
      ],
      groups: [
        .init(
          rows: zip(before.rows, now.rows).map { first, last in
            .init([
              .init(wording.account(last.account.name, digits: last.account.lastFourDigits)),
              .init(wording.kind(last.account.kind), .quiet), context.cell(first.balance),
              context.cell(last.balance),
            ])
          })
      ],
      totals: [
        total(wording.text.onBudget, before.onBudget, now.onBudget),
        total(wording.text.netWorth, before.netWorth, now.netWorth),
      ])
  }

  private static func table(
    _ months: [BudgetMonth], _ ends: [AccountBalances], _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    return ReportTable(
      caption: wording.text.netWorthCaption,
      columns: [
        .words(wording.text.month), .figures(wording.text.onBudget), .figures(wording.text.netWorth),
      ],
      groups: [
        .init(
          rows: zip(months, ends).map { month, end in
            .init([
              context.cell(.month(month.month)), context.cell(end.onBudget), context.cell(end.netWorth),
            ])
          })
      ], isFolded: true)
  }

  private static func json(
    before: AccountBalances.Row, _ now: AccountBalances.Row, _ context: ReportContext
  ) -> JSONValue {
    JSONValue.members([
      "name": .string(now.account.name), "kind": .string(now.account.kind.rawValue),
      "start": .number(before.balance), "balance": .number(now.balance),
      "openingBalance": .number(now.account.openingBalance),
    ]).adding("openingBalanceOrigin", context.origins.openingBalances[now.account.id]?.description)
  }
}
