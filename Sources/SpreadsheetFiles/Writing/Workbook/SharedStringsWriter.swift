/// Collects the texts of a workbook's cells, each once (ECMA-376 18.4.9, sst).
///
/// The table has a maximum size, because a workbook with more texts repeats few of them. Further texts are written
/// into their cells.
struct SharedStringsWriter: Sendable {
  /// The maximum number of texts, and of the bytes of all texts together.
  static let limit = (texts: 1 << 16, bytes: 4 << 20)

  private var table = TextTable()
  private var items = XMLWriter()
  private var uses = 0

  /// Whether no cell refers to a text of the table.
  var isEmpty: Bool { uses == 0 }

  /// The index of a text, which is added if it is new; nil if the text must be written into its cell.
  mutating func index(of text: UnsafeBufferPointer<UInt8>) throws(SpreadsheetWritingError) -> Int? {
    let count = table.count
    guard let index = number(of: text) else { return nil }
    if index == count {
      items.raw("<si>")
      try items.textElement(text)
      items.raw("</si>")
    }
    return index
  }

  /// The index of a text given as the XML of its parts; works like `index(of:)`.
  mutating func index(ofRuns runs: XMLWriter) -> Int? {
    let count = table.count
    // UTF-8 never contains the byte FF, so this key differs from the key of every plain text.
    let key: [UInt8] = [0xFF] + runs.bytes
    guard let index = key.withUnsafeBufferPointer({ number(of: $0) }) else { return nil }
    if index == count {
      items.raw("<si>")
      items.raw(runs)
      items.raw("</si>")
    }
    return index
  }

  private mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isFull = table.count >= Self.limit.texts || table.byteCount + text.count > Self.limit.bytes
    guard let index = table.number(of: text, unlessNew: isFull) else { return nil }
    uses += 1
    return index
  }

  /// The part with all texts.
  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "sst", ["xmlns": XMLNames.main, "count": "\(uses)", "uniqueCount": "\(table.count)"])
    xml.raw(items)
    xml.close("sst")
    return PackagePart(name, xml)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is whitespace at either end, which XML readers would drop.
  fileprivate var hasFragileSpace: Bool {
    guard let first, let last else { return false }
    return first <= 0x20 || last <= 0x20
  }
}

extension XMLWriter {
  /// Appends a `t` element with this text.
  mutating func textElement(_ text: String) throws(SpreadsheetWritingError) {
    let units = Array(text.utf8)
    var failure: SpreadsheetWritingError?
    units.withUnsafeBufferPointer { units in
      do throws(SpreadsheetWritingError) {
        try textElement(units)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Appends a `t` element; whitespace at the ends of the text is marked, so that XML readers keep it.
  mutating func textElement(_ text: UnsafeBufferPointer<UInt8>) throws(SpreadsheetWritingError) {
    raw(text.hasFragileSpace ? "<t xml:space=\"preserve\">" : "<t>")
    try append(text, .xstring, isAttribute: false)
    raw("</t>")
  }
}
