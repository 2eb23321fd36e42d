internal import SpreadsheetFiles
internal import SpreadsheetFormulas
internal import SpreadsheetValues

extension WorkbookEditor {
  /// Writes all pending cells, and updates the values of formulas that depend on edits.
  mutating func settle() throws(WorkbookEditingError) {
    try flush()
    if hasMovedFormulas { try dropCalculationChain() }
    hasMovedFormulas = false
    guard !unsettled.isEmpty || !changedTerms.isEmpty else { return }
    var (changed, terms) = (unsettled, changedTerms)
    (unsettled, changedTerms) = ([], ChangedTerms())
    if try hasFormulas() {
      let computed = RecalculatedCells(try readWorkbook(), changed: changed, terms: terms, now: now)
      for found in computed.values { try store(found) }
      try flush()
      changed += computed.values.map { SheetRange($0.sheet, CellRange($0.cell, $0.cell)) }
      if !computed.uncomputed.isEmpty { try askForCalculation() }
    }
    try refreshPivotCaches(of: changed)
  }

  /// Whether any sheet has a formula.
  private func hasFormulas() throws(WorkbookEditingError) -> Bool {
    for sheet in parts.sheets {
      guard sheet.kind == "worksheet", let part = sheet.part, package.contains(part) else { continue }
      if try package.requiredBytes(part).hasFormulaTag { return true }
    }
    return false
  }

  /// Records the new value of a formula cell, or of a cell that an array formula fills.
  private mutating func store(_ found: RecalculatedCells.Value) throws(WorkbookEditingError) {
    let (name, part) = try worksheet(found.sheet)
    set(CellPatch(found.isFormula ? .result(found.value) : .filled(found.value)), at: found.cell, of: part)
    changedCells.append(
      CellChange(
        cell: CellLocation(sheet: name, reference: found.cell), formula: nil, value: found.value))
  }

  /// Removes the cached calculation order, which programs recreate (ECMA-376 18.6.1, calcChain).
  mutating func dropCalculationChain() throws(WorkbookEditingError) {
    guard let part = parts.relationships.part(ofType: "calcChain") else { return }
    parts.relationships.remove(part: part)
    package.replace(
      PartName.relationships(of: parts.workbook), with: parts.relationships.changed())
    guard package.contains(part) else { return }
    package.remove(part)
    var types = ContentTypesMarkup(try package.requiredBytes(ContentTypesMarkup.partName))
    types.remove(part)
    package.replace(ContentTypesMarkup.partName, with: types.changed())
    parts = try WorkbookParts(package)
  }

  /// Makes the program that opens the file compute all formulas (ECMA-376 18.2.2, fullCalcOnLoad).
  mutating func askForCalculation() throws(WorkbookEditingError) {
    var changes = MarkupChanges()
    let bytes = parts.workbookBytes
    if let (tag, _) = parts.element("calcPr") {
      guard !tag.isOn("fullCalcOnLoad", in: bytes) else { return }
      changes.set("fullCalcOnLoad", to: "1", of: tag, in: bytes)
    } else {
      guard let place = parts.place(of: "calcPr") else { return }
      changes.insert("<\(parts.prefix)calcPr fullCalcOnLoad=\"1\"/>".utf8, at: place)
    }
    try replaceWorkbook(with: changes.applied(to: bytes))
  }

  /// Replaces the bytes of the workbook part.
  mutating func replaceWorkbook(with bytes: [UInt8]) throws(WorkbookEditingError) {
    package.replace(parts.workbook, with: bytes)
    parts = try WorkbookParts(package)
  }
}

extension [UInt8] {
  /// Whether the XML has an element called `f`, with any prefix.
  fileprivate var hasFormulaTag: Bool {
    guard count > 2 else { return false }
    for index in 1..<count - 1 where self[index] == UInt8(ascii: "f") {
      guard self[index - 1] == UInt8(ascii: "<") || self[index - 1] == UInt8(ascii: ":") else { continue }
      if self[index + 1] == UInt8(ascii: ">") || self[index + 1] == UInt8(ascii: " ") { return true }
    }
    return false
  }
}

extension WorkbookParts {
  /// The prefix of the part's own elements, with its colon.
  var prefix: String {
    var scanner = MarkupScanner(workbookBytes)
    guard let root = scanner.next() else { return "" }
    return String(
      decoding: workbookBytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
  }

  /// The position where a missing element would be inserted (ECMA-376 18.2.27, CT_Workbook).
  func place(of name: String) -> Int? {
    let before = Self.order.prefix { $0 != name }
    var place: Int?
    var scanner = MarkupScanner(workbookBytes)
    guard let root = scanner.next() else { return nil }
    place = root.range.upperBound
    while let tag = scanner.next(), tag.kind != .end {
      guard let end = scanner.skip(tag) else { return nil }
      if before.contains(tag.text(in: workbookBytes)) { place = end.range.upperBound }
    }
    return place
  }

  private static let order = [
    "fileVersion", "fileSharing", "workbookPr", "AlternateContent", "revisionPtr", "workbookProtection",
    "bookViews", "sheets", "functionGroups", "externalReferences", "definedNames", "calcPr",
  ]
}
