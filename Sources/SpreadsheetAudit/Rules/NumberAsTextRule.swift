internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports texts that look like numbers in ranges that formulas add up; sums ignore such texts.
enum NumberAsTextRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let texts = workbook.sheets.map { sheet in
      CellMarks(sheet.cells.filter { isNumber($0, sheet) }.map(\.reference))
    }
    guard texts.contains(where: { !$0.isEmpty }) else { return [] }
    var seen: Set<SheetRange> = []
    var found: Set<SheetRange> = []
    var findings: [AuditFinding] = []
    for sheet in workbook.sheets {
      for cell in sheet.cells where cell.isFormula {
        for reading in workbook.readings(sheet, cell, \.figures) where sums(reading) {
          // Equal ranges are inspected once. Overlapping ranges, as in running sums, are each inspected, up to a limit.
          guard seen.insert(SheetRange(reading.sheet, reading.range)).inserted else { continue }
          for text in texts[reading.sheet].prefix(textsPerRange, in: reading.range)
          where found.insert(SheetRange(reading.sheet, CellRange(text, text))).inserted {
            findings.append(finding(workbook, reading.sheet, text, summedIn: (sheet, cell)))
          }
        }
      }
    }
    return findings
  }

  /// The maximum number of texts reported for one range, which is enough for a column that has only texts.
  private static let textsPerRange = 100

  private struct SheetRange: Hashable {
    let sheet: Int
    let range: CellRange

    init(_ sheet: Int, _ range: CellRange) { (self.sheet, self.range) = (sheet, range) }
  }

  private static func sums(_ reading: AuditedWorkbook.Reading) -> Bool {
    switch reading.use.role {
    case .total(let function): reading.range.count > 1 && function != "COUNT" && function != ""
    case .conditionalTotal: true
    case .added, .other: false
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ number: Int, _ text: CellReference,
    summedIn formula: (sheet: AuditedSheet, cell: AuditedCell)
  ) -> AuditFinding {
    let sheet = workbook.sheets[number]
    let sum = CellLocation(sheet: formula.sheet.name, reference: formula.cell.reference)
    return workbook.finding(
      .numberAsText(sheet.cell(text)?.value ?? .empty, sum: sum), sheet, text)
  }

  /// Whether a cell is a text that looks like a number, but not the heading of a column.
  private static func isNumber(_ cell: AuditedCell, _ sheet: AuditedSheet) -> Bool {
    guard let text = cell.value.text, NumericText.isNumber(text) else { return false }
    let row = sheet.cells(inRow: cell.reference.row)
    let isHeading = row.count > 1 && row.allSatisfy { $0.value.text != nil }
    // In a row of texts, a number is the heading of a column, unless there are numbers directly above it.
    guard isHeading, cell.reference.row > 1 else { return !isHeading }
    let above = CellReference(row: cell.reference.row - 1, column: cell.reference.column)
    return sheet.cell(above)?.value.number != nil
  }
}

/// Recognizes texts that people mean as amounts, such as `12`, `1,234.50`, `$5`, `(3.00)` or `12,50 €`.
///
/// The texts may contain spaces of any kind.
enum NumericText {
  static func isNumber(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    var digits = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".", ",": digits.unicodeScalars.append(scalar)
      case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\t", "'", "+", "-", "−", "(", ")", "$", "€", "£", "¥", "%":
        break
      default: return false
      }
    }
    return isAmount(digits) && signs(text) <= 1
  }

  /// Whether a text consists of digits, perhaps in groups, and at most one decimal separator; a code such as `00123`
  /// is not an amount.
  private static func isAmount(_ text: String) -> Bool {
    let groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let first = groups.first, let last = groups.last, text.contains(where: \.isNumber) else {
      return false
    }
    if first.count > 1, first.hasPrefix("0") { return false }
    if groups.count == 1 { return true }
    return !last.isEmpty && groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
  }

  /// Returns 2 for a text with signs inside it, which is not an amount (`03-04`, `1-2-3`, `555-1234`), otherwise 1.
  private static func signs(_ text: String) -> Int {
    let body = text.trimmed.drop { "+-−($€£¥".contains($0) }
    let inner = body.reversed().drop { ")-%$€£¥ ".contains($0) }
    return inner.contains { "-−+()".contains($0) } ? 2 : 1
  }
}

extension String {
  /// The text without spaces at its start and end.
  fileprivate var trimmed: Substring {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
