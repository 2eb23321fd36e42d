/// The relationships of a part (ECMA-376 part 2, 6.5).
struct Relationships {
  struct Relationship {
    let id: String
    /// The last word of the type's URI, such as `worksheet`, which is the same in the strict and transitional forms.
    let type: String
    /// The target as written in the file.
    let target: String
    let isExternal: Bool
    /// The target part; nil for an address outside the package.
    let part: String?
  }

  private(set) var all: [Relationship] = []
  private var places: [String: Int] = [:]

  /// Creates an empty list of relationships.
  init() {}

  /// Reads the relationships in the `.rels` part that belongs to `source`.
  init(_ root: XMLNode, source: String) {
    all = root.all("Relationship").compactMap { node in
      guard let id = node["Id"], let type = node["Type"], let target = node["Target"] else { return nil }
      let isExternal = node["TargetMode"]?.lowercased() == "external"
      return Relationship(
        id: id, type: type.split(separator: "/").last.map(String.init) ?? type, target: target,
        isExternal: isExternal, part: isExternal ? nil : PartName.resolve(target, from: source))
    }
    places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The relationship with this id.
  subscript(id: String) -> Relationship? { places[id].map { all[$0] } }

  /// The part of the first relationship with this type.
  func part(ofType type: String) -> String? {
    all.first { $0.type == type && $0.part != nil }?.part
  }

  /// The parts of all relationships with this type.
  func parts(ofType type: String) -> [String] {
    all.compactMap { $0.type == type ? $0.part : nil }
  }
}
