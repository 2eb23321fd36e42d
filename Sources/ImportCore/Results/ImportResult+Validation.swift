public import BudgetModel
public import CalendarDates
internal import Foundation

extension ImportResult {
  /// Adds a finding for each rule of SPEC §1 that the budget breaks, at the place of the error in the file.
  ///
  /// Dates after `today` are in the future. An import accepts some problems with a warning; with `strictness` strict,
  /// they are errors. `fileName` is used for findings about records whose place is unknown.
  public func validated(
    asOf today: CalendarDate, strictness: Strictness = .importing, fileName: String
  ) -> ImportResult {
    var result = self
    let found = budget.validationFindings(asOf: today, strictness: strictness, file: fileName)
    result.findings += found.map { finding in
      var located = finding
      if let place = place(of: finding) { located.place = place }
      return located
    }
    return result
  }

  /// The place in the file of the transaction that a finding is about.
  private func place(of finding: Finding) -> Provenance? {
    guard case .jsonPath(let path) = finding.place.location,
      let rest = path.split(separator: "$.transactions[", omittingEmptySubsequences: false).last,
      path.hasPrefix("$.transactions["), let index = Int(rest.prefix { $0 != "]" }),
      budget.transactions.indices.contains(index),
      let place = provenance[budget.transactions[index].id], !place.isJSON
    else { return nil }
    return place
  }
}

extension Provenance {
  fileprivate var isJSON: Bool {
    if case .jsonPath = location { true } else { false }
  }
}
