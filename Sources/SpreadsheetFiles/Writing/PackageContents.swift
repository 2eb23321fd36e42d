internal import SpreadsheetValues

/// Writes a package's parts to its archive, with content types and relationships (ECMA-376 part 2).
struct PackageContents: Sendable {
  static let workbookName = "xl/workbook.xml"

  private let archive: PackageArchive
  private var types: [(part: String, type: String)] = []
  private var workbookRelationships: RelationshipsWriter
  private var sheetIDs: [String] = []
  private var tableCount = 0
  private var drawings = DrawingParts()
  private var commentPartCount = 0
  private var commentBlockCount = 0

  /// Begins a package with its root relationships, its document properties and its theme.
  init(_ archive: PackageArchive, properties: DocumentProperties) throws(SpreadsheetWritingError) {
    self.archive = archive
    workbookRelationships = try RelationshipsWriter()
    try archive.add(rootRelationships())
    try addProperties(properties)
    try add(
      ThemeWriter.part(name: "xl/theme/theme1.xml"),
      .other("application/vnd.openxmlformats-officedocument.theme+xml"))
  }

  /// Begins the part of a sheet.
  mutating func begin(_ sheet: WorksheetWriter) throws(SpreadsheetWritingError) {
    try archive.begin(sheet.partName)
    try archive.append(sheet.xml.bytes)
    addType(of: sheet.partName, .main("worksheet"))
    let target = "worksheets/sheet\(sheetIDs.count + 1).xml"
    sheetIDs.append(try workbookRelationships.add("worksheet", target: target))
  }

  /// Ends the part of a sheet after its rows, and adds the parts of its tables, drawing and comments.
  mutating func end(
    _ sheet: inout WorksheetWriter, _ styles: inout StylesWriter, chartSource: Workbook?
  ) throws(SpreadsheetWritingError) {
    do {
      let tables = try tables(of: &sheet)
      let drawing = try drawings.drawing(
        of: sheet.properties, &sheet.relationships, chartSource: chartSource)
      let comments = try comments(of: &sheet)
      try sheet.finish(
        &styles, tableIDs: tables.map(\.id), drawingID: drawing?.id, commentBoxesID: comments?.id)
      try archive.append(sheet.xml.bytes)
      try archive.end()
      if !sheet.relationships.isEmpty { try archive.add(sheet.relationships.part(of: sheet.partName)) }
      for table in tables { try add(table.part, .main("table")) }
      if let drawing { try add(drawing) }
      for (part, type) in comments?.parts ?? [] { try add(part, type) }
    } catch {
      throw error.located(sheet: sheet.properties.name)
    }
  }

  /// Adds the parts that follow all sheets; `workbook` creates its part from the relationship ids of the sheets.
  mutating func finish(
    styles: inout StylesWriter, strings: SharedStringsWriter, hasDynamicArrays: Bool,
    workbook: ([String]) throws(SpreadsheetWritingError) -> PackagePart
  ) throws(SpreadsheetWritingError) {
    _ = try workbookRelationships.add("styles", target: "styles.xml")
    try add(styles.part(name: "xl/styles.xml"), .main("styles"))
    _ = try workbookRelationships.add("theme", target: "theme/theme1.xml")
    if !strings.isEmpty {
      _ = try workbookRelationships.add("sharedStrings", target: "sharedStrings.xml")
      try add(strings.part(name: "xl/sharedStrings.xml"), .main("sharedStrings"))
    }
    if hasDynamicArrays {
      _ = try workbookRelationships.add("sheetMetadata", target: "metadata.xml")
      try add(CellMetadataWriter.part(name: "xl/metadata.xml"), .main("sheetMetadata"))
    }
    try add(workbook(sheetIDs), .main("sheet.main"))
    try archive.add(workbookRelationships.part(of: Self.workbookName))
    try archive.add(contentTypes())
  }

  private mutating func tables(
    of sheet: inout WorksheetWriter
  ) throws(SpreadsheetWritingError) -> [(id: String, part: PackagePart)] {
    var tables: [(id: String, part: PackagePart)] = []
    for table in sheet.properties.tables {
      tableCount += 1
      do {
        let part = try TableWriter.part(table, number: tableCount)
        tables.append(
          (try sheet.relationships.add("table", target: "../tables/table\(tableCount).xml"), part))
      } catch {
        throw error.located(cell: table.range.first)
      }
    }
    return tables
  }

