public import SpreadsheetValues
internal import WorkProgress

/// Reads an Excel workbook (ECMA-376, transitional and strict) sheet by sheet and row by row.
///
///     let reader = try XLSXReader(path: "budget.xlsx")
///     try reader.readRows(ofSheet: 0) { row in print(row.number, row.cells.count) }
///
/// Only worksheets are read; sheets of charts and dialogs have no cells. A reader belongs to one task.
public final class XLSXReader {
  /// The package, whose names, properties and styles are read immediately.
  private let package: Package
  private let workbook: WorkbookPart
  private let stylesPart: StylesPart?
  private var sharedTexts: SharedStringsHandler?
  private let dynamicArrays: Set<Int>
  /// Whether plain rows and shared strings are read directly from bytes; the XML parser gives the same results.
  package var scans = true

  /// The styles that cells refer to.
  public let styles: StyleTable
  /// Title, author and times of the document.
  public let properties: DocumentProperties
  /// Problems that do not prevent reading; `sheet(_:)` adds the problems of the cells that it reads.
  public private(set) var notes: [ReadingNote]

  /// Opens the workbook at a path; cells stay in the file until they are requested.
  ///
  /// If the file is not a workbook, the error says what it is instead; if it is damaged, the error says where.
  public convenience init(
    path: String, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(ZipArchive(path: path, limits: limits))
  }

  /// Opens a workbook in memory; the name is used in messages.
  public convenience init(
    bytes: some Collection<UInt8>, name: String? = nil, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(ZipArchive(bytes: bytes, name: name, limits: limits))
  }

  init(_ archive: ZipArchive) throws(SpreadsheetFileError) {
    package = Package(archive)
    workbook = try WorkbookPart(package)
    notes = workbook.notes
    stylesPart = try Self.readStyles(package, workbook, &notes)
    styles = StyleTable(styles: stylesPart?.cellStyles ?? [])
    properties = try DocumentProperties(package)
    dynamicArrays = Self.readDynamicArrays(package, workbook)
  }

  /// The metadata indices of dynamic arrays; unreadable metadata is ignored, because it does not affect values.
  private static func readDynamicArrays(_ package: Package, _ workbook: WorkbookPart) -> Set<Int> {
    guard let part = workbook.relationships.part(ofType: "sheetMetadata"),
      let root = try? package.tree(part, root: "metadata")
    else { return [] }
    return CellMetadata.dynamicArrays(root)
  }

  private static func readStyles(
    _ package: Package, _ workbook: WorkbookPart, _ notes: inout [ReadingNote]
  ) throws(SpreadsheetFileError) -> StylesPart? {
    guard let part = workbook.relationships.part(ofType: "styles") else { return nil }
    guard package.archive.entry(part) != nil else {
      notes.append(ReadingNote(.missingStyles))
      return nil
    }
    var theme: XMLNode?
    if let part = workbook.relationships.part(ofType: "theme"), package.archive.entry(part) != nil {
      theme = try package.tree(part)
    }
    return StylesPart(try package.tree(part, root: "styleSheet"), palette: ColorPalette(theme: theme))
  }

  /// The names of the worksheets in the order of their tabs.
  public var sheetNames: [String] { workbook.sheets.map(\.name) }
  /// Names of cells, ranges and formulas; rows repeated on each page are in the sheets' print set-up.
  public var definedNames: [DefinedName] { workbook.definedNames }
  /// The date system of the workbook.
  public var dateSystem: DateSystem { workbook.dateSystem }
  /// The restrictions on changing the sheets of the workbook; nil if there are no restrictions.
  public var protection: Workbook.Protection? { workbook.protection }
  /// The file's name, if known.
  var fileName: String? { package.archive.fileName }
  /// Whether circular references are computed iteratively.
  var isIterative: Bool { workbook.isIterative }
  /// The index of the sheet that is shown first.
  var activeSheet: Int { workbook.activeSheet }

  /// The rows of the sheet with an index from 0, one by one.
  public func rows(ofSheet index: Int) throws(SpreadsheetFileError) -> SheetRowReader {
    SheetRowReader(try blocks(try entry(index), .everything))
  }

  /// Passes each row of a sheet to the body, in bounded memory; the sheet's index counts from 0.
  public func readRows(ofSheet index: Int, _ body: (Sheet.Row) throws -> Void) throws {
    let rows = try rows(ofSheet: index)
    while let row = try rows.next() { try body(row) }
  }

  /// Passes the values of each row of a sheet to the body, faster than `readRows`; the sheet's index counts from 0.
  ///
  /// Formulas and raw texts are skipped. Memory is bounded as long as the body keeps no rows.
  public func readValues(ofSheet index: Int, _ body: (RowValues) throws -> Void) throws {
    let blocks = try blocks(try entry(index), .values)
    while let block = try blocks.next() {
      for row in block.rows.indices { try body(RowValues(block, row: row)) }
    }
  }

  /// The values of the whole sheet with an index from 0, in about 16 bytes per cell.
  public func values(ofSheet index: Int) throws(SpreadsheetFileError) -> SheetValues {
    let reader = try blocks(try entry(index), .values)
    var blocks: [RowBlock] = []
    while let block = try reader.next() { blocks.append(block) }
    return SheetValues(blocks)
  }

