public import CalendarDates
internal import SafeFiles
public import SpreadsheetFiles
public import SpreadsheetFormulas
public import SpreadsheetValues

/// Changes an XLSX file in place: what it is told to change, and nothing else.
///
///     var editor = try WorkbookEditor(path: "household.xlsx")
///     try editor.apply(SetCell("Plan", .cell("B4"), 950))
///     try editor.apply(AppendRows([["Corner shop", 12.50]], to: .table("Expenses")))
///     try editor.save()
///
/// All parts of the package that no edit has to touch keep their very bytes, compressed as they are: charts, pictures,
/// pivot tables, macros, comments and what else this package knows nothing of. In a changed sheet the rows that no
/// edit touches keep theirs. Formulas that hang on an edit are computed anew when the file is made; what cannot be
/// computed here keeps its stored value, and the workbook is marked so that the program that opens it computes.
///
/// Signed packages are refused, encrypted ones cannot be read, and protected sheets need `allowsProtected`.
public struct WorkbookEditor: Sendable {
  /// The moment that `TODAY` and `NOW` give; without one, formulas that need it keep their stored values.
  public var now: (date: CalendarDate, time: TimeOfDay)?
  /// Whether protected sheets and workbooks are edited all the same.
  public var allowsProtected = false
  /// The cells that edits have changed so far, in their order.
  public internal(set) var changedCells: [CellChange] = []

  var package: EditedPackage { didSet { lookedThrough = nil } }
  /// The sheet's part that was looked through last, as long as nothing changes.
  var lookedThrough: (part: String, markup: SheetMarkup)?
  var parts: WorkbookParts
  /// The path that the file was read from.
  let path: String?
  let limits: ReadingLimits
  /// Cells of sheets' parts that are changed and not put in yet, by row and column.
  var pending: [String: [Int: [Int: CellPatch]]] = [:]
  /// What formulas may read that is not as it was.
  var unsettled: [SheetRange] = []
  /// What formulas say that means something else now.
  var changedTerms = ChangedTerms()
  /// Whether formulas were added, moved or taken away, so that the stored order of computing is wrong.
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

  /// Opens a file in memory; the name is for messages.
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

  /// The parts of the package that are not as they were, by name; `xlsx()` may add those of computed values.
  public var changedParts: [String] { package.changedParts }

  /// Makes an edit.
  ///
  /// - Throws: `WorkbookEditingError` with sheet and cell; nothing of the edit is done then.
  public mutating func apply(_ edit: some WorkbookEdit) throws(WorkbookEditingError) {
    var editor = self
    try edit.apply(to: &editor)
    self = editor
  }

  /// The file with all edits, formulas that hang on them computed.
  ///
  /// - Throws: `WorkbookEditingError` where the edits leave no workbook that can be read.
  public mutating func xlsx() throws(WorkbookEditingError) -> [UInt8] {
    try settle()
    return try archive()
  }

  /// Saves the file with all edits in the place of the one that was read, or at another path.
  ///
  /// Whoever reads the file meanwhile sees the old bytes or the new, never a part.
  ///
  /// - Throws: `WorkbookEditingError` by the rules of `xlsx()`, where the file was changed since it was read
  ///   (`ESTALE`), where it cannot be written, and without a path where the editor was made of bytes.
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

/// One thing to change in a workbook.
///
/// The edits of this package are small types, such as `SetCell`, `AppendRows` and `RenameSheet`.
public protocol WorkbookEdit: Sendable {
  /// Makes the edit.
  ///
  /// - Throws: `WorkbookEditingError` with sheet and cell.
  func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError)
}

/// A cell that an edit has changed.
public struct CellChange: Hashable, Sendable {
  /// Where it is, by the sheet's name at that time.
  public let cell: CellLocation
  /// The formula that it got; nil for a constant, and where only the value changed.
  public let formula: String?
  /// The value that it has now.
  public let value: CellValue
}
