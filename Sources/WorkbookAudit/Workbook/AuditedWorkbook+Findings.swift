internal import Decimals
internal import Foundation
internal import Formulas
internal import Spreadsheet

extension AuditedWorkbook {
  /// A finding about a cell of a sheet.
  ///
  /// `decimal` stands in for the cell's own exact value, where a formula would give another.
  func finding(
    _ code: AuditCode, _ severity: AuditFinding.Severity, _ sheet: AuditedSheet, _ reference: CellReference,
    _ sentence: String, suggestion: String? = nil, decimal: CellValue? = nil
  ) -> AuditFinding {
    let source = workbook.sheets[sheet.number][reference]
    let index = sheet.index(reference)
    let exact = index.map { sheet.cells[$0].value.inFifteenDigits } ?? source?.value ?? .empty
    let double = index.flatMap { doubles[Place(sheet: sheet.number, index: $0)] }
    return AuditFinding(
      code: code, severity: severity, location: CellLocation(sheet: sheet.name, reference: reference),
      formula: source?.formula?.text, cached: source.flatMap { $0.value == .empty ? nil : $0.value },
      double: double ?? exact, decimal: decimal ?? exact, sentence: sentence, suggestion: suggestion)
  }

  /// The cell as formulas of other sheets name it.
  func name(_ sheet: AuditedSheet, _ reference: CellReference) -> String {
    CellLocation(sheet: sheet.name, reference: reference).description
  }

  /// A value as a sentence shows it.
  static func shown(_ value: CellValue) -> String {
    switch value {
    case .empty: "nothing"
    case .number(let number): number.rounded(toSignificantDigits: 15).plainText
    case .text(let text): "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  /// `1 cell`, `3 cells`.
  static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
