internal import SpreadsheetFiles
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// Renames a sheet, and updates everything that refers to it.
public struct RenameSheet: WorkbookEdit {
  private let name, newName: String

  /// Creates an edit that gives a sheet a new name.
  public init(_ name: String, to newName: String) {
    (self.name, self.newName) = (name, newName)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let sheet = try editor.tab(name)
    try editor.checkStructure()
    try editor.checkNew(name: newName, besides: sheet.name)
    try editor.adjust(ReferenceEdit(sheet: sheet.name, change: .renameSheet(to: newName)))
    let tag = try editor.tab(name).tag
    var changes = MarkupChanges()
    changes.set("name", to: newName, of: tag, in: editor.parts.workbookBytes)
    try editor.replaceWorkbook(with: changes.applied(to: editor.parts.workbookBytes))
  }
}

/// Shows or hides a sheet's tab.
public struct SetSheetVisibility: WorkbookEdit {
  private let name: String
  private let visibility: SheetVisibility

  /// Creates an edit that sets the visibility of a sheet's tab.
  public init(_ name: String, _ visibility: SheetVisibility) {
    (self.name, self.visibility) = (name, visibility)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let sheet = try editor.tab(name)
    try editor.checkStructure()
    guard sheet.visibility != visibility else { return }
    let shown = editor.parts.sheets.enumerated().filter {
      $0.element.visibility == .visible && $0.element.name != sheet.name
    }.map(\.offset)
    guard visibility == .visible || !shown.isEmpty else {
      throw WorkbookEditingError(.noVisibleSheet, sheet: sheet.name)
    }
    let bytes = editor.parts.workbookBytes
    var changes = MarkupChanges()
    changes.set("state", to: visibility.rawValue, of: sheet.tag, in: bytes)
    if visibility != .visible, let place = editor.parts.sheets.firstIndex(where: { $0.name == sheet.name }) {
      editor.parts.remapTabs(&changes) { $0 == place ? shown.first { $0 > place } ?? shown.last ?? 0 : $0 }
    }
    try editor.replaceWorkbook(with: changes.applied(to: bytes))
  }
}

/// Moves a sheet's tab to another position.
public struct MoveSheet: WorkbookEdit {
  private let name: String
  private let place: Int

  /// Creates an edit that moves a tab to this position among all tabs, counted from 0.
  public init(_ name: String, to place: Int) {
    (self.name, self.place) = (name, place)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let sheet = try editor.tab(name)
    try editor.checkStructure()
    let (old, bytes) = (editor.parts.sheets, editor.parts.workbookBytes)
    guard let from = old.firstIndex(where: { $0.name == sheet.name }), old.indices.contains(place) else {
      throw WorkbookEditingError(.outOfRange("the place \(place) among \(old.count) tabs"), sheet: sheet.name)
    }
    var order = Array(old.indices)
    order.insert(order.remove(at: from), at: place)
    var changes = MarkupChanges()
    for (new, before) in order.enumerated() where new != before {
      changes.replace(old[new].tag.range, with: bytes[old[before].tag.range])
    }
    editor.parts.remapTabs(&changes) { order.firstIndex(of: $0) ?? $0 }
    editor.parts.remapLocalNames(&changes) { order.firstIndex(of: $0) ?? $0 }
    try editor.replaceWorkbook(with: changes.applied(to: bytes))
    editor.changedTerms.sheetOrder = true
  }
}

extension WorkbookEditor {
  func tab(_ name: String) throws(WorkbookEditingError) -> WorkbookParts.SheetPart {
    guard let sheet = parts[sheet: name] else { throw WorkbookEditingError(.noSuchSheet(name)) }
    return sheet
  }

  /// Throws if protection forbids adding, renaming, moving and hiding sheets (ECMA-376 18.2.29,
  /// workbookProtection).
  func checkStructure() throws(WorkbookEditingError) {
    guard !allowsProtected, let (tag, _) = parts.element("workbookProtection"),
      tag.isOn("lockStructure", in: parts.workbookBytes)
    else { return }
    throw WorkbookEditingError(.protectedWorkbook)
  }

  /// Throws if a name is invalid, or if a sheet other than `own` already has it.
  func checkNew(name: String, besides own: String? = nil) throws(WorkbookEditingError) {
    if let problem = SheetName.problem(with: name) {
      throw WorkbookEditingError(.invalidSheetName(name, problem))
    }
    if let other = parts[sheet: name], other.name != own {
      throw WorkbookEditingError(.invalidSheetName(name, "another sheet has the name"))
    }
  }
}

extension WorkbookParts {
  /// Updates the tab positions in workbook views (ECMA-376 18.2.30, workbookView).
  func remapTabs(_ changes: inout MarkupChanges, _ place: (Int) -> Int) {
    remap("workbookView", ["activeTab", "firstSheet"], &changes, place)
  }

  /// Updates the positions of the sheets to which defined names belong (ECMA-376 18.2.5, localSheetId).
  func remapLocalNames(_ changes: inout MarkupChanges, _ place: (Int) -> Int) {
    remap("definedName", ["localSheetId"], &changes, place)
  }

  private func remap(
    _ element: String, _ attributes: [String], _ changes: inout MarkupChanges, _ place: (Int) -> Int
  ) {
    var scanner = MarkupScanner(workbookBytes)
    while let tag = scanner.next() {
      guard tag.kind != .end, tag.isNamed(element, in: workbookBytes) else { continue }
      for attribute in attributes {
        guard let old = tag.number(attribute, in: workbookBytes), case let new = place(old), new != old else {
          continue
        }
        changes.set(attribute, to: "\(new)", of: tag, in: workbookBytes)
      }
    }
  }
}
