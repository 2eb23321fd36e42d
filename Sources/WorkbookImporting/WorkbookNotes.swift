public import BudgetModel
public import SpreadsheetValues

extension Workbook {
  /// Returns findings for the problems of the file that did not prevent reading it.
  public func noteFindings(file: String) -> [Finding] {
    notes.map { Finding(.workbook($0.fact), at: Provenance(file: file, $0.place)) }
  }
}

extension ReadingNote {
  package var fact: Finding.WorkbookFact {
    switch kind {
    case .missingSheet: .sheetMissing
    case .missingStyles: .stylesMissing
    case .unknownStyle: .styleUnknown(others: count - 1)
    }
  }

  package var place: Provenance.Location {
    guard let sheetName else { return .whole }
    return cell.map { .cell(sheet: sheetName, reference: "\($0)") } ?? .sheet(sheetName)
  }
}
