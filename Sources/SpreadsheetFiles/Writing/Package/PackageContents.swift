internal import Spreadsheet

/// Collects the parts of a workbook's package with their types and links (ECMA-376 part 2).
struct PackageContents: Sendable {
  static let workbookName = "xl/workbook.xml"

  private var parts: [PackagePart] = []
  private var types: [(part: String, type: String)] = []
  private var workbookRelationships: RelationshipsWriter
  private var sheetIDs: [String] = []
  private var tableCount = 0
  private var drawingCount = 0
  private var chartCount = 0

  init() throws(SpreadsheetWritingError) {
    workbookRelationships = try RelationshipsWriter()
  }

  /// Adds a sheet whose rows are written, with its tables, charts and links.
  mutating func add(
    _ sheet: inout WorksheetWriter, _ styles: inout StylesWriter, chartSource: Workbook?
  ) throws(SpreadsheetWritingError) {
    do {
      let tableIDs = try addTables(of: &sheet)
      let drawingID = try addDrawing(of: &sheet, chartSource: chartSource)
      add(try sheet.finish(&styles, tableIDs: tableIDs, drawingID: drawingID), .main("worksheet"))
      if !sheet.relationships.isEmpty { parts.append(try sheet.relationships.part(of: sheet.partName)) }
      let target = "worksheets/sheet\(sheetIDs.count + 1).xml"
      sheetIDs.append(try workbookRelationships.add("worksheet", target: target))
    } catch {
      throw error.located(sheet: sheet.properties.name)
    }
  }

  /// Adds what every workbook has and gives all parts in their order; `workbook` gets the sheets' link ids.
  mutating func finish(
    styles: inout StylesWriter, strings: SharedStringsWriter, properties: DocumentProperties,
    workbook: ([String]) throws(SpreadsheetWritingError) -> PackagePart
  ) throws(SpreadsheetWritingError) -> [PackagePart] {
    _ = try workbookRelationships.add("styles", target: "styles.xml")
    add(try styles.part(name: "xl/styles.xml"), .main("styles"))
    _ = try workbookRelationships.add("theme", target: "theme/theme1.xml")
    add(
      try ThemeWriter.part(name: "xl/theme/theme1.xml"),
      .other("application/vnd.openxmlformats-officedocument.theme+xml"))
    if !strings.isEmpty {
      _ = try workbookRelationships.add("sharedStrings", target: "sharedStrings.xml")
      add(try strings.part(name: "xl/sharedStrings.xml"), .main("sharedStrings"))
    }
    add(try workbook(sheetIDs), .main("sheet.main"))
    parts.append(try workbookRelationships.part(of: Self.workbookName))
    try addProperties(properties)
    return try [contentTypes(), rootRelationships()] + parts
  }

  private mutating func addTables(
    of sheet: inout WorksheetWriter
  ) throws(SpreadsheetWritingError) -> [String] {
    var ids: [String] = []
    for table in sheet.properties.tables {
      tableCount += 1
      do {
        add(try TableWriter.part(table, number: tableCount), .main("table"))
      } catch {
        throw error.located(cell: table.range.first)
      }
      ids.append(try sheet.relationships.add("table", target: "../tables/table\(tableCount).xml"))
    }
    return ids
  }

  private mutating func addDrawing(
    of sheet: inout WorksheetWriter, chartSource: Workbook?
  ) throws(SpreadsheetWritingError) -> String? {
    guard !sheet.properties.charts.isEmpty else { return nil }
    var relationships = try RelationshipsWriter()
    var charts: [(Chart, String)] = []
    for chart in sheet.properties.charts {
      chartCount += 1
      do {
        let writer = ChartWriter(chart: chart, workbook: chartSource)
        add(
          try writer.part(name: "xl/charts/chart\(chartCount).xml"),
          .other("application/vnd.openxmlformats-officedocument.drawingml.chart+xml"))
      } catch {
        throw error.located(cell: chart.anchor.first)
      }
      charts.append((chart, try relationships.add("chart", target: "../charts/chart\(chartCount).xml")))
    }
    drawingCount += 1
    let name = "xl/drawings/drawing\(drawingCount).xml"
    add(
      try DrawingWriter.part(charts, name: name),
      .other("application/vnd.openxmlformats-officedocument.drawing+xml"))
    parts.append(try relationships.part(of: name))
    return try sheet.relationships.add("drawing", target: "../drawings/drawing\(drawingCount).xml")
  }

  private mutating func addProperties(_ properties: DocumentProperties) throws(SpreadsheetWritingError) {
    add(
      try DocumentPropertiesWriter.corePart(properties, name: "docProps/core.xml"),
      .other("application/vnd.openxmlformats-package.core-properties+xml"))
    add(
      try DocumentPropertiesWriter.applicationPart(properties, name: "docProps/app.xml"),
      .other("application/vnd.openxmlformats-officedocument.extended-properties+xml"))
  }

  /// The type of a part: one of spreadsheets, by its distinguishing word, or another.
  private enum ContentType {
    case main(String)
    case other(String)
  }

  private mutating func add(_ part: PackagePart, _ type: ContentType) {
    parts.append(part)
    switch type {
    case .main(let word):
      types.append(
        (part.name, "application/vnd.openxmlformats-officedocument.spreadsheetml.\(word)+xml"))
    case .other(let type): types.append((part.name, type))
    }
  }

  private func contentTypes() throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "Types", ["xmlns": "http://schemas.openxmlformats.org/package/2006/content-types"])
    xml.raw(
      "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
    )
    xml.raw("<Default Extension=\"xml\" ContentType=\"application/xml\"/>")
    for (part, type) in types { try xml.empty("Override", ["PartName": "/\(part)", "ContentType": type]) }
    xml.close("Types")
    var builder = PartBuilder("[Content_Types].xml", xml)
    return try builder.finish()
  }

  private func rootRelationships() throws(SpreadsheetWritingError) -> PackagePart {
    var relationships = try RelationshipsWriter()
    _ = try relationships.add("officeDocument", target: Self.workbookName)
    _ = try relationships.add(
      type: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
      target: "docProps/core.xml")
    _ = try relationships.add("extended-properties", target: "docProps/app.xml")
    return try relationships.part(of: "")
  }
}
