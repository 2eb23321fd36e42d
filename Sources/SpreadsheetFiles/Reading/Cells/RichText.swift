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
      throw limits.passed(.stringBytes, "a text has over \(limits.stringBytes) bytes")
    }
    bytes.append(contentsOf: piece)
  }
}
