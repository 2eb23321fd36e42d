import SpreadsheetValues

/// Collects the shared strings (ECMA-376 18.4.8).
///
/// Runs of rich text are joined, their fonts are stored separately, and phonetic hints are left out.
final class SharedStringsHandler: XMLHandler {
  /// The texts by index.
  private(set) var strings: [String] = []
  /// The strings with fonts for some of their parts, by index.
  private(set) var richTexts: [Int: Cell.RichText] = [:]
  private let limits: ReadingLimits
  private var text: RichTextBuilder
  private var isInItem = false
  private var depth = 0
  /// Whether the root element is a table of strings.
  private var isInTable = false
  private var totalBytes = 0
  private var runCount = 0

  init(limits: ReadingLimits, palette: ColorPalette = ColorPalette()) {
    self.limits = limits
    text = RichTextBuilder(palette: palette)
  }

  func start(_ element: XMLElement) throws(SpreadsheetFileError) {
    depth += 1
    if depth == 1 { isInTable = element.name.isSpreadsheet("sst") }
    if isInItem {
      text.start(element)
    } else if element.name.isSpreadsheet("si") {
      isInItem = true
      text.clear()
    }
  }

  func end(_ name: XMLName) throws(SpreadsheetFileError) {
    depth -= 1
    guard isInItem else { return }
    guard name.isSpreadsheet("si") else { return text.end() }
    isInItem = false
    totalBytes += text.bytes.count
    guard strings.count < limits.sharedStrings else {
      throw limits.passed(.sharedStrings, "the workbook has over \(strings.count) shared strings")
    }
    guard totalBytes <= limits.sharedStringBytes else {
      throw limits.passed(.sharedStringBytes, "the shared strings have \(totalBytes) bytes")
    }
    let string = EscapedText.decode(text.bytes)
    try limits.check(text: string)
    if let richText = text.richText(of: string) {
      try limits.count(richText, &runCount)
      richTexts[strings.count] = richText
    }
    strings.append(string)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    if isInItem { try text.append(bytes, limits: limits) }
  }
}

extension SharedStringsHandler: RecordHandler {
  var markup: RecordMarkup { RecordMarkup(start: "<sst", recordEnd: "</si>", end: "</sst") }
  var isBetweenRecords: Bool { isInTable && depth == 1 && !isInItem }
  var admitsScanning: Bool { limits.xmlDepth >= 8 }

  /// Reads items that have one text and nothing else.
  func scanRecords(from start: Position) -> Position {
    var position = start
    while true {
      var end = position
      end.skipSpace()
      guard end.skip("<si>"), let plain = end.plainTextElement(),
        let text = plain.decoded(limit: limits.plainTextBytes), let length = plain.length, end.skip("</si>"),
        strings.count < limits.sharedStrings,
        totalBytes + length <= limits.sharedStringBytes
      else { return position }
      totalBytes += length
      strings.append(text)
      position = end
    }
  }
}

extension PlainText {
  /// The number of bytes of the text before escapes are decoded; nil if entities make them hard to count.
  fileprivate var length: Int? {
    guard traits.contains(.entities) else { return bytes.count }
    if traits.contains(.underscores) || bytes.contains(UInt8(ascii: "#")) { return nil }
    // Each of the five entities stands for one byte.
    var isInside = false
    return bytes.count { byte in
      if byte == UInt8(ascii: "&") { isInside = true }
      if byte == UInt8(ascii: ";"), isInside { isInside = false }
      return !isInside
    }
  }
}
