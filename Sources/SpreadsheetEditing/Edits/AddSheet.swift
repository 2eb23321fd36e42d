internal import SpreadsheetFiles
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// Adds a sheet, with its styles, tables, charts and pictures.
///
///     var sheet = Sheet("January")
///     sheet["A1"] = "Spent"
///     try editor.apply(AddSheet(sheet))
public struct AddSheet: WorkbookEdit {
  private let sheet: Sheet
  private let styles: StyleTable
  private let place: Int?

  /// Creates an edit that adds a sheet with cell styles at a position, counted from 0; nil adds the sheet at the end.
  public init(_ sheet: Sheet, styles: StyleTable = StyleTable(), at place: Int? = nil) {
    (self.sheet, self.styles, self.place) = (sheet, styles, place)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    try editor.checkStructure()
    try editor.checkNew(name: sheet.name)
    let (part, names) = try editor.install(sheet, styles, as: nil)
    try editor.list(sheet, part: part)
    try editor.set(names, ofSheet: sheet.name)
    if let place { try editor.apply(MoveSheet(sheet.name, to: place)) }
    try editor.noteFormulas(of: sheet)
  }
}

/// Replaces the sheet with the same name, for example one that this library created earlier.
///
/// Formulas elsewhere that refer to the sheet are unchanged. The parts of the old sheet, including its
/// charts, tables and comments, are removed.
public struct ReplaceSheet: WorkbookEdit {
  private let sheet: Sheet
  private let styles: StyleTable

  /// Creates an edit that replaces a sheet; `styles` are the styles of the new sheet's cells.
  public init(_ sheet: Sheet, styles: StyleTable = StyleTable()) {
    (self.sheet, self.styles) = (sheet, styles)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let (name, part) = try editor.worksheet(sheet.name)
    _ = try editor.markup(of: name)
    try editor.removeOwnParts(of: part)
    let (_, names) = try editor.install(sheet, styles, as: part)
    try editor.set(names, ofSheet: name)
    editor.hasMovedFormulas = true
    try editor.noteFormulas(of: sheet)
  }
}

extension WorkbookEditor {
  /// Writes a sheet's parts into the package.
  ///
  /// Returns the name of the worksheet part, and the defined names for its print titles and filters.
  fileprivate mutating func install(
    _ sheet: Sheet, _ styles: StyleTable, as part: String?
  ) throws(WorkbookEditingError) -> (part: String, names: [DefinedName]) {
    let others = sheet.properties.charts.isEmpty ? [] : try readWorkbook().sheets
    let written = try WrittenSheet(sheet, styles, others: others)
    guard !written.package.contains("xl/metadata.xml") else {
      throw WorkbookEditingError(.notUnderstood("a dynamic array formula in a new sheet"), sheet: sheet.name)
    }
    guard let theirs = try written.styles() else {
      throw WorkbookEditingError(.notUnderstood("the styles of a new sheet"))
    }
    var (stylesPart, own) = try stylesMarkup()
    let places = own.adopt(theirs)
    if let changed = own.changed() { package.replace(stylesPart, with: changed) }
    let worksheet = AdoptedWorksheet(styles: places, texts: try written.sharedTexts()).applied(
      to: try written.package.requiredBytes(WrittenSheet.part))
    try checkTables(of: sheet)
    var adoption = try SheetAdoption(written, into: package)
    let firstTable = try nextTableID()
    let name = try adoption.adopt(worksheet, as: part, into: &package)
    try renumberTables(of: name, from: firstTable)
    return (name, written.parts.localNames(of: 0))
  }

  /// Sets the defined names that belong to a sheet.
  fileprivate mutating func set(_ names: [DefinedName], ofSheet sheet: String) throws(WorkbookEditingError) {
    let place = parts.sheets.firstIndex { $0.name == sheet }
    for name in names {
      try replaceWorkbook(
        with: parts.setting(name.name, to: name.formula, sheet: place, isHidden: name.isHidden))
    }
  }

  /// Adds a new sheet to the list in the workbook part (ECMA-376 18.2.19, sheet).
  fileprivate mutating func list(_ sheet: Sheet, part: String) throws(WorkbookEditingError) {
    let id = parts.relationships.add("worksheet", part: part)
    package.replace(PartName.relationships(of: parts.workbook), with: parts.relationships.changed())
    let bytes = parts.workbookBytes
    guard let end = parts.sheetsEnd, let attribute = parts.relationshipAttribute
    else { throw WorkbookEditingError(.notUnderstood("a workbook without sheets")) }
    let number = (parts.sheets.compactMap { $0.tag.number("sheetId", in: bytes) }.max() ?? 0) + 1
    let state =
      sheet.properties.visibility == .visible ? "" : " state=\"\(sheet.properties.visibility.rawValue)\""
    var changes = MarkupChanges()
    changes.insert(
      "<\(parts.prefix)sheet name=\"".utf8 + MarkupText.escaped(sheet.name)
        + "\" sheetId=\"\(number)\"\(state) \(attribute)=\"\(id)\"/>".utf8,
      at: end.range.lowerBound)
    try replaceWorkbook(with: changes.applied(to: bytes))
  }

  /// The workbook with all edits so far.
  mutating func readWorkbook() throws(WorkbookEditingError) -> Workbook {
    try flush()
    let bytes = try archive()
    do { return try Workbook(xlsx: bytes, limits: limits) } catch {
      throw WorkbookEditingError(.file(error))
    }
  }

  /// Records the cells of a new sheet as changed, so that formulas that depend on them are computed.
  fileprivate mutating func noteFormulas(of sheet: Sheet) throws(WorkbookEditingError) {
    guard let range = sheet.usedRange else { return }
    unsettled.append(SheetRange(sheet.name, range))
    if sheet.rows.contains(where: { $0.cells.contains { $0.formula != nil } }) { hasMovedFormulas = true }
    for row in sheet.rows {
      for cell in row.cells where cell.value != .empty || cell.formula != nil {
        changedCells.append(
          CellChange(
            cell: CellLocation(sheet: sheet.name, reference: cell.reference), formula: cell.formula?.text,
            value: cell.value))
      }
    }
  }

  /// Removes the parts that belong only to a worksheet, and the relationships of the worksheet.
  fileprivate mutating func removeOwnParts(of part: String) throws(WorkbookEditingError) {
    var types = ContentTypesMarkup(try package.requiredBytes(ContentTypesMarkup.partName))
    var open = [part]
    while let next = open.popLast() {
      for relationship in try relationships(of: next).all {
        guard let target = relationship.part, Self.ownedTypes.contains(relationship.type) else { continue }
        open.append(target)
        package.remove(target)
        types.remove(target)
      }
      package.remove(PartName.relationships(of: next))
    }
    package.replace(ContentTypesMarkup.partName, with: types.changed())
  }

  /// Types of parts that belong to only one sheet; pictures and pivot tables may be shared.
  private static let ownedTypes: Set<String> = [
    "drawing", "chart", "chartUserShapes", "chartStyle", "chartColorStyle", "comments", "vmlDrawing", "table",
    "threadedComment", "printerSettings",
  ]
}
