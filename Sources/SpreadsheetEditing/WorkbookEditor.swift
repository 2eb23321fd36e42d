public import CalendarDates
internal import SafeFiles
public import SpreadsheetFiles
public import SpreadsheetFormulas
public import SpreadsheetValues

/// Edits an XLSX file in place: makes the requested changes, and nothing else.
///
///     var editor = try WorkbookEditor(path: "household.xlsx")
///     try editor.apply(SetCell("Plan", .cell("B4"), 950))
///     try editor.apply(AppendRows([["Corner shop", 12.50]], to: .table("Expenses")))
///     try editor.save()
///
/// Parts of the package that no edit has to change (such as charts, pictures, pivot tables, macros, comments and parts
/// of unknown types) keep their exact compressed bytes. In a changed sheet, rows that no edit changes keep their bytes.
/// Formulas that depend on an edit are recomputed when the editor makes the file with the edits. A formula that this
/// library cannot compute keeps its cached value, and the workbook is marked so that the program that opens it computes
/// all formulas.
///
/// Signed packages are rejected, encrypted ones cannot be read, and protected sheets need `allowsProtected`.
public struct WorkbookEditor: Sendable {
  /// The date and time for `TODAY` and `NOW`; if nil, formulas that use them keep their cached values.
  public var now: (date: CalendarDate, time: TimeOfDay)?
  /// Whether protected sheets and workbooks are edited anyway.
  public var allowsProtected = false
  /// The cells that edits have changed so far, in order.
  public internal(set) var changedCells: [CellChange] = []

  var package: EditedPackage { didSet { lookedThrough = nil } }
  /// The sheet part that was scanned last; valid until the package changes.
  var lookedThrough: (part: String, markup: SheetMarkup)?
  var parts: WorkbookParts
  /// The path from which the file was read.
  let path: String?
  let limits: ReadingLimits
  /// Changed cells that are not yet written into their sheets' parts, by part, row and column.
  var pending: [String: [Int: [Int: CellPatch]]] = [:]
  /// Changed cells whose dependent formulas are not recomputed yet.
  var unsettled: [SheetRange] = []
  /// The names whose meaning has changed, so that formulas with these names must be recomputed.
  var changedTerms = ChangedTerms()
  /// Whether formulas were added, moved or removed, so that the cached calculation order is wrong.
  var hasMovedFormulas = false

  /// Opens the file at a path.
  ///
  /// - Throws: `WorkbookEditingError` for a file that cannot be read or is signed.
  public init(path: String, limits: ReadingLimits = ReadingLimits()) throws(WorkbookEditingError) {
    let package: EditedPackage
    do { package = try EditedPackage(path: path, limits: limits) } catch {
      throw WorkbookEditingError(.file(error))
    }
    try self.init(package, path: path, limits: limits)
  }

  /// Opens a file in memory; the name is used in messages.
  ///
  /// - Throws: `WorkbookEditingError` for bytes that cannot be read or are signed.
  public init(
    _ bytes: [UInt8], name: String? = nil, limits: ReadingLimits = ReadingLimits()
  ) throws(WorkbookEditingError) {
    let package: EditedPackage
    do { package = try EditedPackage(bytes, name: name, limits: limits) } catch {
      throw WorkbookEditingError(.file(error))
    }
    try self.init(package, path: nil, limits: limits)
  }

  private init(
    _ package: EditedPackage, path: String?, limits: ReadingLimits
  ) throws(WorkbookEditingError) {
    guard !package.isSigned else { throw WorkbookEditingError(.signed) }
    parts = try WorkbookParts(package)
    (self.package, self.path, self.limits) = (package, path, limits)
  }

  /// The sheets' names in the order of their tabs.
  public var sheetNames: [String] { parts.sheets.map(\.name) }

  /// The names of the parts changed so far; `xlsx()` also changes parts in which it writes computed values.
  public var changedParts: [String] { package.changedParts }

  /// Applies an edit.
  ///
  /// - Throws: `WorkbookEditingError` with sheet and cell; no part of the edit is then applied.
  public mutating func apply(_ edit: some WorkbookEdit) throws(WorkbookEditingError) {
    var editor = self
    try edit.apply(to: &editor)
    self = editor
  }

  /// The file with all edits; formulas that depend on them are computed.
  ///
  /// - Throws: `WorkbookEditingError` if the edits leave no readable workbook.
  public mutating func xlsx() throws(WorkbookEditingError) -> [UInt8] {
    try settle()
    return try archive()
  }

  /// Saves the file with all edits to its original path, or to another one.
  ///
  /// Anyone who reads the file meanwhile sees either the old or the new bytes, never a mixture.
  ///
  /// - Throws: `WorkbookEditingError` like `xlsx()`, and in these cases: the file was changed since it was
  ///   read (`ESTALE`); it cannot be written; no path is given and the editor was created from bytes.
  public mutating func save(to other: String? = nil) throws(WorkbookEditingError) {
    let bytes = try xlsx()
    do throws(FileOutputError) {
      guard other == nil || other == path, let path else {
        guard let other else { throw FileOutputError.noPath("") }
        return try FileOutput.write(bytes, to: other)
      }
      do throws(KeptCopy.Failure) {
        try KeptCopy.save(bytes, to: path, expecting: ContentDigest(package.original), keepsCopy: false)
      } catch {
        guard case .file(let error) = error else { return }
        throw error
      }
    } catch {
      throw WorkbookEditingError(.output(error))
    }
  }

  mutating func archive() throws(WorkbookEditingError) -> [UInt8] {
    package.deflate()
    do { return try package.archive() } catch { throw WorkbookEditingError(.content(error)) }
  }
}

/// A change to a workbook.
///
/// This library has small types for edits, such as `SetCell`, `AppendRows` and `RenameSheet`.
public protocol WorkbookEdit: Sendable {
  /// Applies the edit.
  ///
  /// - Throws: `WorkbookEditingError` with sheet and cell.
  func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError)
}

/// A cell that was changed by an edit.
public struct CellChange: Hashable, Sendable {
  /// The location of the cell, with the name that its sheet had when the cell was changed.
  public let cell: CellLocation
  /// The new formula; nil for a constant, or if only the cached value of the formula changed.
  public let formula: String?
  /// The new value.
  public let value: CellValue
}
