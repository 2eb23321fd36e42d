/// Builds the bytes of an XML part.
struct XMLWriter: Sendable {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// Creates a fragment without an XML declaration.
  init() {}

  /// Creates a document whose root element begins with these attributes.
  init(root: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) throws(SpreadsheetWritingError)
  {
    raw("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n")
    try open(root, attributes)
  }

  /// Appends a literal that is already XML.
  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes that are already XML.
  mutating func append(_ units: some Collection<UInt8>) { bytes.append(contentsOf: units) }

  /// Appends the bytes of another writer.
  mutating func raw(_ fragment: XMLWriter) { bytes += fragment.bytes }

  /// Appends text without markup characters, such as a number.
  mutating func plain(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a whole number.
  mutating func plain(_ number: Int) {
    if number >= 0, number < 10 {
      bytes.append(0x30 + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Appends a start tag; attributes without a value are left out.
  mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) throws(SpreadsheetWritingError) {
    try startTag(name, attributes)
    raw(">")
  }

  /// Appends an end tag.
  mutating func close(_ name: StaticString) {
    raw("</")
    raw(name)
    raw(">")
  }

  /// Appends an element without content.
  mutating func empty(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]
  ) throws(SpreadsheetWritingError) {
    try startTag(name, attributes)
    raw("/>")
  }

  /// Appends an element with text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String,
    escapes: ControlEscapes = .none
  ) throws(SpreadsheetWritingError) {
    try open(name, attributes)
    try self.text(text, escapes)
    close(name)
  }

  /// Appends text with its markup characters escaped.
  mutating func text(_ text: String, _ escapes: ControlEscapes) throws(SpreadsheetWritingError) {
    try append(text, escapes, isAttribute: false)
  }

  /// Clears the output but keeps its memory for reuse.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  private mutating func startTag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>
  ) throws(SpreadsheetWritingError) {
    raw("<")
    raw(name)
    for (key, value) in attributes {
      guard let value else { continue }
      try attribute(key, value)
    }
  }

  /// Appends an attribute to a start tag that is still open.
  mutating func attribute(
    _ name: StaticString, _ value: String, _ escapes: ControlEscapes = .none
  ) throws(SpreadsheetWritingError) {
    raw(" ")
    raw(name)
    raw("=\"")
    try append(value, escapes, isAttribute: true)
    raw("\"")
  }
}
