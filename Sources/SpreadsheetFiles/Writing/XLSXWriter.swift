public import Spreadsheet

/// Writes an XLSX file sheet by sheet and row by row.
///
///     var writer = try XLSXWriter()
///     try writer.beginSheet(SheetProperties(name: "Log"))
///     try writer.append(Row(number: 1, cells: [Cell(a1, .text("Date"))]))
///     try writer.endSheet()
///     try writer.finish(path: "budget.xlsx")
///
/// Rows are deflated as they come: what is held grows with the deflated file, not with its rows. Texts go into
/// their cells, and charts get no cached values; `Workbook.xlsx()` shares texts and caches values. The same calls
/// give the same bytes, on any day and machine.
public struct XLSXWriter: Sendable {
  private let definedNames: [DefinedName]
  private let dateSystem: DateSystem
  private let properties: DocumentProperties
  private let texts: TextPlace
  /// The workbook whose cells give charts their cached values.
  private let source: Workbook?

  private var package: PackageContents
  private var styles: StylesWriter
  private var strings = SharedStringsWriter()
  private var sheet: WorksheetWriter?
  private var sheets: [SheetProperties] = []
  private var sheetNames: Set<String> = []
  private var needsCalculation = false

  /// A writer of a workbook whose cells have these styles.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 65,490 styles.
  public init(
    styles: StyleTable = StyleTable(), definedNames: [DefinedName] = [], dateSystem: DateSystem = .from1900,
    properties: DocumentProperties = DocumentProperties()
  ) throws(SpreadsheetWritingError) {
    self.definedNames = definedNames
    self.dateSystem = dateSystem
    self.properties = properties
    texts = .inline
    source = nil
    package = try PackageContents()
    self.styles = try StylesWriter(styles)
  }

  /// A writer of a whole workbook.
  init(_ workbook: Workbook) throws(SpreadsheetWritingError) {
    definedNames = workbook.definedNames
    dateSystem = workbook.dateSystem
    properties = workbook.properties
    texts = .shared
    source = workbook
    package = try PackageContents()
    styles = try StylesWriter(workbook.styles)
  }

  /// Begins a sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` for a name that no sheet or another one has, for properties that no sheet
  ///   can have, and while another sheet is open.
  public mutating func beginSheet(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    try beginSheet(properties, dimension: nil)
  }

  mutating func beginSheet(
    _ properties: SheetProperties, dimension: CellRange?
  ) throws(SpreadsheetWritingError) {
    guard sheet == nil else { throw SpreadsheetWritingError(.outOfSequence, sheet: properties.name) }
    if let problem = SheetName.problem(with: properties.name) {
      throw SpreadsheetWritingError(.invalidSheetName(problem), sheet: properties.name)
    }
    guard !sheetNames.contains(properties.name.lowercased()) else {
      throw SpreadsheetWritingError(.duplicateSheetName, sheet: properties.name)
    }
    let isFirstVisible = properties.visibility == .visible && !sheets.contains { $0.visibility == .visible }
    sheet = try WorksheetWriter(
      properties, number: sheets.count + 1, texts: texts, isSelected: isFirstVisible, dimension: dimension)
    sheetNames.insert(properties.name.lowercased())
    sheets.append(properties)
  }

  /// Appends a row to the open sheet; rows come by number, cells by column ascending.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell. The writer is of no use then.
  public mutating func append(_ row: Row) throws(SpreadsheetWritingError) {
    guard sheet != nil else { throw SpreadsheetWritingError(.outOfSequence) }
    try sheet?.append(row, styles, &strings)
  }

  /// Ends the open sheet.
  ///
  /// - Throws: `SpreadsheetWritingError` for properties that do not fit each other or the rows.
  public mutating func endSheet() throws(SpreadsheetWritingError) {
    guard var sheet else { throw SpreadsheetWritingError(.outOfSequence) }
    self.sheet = nil
    try sheet.endRows()
    needsCalculation = needsCalculation || sheet.lacksResults
    try package.add(&sheet, &styles, chartSource: source)
  }

  /// Ends the workbook and gives the bytes of the file.
  ///
  /// - Throws: `SpreadsheetWritingError` where a sheet is open or none is visible, for names that do not fit the
  ///   workbook, and for what the ZIP library refuses.
  public mutating func finish() throws(SpreadsheetWritingError) -> [UInt8] {
    guard sheet == nil else { throw SpreadsheetWritingError(.outOfSequence, sheet: sheet?.properties.name) }
    try checkReferences()
    let parts = try package.finish(
      styles: &styles, strings: strings, properties: properties
    ) { ids throws(SpreadsheetWritingError) in
      try WorkbookPartWriter(
        sheets: Array(zip(sheets, ids)).map { ($0, $1) }, definedNames: definedNames, dateSystem: dateSystem,
        needsCalculation: needsCalculation
      ).part(name: PackageContents.workbookName)
    }
    return try PackageAssembly.archive(parts)
  }

  /// Ends the workbook and puts the file in the place of one at this path (`FileOutput`).
  ///
  /// - Throws: `SpreadsheetWritingError` as `finish()` does, and where the file cannot be written.
  public mutating func finish(path: String) throws(SpreadsheetWritingError) {
    let bytes = try finish()
    do {
      try FileOutput.write(bytes, to: path)
    } catch {
      throw SpreadsheetWritingError(.output(error))
    }
  }

  /// Refuses charts of sheets that are not there, and table names that names of the workbook have.
  private func checkReferences() throws(SpreadsheetWritingError) {
    var names = Set(definedNames.filter { $0.sheetName == nil }.map { $0.name.lowercased() })
    for sheet in sheets {
      for table in sheet.tables {
        guard NameRules.isValid(table.name), names.insert(table.name.lowercased()).inserted else {
          throw SpreadsheetWritingError(.invalidName(table.name), sheet: sheet.name, cell: table.range.first)
        }
      }
      for chart in sheet.charts {
        for series in chart.series {
          for range in [series.name, series.categories, series.values]
          where !sheetNames.contains(range.sheetName.lowercased()) {
            throw SpreadsheetWritingError(
              .unknownSheet(range.sheetName), sheet: sheet.name, cell: chart.anchor.first)
          }
        }
      }
    }
  }
}
