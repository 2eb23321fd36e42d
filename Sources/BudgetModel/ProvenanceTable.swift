internal import Foundation

/// The sources of many records, by identifier.
///
/// It works like a dictionary but uses a third of the memory, because most records come from
/// lines of one file.
public struct ProvenanceTable<Entity>: Sendable {
  private var store = ProvenanceStore()

  /// Creates a table without records.
  public init() {}

  /// The number of records.
  public var count: Int { store.ids.count }

  /// Reserves capacity for this many records.
  public mutating func reserveCapacity(_ count: Int) { store.reserveCapacity(count) }

  /// Adds a record that is not in the table yet; this is faster than assigning by subscript.
  public mutating func append(_ place: Provenance, for id: Identifier<Entity>) {
    store.append(place, for: id.uuid)
  }

  /// The source of a record; nil if unknown.
  public subscript(id: Identifier<Entity>) -> Provenance? {
    get { store.index(of: id.uuid).map(store.place) }
    set {
      if let newValue { store.set(newValue, for: id.uuid) } else { store.remove(id.uuid) }
    }
  }
}

/// The contents of a table, for records of any kind.
private struct ProvenanceStore: Sendable {
  /// The identifiers in the order in which they were added.
  private(set) var ids: [UUID] = []
  /// The line of each record in `file`.
  ///
  /// A negative number is an index in `others` instead: -1 is the first element, -2 the second.
  private var places: [Int32] = []
  /// The file to which the lines in `places` belong.
  private var file: String?
  private var others: [Provenance] = []
  private var index = IdentityIndex()

  mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  func place(_ index: Int) -> Provenance {
    let place = Int(places[index])
    return place < 0 ? others[-1 - place] : Provenance(file: file, .line(place, field: nil))
  }

  mutating func set(_ place: Provenance, for id: UUID) {
    if let index = index(of: id) {
      places[index] = stored(place)
    } else {
      append(place, for: id)
    }
  }

  /// Adds a record that is not in the table yet.
  mutating func append(_ place: Provenance, for id: UUID) {
    if !isKnownUniquelyReferenced(&index) { index = IdentityIndex() }
    let stored = stored(place)
    ids.append(id)
    places.append(stored)
  }

  private mutating func stored(_ place: Provenance) -> Int32 {
    if case .line(let line, nil) = place.location, let line = Int32(exactly: line), line >= 0 {
      if places.isEmpty { file = place.file }
      if file == place.file { return line }
    }
    others.append(place)
    return Int32(truncatingIfNeeded: -others.count)
  }

  mutating func remove(_ id: UUID) {
    guard let place = index(of: id) else { return }
    ids.remove(at: place)
    places.remove(at: place)
    index = IdentityIndex()
  }

  func index(of id: UUID) -> Int? { index.place(of: id, in: ids) }
}

extension ProvenanceTable: Sequence {
  /// Returns the records with their positions, in the order in which they were added.
  public func makeIterator() -> AnyIterator<(key: Identifier<Entity>, value: Provenance)> {
    var index = 0
    return AnyIterator {
      guard index < store.ids.count else { return nil }
      defer { index += 1 }
      return (Identifier(store.ids[index]), store.place(index))
    }
  }

  /// The positions of all records.
  public var values: some Sequence<Provenance> { lazy.map(\.value) }
}

extension ProvenanceTable: ExpressibleByDictionaryLiteral {
  /// Creates a table with the positions of these records.
  public init(dictionaryLiteral elements: (Identifier<Entity>, Provenance)...) {
    for (id, place) in elements { self[id] = place }
  }

  /// Creates a table with the positions of these records.
  public init(_ places: [Identifier<Entity>: Provenance]) {
    reserveCapacity(places.count)
    for (id, place) in places { self[id] = place }
  }

}

extension ProvenanceTable: Hashable {
  /// Whether both tables contain the same records with the same positions, in any order.
  public static func == (left: ProvenanceTable, right: ProvenanceTable) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
