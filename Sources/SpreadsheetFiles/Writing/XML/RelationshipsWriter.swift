/// The relationships of one part to other parts and to external addresses (ECMA-376 part 2, 9.3).
struct RelationshipsWriter: Sendable {
  private var xml: XMLWriter
  private var count = 0

  init() throws(SpreadsheetWritingError) {
    xml = try XMLWriter(
      root: "Relationships", ["xmlns": "http://schemas.openxmlformats.org/package/2006/relationships"])
  }

  var isEmpty: Bool { count == 0 }

  /// Adds a relationship and returns its id; `kind` is the end of its type, after the office document namespace.
  mutating func add(
    _ kind: String, target: String, isExternal: Bool = false
  ) throws(SpreadsheetWritingError) -> String {
    try add(
      type: "http://schemas.openxmlformats.org/officeDocument/2006/relationships/\(kind)", target: target,
      isExternal: isExternal)
  }

  /// Adds a relationship of a type outside the office document namespace.
  mutating func add(
    type: String, target: String, isExternal: Bool = false
  ) throws(SpreadsheetWritingError) -> String {
    count += 1
    let id = "rId\(count)"
    try xml.empty(
      "Relationship",
      ["Id": id, "Type": type, "Target": target, "TargetMode": isExternal ? "External" : nil])
    return id
  }

  /// The relationships part of the part with this name.
  func part(of name: String) -> PackagePart {
    let folders = name.split(separator: "/", omittingEmptySubsequences: false)
    let path = (folders.dropLast() + ["_rels", "\(folders.last ?? "").rels"]).joined(separator: "/")
    var xml = xml
    xml.close("Relationships")
    return PackagePart(path, xml)
  }
}
