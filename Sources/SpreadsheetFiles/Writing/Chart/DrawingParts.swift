internal import SpreadsheetValues

/// Creates the drawings of a workbook's sheets and numbers their parts; equal pictures share one part.
struct DrawingParts: Sendable {
  /// The parts of a sheet's drawing.
  struct Drawing {
    /// The id of the sheet's relationship to the drawing.
    let id: String
    let part: PackagePart
    let relationships: PackagePart
    let charts: [PackagePart]
    /// The pictures that are not in any earlier drawing.
    let images: [(name: String, bytes: [UInt8])]
  }

  private var drawingCount = 0
  private var chartCount = 0
  /// The file names of the pictures so far, without their folder.
  private var imageNames: [Workbook.Picture.Image: String] = [:]

  /// The formats of the pictures so far, in the order of their names.
  var formats: [Workbook.Picture.Format] {
    Set(imageNames.keys.map(\.format)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The drawing of a sheet's charts and pictures; nil if the sheet has neither.
  mutating func drawing(
    of sheet: SheetProperties, _ sheetRelationships: inout RelationshipsWriter, chartSource: Workbook?
  ) throws(SpreadsheetWritingError) -> Drawing? {
    guard !sheet.charts.isEmpty || !sheet.pictures.isEmpty else { return nil }
    var relationships = try RelationshipsWriter()
    let charts = try charts(of: sheet, &relationships, source: chartSource)
    let (pictures, images) = try pictures(of: sheet, &relationships)
    drawingCount += 1
    let name = "xl/drawings/drawing\(drawingCount).xml"
    let part = try DrawingWriter.part(
      charts.map { ($0.chart, $0.id) }, pictures, name: name)
    let id = try sheetRelationships.add("drawing", target: "../drawings/drawing\(drawingCount).xml")
    return Drawing(
      id: id, part: part, relationships: relationships.part(of: name), charts: charts.map(\.part),
      images: images)
  }

  private mutating func charts(
    of sheet: SheetProperties, _ relationships: inout RelationshipsWriter, source: Workbook?
  ) throws(SpreadsheetWritingError) -> [(chart: Sheet.Chart, id: String, part: PackagePart)] {
    var charts: [(chart: Sheet.Chart, id: String, part: PackagePart)] = []
    for chart in sheet.charts {
      chartCount += 1
      do {
        let writer = ChartWriter(chart: chart, workbook: source)
        let part = try writer.part(name: "xl/charts/chart\(chartCount).xml")
        charts.append(
          (chart, try relationships.add("chart", target: "../charts/chart\(chartCount).xml"), part))
      } catch {
        throw error.located(cell: chart.anchor.first)
      }
    }
    return charts
  }

  /// Adds one relationship for each different picture of a sheet; also returns the bytes of new pictures.
  private mutating func pictures(
    of sheet: SheetProperties, _ relationships: inout RelationshipsWriter
  ) throws(SpreadsheetWritingError) -> (
    pictures: [(picture: Workbook.Picture, id: String)], images: [(name: String, bytes: [UInt8])]
  ) {
    var pictures: [(picture: Workbook.Picture, id: String)] = []
    var images: [(name: String, bytes: [UInt8])] = []
    var ids: [String: String] = [:]
    for picture in sheet.pictures {
      let known = imageNames[picture.image]
      let name = known ?? "image\(imageNames.count + 1).\(picture.format.rawValue)"
      if known == nil {
        imageNames[picture.image] = name
        images.append(("xl/media/\(name)", picture.bytes))
      }
      if ids[name] == nil { ids[name] = try relationships.add("image", target: "../media/\(name)") }
      pictures.append((picture, ids[name] ?? ""))
    }
    return (pictures, images)
  }
}
