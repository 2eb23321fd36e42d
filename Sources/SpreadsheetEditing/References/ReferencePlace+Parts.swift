extension ReferencePlace {
  /// The defined names of the workbook (ECMA-376 18.2.5), including names that are local to a sheet.
  static let workbook = [ReferencePlace(text: "definedName", .formula)]

  /// The references of charts (ECMA-376 21.2.2.65) and their extensions; cached values are unchanged.
  static let chart = [
    ReferencePlace(text: "f", .formula), ReferencePlace(text: "sqref", .formula),
  ]

  /// The references of drawings on a sheet (ECMA-376 20.5); anchors are updated separately.
  static let drawing = [
    ReferencePlace("sp", "textlink", .formula), ReferencePlace("cameraTool", "cellRange", .formula),
  ]

  /// The references of legacy controls and notes (ECMA-376 part 4, 19.4); anchors are updated separately.
  static let legacyDrawing = ["FmlaLink", "FmlaRange", "FmlaGroup", "FmlaPict", "FmlaTxbx"].map {
    ReferencePlace(text: $0, .formula)
  }

  /// The references of notes (ECMA-376 18.7.3).
  static let comments = [ReferencePlace("comment", "ref", .range(grows: false), loss: .element)]

  /// The references of threaded comments ([MS-XLSX] 2.6.206).
  static let threadedComments = [
    ReferencePlace("threadedComment", "ref", .range(grows: false), loss: .element)
  ]

  /// The location of a pivot table (ECMA-376 18.10.1.49).
  static let pivotTable = [ReferencePlace("location", "ref", .range(grows: false))]

  /// The source of pivot tables (ECMA-376 18.10.1.95), which is unchanged if all its cells are deleted.
  static let pivotCache = ["worksheetSource", "rangeSet"].flatMap {
    [
      ReferencePlace($0, "ref", .range(grows: true), sheetAttribute: "sheet"),
      ReferencePlace($0, "sheet", .sheetName),
    ]
  }

  /// The references of a control ([MS-XLSX] 2.6.61).
  static let control = ["fmlaLink", "fmlaRange", "fmlaGroup", "fmlaTxbx"].map {
    ReferencePlace("formControlPr", $0, .formula)
  }

  /// The cells that are bound to XML (ECMA-376 18.5.2.1).
  static let singleCells = [
    ReferencePlace("singleXmlCell", "r", .range(grows: false), loss: .element)
  ]

  /// The links of pictures and shapes to cells (ECMA-376 part 2, 9.3).
  static let relationships = [ReferencePlace("Relationship", "Target", .link)]

  /// The views of a sheet that belong to individual users ([MS-XLSX] 2.6.223).
  static let sheetViews = [
    ReferencePlace("nsvFilter", "ref", .range(grows: true)),
    ReferencePlace("sortCondition", "ref", .range(grows: true), loss: .element),
  ]
}
