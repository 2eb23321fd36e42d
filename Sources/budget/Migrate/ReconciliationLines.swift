import BudgetFiles
import BudgetModel
import Decimals
import Foundation

/// A reconciliation as lines for people.
struct ReconciliationLines {
  private let reconciliation: Reconciliation
  private let places: Int

  init(_ reconciliation: Reconciliation, currency: Currency) {
    self.reconciliation = reconciliation
    places = currency.minorUnits
  }

  /// The figures that differ, how many agree, and what is not carried.
  func lines(width: Int) -> [String] {
    let figures = reconciliation.figures
    let differences = reconciliation.differences
    guard !figures.isEmpty else {
      return ["The workbook states no totals, balances or sums to hold the budget against."]
        + notCarried(width)
    }
    var lines = [
      "\(figures.count - differences.count) of the workbook's own \(figures.count) figures agree to the cent."
    ]
    if !differences.isEmpty {
      var table = TextTable([
        ("Figure", .left), ("Cell", .left), ("Workbook", .right), ("Budget", .right), ("Difference", .right),
      ])
      for figure in differences.prefix(40) {
        table.append([
          figure.name, place(figure.place), shown(figure.own), shown(figure.computed),
          shown(figure.difference),
        ])
      }
      lines += table.lines(width: width)
      let reasons = differences.prefix(40).compactMap { figure in
        figure.explanation.map { "  \(place(figure.place)): \($0)" }
      }
      lines += reasons.flatMap { FindingLines.wrapped($0, width: width) }
      if differences.count > 40 { lines.append("… and \(differences.count - 40) more; --json lists all") }
    }
    return lines + notCarried(width)
  }

  private func notCarried(_ width: Int) -> [String] {
    guard !reconciliation.notCarried.isEmpty else { return [] }
    return ["", "Not carried into the budget:"]
      + reconciliation.notCarried.flatMap { FindingLines.wrapped("  \($0)", width: width) }
  }

  private func place(_ place: Provenance) -> String {
    if case .cell(let sheet, let reference) = place.location { return "\(sheet)!\(reference)" }
    return place.description
  }

  private func shown(_ amount: Decimal) -> String {
    amount.plainText(places: max(places, min(amount.fractionDigits, 4)))
  }

  /// The same as JSON.
  var members: [JSONMember] {
    [
      JSONMember("figures", .array(reconciliation.figures.map(Self.value))),
      JSONMember("notCarried", .array(reconciliation.notCarried.map { .string($0) })),
    ]
  }

  private static func value(_ figure: Reconciliation.Figure) -> JSONValue {
    .object([
      JSONMember("name", .string(figure.name)), JSONMember("place", .string(figure.place.description)),
      JSONMember("workbook", .number(figure.own.plainText)),
      JSONMember("budget", .number(figure.computed.plainText)),
      JSONMember("difference", .number(figure.difference.plainText)),
      JSONMember("explanation", figure.explanation.map { .string($0) } ?? .null),
    ])
  }
}
