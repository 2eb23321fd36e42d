package import BudgetModel

extension Provenance {
  /// The row that contains a place, without the field.
  package var asRow: Provenance {
    switch location {
    case .line(let line, _): Provenance(file: file, .line(line, field: nil))
    case .cell(let sheet, let reference):
      Provenance(file: file, .cell(sheet: sheet, reference: String(reference.drop { !$0.isNumber })))
    default: self
    }
  }
}

extension [Finding] {
  /// The lines of a text that errors and warnings are about.
  package var linesToShow: Set<Int> {
    Set(
      compactMap { finding in
        guard finding.severity > .info, case .line(let line, _) = finding.place.location else { return nil }
        return line
      })
  }
}
