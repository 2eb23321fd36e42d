internal import SpreadsheetFiles
public import SpreadsheetValues

/// Adds a chart to a sheet, in front of its existing charts and pictures.
///
///     try editor.apply(AddChart(Sheet.Chart(.clusteredColumn, series: series, anchor: .cells("F2:M18")), to: "Log"))
public struct AddChart: WorkbookEdit {
  private let chart: Sheet.Chart
  private let sheet: String

  /// Creates an edit that adds a chart, whose series take their values from the workbook's cells.
  public init(_ chart: Sheet.Chart, to sheet: String) {
    (self.chart, self.sheet) = (chart, sheet)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    var properties = SheetProperties(name: editor.freeSheetName)
    properties.charts = [chart]
    let others = try editor.readWorkbook().sheets
    try editor.add(WrittenSheet(Sheet(properties: properties), StyleTable(), others: others), to: sheet)
  }
}

/// Adds a picture to a sheet, in front of its existing charts and pictures.
public struct AddPicture: WorkbookEdit {
  private let picture: Workbook.Picture
  private let sheet: String

  /// Creates an edit that adds a picture to a sheet.
  public init(_ picture: Workbook.Picture, to sheet: String) {
    (self.picture, self.sheet) = (picture, sheet)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    var properties = SheetProperties(name: editor.freeSheetName)
    properties.pictures = [picture]
    try editor.add(WrittenSheet(Sheet(properties: properties), StyleTable(), others: []), to: sheet)
  }
}

extension WorkbookEditor {
  /// A name that no sheet has.
  fileprivate var freeSheetName: String {
    var number = 1
    while parts[sheet: "Drawing\(number)"] != nil { number += 1 }
    return "Drawing\(number)"
  }

  /// Adds the drawing of a newly written sheet to an existing sheet.
  fileprivate mutating func add(
    _ written: WrittenSheet, to sheet: String
  ) throws(WorkbookEditingError) {
    let (name, part) = try worksheet(sheet)
    let markup = try markup(of: name)
    guard let theirs = try written.relationships(of: WrittenSheet.part).part(ofType: "drawing") else {
      return
    }
    var pointers = try relationships(of: part)
    var adoption = try SheetAdoption(written, into: package)
    if let own = pointers.part(ofType: "drawing"), let bytes = try package.optionalBytes(own) {
      let added = try adopt(theirs, into: own, &adoption)
      guard let merged = DrawingMarkup(bytes)?.adding(added) else {
        throw WorkbookEditingError(.notUnderstood("the drawing of the sheet"), sheet: name)
      }
      package.replace(own, with: merged)
    } else {
      let drawing = try adoption.adoptPart(theirs, into: &package)
      let id = pointers.add("drawing", part: drawing)
      package.replace(PartName.relationships(of: part), with: pointers.changed())
      package.replace(part, with: try markup.withDrawing(id))
    }
    adoption.finish(&package)
  }

  /// Copies the parts to which a drawing refers; returns its shapes with their new relationship ids.
  private mutating func adopt(
    _ theirs: String, into own: String, _ adoption: inout SheetAdoption
  ) throws(WorkbookEditingError) -> DrawingMarkup {
    guard var drawing = DrawingMarkup(try adoption.source.package.requiredBytes(theirs)) else {
      throw WorkbookEditingError(.notUnderstood("the drawing of a new sheet"))
    }
    var pointers = try relationships(of: own)
    var ids: [String: String] = [:]
    for relationship in try adoption.source.relationships(of: theirs).all {
      guard let target = relationship.part else { continue }
      ids[relationship.id] = pointers.add(
        relationship.type, part: try adoption.adoptPart(target, into: &package))
    }
    package.replace(PartName.relationships(of: own), with: pointers.changed())
    drawing.renumber(ids)
    return drawing
  }
}

extension SheetMarkup {
  /// The part with an added reference to a drawing, at the position that the schema requires (ECMA-376 18.3.1.36).
  fileprivate func withDrawing(_ id: String) throws(WorkbookEditingError) -> [UInt8] {
    let later: Set<String> = [
      "legacyDrawing", "legacyDrawingHF", "drawingHF", "picture", "oleObjects", "controls",
      "AlternateContent",
      "webPublishItems", "tableParts", "extLst",
    ]
    var place: Int?
    var scanner = MarkupScanner(bytes, in: afterData..<bytes.count)
    while let tag = scanner.next() {
      if tag.kind == .end || later.contains(tag.text(in: bytes)) {
        place = tag.range.lowerBound
        break
      }
      guard scanner.skip(tag) != nil else { break }
    }
    guard let place else { throw WorkbookEditingError(.notUnderstood("a sheet that is cut off")) }
    var changes = MarkupChanges()
    let namespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    changes.insert("<\(prefix)drawing xmlns:r=\"\(namespace)\" r:id=\"\(id)\"/>".utf8, at: place)
    return changes.applied(to: bytes)
  }
}
