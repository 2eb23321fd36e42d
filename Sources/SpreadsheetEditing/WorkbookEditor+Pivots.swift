internal import SpreadsheetFiles
internal import SpreadsheetValues

extension WorkbookEditor {
  /// Marks the caches of pivot tables whose source cells changed.
  ///
  /// Programs then reread the source when they open the workbook (ECMA-376 18.10.1.67, refreshOnLoad).
  mutating func refreshPivotCaches(of changed: [SheetRange]) throws(WorkbookEditingError) {
    for part in parts.relationships.parts(ofType: "pivotCacheDefinition") where package.contains(part) {
      let bytes = try package.requiredBytes(part)
      guard MarkupText.isUTF8(bytes), try reads(pivotCache: bytes, changed) else { continue }
      let refreshed = PartReferences.refreshedOnLoad(bytes)
      if refreshed != bytes { package.replace(part, with: refreshed) }
    }
  }

  /// Whether a pivot table's source may include the changed cells (ECMA-376 18.10.1.95, worksheetSource).
  private func reads(
    pivotCache bytes: [UInt8], _ changed: [SheetRange]
  ) throws(WorkbookEditingError) -> Bool {
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      if tag.isNamed("sharedItems", in: bytes) || tag.isNamed("cacheFields", in: bytes) { break }
      guard tag.kind != .end, ["worksheetSource", "rangeSet"].contains(tag.text(in: bytes)),
        tag.attributes(in: bytes).allSatisfy({ !bytes[$0.name].elementsEqual("r:id".utf8) })
      else { continue }
      guard let sheet = tag.value("sheet", in: bytes), let range = tag.value("ref", in: bytes) else {
        let name = tag.value("name", in: bytes)?.lowercased()
        guard let (sheet, table) = try tables().first(where: { $0.table.name.lowercased() == name }) else {
          // A defined name may refer to any cells, so any change counts.
          return !changed.isEmpty
        }
        if changed.overlap(table.range, of: sheet) { return true }
        continue
      }
      if CellRange(range).map({ changed.overlap($0, of: sheet) }) ?? true { return true }
    }
    return false
  }
}

extension [SheetRange] {
  /// Whether any of these ranges overlaps a range of a sheet.
  fileprivate func overlap(_ range: CellRange, of sheet: String) -> Bool {
    let key = sheet.lowercased()
    return contains { changed in
      changed.sheetName.lowercased() == key && changed.range.rows.overlaps(range.rows)
        && changed.range.columns.overlaps(range.columns)
    }
  }
}
