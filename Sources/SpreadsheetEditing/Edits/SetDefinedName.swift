internal import SpreadsheetFiles
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// Sets a defined name for cells or a formula; replaces an existing name.
///
///     try editor.apply(SetDefinedName(DefinedName("Rent", formula: "Plan!$B$4")))
public struct SetDefinedName: WorkbookEdit {
  private let name: DefinedName

  /// Creates an edit that sets a name.
  public init(_ name: DefinedName) {
    self.name = name
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    try editor.checkStructure()
    guard NameRules.isValid(name.name) || name.name.hasPrefix("_xlnm.") else {
      throw WorkbookEditingError(.content(SpreadsheetWritingError(.invalidName(name.name))))
    }
    var place: Int?
    if let sheet = name.sheetName {
      let own = try editor.tab(sheet).name
      place = editor.parts.sheets.firstIndex { $0.name == own }
    }
    let formula: String
    do { formula = try CellMarkup.storedFormula(name.formula) } catch {
      throw WorkbookEditingError(.content(error))
    }
    try editor.replaceWorkbook(
      with: editor.parts.setting(name.name, to: formula, sheet: place, isHidden: name.isHidden))
    editor.changedTerms.names.insert(name.name.lowercased())
  }
}

extension WorkbookParts {
  /// Returns the workbook part in which the defined name is added or replaced (ECMA-376 18.2.5, definedName).
  func setting(_ name: String, to formula: String, sheet: Int?, isHidden: Bool) -> [UInt8] {
    var changes = MarkupChanges()
    var element = "<\(prefix)definedName name=\"".utf8 + MarkupText.escaped(name) + "\"".utf8
    if let sheet { element += " localSheetId=\"\(sheet)\"".utf8 }
    if isHidden { element += " hidden=\"1\"".utf8 }
    element += ">".utf8 + MarkupText.escaped(formula) + "</\(prefix)definedName>".utf8
    if let (tag, end) = definedName(name, sheet: sheet) {
      changes.replace(tag.range.lowerBound..<end.range.upperBound, with: element)
    } else if let (tag, end) = self.element("definedNames") {
      changes.append(element, to: tag, endedBy: end, in: workbookBytes)
    } else if let place = place(of: "definedNames") {
      changes.insert(
        "<\(prefix)definedNames>".utf8 + element + "</\(prefix)definedNames>".utf8, at: place)
    }
    return changes.applied(to: workbookBytes)
  }

  /// The defined names that belong to the sheet at a position.
  func localNames(of sheet: Int) -> [DefinedName] {
    var names: [DefinedName] = []
    var scanner = MarkupScanner(workbookBytes)
    while let tag = scanner.next() {
      guard tag.kind == .start, tag.isNamed("definedName", in: workbookBytes),
        tag.number("localSheetId", in: workbookBytes) == sheet,
        let name = tag.value("name", in: workbookBytes), let end = scanner.skip(tag)
      else { continue }
      let formula = MarkupText.unescaped(workbookBytes[tag.range.upperBound..<end.range.lowerBound])
      names.append(
        DefinedName(name, formula: formula, isHidden: tag.isOn("hidden", in: workbookBytes)))
    }
    return names
  }

  /// The element of a defined name.
  func definedName(_ name: String, sheet: Int?) -> (tag: MarkupTag, end: MarkupTag)? {
    var scanner = MarkupScanner(workbookBytes)
    while let tag = scanner.next() {
      guard tag.kind != .end, tag.isNamed("definedName", in: workbookBytes),
        tag.value("name", in: workbookBytes)?.lowercased() == name.lowercased(),
        tag.number("localSheetId", in: workbookBytes) == sheet
      else { continue }
      return scanner.skip(tag).map { (tag, $0) }
    }
    return nil
  }
}
