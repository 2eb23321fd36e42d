/// Finds out from the bytes of a file why it is not a workbook, for example because it is a PDF document.
enum FileSignature {
  /// The reason why these bytes are not a workbook; nil if they begin like a ZIP archive.
  ///
  /// `head` is the beginning of the file; `contains` searches the file for bytes.
  static func refusal(
    head: [UInt8], contains: (_ needle: [UInt8]) -> Bool
  ) -> SpreadsheetFileError? {
    if head.isEmpty {
      return SpreadsheetFileError(.notAWorkbook, reason: "the file is empty")
    }
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) || head.starts(with: Array("PK\u{5}\u{6}".utf8)) {
      return nil
    }
    if head.starts(with: compoundFile) { return compoundFileRefusal(contains) }
    if head.starts(with: Array("%PDF".utf8)) {
      return SpreadsheetFileError(.notAWorkbook, reason: "the file is a PDF document")
    }
    return textRefusal(head)
      ?? SpreadsheetFileError(.notAWorkbook, reason: "the file is not an Excel workbook")
  }

  /// The first bytes of an OLE compound file ([MS-CFB] 2.2).
  private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  /// The reason why a compound file is not a workbook: it is an encrypted package ([MS-OFFCRYPTO] 2.3), an old
  /// workbook or something else.
  private static func compoundFileRefusal(_ contains: ([UInt8]) -> Bool) -> SpreadsheetFileError {
    func hasStream(_ name: String) -> Bool { contains(name.utf8.flatMap { [$0, 0] }) }
    if hasStream("EncryptedPackage") {
      return SpreadsheetFileError(.encrypted, reason: "the workbook is protected with a password")
    }
    if hasStream("WordDocument") {
      return SpreadsheetFileError(.notAWorkbook, reason: "the file is a Word document")
    }
    if hasStream("Workbook") || hasStream("Book") {
      return SpreadsheetFileError(.otherFormat, reason: "the workbook has the old Excel format (.xls)")
    }
    return SpreadsheetFileError(
      .otherFormat, reason: "the file has an old Office format or is protected with a password")
  }

  private static func textRefusal(_ head: [UInt8]) -> SpreadsheetFileError? {
    guard !head.contains(0), let text = String(validating: head.dropLastPartialCharacter(), as: UTF8.self)
    else { return nil }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(300).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") {
      return SpreadsheetFileError(.notAWorkbook, reason: "the file is a web page")
    }
    if start.hasPrefix("<?xml"), text.contains("urn:schemas-microsoft-com:office:spreadsheet") {
      return SpreadsheetFileError(.otherFormat, reason: "the workbook has the format XML Spreadsheet 2003")
    }
    return SpreadsheetFileError(
      .notAWorkbook, reason: "the file is plain text",
      remedy: "If it holds comma-separated values, name it .csv")
  }
}

extension [UInt8] {
  /// Drops the bytes of an incomplete UTF-8 character at the end of a buffer.
  fileprivate func dropLastPartialCharacter() -> ArraySlice<UInt8> {
    for length in 1...3 where length <= count {
      let byte = self[count - length]
      if byte & 0xC0 == 0xC0 { return dropLast(length) }
      if byte & 0x80 == 0 { break }
    }
    return self[...]
  }
}
