internal import SpreadsheetFiles
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// Sets a cell: its value or formula, and its style.
///
///     try editor.apply(SetCell("Plan", .cell("B4"), 950))
///     try editor.apply(SetCell("Plan", .cell("B9"), formula: "SUM(B2:B8)"))
///
/// If no style is given, the cell keeps its own. The formula is computed when the editor makes the file with the edits.
/// If other cells share the old formula of the cell, they keep it. If the cell is one of several cells of an array
/// formula, the edit is rejected.
public struct SetCell: WorkbookEdit {
  private let sheet: String
  private let cell: CellReference
  private let content: CellPatch.Content
  private let style: CellStyle?

  /// Creates an edit that sets a value; `.empty` clears the cell, and nil leaves its content unchanged.
  public init(_ sheet: String, _ cell: CellReference, _ value: CellValue?, style: CellStyle? = nil) {
    (self.sheet, self.cell, self.style) = (sheet, cell, style)
    content = value.map { .value($0) } ?? .kept
  }

  /// Creates an edit that sets a formula, given without its equals sign.
  public init(_ sheet: String, _ cell: CellReference, formula: String, style: CellStyle? = nil) {
    (self.sheet, self.cell, self.style) = (sheet, cell, style)
    content = .formula(formula, result: .empty)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let (name, part) = try editor.worksheet(sheet)
    var patch = CellPatch(content)
    if let style { patch.style = try editor.place(of: style) }
    editor.set(patch, at: cell, of: part)
    if content == .kept { return }
    editor.note(patch, at: CellLocation(sheet: name, reference: cell))
  }
}

extension WorkbookEditor {
  /// The index of a style in `cellXfs`; adds the style if it is new.
  mutating func place(of style: CellStyle) throws(WorkbookEditingError) -> Int {
    let written: [UInt8]
    do { written = try StylesPartMarkup.part([CellStyle(), style]) } catch {
      throw WorkbookEditingError(.content(error))
    }
    guard let other = StylesMarkup(written) else {
      throw WorkbookEditingError(.notUnderstood("the styles of a new cell"))
    }
    var (part, styles) = try stylesMarkup()
    let place = styles.adopt(other).cellStyles.last ?? 0
    if let changed = styles.changed() { package.replace(part, with: changed) }
    return place
  }

  /// The styles of the workbook; if it has none, a new part with the style of a new cell.
  mutating func stylesMarkup() throws(WorkbookEditingError) -> (part: String, styles: StylesMarkup) {
    let named = parts.relationships.part(ofType: "styles")
    let part = if let named { named } else { try addedStylesPart() }
    if !package.contains(part) {
      do { package.replace(part, with: try StylesPartMarkup.part([CellStyle()])) } catch {
        throw WorkbookEditingError(.content(error))
      }
    }
    guard let styles = StylesMarkup(try package.requiredBytes(part)) else {
      throw WorkbookEditingError(.notUnderstood("the part \(part) with the styles"))
    }
    return (part, styles)
  }

  /// Declares a styles part with an unused name, and returns the name.
  private mutating func addedStylesPart() throws(WorkbookEditingError) -> String {
    var taken = try package.namedParts()
    let part = taken.takeFreeName("xl/styles", ".xml")
    var types = ContentTypesMarkup(try package.requiredBytes(ContentTypesMarkup.partName))
    types.add(part, type: "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml")
    package.replace(ContentTypesMarkup.partName, with: types.changed())
    _ = parts.relationships.add("styles", part: part)
    package.replace(PartName.relationships(of: parts.workbook), with: parts.relationships.changed())
    parts = try WorkbookParts(package)
    return part
  }

  /// Records the change of a cell, so that the formulas that depend on it are computed.
  mutating func note(_ patch: CellPatch, at cell: CellLocation) {
    switch patch.content {
    case .kept: return
    case .formula(let text, let result):
      changedCells.append(CellChange(cell: cell, formula: text, value: result))
    case .value(let value), .result(let value), .filled(let value):
      changedCells.append(CellChange(cell: cell, formula: nil, value: value))
    }
    unsettled.append(SheetRange(cell.sheet, CellRange(cell.reference, cell.reference)))
  }
}
