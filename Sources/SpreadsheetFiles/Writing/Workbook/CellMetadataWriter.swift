/// Writes the metadata that dynamic arrays refer to with `cm="1"` (ECMA-376 18.9, [MS-XLSX] 2.4.85).
enum CellMetadataWriter {
  static func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "metadata",
      [
        "xmlns": XMLNames.main,
        "xmlns:xda": "http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray",
      ])
    xml.raw("<metadataTypes count=\"1\"><metadataType name=\"XLDAPR\" minSupportedVersion=\"120000\"")
    xml.raw(" copy=\"1\" pasteAll=\"1\" pasteValues=\"1\" merge=\"1\" splitFirst=\"1\" rowColShift=\"1\"")
    xml.raw(" clearFormats=\"1\" clearComments=\"1\" assign=\"1\" coerce=\"1\" cellMeta=\"1\"/>")
    xml.raw("</metadataTypes><futureMetadata name=\"XLDAPR\" count=\"1\"><bk><extLst>")
    xml.raw("<ext uri=\"{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}\">")
    xml.raw("<xda:dynamicArrayProperties fDynamic=\"1\" fCollapsed=\"0\"/></ext></extLst></bk>")
    xml.raw("</futureMetadata><cellMetadata count=\"1\"><bk><rc t=\"1\" v=\"0\"/></bk></cellMetadata>")
    xml.close("metadata")
    return PackagePart(name, xml)
  }
}
