public import SpreadsheetValues
package import WorkProgress

extension Workbook {
  /// Reads a whole Excel workbook from a path.
  ///
  /// If the file is not a workbook, the error says what it is instead; if it is damaged, the error says where. A
  /// workbook is never read partially.
  public init(xlsxAt path: String, limits: ReadingLimits = ReadingLimits()) throws(SpreadsheetFileError) {
    try self.init(XLSXReader(path: path, limits: limits))
  }

  /// Reads a whole Excel workbook from memory; the name is used in messages.
  public init(
    xlsx bytes: some Collection<UInt8>, name: String? = nil, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(XLSXReader(bytes: bytes, name: name, limits: limits))
  }

  /// Reads a whole workbook; a meter counts the bytes and rows.
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
