/// A small part of a package: its name in the archive and its text.
struct PackagePart: Sendable {
  /// The name of the part that declares the content types of the other parts.
  static let contentTypesName = "[Content_Types].xml"

  /// The name without a leading slash, such as `xl/workbook.xml`.
  let name: String
  let xml: XMLWriter

  init(_ name: String, _ xml: XMLWriter) {
    self.name = name
    self.xml = xml
  }
}
