internal import SpreadsheetFiles
internal import SpreadsheetValues

/// The parts of a workbook's package, by purpose (ECMA-376 12.3).
struct WorkbookParts {
  /// A sheet and its part.
  struct SheetPart {
    let name: String
    /// The name of the part; nil if the file has no part for the sheet.
    let part: String?
    /// The kind of sheet, which is the last word of the relationship's type, such as `worksheet`.
    let kind: String
    let visibility: SheetVisibility
    /// The tag of the sheet's element in the workbook part.
    let tag: MarkupTag
  }

  /// The name of the workbook part.
  let workbook: String
  let workbookBytes: [UInt8]
  var relationships: RelationshipsMarkup
  /// The sheets in the order of their tabs.
  let sheets: [SheetPart]
  /// The end tag of the list of sheets.
  let sheetsEnd: MarkupTag?

  /// Finds the parts of a package.
  ///
  /// - Throws: `WorkbookEditingError` if the package has no supported workbook part.
  init(_ package: borrowing EditedPackage) throws(WorkbookEditingError) {
    let root = RelationshipsMarkup(try package.optionalBytes(PartName.relationships(of: "")), of: "")
    guard let workbook = root.part(ofType: "officeDocument"), package.contains(workbook) else {
      throw WorkbookEditingError(.notUnderstood("a package without a workbook"))
    }
    self.workbook = workbook
    let bytes = try package.requiredBytes(workbook)
    guard MarkupText.isUTF8(bytes) else {
      throw WorkbookEditingError(.notUnderstood("a workbook that is not in UTF-8"))
    }
    workbookBytes = bytes
    relationships = RelationshipsMarkup(
      try package.optionalBytes(PartName.relationships(of: workbook)), of: workbook)
    var sheets: [SheetPart] = []
    var end: MarkupTag?
    var scanner = MarkupScanner(bytes)
    var isInside = false
    while let tag = scanner.next() {
      if tag.isNamed("sheets", in: bytes) {
        isInside = tag.kind == .start
        if tag.kind == .end { end = tag }
      } else if isInside, tag.kind != .end, tag.isNamed("sheet", in: bytes) {
        sheets.append(SheetPart(tag, bytes, relationships))
      }
    }
    (self.sheets, sheetsEnd) = (sheets, end)
  }

  /// The sheet with this name; names are compared case-insensitively, as in Excel.
  subscript(sheet name: String) -> SheetPart? {
    let folded = name.lowercased()
    return sheets.first { $0.name.lowercased() == folded }
  }

  /// The name of the attribute that refers to a sheet's part, as spelt in the file, such as `r:id`.
  ///
  /// It includes the namespace declaration if only the elements of sheets declare the namespace.
  var relationshipAttribute: String? {
    guard let sheet = sheets.first?.tag.attributes(in: workbookBytes) else { return nil }
    let texts = sheet.map { attribute in
      (String(decoding: workbookBytes[attribute.name], as: UTF8.self), workbookBytes[attribute.value])
    }
    guard let name = texts.first(where: { $0.0.hasSuffix(":id") })?.0 else { return nil }
    let namespace = "xmlns:\(name.dropLast(3))"
    guard let uri = texts.first(where: { $0.0 == namespace })?.1 else { return name }
    return "\(namespace)=\"\(String(decoding: uri, as: UTF8.self))\" \(name)"
  }

  /// The first element of the workbook part with this name, and its end.
  func element(_ name: String) -> (tag: MarkupTag, end: MarkupTag)? {
    var scanner = MarkupScanner(workbookBytes)
    while let tag = scanner.next() {
      guard tag.kind != .end, tag.isNamed(name, in: workbookBytes) else { continue }
      return scanner.skip(tag).map { (tag, $0) }
    }
    return nil
  }
}

extension WorkbookParts.SheetPart {
  fileprivate init(_ tag: MarkupTag, _ bytes: [UInt8], _ relationships: RelationshipsMarkup) {
    self.tag = tag
    name = tag.value("name", in: bytes) ?? ""
    visibility = tag.value("state", in: bytes).flatMap { SheetVisibility(rawValue: $0) } ?? .visible
    // The file determines the prefix of the relationship attribute.
    let id = tag.attributes(in: bytes).first {
      String(decoding: bytes[$0.name], as: UTF8.self).hasSuffix(":id")
    }
    let relationship = id.flatMap { relationships[MarkupText.unescaped(bytes[$0.value])] }
    part = relationship?.part
    kind = relationship?.type ?? ""
  }
}

extension EditedPackage {
  /// The bytes of a required part.
  func requiredBytes(_ part: String) throws(WorkbookEditingError) -> [UInt8] {
    do { return try bytes(of: part) } catch { throw WorkbookEditingError(.file(error)) }
  }

  /// The bytes of a part; nil if the package has no such part.
  func optionalBytes(_ part: String) throws(WorkbookEditingError) -> [UInt8]? {
    contains(part) ? try requiredBytes(part) : nil
  }
}
