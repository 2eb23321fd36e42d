extension ReferencePlace {
  /// Defined names of the workbook (ECMA-376 18.2.5); a name of one sheet belongs to that sheet.
  static let workbook = [ReferencePlace(text: "definedName", .formula)]

  /// Charts (ECMA-376 21.2.2.65) and their extensions; their cached values stay.
  static let chart = [
    ReferencePlace(text: "f", .formula), ReferencePlace(text: "sqref", .formula),
  ]

  /// Drawings on a sheet (ECMA-376 20.5); anchors are edited separately.
  static let drawing = [
    ReferencePlace("sp", "textlink", .formula), ReferencePlace("cameraTool", "cellRange", .formula),
  ]

  /// Controls and notes of older programs (ECMA-376 part 4, 19.4); anchors are edited separately.
  static let legacyDrawing = ["FmlaLink", "FmlaRange", "FmlaGroup", "FmlaPict", "FmlaTxbx"].map {
    ReferencePlace(text: $0, .formula)
  }

  /// Notes (ECMA-376 18.7.3).
  static let comments = [ReferencePlace("comment", "ref", .range(grows: false), loss: .element)]

  /// Threaded comments ([MS-XLSX] 2.6.206).
  static let threadedComments = [
    ReferencePlace("threadedComment", "ref", .range(grows: false), loss: .element)
  ]

  /// A pivot table (ECMA-376 18.10.1.49).
  static let pivotTable = [ReferencePlace("location", "ref", .range(grows: false))]

  /// The source of pivot tables (ECMA-376 18.10.1.95), which stays unchanged if all its cells are deleted.
  static let pivotCache = ["worksheetSource", "rangeSet"].flatMap {
    [
      ReferencePlace($0, "ref", .range(grows: true), sheetAttribute: "sheet"),
      ReferencePlace($0, "sheet", .sheetName),
    ]
  }

  /// A control ([MS-XLSX] 2.6.61).
  static let control = ["fmlaLink", "fmlaRange", "fmlaGroup", "fmlaTxbx"].map {
    ReferencePlace("formControlPr", $0, .formula)
  }

  /// Cells bound to XML (ECMA-376 18.5.2.1).
  static let singleCells = [
    ReferencePlace("singleXmlCell", "r", .range(grows: false), loss: .element)
  ]

  /// Links of pictures and shapes to cells (ECMA-376 part 2, 9.3).
  static let relationships = [ReferencePlace("Relationship", "Target", .link)]

  /// Views of individual readers of a sheet ([MS-XLSX] 2.6.223).
  static let sheetViews = [
    ReferencePlace("nsvFilter", "ref", .range(grows: true)),
    ReferencePlace("sortCondition", "ref", .range(grows: true), loss: .element),
  ]
}
