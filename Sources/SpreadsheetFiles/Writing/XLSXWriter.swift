public import SafeFiles
public import SpreadsheetValues

/// Writes an XLSX file sheet by sheet, row by row and cell by cell.
///
///     var styles = StyleTable()
///     let bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
///     let money = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00")))
///     var writer = try XLSXWriter(path: "budget.xlsx", styles: styles)
///     try writer.beginSheet("Log")
///     try writer.row(["Item", "Amount"], style: bold)
///     try writer.cell("Tea")
///     try writer.cell(Decimal(250) / 100, style: money)
///     try writer.endRow()
///     try writer.endSheet()
///     try writer.finish()
///
/// Cells are placed automatically from left to right and rows from top to bottom. Rows are deflated as they arrive, on
/// another thread, so that a file of any length is written in bounded memory. The first 65,536 different texts, or the
/// first 4 MiB of them, become shared strings. Charts get no cached values, unlike with `Workbook.xlsx()`. The same
/// calls give the same bytes, on any day and machine. Without `finish`, no file is left behind. After an error, the
/// writer cannot be used any more.
public struct XLSXWriter: ~Copyable, Sendable {
  let dateSystem: DateSystem
  private let isIterative: Bool
  private let activeSheet: Int
  var styles: StylesWriter
  var rows: RowWriter
  private(set) var sheet: WorksheetWriter?

  private let archive: PackageArchive
  private let definedNames: [DefinedName]
  /// The workbook whose cells give charts their cached values; nil if charts get none.
  private let source: Workbook?
  /// The restrictions on changing the sheets of the workbook; nil if there are no restrictions.
  public var protection: Workbook.Protection?
  private var package: PackageContents
  private var sheets: [SheetProperties] = []
  private var sheetNames: Set<String> = []
  private var needsCalculation = false
  /// The table whose rows are being written; its last row is not known yet.
  var openTable: Sheet.Table?

  /// Creates a writer of a file at this path with these cell styles; replaces any existing file
  /// (`FileOutput`).
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 65,490 styles, and if no file can be created.
  public init(
    path: String, styles: StyleTable = StyleTable(), definedNames: [DefinedName] = [],
    dateSystem: DateSystem = .from1900, properties: DocumentProperties = DocumentProperties(),
    access: NewFileAccess = .umask
  ) throws(SpreadsheetWritingError) {
    let workbook = Workbook(
      styles: styles, definedNames: definedNames, dateSystem: dateSystem, properties: properties)
    try self.init(workbook, path: path, source: nil, access: access)
  }

  /// Creates a writer to memory with these cell styles; `finish` returns the bytes of the file.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 65,490 styles.
  public init(
    styles: StyleTable = StyleTable(), definedNames: [DefinedName] = [], dateSystem: DateSystem = .from1900,
    properties: DocumentProperties = DocumentProperties()
  ) throws(SpreadsheetWritingError) {
    let workbook = Workbook(
      styles: styles, definedNames: definedNames, dateSystem: dateSystem, properties: properties)
    try self.init(workbook, path: nil, source: nil)
  }

  /// Creates a writer of a workbook without its sheets, to a file, or to memory if `path` is nil.
  init(
    _ workbook: Workbook, path: String?, source: Workbook?, access: NewFileAccess = .umask,
    calls: FileCalls = .system
  ) throws(SpreadsheetWritingError) {
    let styles = try StylesWriter(workbook.styles)
    let archive: PackageArchive
    do {
      archive = PackageArchive(
        try path.map { path throws(FileOutputError) in
          try AtomicFile(path: path, access: access, calls: calls)
        })
    } catch {
      throw SpreadsheetWritingError(.output(error))
    }
    let package = try PackageContents(archive, properties: workbook.properties)
    self.package = package
    rows = RowWriter(archive)
    self.archive = archive
    self.styles = styles
    self.source = source
    definedNames = workbook.definedNames
    dateSystem = workbook.dateSystem
    isIterative = workbook.isIterative
    activeSheet = workbook.activeSheet
    protection = workbook.protection
  }

