internal import SpreadsheetFiles
internal import SpreadsheetValues

extension WorkbookEditor {
  /// After an edit of a sheet, updates all parts that refer to cells of this sheet.
  mutating func adjust(_ edit: ReferenceEdit) throws(WorkbookEditingError) {
    try flush()
    var changed: [(part: String, bytes: [UInt8])] = []
    for (part, kind, sheet) in try namingParts() {
      let bytes = try package.requiredBytes(part)
      guard MarkupText.isUTF8(bytes) else {
        throw WorkbookEditingError(.notUnderstood("the part \(part), which is not in UTF-8"))
      }
      do throws(ReferenceEditError) {
        guard let new = try PartReferences.part(bytes, kind: kind, onSheet: sheet, after: edit) else {
          continue
        }
        changed.append((part, new))
      } catch {
        throw WorkbookEditingError(.tearsApart("\(error)"), sheet: sheet)
      }
    }
    for (part, bytes) in changed { package.replace(part, with: bytes) }
    guard !changed.isEmpty else { return }
    parts = try WorkbookParts(package)
    if edit.firstMovedRow != nil { hasMovedFormulas = true }
  }

  /// The parts that may refer to cells, each with its kind and the sheet to which it belongs.
  private func namingParts() throws(WorkbookEditingError) -> [(part: String, kind: PartKind, sheet: String?)]
  {
    let types = ContentTypesMarkup(try package.requiredBytes(ContentTypesMarkup.partName))
    let sheets = Dictionary(
      parts.sheets.compactMap { sheet in sheet.part.map { (PartName.key($0), sheet.name) } },
      uniquingKeysWith: { first, _ in first })
    var found: [(part: String, kind: PartKind, sheet: String?)] = [(parts.workbook, .workbook, nil)]
    var seen: Set<String> = [PartName.key(parts.workbook)]
    var open: [(part: String, sheet: String?)] = [(parts.workbook, nil)]
    while let (part, sheet) = open.popLast() {
      for relationship in try relationships(of: part).all {
        guard let target = relationship.part, package.contains(target),
          seen.insert(PartName.key(target)).inserted
        else { continue }
        let owner = sheet ?? sheets[PartName.key(target)]
        open.append((target, owner))
        if let kind = PartKind(contentType: types.type(of: target))
          ?? PartKind(relationshipType: relationship.type)
        {
          found.append((target, kind, owner))
        }
      }
    }
    return found
  }
}