  /// The values of the rows of the sheet with an index from 0, one by one.
  public func valueRows(ofSheet index: Int) throws(SpreadsheetFileError) -> SheetValueSource {
    SheetValueSource(try blocks(try entry(index), .values))
  }

  /// Everything in the sheet with an index from 0 except its cells; reads the whole sheet.
  public func sheetProperties(ofSheet index: Int) throws(SpreadsheetFileError) -> SheetProperties {
    let entry = try entry(index)
    let rows = try blocks(entry, .nothing)
    while try rows.next() != nil {}
    return try finish(rows.properties, entry)
  }

  /// The whole sheet with an index from 0.
  public func sheet(_ index: Int) throws(SpreadsheetFileError) -> Sheet {
    let entry = try entry(index)
    let reader = SheetRowReader(try blocks(entry, .everything))
    var rows: [Sheet.Row] = []
    while let row = try reader.next() { rows.append(row) }
    if let note = reader.note, !notes.contains(note) { notes.append(note) }
    return Sheet(properties: try finish(reader.properties, entry), rows: rows)
  }

  /// The kinds of the parts of the file that `Workbook` does not represent.
  func foreignParts() throws(SpreadsheetFileError) -> [String] { try package.foreignParts() }

  /// Makes a meter count the bytes of all sheets and the rows that are read.
  func count(by meter: WorkMeter?) {
    let parts =
      workbook.sheets.map(\.part) + [workbook.relationships.part(ofType: "sharedStrings")].compactMap(\.self)
    let sizes = parts.compactMap { package.archive.entry($0)?.size }
    // The sum of the sizes in the directory may overflow.
    meter?.begin(sizes.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 })
    package.meter = meter
  }

  private func entry(_ index: Int) throws(SpreadsheetFileError) -> WorkbookPart.SheetEntry {
    guard workbook.sheets.indices.contains(index) else {
      throw SpreadsheetFileError(
        .noSuchSheet, file: package.archive.fileName,
        reason: "there is no sheet \(index + 1); the workbook has \(workbook.sheets.count)",
        remedy: "Choose one of its sheets")
    }
    return workbook.sheets[index]
  }

  private func blocks(
    _ entry: WorkbookPart.SheetEntry, _ collection: SheetCollection
  ) throws(SpreadsheetFileError) -> RowBlockReader {
    let shared = collection == .nothing ? nil : try readSharedStrings()
    let context = CellContext(
      sharedStrings: shared?.strings ?? [], styleCount: stylesPart?.cellStyles.count, dateSystem: dateSystem,
      dynamicArrays: dynamicArrays, sharedRichTexts: shared?.richTexts ?? [:],
      palette: stylesPart?.palette ?? ColorPalette())
    let handler = SheetHandler(
      name: entry.name, context: context, limits: package.limits, collection: collection)
    return RowBlockReader(
      try package.records(of: entry.part, with: handler, scans: scans), handler, package.meter)
  }

  private func readSharedStrings() throws(SpreadsheetFileError) -> SharedStringsHandler {
    if let sharedTexts { return sharedTexts }
    let handler = SharedStringsHandler(
      limits: package.limits, palette: stylesPart?.palette ?? ColorPalette())
    if let part = workbook.relationships.part(ofType: "sharedStrings") {
      let reader = try package.records(of: part, with: handler, scans: scans)
      while try reader.advance() {}
    }
    sharedTexts = handler
    return handler
  }

  /// The tables of the sheet with an index from 0.
  func tables(ofSheet index: Int) throws(SpreadsheetFileError) -> [Sheet.Table] {
    var features: [ForeignFeature] = []
    return try tables(package.relationships(of: entry(index).part), &features)
  }

  private func tables(
    _ relationships: Relationships, _ features: inout [ForeignFeature]
  ) throws(SpreadsheetFileError) -> [Sheet.Table] {
    var tables: [Sheet.Table] = []
    for part in relationships.parts(ofType: "table") {
      do {
        tables.append(try Sheet.Table(try package.tree(part, root: "table"), &features))
      } catch {
        throw error.located(file: package.archive.fileName, part: part)
      }
    }
    return tables
  }

  private func finish(
    _ builder: SheetPropertiesBuilder, _ entry: WorkbookPart.SheetEntry
  ) throws(SpreadsheetFileError) -> SheetProperties {
    let relationships = try package.relationships(of: entry.part)
    var features: [ForeignFeature] = []
    let tables = try tables(relationships, &features)
    var properties = builder.finished(relationships: relationships, styles: stylesPart, tables: tables)
    properties.foreignFeatures += features
    properties.comments = try package.comments(relationships)
    properties.pivotTables = try package.pivotTables(relationships)
    try package.addDrawing(
      to: &properties, relationships, sheetNames: Set(sheetNames.map { $0.lowercased() }))
    properties.visibility = entry.visibility
    properties.printSetup.repeatedRows = workbook.repeatedRows[entry.name]
    return properties
  }
}

/// A reader caches what it has read of the file: it belongs to one task. Its results are `Sendable`.
@available(*, unavailable)
extension XLSXReader: Sendable {}
