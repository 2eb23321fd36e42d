/// The texts of a workbook's cells, each once (ECMA-376 18.4.9, sst).
struct SharedStringsWriter: Sendable {
  private var indices: [ExactText: Int] = [:]
  private var items = XMLWriter()
  private var uses = 0

  /// Whether no cell has a text.
  var isEmpty: Bool { indices.isEmpty }

  /// The place of a text, added where it is new.
  mutating func index(of text: String) throws(SpreadsheetWritingError) -> Int {
    uses += 1
    let key = ExactText(text)
    if let index = indices[key] { return index }
    items.raw("<si>")
    try items.textElement(text)
    items.raw("</si>")
    indices[key] = indices.count
    return indices.count - 1
  }

  /// The part with all texts.
  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var builder = PartBuilder(
      name,
      try XMLWriter(
        root: "sst", ["xmlns": XMLNames.main, "count": "\(uses)", "uniqueCount": "\(indices.count)"]))
    builder.xml.raw(items)
    builder.xml.close("sst")
    return try builder.finish()
  }
}

/// A text that equals only itself: for Swift, texts that Unicode calls equivalent are equal, for files they are not.
private struct ExactText: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for unit in text.utf8 { hasher.combine(unit) } }
  }
}

extension XMLWriter {
  /// Appends a `t` element, whose white space is kept where XML readers would drop it.
  mutating func textElement(_ text: String) throws(SpreadsheetWritingError) {
    raw(text.utf8.hasFragileSpace ? "<t xml:space=\"preserve\">" : "<t>")
    try self.text(text, .xstring)
    raw("</t>")
  }
}

extension String.UTF8View {
  /// White space at either end.
  fileprivate var hasFragileSpace: Bool {
    guard let first, let last else { return false }
    return first <= 0x20 || last <= 0x20
  }
}

/// Names that XML parts share.
enum XMLNames {
  /// The namespace of workbooks and their sheets.
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  /// The namespace of links to other parts.
  static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
}
