internal import ExactDecimals
internal import SpreadsheetValues

extension ChartWriter {
  /// The type of the points of a reference.
  enum Points {
    case numbers, text
  }

  /// Appends a reference with its cells' current values (ECMA-376 21.2.2.123, numRef; 21.2.2.201, strRef).
  ///
  /// If `points` is nil, the points are numbers if all cells contain numbers, and texts otherwise.
  func append(
    _ reference: SheetRange, as points: Points?, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    let cells = workbook.map { existingCells(of: reference, in: $0) }
    let isNumeric =
      points == .numbers
      || points == nil && cells?.isEmpty == false && cells?.allSatisfy { $0.value.number != nil } == true
    if isNumeric { xml.raw("<c:numRef>") } else { xml.raw("<c:strRef>") }
    try xml.element("c:f", text: reference.formula)
    if let cells, let workbook {
      if isNumeric {
        try appendNumbers(cells, of: reference, workbook, to: &xml)
      } else {
        try appendTexts(cells, of: reference, to: &xml)
      }
    }
    if isNumeric { xml.raw("</c:numRef>") } else { xml.raw("</c:strRef>") }
  }

  /// The number format of the categories, so that dates are shown as months or years, for example.
  var categoryFormat: String {
    guard let reference = chart.series.first?.categories, let workbook,
      let cell = existingCells(of: reference, in: workbook).first
    else { return "General" }
    let code = workbook.styles[cell.style].numberFormat.code
    return code.isEmpty ? "General" : code
  }

  private func appendNumbers(
    _ cells: [Cell], of reference: SheetRange, _ workbook: Workbook, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    xml.raw("<c:numCache>")
    let format = cells.first.map { workbook.styles[$0.style].numberFormat.code } ?? ""
    xml.raw("<c:formatCode>")
    try xml.text(format.isEmpty ? "General" : format, .xstring)
    xml.raw("</c:formatCode>")
    try xml.empty("c:ptCount", ["val": "\(reference.range.count)"])
    for cell in cells {
      guard let number = cell.value.number else { continue }
      try xml.open("c:pt", ["idx": "\(reference.range.offset(of: cell.reference))"])
      try xml.element("c:v", text: try number.checkedText())
      xml.close("c:pt")
    }
    xml.raw("</c:numCache>")
  }

  private func appendTexts(
    _ cells: [Cell], of reference: SheetRange, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    xml.raw("<c:strCache>")
    try xml.empty("c:ptCount", ["val": "\(reference.range.count)"])
    for cell in cells {
      guard let text = try cell.value.pointText() else { continue }
      try xml.open("c:pt", ["idx": "\(reference.range.offset(of: cell.reference))"])
      try xml.element("c:v", text: text, escapes: .xstring)
      xml.close("c:pt")
    }
    xml.raw("</c:strCache>")
  }

  /// The existing cells of a range, row by row.
  private func existingCells(of reference: SheetRange, in workbook: Workbook) -> [Cell] {
    guard let sheet = workbook[sheet: reference.sheetName] else { return [] }
    let range = reference.range
    let first = sheet.rows.partitioningIndex { $0.number >= range.first.row }
    var cells: [Cell] = []
    for row in sheet.rows[first...] {
      if row.number > range.last.row { break }
      let start = row.cells.partitioningIndex { $0.reference.column >= range.first.column }
      cells += row.cells[start...].prefix { $0.reference.column <= range.last.column }
    }
    return cells
  }
}

extension CellRange {
  /// The index of a cell, counted row by row from 0.
  fileprivate func offset(of cell: CellReference) -> Int {
    (cell.row - first.row) * columns.count + cell.column - first.column
  }
}

extension CellValue {
  /// The label of a point with this value; nil for an empty cell.
  fileprivate func pointText() throws(SpreadsheetWritingError) -> String? {
    switch self {
    case .empty: nil
    case .number(let number): try number.checkedText()
    case .text(let text): text
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }
}
