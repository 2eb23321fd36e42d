public import SpreadsheetValues
package import WorkProgress

extension Workbook {
  /// Reads a whole Excel workbook from a path.
  ///
  /// Throws what the file is instead of a workbook, and what is damaged about it; nothing is read in part.
  public init(xlsxAt path: String, limits: ReadingLimits = ReadingLimits()) throws(SpreadsheetFileError) {
    try self.init(XLSXReader(path: path, limits: limits))
  }

  /// Reads a whole Excel workbook from memory; the name is for messages.
  public init(
    xlsx bytes: some Collection<UInt8>, name: String? = nil, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(XLSXReader(bytes: bytes, name: name, limits: limits))
  }

  /// Reads a whole workbook, of which a meter counts the bytes and rows.
  package init(_ reader: XLSXReader, meter: WorkMeter? = nil) throws(SpreadsheetFileError) {
    reader.count(by: meter)
    var sheets: [Sheet] = []
    for index in reader.sheetNames.indices { sheets.append(try reader.sheet(index)) }
    self.init(
      sheets: sheets, styles: reader.styles, definedNames: reader.definedNames, dateSystem: reader.dateSystem,
      properties: reader.properties)
    isIterative = reader.isIterative
    activeSheet = reader.activeSheet
    protection = reader.protection
    notes = reader.notes
    foreignParts = try reader.foreignParts()
  }
}
