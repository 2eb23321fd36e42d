internal import SpreadsheetValues

/// Writes the part that lists a workbook's sheets and defined names (ECMA-376 18.2.27, workbook).
struct WorkbookPartWriter {
  /// The sheets in order, each with its relationship id.
  let sheets: [(properties: SheetProperties, id: String)]
  let definedNames: [DefinedName]
  let dateSystem: DateSystem
  /// Whether circular references are computed iteratively.
  let isIterative: Bool
  /// Whether the program that opens the file must compute all formulas.
  let needsCalculation: Bool
  let protection: Workbook.Protection?
  /// The index of the sheet that is shown first.
  let activeSheet: Int

  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    guard let first = sheets.firstIndex(where: { $0.properties.visibility == .visible }) else {
      throw SpreadsheetWritingError(.noVisibleSheet)
    }
    let isShown =
      sheets.indices.contains(activeSheet) && sheets[activeSheet].properties.visibility == .visible
    var xml = try XMLWriter(
      root: "workbook", ["xmlns": XMLNames.main, "xmlns:r": XMLNames.relationships])
    try xml.empty("workbookPr", ["date1904": dateSystem == .from1904 ? "1" : nil])
    if let protection { try xml.append(protection) }
    appendView(to: &xml, active: isShown ? activeSheet : first, first: first)
    try appendSheets(to: &xml)
    try appendNames(to: &xml)
    try xml.empty(
      "calcPr",
      [
        "calcId": "191029", "iterate": isIterative ? "1" : nil,
        "fullCalcOnLoad": needsCalculation ? "1" : nil,
      ])
    xml.close("workbook")
    return PackagePart(name, xml)
  }

  private func appendView(to xml: inout XMLWriter, active: Int, first: Int) {
    xml.raw("<bookViews><workbookView activeTab=\"")
    xml.plain(active)
    xml.raw("\" firstSheet=\"")
    xml.plain(first)
    xml.raw("\"/></bookViews>")
  }

  private func appendSheets(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    xml.raw("<sheets>")
    for (index, sheet) in sheets.enumerated() {
      let visibility = sheet.properties.visibility
      do {
        try xml.empty(
          "sheet",
          [
            "name": sheet.properties.name, "sheetId": "\(index + 1)",
            "state": visibility == .visible ? nil : visibility.rawValue, "r:id": sheet.id,
          ])
      } catch {
        throw error.located(sheet: sheet.properties.name)
      }
    }
    xml.raw("</sheets>")
  }

  private func appendNames(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let names = try localNames()
    guard !names.isEmpty else { return }
    xml.raw("<definedNames>")
    for (name, sheet) in names {
      do {
        xml.raw("<definedName")
        try xml.attribute("name", name.name)
        if let sheet { try xml.attribute("localSheetId", "\(sheet)") }
        if name.isHidden { xml.raw(" hidden=\"1\"") }
        xml.raw(">")
        try xml.text(try name.formula.storedFormula(), .none)
        xml.raw("</definedName>")
      } catch {
        throw error.located(sheet: name.sheetName)
      }
    }
    xml.raw("</definedNames>")
  }

  /// The defined names with their sheets' indices, and the names for filters and repeated rows; each name once.
  private func localNames() throws(SpreadsheetWritingError) -> [(DefinedName, sheet: Int?)] {
    let titles = sheets.enumerated().flatMap { index, sheet in
      [sheet.properties.filterDatabase, sheet.properties.printTitles].compactMap(\.self)
        .map { ($0, sheet: Int?.some(index)) }
    }
    var seen = Set(titles.map { Key($0.0, $0.sheet) })
    var names = titles
    for name in definedNames {
      let sheet = try place(of: name)
      let isBuiltIn = name.name.lowercased().hasPrefix("_xlnm.")
      guard isBuiltIn || NameRules.isValid(name.name) else {
        throw SpreadsheetWritingError(.invalidName(name.name), sheet: name.sheetName)
      }
      if seen.insert(Key(name, sheet)).inserted {
        names.append((name, sheet))
      } else if !(isBuiltIn && titles.contains { Key($0.0, $0.sheet) == Key(name, sheet) }) {
        throw SpreadsheetWritingError(.invalidName(name.name), sheet: name.sheetName)
      }
    }
    return names
  }

  private func place(of name: DefinedName) throws(SpreadsheetWritingError) -> Int? {
    guard let sheetName = name.sheetName else { return nil }
    let lowered = sheetName.lowercased()
    guard let index = sheets.firstIndex(where: { $0.properties.name.lowercased() == lowered }) else {
      throw SpreadsheetWritingError(.unknownSheet(sheetName))
    }
    return index
  }

  private struct Key: Hashable {
    let name: String
    let sheet: Int?

    init(_ name: DefinedName, _ sheet: Int?) {
      self.name = name.name.lowercased()
      self.sheet = sheet
    }
  }
}

extension SheetProperties {
  /// The hidden defined name for the range of the sheet's own filter, as Excel writes it.
  fileprivate var filterDatabase: DefinedName? {
    guard let range = autoFilter?.range else { return nil }
    return DefinedName(
      "_xlnm._FilterDatabase",
      formula: "\(SheetName.quoted(name))!\(range.first.absolute):\(range.last.absolute)",
      sheetName: name, isHidden: true)
  }

  /// The defined name that repeats rows on each page (ECMA-376 18.2.5, _xlnm.Print_Titles).
  fileprivate var printTitles: DefinedName? {
    printSetup.repeatedRows.map {
      DefinedName(
        "_xlnm.Print_Titles",
        formula: "\(SheetName.quoted(name))!$\($0.lowerBound):$\($0.upperBound)", sheetName: name)
    }
  }
}
