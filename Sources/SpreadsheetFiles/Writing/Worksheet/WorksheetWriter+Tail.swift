internal import SpreadsheetValues

extension WorksheetWriter {
  /// Appends the elements after a sheet's rows to `xml`, in the order of the schema.
  mutating func finish(
    _ styles: inout StylesWriter, tableIDs: [String], drawingID: String?, commentBoxesID: String?
  ) throws(SpreadsheetWritingError) {
    do {
      xml.clear()
      xml.raw("</sheetData>")
      if let protection = properties.protection { try xml.append(protection) }
      if let filter = properties.autoFilter { try xml.append(filter) }
      try SheetRectangles.check(properties)
      try xml.append(mergedRanges: properties.mergedRanges)
      for (index, format) in properties.conditionalFormats.enumerated() {
        if let rule = format.rule {
          try appendRule(rule, of: format, at: index)
        } else {
          try xml.append(format, styleIndex: styles.index(of: format.style), priority: index + 1)
        }
      }
      try xml.append(properties.validations)
      try appendHyperlinks()
      try xml.append(properties.printSetup)
      if let drawingID { try xml.empty("drawing", ["r:id": drawingID]) }
      if let commentBoxesID { try xml.empty("legacyDrawing", ["r:id": commentBoxesID]) }
      try xml.list("tableParts", tableIDs) { xml, id throws(SpreadsheetWritingError) in
        try xml.empty("tablePart", ["r:id": id])
      }
      try appendExtensions()
      xml.close("worksheet")
    } catch {
      throw error.located(sheet: properties.name)
    }
  }

  private mutating func appendHyperlinks() throws(SpreadsheetWritingError) {
    guard !properties.hyperlinks.isEmpty else { return }
    xml.raw("<hyperlinks>")
    for link in properties.hyperlinks {
      do {
        var id: String?
        if let target = link.target {
          id = try relationships.add("hyperlink", target: target.percentEncodedForPackage, isExternal: true)
        }
        xml.raw("<hyperlink")
        try xml.attribute("ref", "\(link.range)")
        if let id { try xml.attribute("r:id", id) }
        if let location = link.location { try xml.attribute("location", location, .xstring) }
        if let tooltip = link.tooltip { try xml.attribute("tooltip", tooltip, .xstring) }
        xml.raw("/>")
      } catch {
        throw error.located(cell: link.range.first)
      }
    }
    xml.raw("</hyperlinks>")
  }
}

extension String {
  /// The address; ASCII characters that are not allowed in addresses are percent-encoded, as in `%20` (RFC 3987).
  fileprivate var percentEncodedForPackage: String {
    var encoded = ""
    for scalar in unicodeScalars {
      if scalar.value <= 0x20 || scalar.value == 0x7F || "<>\"{}|\\^`".unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }
}
