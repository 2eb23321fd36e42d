public import BudgetModel
public import Spreadsheet

extension Workbook {
  /// What was wrong with the file that this was read from, and did not keep it from being read.
  public func noteFindings(file: String) -> [Finding] {
    notes.map { Finding($0.code, .warning, at: Provenance(file: file, $0.place), reason: $0.reason) }
  }
}

extension ReadingNote {
  var code: Finding.Code {
    switch kind {
    case .missingSheet: .sheetMissing
    case .missingStyles, .unknownStyle: .styleMissing
    }
  }

  var place: Provenance.Location {
    guard let sheetName else { return .whole }
    return cell.map { .cell(sheet: sheetName, reference: "\($0)") } ?? .sheet(sheetName)
  }

  var reason: String {
    switch kind {
    case .missingSheet:
      return "the workbook lists this sheet, but the file does not have it; it is left out"
    case .missingStyles:
      return "the file does not have the styles that the workbook points at; cells are read without formats, "
        + "and days may show as plain numbers"
    case .unknownStyle:
      let others = count > 1 ? ", and \(count - 1) more of the sheet's cells do" : ""
      return "the cell asks for a style that the file does not have\(others); it is read without a format, "
        + "and a day may show as a plain number"
    }
  }
}
