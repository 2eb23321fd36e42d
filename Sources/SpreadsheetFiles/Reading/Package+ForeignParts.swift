/// The parts of a package that `Workbook` does not represent.
extension Package {
  /// The kinds of these parts: the distinguishing words of their content types, such as `slicer`.
  func foreignParts() throws(SpreadsheetFileError) -> [String] {
    let name = PackagePart.contentTypesName
    guard archive.entry(name) != nil else { return [] }
    let root = try tree(name)
    var types: [String: String] = [:]
    for node in root.all("Override") {
      guard let part = node["PartName"], let type = node["ContentType"] else { continue }
      types[PartName.key(String(part.drop { $0 == "/" }))] = type
    }
    var defaults: [String: String] = [:]
    for node in root.all("Default") {
      if let ending = node["Extension"] { defaults[ending.lowercased()] = node["ContentType"] }
    }
    return archive.entries.keys.sorted().compactMap { key in
      let ending = key.split(separator: ".").last.map(String.init) ?? ""
      return (types[key] ?? defaults[ending]).flatMap(Self.foreignKind)
    }
  }

  /// The distinguishing word of a content type; nil for the content types in `known` and for images.
  private static func foreignKind(_ contentType: String) -> String? {
    let type = contentType.lowercased()
    guard !type.hasPrefix("image/"), !known.contains(where: type.hasSuffix) else { return nil }
    var words = contentType.split(whereSeparator: { $0 == "." || $0 == "/" || $0 == "-" })
    if let last = words.last, last.hasSuffix("+xml") { words[words.count - 1] = last.dropLast(4) }
    return words.last.map(String.init)
  }

  /// Endings of the content types of parts that are read, or that any program can regenerate.
  private static let known = [
    "sheet.main+xml", "macroenabled.main+xml", "template.main+xml", ".worksheet+xml", ".styles+xml",
    ".theme+xml", ".sharedstrings+xml", ".calcchain+xml", ".table+xml", ".drawing+xml", ".chart+xml",
    ".comments+xml", ".vmldrawing", ".sheetmetadata+xml", ".relationships+xml", ".core-properties+xml",
    ".extended-properties+xml", "application/xml", "text/xml", ".chartstyle+xml", ".chartcolorstyle+xml",
    ".pivottable+xml", ".pivotcachedefinition+xml", ".pivotcacherecords+xml", ".printersettings",
  ]
}
