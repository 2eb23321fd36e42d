import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import ExactJSON

/// The month's log, by day, with the balance after each row (SPEC §2, sheet 2).
struct LogSection: BudgetSection {
  static let name = "log"
  let title, lead: String
  let tables: [ReportTable]
  let notes: [String]
  let picks: [ReportPick]
  let json: JSONValue
  private let context: ReportContext

  /// The maximum number of rows of each table in a split log; these tables open on request.
  static let rowsOfPart = 250
  /// The maximum number of rows of a log that is shown as one table; a longer log is split.
  static let rowsOfWhole = 400

  private typealias Names = [Identifier<BudgetModel.Category>: String]

  init(_ context: ReportContext) {
    let (log, money, wording) = (context.log, context.money, context.wording)
    let names = Names(
      context.budget.categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.context = context
    title = wording.text.logTitle
    lead = wording.logLead(
      count: log.entries.count, opening: money.money(log.opening), closing: money.money(log.closing),
      accounts: context.budget.accounts.isEmpty ? nil : money.money(context.ledger.openingBalance), money)
    let shown = log.entries.suffix(context.logLimit)
    let parts = Self.parts(shown)
    tables = parts.map { Self.table($0, isPart: parts.count > 1, names, context) }
    let cut =
      shown.count < log.entries.count
      ? [wording.logCut(shown: shown.count, count: log.entries.count, money)] : []
    notes = log.entries.isEmpty ? [] : cut + [wording.amounts(in: money.currency)]
    picks = Self.picks(shown, names, context)
    json = .members([
      "opening": .number(log.opening), "entries": .array(log.entries.map { Self.json($0, names, context) }),
      "closing": .number(log.closing),
    ])
  }

  /// The table of every transaction with its day, its kind and its amount as entered.
  var data: [ReportTable] {
    let text = context.wording.text
    return [
      ReportTable(
        caption: title,
        columns: [.words(text.date), .words(text.description), .words(text.category), .words(text.type)]
          + [.figures(text.amount), .figures(text.balance)],
        groups: [
          .init(
            rows: context.log.entries.map { entry in
              let transaction = entry.transaction
              let category = transaction.categoryID.flatMap { context.ledger.categories[$0]?.name }
              return .init([
                context.cell(.date(transaction.date)), .init(transaction.description), .init(category ?? ""),
                .init(context.wording.kind(transaction.kind)), context.cell(.amount(transaction.amount)),
                context.cell(entry.balance),
              ])
            })
        ], isLog: true)
    ]
  }

  private static func table(
    _ days: [Day], isPart: Bool, _ names: Names, _ context: ReportContext
  ) -> ReportTable {
    let wording = context.wording
    let source = days.lazy.flatMap(\.entries).compactMap { context.origins.transactions[$0.transaction.id] }
      .first
    let caption =
      isPart
      ? wording.logPart(
        first: days.first.map { context.longDate($0.date) },
        last: days.last.map { context.longDate($0.date) },
        count: days.reduce(0) { $0 + $1.entries.count })
      : wording.logCaption(month: context.periodName)
    return ReportTable(
      caption: caption,
      columns: [
        .words(wording.text.description), .words(wording.text.category), .figures(wording.text.amount),
        .figures(wording.text.balance),
      ],
      groups: days.map { day in
        let date = context.longDate(day.date)
        return .init(
          "\(wording.weekday(day.date.weekday)), \(date)",
          rows: day.entries.map { row($0, names, context, sheet: source?.table) },
          key: day.isFirst && context.span == nil ? day.date.description : nil)
      }, isFolded: isPart, isLog: true, source: source?.origin)
  }

  /// Returns the categories that have rows, in the order of the budget; uncategorised rows come last.
  private static func picks(
    _ entries: ArraySlice<RunningBalance.Entry>, _ names: Names, _ context: ReportContext
  ) -> [ReportPick] {
    let keys = Set(entries.compactMap { context.key($0.transaction) })
    let listed = context.budget.categories.map { ReportPick(key: context.key($0.id), text: $0.name) }
    return (listed + [ReportPick(key: context.key(nil), text: context.wording.text.uncategorized)])
      .filter { keys.contains($0.key) }
  }

  private typealias Day = (date: CalendarDate, entries: ArraySlice<RunningBalance.Entry>, isFirst: Bool)

  /// Returns the days of each table: all days in one table or, if the log is long, at most 250 rows per table.
  ///
  /// A day with more rows is split.
  private static func parts(_ entries: ArraySlice<RunningBalance.Entry>) -> [[Day]] {
    let days = days(entries)
    guard entries.count > rowsOfWhole else { return days.isEmpty ? [] : [days] }
    var (parts, part, count) = ([[Day]](), [Day](), 0)
    for day in days {
      var rest = day.entries
      while !rest.isEmpty {
        if count > 0, count + rest.count > rowsOfPart {
          parts.append(part)
          (part, count) = ([], 0)
        }
        let piece = rest.prefix(rowsOfPart)
        part.append((day.date, piece, piece.startIndex == day.entries.startIndex))
        count += piece.count
        rest = rest.dropFirst(piece.count)
      }
    }
    return parts + [part]
  }

  /// Groups the entries, which are in order, by day.
  private static func days(
    _ entries: ArraySlice<RunningBalance.Entry>
  ) -> [Day] {
    var days: [Day] = []
    var rest = entries
    while let date = rest.first?.transaction.date {
      let day = rest.prefix { $0.transaction.date == date }
      days.append((date, day, true))
      rest = rest.dropFirst(day.count)
    }
    return days
  }

  private static func row(
    _ entry: RunningBalance.Entry, _ names: Names, _ context: ReportContext, sheet: String?
  ) -> ReportTable.Row {
    let (transaction, money, wording) = (entry.transaction, context.money, context.wording)
    let amount: ReportTable.Cell =
      switch transaction.kind {
      case .transfer: .init("\(wording.text.transfer) \(money.amount(transaction.amount))", .quiet)
      case .income: .init(money.difference(entry.change), .good)
      case .expense: .init(money.amount(entry.change))
      }
    let name = transaction.categoryID.flatMap { names[$0] }
    let missing = transaction.kind == .transfer ? wording.text.dash : wording.text.uncategorized
    return ReportTable.Row(
      [
        .init(transaction.description), .init(name ?? missing, .quiet), amount, context.cell(entry.balance),
      ], origin: context.origins.transactions[transaction.id]?.shortPlace(in: sheet),
      key: context.key(transaction))
  }

  private static func json(
    _ entry: RunningBalance.Entry, _ names: Names, _ context: ReportContext
  ) -> JSONValue {
    let transaction = entry.transaction
    let name = transaction.categoryID.flatMap { names[$0] }
    return JSONValue.members([
      "id": .string(transaction.id.description), "date": .string(transaction.date.description),
      "description": .string(transaction.description), "category": name.map { .string($0) } ?? .null,
      "type": .string(transaction.kind.rawValue), "amount": .number(transaction.amount),
      "balance": .number(entry.balance),
    ]).adding("origin", context.origins.transactions[transaction.id]?.description)
  }
}