  /// Begins a sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` for an invalid or duplicate name, for invalid properties, and
  ///   while another sheet is open.
  public mutating func beginSheet(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    try beginSheet(properties, dimension: nil, rowOutlineLevel: properties.rowOutlineLevel)
  }

  /// Begins a sheet with this name and default properties.
  ///
  /// - Throws: `SpreadsheetWritingError` for an invalid or duplicate name, and while another sheet is open.
  public mutating func beginSheet(_ name: String) throws(SpreadsheetWritingError) {
    try beginSheet(SheetProperties(name: name), dimension: nil, rowOutlineLevel: 0)
  }

  mutating func beginSheet(
    _ properties: SheetProperties, dimension: CellRange?, rowOutlineLevel: Int
  ) throws(SpreadsheetWritingError) {
    guard sheet == nil else { throw SpreadsheetWritingError(.outOfSequence, sheet: properties.name) }
    if let problem = SheetName.problem(with: properties.name) {
      throw SpreadsheetWritingError(.invalidSheetName(problem), sheet: properties.name)
    }
    guard !sheetNames.contains(properties.name.lowercased()) else {
      throw SpreadsheetWritingError(.duplicateSheetName, sheet: properties.name)
    }
    let isFirstVisible = properties.visibility == .visible && !sheets.contains { $0.visibility == .visible }
    let sheet = try WorksheetWriter(
      properties, number: sheets.count + 1, isSelected: isFirstVisible, dimension: dimension,
      rowOutlineLevel: rowOutlineLevel)
    try package.begin(sheet)
    rows.beginSheet(sheet.headers)
    self.sheet = sheet
    sheetNames.insert(properties.name.lowercased())
    sheets.append(properties)
  }

  /// Changes the properties of the open sheet that are written after its rows.
  mutating func update(_ change: (inout SheetProperties) -> Void) throws(SpreadsheetWritingError) {
    guard var properties = sheet?.properties else { throw SpreadsheetWritingError(.outOfSequence) }
    change(&properties)
    sheet?.properties = properties
  }

  /// Ends the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` for properties that conflict with each other or with the rows.
  public mutating func endSheet() throws(SpreadsheetWritingError) {
    guard var sheet, openTable == nil else { throw SpreadsheetWritingError(.outOfSequence) }
    self.sheet = nil
    // Includes additions made while the rows were written.
    sheets[sheets.count - 1] = sheet.properties
    do {
      try rows.endSheet()
      try rows.buffer.finish()
    } catch {
      throw error.located(sheet: sheet.properties.name)
    }
    needsCalculation = needsCalculation || rows.lacksResults
    try package.end(&sheet, &styles, chartSource: source)
  }

  /// Ends the workbook: moves its file into place, or returns its bytes if there is no path.
  ///
  /// - Returns: The bytes of the file; empty if it was written to a path.
  /// - Throws: `SpreadsheetWritingError` if a sheet is open or no sheet is visible, for an invalid or duplicate
  ///   name of a table or a defined name, for a chart or a defined name that refers to a missing sheet, and if
  ///   the file cannot be written.
  @discardableResult
  public mutating func finish() throws(SpreadsheetWritingError) -> [UInt8] {
    guard sheet == nil else { throw SpreadsheetWritingError(.outOfSequence, sheet: sheet?.properties.name) }
    try WorkbookReferences.check(sheets, sheetNames, definedNames)
    let (sheets, definedNames, dateSystem) = (sheets, definedNames, dateSystem)
    let (needsCalculation, protection) = (needsCalculation, protection)
    try package.finish(
      styles: &styles, strings: rows.strings, hasDynamicArrays: rows.hasDynamicArrays
    ) { ids throws(SpreadsheetWritingError) in
      try WorkbookPartWriter(
        sheets: Array(zip(sheets, ids)).map { ($0, $1) }, definedNames: definedNames, dateSystem: dateSystem,
        isIterative: isIterative, needsCalculation: needsCalculation, protection: protection,
        activeSheet: activeSheet
      ).part(name: PackageContents.workbookName)
    }
    return try archive.finish()
  }
}
