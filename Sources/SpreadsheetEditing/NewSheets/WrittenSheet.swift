internal import SpreadsheetFiles
internal import SpreadsheetValues

/// A sheet that this library has written into a separate workbook, so that its parts can be copied into another one.
struct WrittenSheet {
  let package: EditedPackage
  let parts: WorkbookParts

  /// The name of the worksheet part.
  static let part = "xl/worksheets/sheet1.xml"

  /// Writes a sheet; its charts take values from the cells of `others`.
  ///
  /// - Throws: `WorkbookEditingError` for a sheet that cannot be written to a file.
  init(_ sheet: Sheet, _ styles: StyleTable, others: [Sheet]) throws(WorkbookEditingError) {
    let named = Set(
      sheet.properties.charts.flatMap(\.series).flatMap(\.ranges).map { $0.sheetName.lowercased() })
    let others = others.filter { $0.name != sheet.name && named.contains($0.name.lowercased()) }
    // Only the cells of other sheets are written; nothing else is needed, and other content might be invalid.
    let workbook = Workbook(sheets: [sheet] + others.map { Sheet($0.name, rows: $0.rows) }, styles: styles)
    let bytes: [UInt8]
    do { bytes = try workbook.xlsx() } catch {
      throw WorkbookEditingError(.content(error))
    }
    do { package = try EditedPackage(bytes, name: nil, limits: ReadingLimits()) } catch {
      throw WorkbookEditingError(.file(error))
    }
    parts = try WorkbookParts(package)
  }

  /// The styles of the separate workbook.
  func styles() throws(WorkbookEditingError) -> StylesMarkup? {
    StylesMarkup(try package.requiredBytes("xl/styles.xml"))
  }

  /// The shared strings of the separate workbook, each as its inner XML.
  func sharedTexts() throws(WorkbookEditingError) -> [[UInt8]] {
    guard let bytes = try package.optionalBytes("xl/sharedStrings.xml") else { return [] }
    var texts: [[UInt8]] = []
    var scanner = MarkupScanner(bytes)
    _ = scanner.next()
    while let tag = scanner.next(), tag.kind == .start {
      guard let end = scanner.skip(tag) else { break }
      texts.append(Array(bytes[tag.range.upperBound..<end.range.lowerBound]))
    }
    return texts
  }

  func relationships(of part: String) throws(WorkbookEditingError) -> RelationshipsMarkup {
    RelationshipsMarkup(try package.optionalBytes(PartName.relationships(of: part)), of: part)
  }
}
