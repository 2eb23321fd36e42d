extension ReferencePlace {
  /// The references of a worksheet outside its rows (ECMA-376 18.3.1.99) and in its extensions ([MS-XLSX] 2.3).
  static let worksheet: [ReferencePlace] =
    views + filters + [
      ReferencePlace("dimension", "ref", .range(grows: true)),
      ReferencePlace("protectedRange", "sqref", .ranges, loss: .element),
      ReferencePlace("scenarios", "sqref", .ranges),
      ReferencePlace("inputCells", "r", .range(grows: false), loss: .element),
      ReferencePlace("dataRef", "ref", .range(grows: true), sheetAttribute: "sheet"),
      ReferencePlace("dataRef", "sheet", .sheetName),
      ReferencePlace("mergeCell", "ref", .mergedRange, loss: .element),
      ReferencePlace("conditionalFormatting", "sqref", .ranges, loss: .element),
      ReferencePlace(text: "formula", .formula),
      ReferencePlace("cfvo", "val", .formula),
      ReferencePlace("dataValidation", "sqref", .ranges, loss: .element),
      ReferencePlace(text: "formula1", .formula),
      ReferencePlace(text: "formula2", .formula),
      ReferencePlace("hyperlink", "ref", .range(grows: false), loss: .element),
      ReferencePlace("hyperlink", "location", .formula),
      ReferencePlace("brk", in: "rowBreaks", "id", .rowBreak, loss: .element),
      ReferencePlace("cellWatch", "r", .range(grows: false), loss: .element),
      ReferencePlace("ignoredError", "sqref", .ranges, loss: .element),
      ReferencePlace("webPublishItem", "sourceRef", .range(grows: false)),
      ReferencePlace("controlPr", "linkedCell", .formula),
      ReferencePlace("controlPr", "listFillRange", .formula),
      ReferencePlace(text: "f", .formula),
      ReferencePlace(text: "sqref", .ranges, loss: .parent),
    ]

  private static let views: [ReferencePlace] = [
    ReferencePlace("sheetView", "topLeftCell", .shownCell),
    ReferencePlace("customSheetView", "topLeftCell", .shownCell),
    ReferencePlace("pane", "topLeftCell", .shownCell),
    ReferencePlace("selection", "activeCell", .active),
    ReferencePlace("selection", "sqref", .selected),
  ]

  /// The references of filters and sort orders, in worksheets and in tables (ECMA-376 18.3.2).
  private static let filters: [ReferencePlace] = [
    ReferencePlace("autoFilter", "ref", .range(grows: true), loss: .element),
    ReferencePlace("sortState", "ref", .range(grows: true), loss: .element),
    ReferencePlace("sortCondition", "ref", .range(grows: true), loss: .element),
  ]

  /// The references of a table (ECMA-376 18.5.1).
  static let table: [ReferencePlace] =
    filters + [
      ReferencePlace("table", "ref", .range(grows: true)),
      ReferencePlace(text: "calculatedColumnFormula", .formula),
      ReferencePlace(text: "totalsRowFormula", .formula),
    ]
}
