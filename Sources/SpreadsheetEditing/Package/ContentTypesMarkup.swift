internal import SpreadsheetFiles

/// The content types of a package's parts (ECMA-376 part 2, 7.3), to which new ones can be added.
struct ContentTypesMarkup {
  static let partName = "[Content_Types].xml"

  private let bytes: [UInt8]
  private var changes = MarkupChanges()
  private var added: [UInt8] = []
  private var overrides: [String: (type: String, tag: MarkupTag)] = [:]
  private var defaults: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      guard let type = tag.value("ContentType", in: bytes) else { continue }
      if let name = tag.value("PartName", in: bytes) {
        overrides[PartName.key(String(name.drop { $0 == "/" }))] = (type, tag)
      } else if let ending = tag.value("Extension", in: bytes) {
        defaults[ending.lowercased()] = type
      }
    }
  }

  /// The content type of a part; empty if none is declared.
  func type(of part: String) -> String {
    overrides[PartName.key(part)]?.type
      ?? defaults[part.split(separator: ".").last.map { $0.lowercased() } ?? ""] ?? ""
  }

  /// Declares the content type of a new part.
  mutating func add(_ part: String, type: String) {
    // A previous declaration for this name is removed, because even a missing part may have one.
    remove(part)
    added += "<\(prefix)Override PartName=\"".utf8 + MarkupText.escaped("/" + part)
    added += "\" ContentType=\"".utf8 + MarkupText.escaped(type) + "\"/>".utf8
  }

  /// Declares the content type of all parts with this file extension, unless it is already declared.
  mutating func addDefault(_ ending: String, type: String) {
    guard defaults[ending.lowercased()] == nil else { return }
    defaults[ending.lowercased()] = type
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next() else { return }
    changes.insert(
      "<\(prefix)Default Extension=\"".utf8 + MarkupText.escaped(ending) + "\" ContentType=\"".utf8
        + MarkupText.escaped(type) + "\"/>".utf8, at: root.range.upperBound)
  }

  /// Removes the declaration of a deleted part.
  mutating func remove(_ part: String) {
    guard let entry = overrides.removeValue(forKey: PartName.key(part)) else { return }
    changes.replace(entry.tag.range, with: [])
  }

  /// The part with all changes.
  func changed() -> [UInt8] {
    var changes = changes
    changes.appendToRoot(added, of: bytes)
    return changes.applied(to: bytes)
  }

  /// The prefix of the part's own elements, with its colon; empty in nearly all files.
  private var prefix: String {
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next() else { return "" }
    return String(decoding: bytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
  }
}
