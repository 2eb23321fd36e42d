import SpreadsheetValues

/// The workbook part (ECMA-376 18.2): the sheets, the defined names, and the date system.
struct WorkbookPart {
  /// A worksheet and its location.
  struct SheetEntry {
    let name: String
    let visibility: SheetVisibility
    let part: String
  }

  /// The name of the workbook part.
  let part: String
  /// The relationships to sheets, styles and shared strings.
  let relationships: Relationships
  /// The worksheets in the order of their tabs; chart and dialog sheets have no cells and are left out.
  private(set) var sheets: [SheetEntry] = []
  /// The defined names, except those that only repeat rows on each page.
  private(set) var definedNames: [DefinedName] = []
  /// The rows that are repeated on each page, by sheet.
  private(set) var repeatedRows: [String: ClosedRange<Int>] = [:]
  private(set) var dateSystem = DateSystem.from1900
  /// Whether circular references are computed iteratively.
  let isIterative: Bool
  /// The index of the sheet that is shown first; 0 stands for the first visible sheet.
  private(set) var activeSheet = 0
  /// The restrictions on changing the sheets of the workbook.
  let protection: Workbook.Protection?
  /// Notes about the sheets that the workbook lists but the file does not contain.
  private(set) var notes: [ReadingNote] = []

  /// Finds and reads the workbook part of a package.
  init(_ package: Package) throws(SpreadsheetFileError) {
    part = try Self.find(package)
    relationships = try package.relationships(of: part)
    let root = try package.tree(part, root: "workbook")
    if root.first("workbookPr")?.flag("date1904") == true { dateSystem = .from1904 }
    isIterative = root.first("calcPr")?.flag("iterate") ?? false
    protection = root.first("workbookProtection").flatMap { Workbook.Protection($0) }
    var tabNames: [String] = []
    for node in root.first("sheets")?.children ?? [] where node.name == "sheet" {
      tabNames.append(node["name"] ?? "")
      do {
        if let entry = try sheetEntry(node, package.archive) { sheets.append(entry) }
      } catch {
        throw error.located(file: package.archive.fileName, part: part)
      }
    }
    guard !sheets.isEmpty || notes.isEmpty else {
      throw SpreadsheetFileError.damagedPart("the file has none of the sheets that the workbook lists")
        .located(file: package.archive.fileName, part: part)
    }
    let active = root.first("bookViews")?.first("workbookView")?.integer("activeTab") ?? 0
    activeSheet = tabNames.indices.contains(active) ? place(ofSheet: tabNames[active]) : 0
    for node in root.first("definedNames")?.children ?? [] where node.name == "definedName" {
      guard let name = node["name"] else { continue }
      let sheet = node.integer("localSheetId").flatMap { tabNames.indices.contains($0) ? tabNames[$0] : nil }
      if let sheet, name == "_xlnm.Print_Titles", let rows = Self.rows(node.text, of: sheet) {
        repeatedRows[sheet] = rows
        continue
      }
      definedNames.append(
        DefinedName(
          name, formula: FutureFunctions.plain(node.text), sheetName: sheet,
          isHidden: node.flag("hidden") ?? false))
    }
  }

  /// The index of a sheet; 0 for the first visible sheet, which is the default active sheet.
  private func place(ofSheet name: String) -> Int {
    guard let place = sheets.firstIndex(where: { $0.name == name }),
      place != sheets.firstIndex(where: { $0.visibility == .visible })
    else { return 0 }
    return place
  }

  /// The rows of print titles such as `Sheet1!$1:$2` (ECMA-376 18.2.5); nil if they include columns.
  ///
  /// Titles with columns remain a defined name, so that nothing is lost.
  private static func rows(_ titles: String, of sheet: String) -> ClosedRange<Int>? {
    let formula = FormulaText(titles)
    guard formula.tokens.count == 5, [.word(sheet), .quoted(sheet)].contains(formula.tokens[0].kind),
      let range = formula.references().first, range.tokens == 2..<5, range.first.column == nil,
      let first = range.first.row, let last = range.last?.row, first <= last
    else { return nil }
    return first...last
  }

  /// The location of a sheet; nil if it has no cells, and nil with a note if the file does not contain it.
  ///
  /// Old workbooks list macro sheets that have no part. Some programs drop hidden sheets, but still list them.
  private mutating func sheetEntry(
    _ node: XMLNode, _ archive: ZipArchive
  ) throws(SpreadsheetFileError) -> SheetEntry? {
    let name = node["name"] ?? ""
    let visibility = node["state"].flatMap { SheetVisibility(rawValue: $0) } ?? .visible
    let id = node.relationshipID ?? ""
    let relationship = relationships[id]
    if id.isEmpty || visibility != .visible && relationship?.leads(into: archive) != true {
      notes.append(ReadingNote(.missingSheet, sheetName: name))
      return nil
    }
    guard let relationship else {
      throw .damagedPart("the sheet \(name) has no relationship to its part")
    }
    guard relationship.type == "worksheet" else { return nil }
    guard let part = relationship.part else {
      throw .damagedPart("the sheet \(name) points outside of the workbook, at \(relationship.target)")
    }
    return SheetEntry(name: name, visibility: visibility, part: part)
  }

  /// Finds the workbook part by the package's relationships; if the package is not a workbook, the error names
  /// its kind.
  private static func find(_ package: Package) throws(SpreadsheetFileError) -> String {
    if let refusal = PackageKind.refusal(package.archive) { throw refusal }
    guard let part = try package.relationships(of: "").part(ofType: "officeDocument") else {
      throw SpreadsheetFileError(
        .notAWorkbook, file: package.archive.fileName, reason: "the archive holds no workbook")
    }
    let kind = try contentType(of: part, package)
    if kind.contains("wordprocessingml") || kind.contains("presentationml") {
      throw SpreadsheetFileError(
        .notAWorkbook, file: package.archive.fileName, part: part,
        reason: "the file is a text document or presentation")
    }
    return part
  }

  /// The content type that the package declares for a part; empty if it declares none.
  private static func contentType(of part: String, _ package: Package) throws(SpreadsheetFileError) -> String
  {
    let name = "[Content_Types].xml"
    guard package.archive.entry(name) != nil else { return "" }
    let overrides = try package.tree(name).all("Override")
    let key = PartName.key("/\(part)")
    return overrides.first { $0["PartName"].map(PartName.key) == key }?["ContentType"] ?? ""
  }
}

extension Relationships.Relationship {
  /// Whether the archive has the target part; also true for a target outside the package, which is
  /// rejected elsewhere.
  fileprivate func leads(into archive: ZipArchive) -> Bool {
    part.map { archive.entry($0) != nil } ?? true
  }
}

/// Recognizes archives that are not Excel workbooks.
enum PackageKind {
  /// The reason why the archive cannot be read as a workbook; nil if the entries show no such reason.
  static func refusal(_ archive: ZipArchive) -> SpreadsheetFileError? {
    func other(_ reason: String) -> SpreadsheetFileError {
      SpreadsheetFileError(.otherFormat, file: archive.fileName, reason: reason)
    }
    if archive.entry("xl/workbook.bin") != nil {
      return other("the workbook has the binary Excel format (.xlsb)")
    }
    if archive.entry("mimetype") != nil, archive.entry("content.xml") != nil {
      return other("the file has the OpenDocument format (.ods)")
    }
    if archive.entry("Index/Document.iwa") != nil || archive.entry("Index.zip") != nil {
      return other("the file has the format of Apple Numbers (.numbers)")
    }
    return nil
  }
}
