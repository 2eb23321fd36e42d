import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// The balance of each envelope, with rollover (SPEC §2, Envelopes).
///
/// Without rollover, this section is left out, because the section `comparison` already shows the envelopes.
struct EnvelopesSection: BudgetSection {
  static let name = "envelopes"
  static let isOfSpan = false
  let title, lead: String
  let charts: [any Chart]
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    let (book, money, wording) = (context.statement.envelopes, context.money, context.wording)
    guard book.rollsOver, !book.envelopes.isEmpty else { return nil }
    let over = book.envelopes.filter { $0.available < 0 }
    title = wording.text.envelopesTitle
    lead = wording.envelopesLead(
      available: money.money(book.available), count: book.envelopes.count, over: over.count)
    let chart = ProgressChart(
      book.envelopes.filter { $0.spent > 0 || $0.available != 0 }.map { Self.progress($0, context) },
      name: Self.name, title: wording.text.envelopesChartTitle, summary: lead)
    charts = chart.rows.isEmpty ? [] : [chart]
    let columns = [
      wording.text.carriedOver, wording.text.assigned, wording.text.spentFact, wording.text.available,
    ]
    tables = [
      ReportTable(
        caption: wording.envelopesCaption(month: wording.month(context.month.month)),
        columns: [.words(wording.text.category)] + columns.map { .figures($0) },
        groups: [
          .init(
            rows: book.envelopes.map { envelope in
              .init(
                [.init(envelope.category.name, key: context.key(envelope.category.id))]
                  + [envelope.carriedOver, envelope.assigned, envelope.spent, envelope.available]
                  .map(context.cell))
            })
        ],
        totals: [
          .init(
            [.init(wording.text.total), .init(""), .init(""), .init(""), context.cell(book.available)],
            isTotal: true)
        ])
    ]
    notes =
      (chart.hiddenRows > 0 ? [wording.rowsInTable(chart.hiddenRows)] : [])
      + [wording.amounts(in: money.currency) + " " + wording.text.envelopesMeaning]
      + (book.cardDebt > 0 ? [wording.cardDebt(money.money(book.cardDebt))] : [])
    json = .members([
      "envelopes": .array(
        book.envelopes.map {
          Self.json($0).adding("assignedOrigin", context.assignmentOrigin($0.category.id)?.description)
        }), "available": .number(book.available),
      "cardDebt": .number(book.cardDebt),
    ])
  }

  private static func progress(_ envelope: Envelope, _ context: ReportContext) -> ProgressChart.Row {
    let isOver = envelope.available < 0
    let (money, words) = (context.money, context.wording.text)
    let available = money.amount(envelope.available.magnitude)
    let figures = [
      (words.carriedOver, envelope.carriedOver), (words.assigned, envelope.assigned),
      (words.spentFact, envelope.spent), (words.available, envelope.available),
    ].map { "\($0) \(money.money($1))" }.joined(separator: ", ")
    return ProgressChart.Row(
      label: envelope.category.name, used: envelope.spent,
      whole: envelope.available.adding(envelope.spent) ?? 0,
      text: isOver
        ? "▲ \(context.wording.overspent(available))" : context.wording.availableAmount(available),
      tone: isOver ? .bad : .good, figures: figures, key: context.key(envelope.category.id))
  }

  private static func json(_ envelope: Envelope) -> JSONValue {
    .members([
      "name": .string(envelope.category.name), "carriedOver": .number(envelope.carriedOver),
      "assigned": .number(envelope.assigned), "spent": .number(envelope.spent),
      "available": .number(envelope.available), "cashOverspending": .number(envelope.cashOverspending),
      "cardOverspending": .number(envelope.cardOverspending),
    ])
  }
}
