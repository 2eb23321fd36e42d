/// The kinds of parts that refer to cells.
enum PartKind: String, CaseIterable, Sendable {
  case workbook, worksheet, table, chart, extendedChart, drawing, legacyDrawing, comments, threadedComments
  case pivotTable, pivotCache, control, singleCells, sheetViews, relationships

  /// The kind of a part with this content type; nil for a part that refers to no cells.
  init?(contentType: String) {
    let type = contentType.lowercased()
    guard let kind = Self.contentTypes.first(where: { type.contains($0.key) })?.kind else { return nil }
    self = kind
  }

  /// The kind of a part with this relationship type; nil for a part that refers to no cells.
  init?(relationshipType: String) {
    let name = relationshipType.split(separator: "/").last.map { $0.lowercased() } ?? ""
    guard let kind = Self.relationshipTypes[name] else { return nil }
    self = kind
  }

  private static let contentTypes: [(key: String, kind: PartKind)] = [
    (".main+xml", .workbook),
    (".worksheet+xml", .worksheet), (".table+xml", .table), (".tablesinglecells+xml", .singleCells),
    ("drawingml.chart+xml", .chart), ("chartex+xml", .extendedChart),
    ("officedocument.drawing+xml", .drawing),
    ("vmldrawing", .legacyDrawing), (".comments+xml", .comments), ("threadedcomments+xml", .threadedComments),
    (".pivottable+xml", .pivotTable), (".pivotcachedefinition+xml", .pivotCache),
    ("controlproperties+xml", .control), ("namedsheetviews+xml", .sheetViews),
    ("package.relationships+xml", .relationships),
  ]

  private static let relationshipTypes: [String: PartKind] = [
    "officedocument": .workbook, "worksheet": .worksheet, "table": .table, "chart": .chart,
    "chartex": .extendedChart, "drawing": .drawing, "vmldrawing": .legacyDrawing, "comments": .comments,
    "threadedcomment": .threadedComments, "pivottable": .pivotTable, "pivotcachedefinition": .pivotCache,
    "ctrlprop": .control, "tablesinglecells": .singleCells, "namedsheetview": .sheetViews,
  ]

  /// The places where such a part refers to cells.
  var places: [ReferencePlace] {
    switch self {
    case .workbook: ReferencePlace.workbook
    case .worksheet: ReferencePlace.worksheet
    case .table: ReferencePlace.table
    case .chart, .extendedChart: ReferencePlace.chart
    case .drawing: ReferencePlace.drawing
    case .legacyDrawing: ReferencePlace.legacyDrawing
    case .comments: ReferencePlace.comments
    case .threadedComments: ReferencePlace.threadedComments
    case .pivotTable: ReferencePlace.pivotTable
    case .pivotCache: ReferencePlace.pivotCache
    case .control: ReferencePlace.control
    case .singleCells: ReferencePlace.singleCells
    case .sheetViews: ReferencePlace.sheetViews
    case .relationships: ReferencePlace.relationships
    }
  }
}
