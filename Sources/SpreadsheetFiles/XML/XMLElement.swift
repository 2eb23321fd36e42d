internal import CLibXML2
internal import TextSafety

/// The name of an element: its local name and its namespace.
struct XMLName {
  let local: UnsafePointer<UInt8>
  let namespace: XMLNamespace

  /// Whether this is the SpreadsheetML element with this name, transitional or strict.
  @inline(__always)
  func isSpreadsheet(_ name: StaticString) -> Bool { namespace == .spreadsheet && isLocal(name) }

  /// Whether the local name is this one.
  @inline(__always)
  func isLocal(_ name: StaticString) -> Bool { equals(local, name) }
}

/// The namespaces of workbooks; the strict and transitional forms count as the same.
enum XMLNamespace {
  case spreadsheet, officeRelationships, other

  /// Identifies the namespace by its URI.
  init(uri: String) {
    switch uri {
    case "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
      "http://purl.oclc.org/ooxml/spreadsheetml/main":
      self = .spreadsheet
    case "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
      "http://purl.oclc.org/ooxml/officeDocument/relationships":
      self = .officeRelationships
    default: self = .other
    }
  }
}

/// A start tag as the parser reports it; valid only during the callback.
struct XMLElement {
  let name: XMLName
  /// Five pointers for each attribute: local name, prefix, URI, and the start and end of the value.
  private let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let count: Int

  init(name: XMLName, attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.name = name
    pointers = attributes
    self.count = count
  }

  /// Passes each attribute to `body`: its local name, the URI of its namespace, and the bytes of its value.
  @inline(__always)
  func forEachAttribute(
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>?, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let pointers else { return }
    for index in 0..<count {
      let attribute = pointers + index * 5
      guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else { continue }
      body(name, attribute[2], UnsafeBufferPointer(start: start, count: end - start))
    }
  }
}

/// Whether a C string equals a literal.
@inline(__always)
private func equals(_ text: UnsafePointer<UInt8>, _ literal: StaticString) -> Bool {
  let other = literal.utf8Start
  for index in 0..<literal.utf8CodeUnitCount where text[index] != other[index] { return false }
  return text[literal.utf8CodeUnitCount] == 0
}

/// The text of an attribute's value.
///
/// Because the parser does not substitute entities, libxml2 leaves each `&` of a value as `&#38;`.
func attributeText(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  let text = String(decoding: bytes, as: UTF8.self)
  return (bytes.contains(UInt8(ascii: "&")) ? text.replacing("&#38;", with: "&") : text).streamSafe
}
