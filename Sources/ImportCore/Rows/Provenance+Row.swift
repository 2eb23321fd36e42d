package import BudgetModel

extension Provenance {
  /// The place of the whole row, without the field or column.
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
  /// The lines of a text that have errors or warnings.
  package var linesToShow: Set<Int> {
    Set(
      compactMap { finding in
        guard finding.severity > .info, case .line(let line, _) = finding.place.location else { return nil }
        return line
      })
  }
}
