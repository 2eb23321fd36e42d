internal import CalendarDates
internal import SpreadsheetValues

/// Writes the document properties; all times come from the document itself.
enum DocumentPropertiesWriter {
  /// The part with title, author and times (ECMA-376 part 2, 11.1).
  static func corePart(_ properties: DocumentProperties, name: String) throws(SpreadsheetWritingError)
    -> PackagePart
  {
    var xml = try XMLWriter(
      root: "cp:coreProperties",
      [
        "xmlns:cp": "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/", "xmlns:dcterms": "http://purl.org/dc/terms/",
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      ])
    if let title = properties.title { try xml.element("dc:title", text: title) }
    if let subject = properties.subject { try xml.element("dc:subject", text: subject) }
    if let creator = properties.creator { try xml.element("dc:creator", text: creator) }
    if let created = properties.created { try xml.time("dcterms:created", created) }
    if let modified = properties.modified { try xml.time("dcterms:modified", modified) }
    xml.close("cp:coreProperties")
    return PackagePart(name, xml)
  }

  /// The part with the program that wrote the document (ECMA-376 22.2, extended properties).
  static func applicationPart(
    _ properties: DocumentProperties, name: String
  ) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "Properties",
      ["xmlns": "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"])
    if let application = properties.application { try xml.element("Application", text: application) }
    xml.close("Properties")
    return PackagePart(name, xml)
  }
}

extension XMLWriter {
  fileprivate mutating func time(
    _ name: StaticString, _ time: UTCTimestamp
  ) throws(SpreadsheetWritingError) {
    try element(name, ["xsi:type": "dcterms:W3CDTF"], text: "\(time)")
  }
}