  private mutating func add(_ drawing: DrawingParts.Drawing) throws(SpreadsheetWritingError) {
    for chart in drawing.charts {
      try add(chart, .other("application/vnd.openxmlformats-officedocument.drawingml.chart+xml"))
    }
    for image in drawing.images { try archive.add(image.bytes, as: image.name) }
    try add(drawing.part, .other("application/vnd.openxmlformats-officedocument.drawing+xml"))
    try add(drawing.relationships, .byExtension)
  }

  /// Creates the comments of a sheet and the boxes that show them, and adds their relationships to the sheet.
  private mutating func comments(
    of sheet: inout WorksheetWriter
  ) throws(SpreadsheetWritingError) -> CommentParts? {
    let comments = sheet.properties.comments
    guard !comments.isEmpty else { return nil }
    commentPartCount += 1
    let number = commentPartCount
    let part = try CommentsWriter.part(comments, name: "xl/comments\(number).xml")
    let boxes = CommentBoxWriter.part(
      comments, firstBlock: commentBlockCount + 1, name: "xl/drawings/vmlDrawing\(number).vml")
    commentBlockCount += CommentBoxWriter.blocks(comments.count)
    _ = try sheet.relationships.add("comments", target: "../comments\(number).xml")
    let id = try sheet.relationships.add("vmlDrawing", target: "../drawings/vmlDrawing\(number).vml")
    return CommentParts(id: id, parts: [(part, .main("comments")), (boxes, .byExtension)])
  }

  private mutating func addProperties(_ properties: DocumentProperties) throws(SpreadsheetWritingError) {
    try add(
      DocumentPropertiesWriter.corePart(properties, name: "docProps/core.xml"),
      .other("application/vnd.openxmlformats-package.core-properties+xml"))
    try add(
      DocumentPropertiesWriter.applicationPart(properties, name: "docProps/app.xml"),
      .other("application/vnd.openxmlformats-officedocument.extended-properties+xml"))
  }

  /// The content type of a part: a spreadsheet type, given by its distinguishing word, or another type.
  private enum ContentType {
    case main(String)
    case other(String)
    /// Determined by the file extension.
    case byExtension
  }

  /// A sheet's comments and the drawing of their boxes.
  private struct CommentParts {
    let id: String
    let parts: [(PackagePart, ContentType)]
  }

  private mutating func add(_ part: PackagePart, _ type: ContentType) throws(SpreadsheetWritingError) {
    try archive.add(part)
    addType(of: part.name, type)
  }

  private mutating func addType(of name: String, _ type: ContentType) {
    switch type {
    case .main(let word):
      types.append((name, "application/vnd.openxmlformats-officedocument.spreadsheetml.\(word)+xml"))
    case .other(let type): types.append((name, type))
    case .byExtension: break
    }
  }

  private func contentTypes() throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "Types", ["xmlns": "http://schemas.openxmlformats.org/package/2006/content-types"])
    for format in drawings.formats {
      try xml.empty("Default", ["Extension": format.rawValue, "ContentType": "image/\(format.rawValue)"])
    }
    xml.raw(
      "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    )
    if commentPartCount > 0 {
      xml.raw("<Default Extension=\"vml\"")
      xml.raw(" ContentType=\"application/vnd.openxmlformats-officedocument.vmlDrawing\"/>")
    }
    xml.raw("<Default Extension=\"xml\" ContentType=\"application/xml\"/>")
    for (part, type) in types { try xml.empty("Override", ["PartName": "/\(part)", "ContentType": type]) }
    xml.close("Types")
    return PackagePart(PackagePart.contentTypesName, xml)
  }

  private func rootRelationships() throws(SpreadsheetWritingError) -> PackagePart {
    var relationships = try RelationshipsWriter()
    _ = try relationships.add("officeDocument", target: Self.workbookName)
    _ = try relationships.add(
      type: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
      target: "docProps/core.xml")
    _ = try relationships.add("extended-properties", target: "docProps/app.xml")
    return relationships.part(of: "")
  }
}
