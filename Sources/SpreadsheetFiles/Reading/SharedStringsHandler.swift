/// Collects the shared strings (ECMA-376 18.4.8): runs of rich text joined, phonetic hints left out.
final class SharedStringsHandler: XMLHandler {
  /// The texts by index.
  private(set) var strings: [String] = []
  private let limits: ReadingLimits
  private var text = RichText()
  private var isInItem = false
  private var totalBytes = 0

  init(limits: ReadingLimits) {
    self.limits = limits
  }

  func start(_ element: XMLElement) throws(SpreadsheetFileError) {
    if isInItem {
      text.start(element.name)
    } else if element.name.isSpreadsheet("si") {
      isInItem = true
      text.clear()
    }
  }

  func end(_ name: XMLName) throws(SpreadsheetFileError) {
    guard isInItem else { return }
    guard name.isSpreadsheet("si") else { return text.end() }
    isInItem = false
    totalBytes += text.bytes.count
    guard strings.count < limits.sharedStrings else {
      throw .limit("the workbook has over \(strings.count) shared strings", limits.sharedStrings)
    }
    guard totalBytes <= limits.sharedStringBytes else {
      throw .limit("the shared strings have over \(totalBytes) bytes", limits.sharedStringBytes)
    }
    strings.append(EscapedText.decode(text.bytes))
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    if isInItem { try text.append(bytes, limits: limits) }
  }
}

/// The text of an `si` or `is` element while its inner elements come by (ECMA-376 18.4.8, 18.3.1.53).
struct RichText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// The depth of the `t` element that is open.
  private var textDepth: Int?
  /// The depth of the phonetic run that is open.
  private var phoneticDepth: Int?

  /// Begins the next text.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    (depth, textDepth, phoneticDepth) = (0, nil, nil)
  }

  /// An inner element begins.
  mutating func start(_ name: XMLName) {
    depth += 1
    if phoneticDepth == nil, name.isSpreadsheet("rPh") { phoneticDepth = depth }
    if phoneticDepth == nil, textDepth == nil, name.isSpreadsheet("t") { textDepth = depth }
  }

  /// An inner element ends.
  mutating func end() {
    if textDepth == depth { textDepth = nil }
    if phoneticDepth == depth { phoneticDepth = nil }
    depth -= 1
  }

  /// Text comes by, which counts within `t` only.
  mutating func append(
    _ piece: UnsafeBufferPointer<UInt8>, limits: ReadingLimits
  ) throws(SpreadsheetFileError) {
    guard textDepth != nil else { return }
    guard bytes.count + piece.count <= limits.stringBytes else {
      throw .limit("a text has over \(bytes.count + piece.count) bytes", limits.stringBytes)
    }
    bytes.append(contentsOf: piece)
  }
}
