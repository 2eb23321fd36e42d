internal import SpreadsheetFiles

/// The relationships of a part (ECMA-376 part 2, 6.5), to which new ones can be added.
struct RelationshipsMarkup {
  struct Relationship {
    let id: String
    /// The last word of the type's URI, such as `worksheet`, which is the same in the strict and transitional forms.
    let type: String
    let target: String
    /// The target part; nil for an address outside the package.
    let part: String?
    fileprivate let tag: MarkupTag?
  }

  private let bytes: [UInt8]
  private let source: String
  private(set) var all: [Relationship] = []
  private var changes = MarkupChanges()
  private var added: [UInt8] = []

  /// Reads the relationships of a part; nil stands for a part that has none yet.
  init(_ bytes: [UInt8]?, of source: String) {
    self.bytes = bytes ?? Array(Self.empty.utf8)
    self.source = source
    var scanner = MarkupScanner(self.bytes)
    while let tag = scanner.next() {
      guard tag.isNamed("Relationship", in: self.bytes), let id = tag.value("Id", in: self.bytes),
        let type = tag.value("Type", in: self.bytes), let target = tag.value("Target", in: self.bytes)
      else { continue }
      let isExternal = tag.value("TargetMode", in: self.bytes)?.lowercased() == "external"
      all.append(
        Relationship(
          id: id, type: type.split(separator: "/").last.map(String.init) ?? type, target: target,
          part: isExternal ? nil : PartName.resolve(target, from: source), tag: tag))
    }
  }

  /// The relationship with this id.
  subscript(id: String) -> Relationship? { all.first { $0.id == id } }

  /// The part of the first relationship with this type.
  func part(ofType type: String) -> String? { all.first { $0.type == type && $0.part != nil }?.part }

  /// The parts of all relationships with this type.
  func parts(ofType type: String) -> [String] { all.compactMap { $0.type == type ? $0.part : nil } }

  /// Adds a relationship to a part; returns its id.
  mutating func add(_ type: String, part: String) -> String {
    var number = all.count + 1
    while self["rId\(number)"] != nil { number += 1 }
    let id = "rId\(number)"
    let uri = "\(Self.types)/\(type)"
    added += "<\(prefix)Relationship Id=\"\(id)\" Type=\"\(uri)\" Target=\"".utf8
    added += MarkupText.escaped("/" + part)
    added += "\"/>".utf8
    all.append(Relationship(id: id, type: type, target: "/" + part, part: part, tag: nil))
    return id
  }

  /// Removes the relationships to a part.
  mutating func remove(part: String) {
    for relationship in all where relationship.part.map(PartName.key) == PartName.key(part) {
      if let tag = relationship.tag { changes.replace(tag.range, with: []) }
    }
    all.removeAll { $0.part.map(PartName.key) == PartName.key(part) }
  }

  /// The part with all changes.
  func changed() -> [UInt8] {
    var changes = changes
    changes.appendToRoot(added, of: bytes)
    return changes.applied(to: bytes)
  }

  private static let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let empty = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>
    """

  /// The prefix of the part's own elements, with its colon; empty in nearly all files.
  private var prefix: String {
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next() else { return "" }
    return String(decoding: bytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
  }
}
