import BudgetFiles
import BudgetModel
import ExactDecimals
import Foundation
import ExactJSON

/// Writes a reconciliation as lines for people.
struct ReconciliationLines {
  private let reconciliation: Reconciliation
  private let places: Int

  init(_ reconciliation: Reconciliation, currency: Currency) {
    self.reconciliation = reconciliation
    places = currency.minorUnits
  }

  /// Returns all figures, starting with the figures that differ, then the reasons, the data not imported and a count.
  ///
  /// If `agreeing` is false, the figures that agree are only counted.
  func lines(width: Int, agreeing: Bool = true) -> [String] {
    let agree = reconciliation.figures.filter { $0.difference == 0 }
    var table = TextTable([
      ("Figure", .left), ("Cell", .left), ("Workbook", .right), ("Budget", .right), ("Result", .left),
    ])
    for figure in reconciliation.differences {
      append(figure, "differs by \(shown(figure.difference))", to: &table)
    }
    for figure in reconciliation.notCompared {
      table.append([figure.name, place(figure.place), shown(figure.own), "", "not compared"])
    }
    if agreeing { for figure in agree { append(figure, "agrees", to: &table) } }
    var lines: [String] = []
    if agree.isEmpty && reconciliation.differences.isEmpty && reconciliation.notCompared.isEmpty {
      lines = ["The workbook states no totals, balances or sums to compare with the budget."]
    } else if agreeing || agree.count < total {
      lines = table.lines(width: width) + reasons(width)
    }
    return lines + notCarried(width) + [count]
  }

  private func append(_ figure: Reconciliation.Figure, _ result: String, to table: inout TextTable) {
    table.append([
      figure.name, place(figure.place), shown(figure.own), shown(figure.computed), result,
    ])
  }

  private var total: Int { reconciliation.figures.count + reconciliation.notCompared.count }

  /// The numbers of figures that agree, that differ and that are not compared.
  private var count: String {
    let differing = reconciliation.differences.count
    let open = reconciliation.notCompared.count
    let agreeing = reconciliation.figures.count - differing
    return
      "\(total) \(total == 1 ? "figure" : "figures"): \(agreeing) \(agreeing == 1 ? "agrees" : "agree"), "
      + "\(differing) \(differing == 1 ? "differs" : "differ"), \(open) \(open == 1 ? "is" : "are") not compared."
  }

  /// Returns the reasons why figures differ or are not compared; a reason for several cells is given once.
  private func reasons(_ width: Int) -> [String] {
    var order: [String] = []
    var cells: [String: [String]] = [:]
    func note(_ reason: String?, _ cell: Provenance) {
      guard let reason else { return }
      if cells[reason] == nil { order.append(reason) }
      cells[reason, default: []].append(place(cell))
    }
    for figure in reconciliation.differences { note(figure.explanation, figure.place) }
    for figure in reconciliation.notCompared { note(figure.reason, figure.place) }
    return order.flatMap { reason in
      FindingLines.wrapped("  \(cells[reason, default: []].joined(separator: ", ")): \(reason)", width: width)
    }
  }

  private func notCarried(_ width: Int) -> [String] {
    guard !reconciliation.notCarried.isEmpty else { return [] }
    return ["", "Not kept in the budget:"]
      + reconciliation.notCarried.flatMap { FindingLines.wrapped("  \($0)", width: width) } + [""]
  }

  private func place(_ place: Provenance) -> String {
    if case .cell(let sheet, let reference) = place.location { return "\(sheet)!\(reference)" }
    return place.description
  }

  private func shown(_ amount: Decimal) -> String {
    amount.plainText(places: max(places, min(amount.fractionDigits, 4)))
  }

  /// The reconciliation as members of a JSON document.
  var members: [JSONMember] {
    let differing = reconciliation.differences.count
    return [
      JSONMember("figures", .array(reconciliation.figures.map(Self.value))),
      JSONMember("notCompared", .array(reconciliation.notCompared.map(Self.value))),
      JSONMember("notCarried", .array(reconciliation.notCarried.map { .string($0) })),
      JSONMember(
        "counts",
        .object([
          JSONMember("agreeing", .number("\(reconciliation.figures.count - differing)")),
          JSONMember("differing", .number("\(differing)")),
          JSONMember("notCompared", .number("\(reconciliation.notCompared.count)")),
        ])),
    ]
  }

  private static func value(_ figure: Reconciliation.Figure) -> JSONValue {
    .object([
      JSONMember("name", .string(figure.name)), JSONMember("kind", .string(figure.kind.rawValue)),
      JSONMember("place", .string(figure.place.description)),
      JSONMember("workbook", .number(figure.own.plainText)),
      JSONMember("budget", .number(figure.computed.plainText)),
      JSONMember("difference", .number(figure.difference.plainText)),
      JSONMember("explanation", figure.explanation.map { .string($0) } ?? .null),
    ])
  }

  private static func value(_ figure: Reconciliation.OpenFigure) -> JSONValue {
    .object([
      JSONMember("name", .string(figure.name)), JSONMember("kind", .string(figure.kind.rawValue)),
      JSONMember("place", .string(figure.place.description)),
      JSONMember("workbook", .number(figure.own.plainText)),
      JSONMember("reason", .string(figure.reason)),
    ])
  }
}
