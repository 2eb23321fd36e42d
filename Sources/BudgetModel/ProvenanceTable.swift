internal import Foundation

/// Where each of many records came from, by identity.
///
/// It answers like a dictionary and takes a third of its memory: most records came from a line of one file.
public struct ProvenanceTable<Entity>: Sendable {
  private var store = ProvenanceStore()

  /// A table without records.
  public init() {}

  /// How many records there are.
  public var count: Int { store.ids.count }

  /// Makes room for so many records.
  public mutating func reserveCapacity(_ count: Int) { store.reserveCapacity(count) }

  /// Where a record came from; nil where that is not known.
  public subscript(id: Identifier<Entity>) -> Provenance? {
    get { store.index(of: id.uuid).map(store.place) }
    set {
      if let newValue { store.set(newValue, for: id.uuid) } else { store.remove(id.uuid) }
    }
  }
}

/// The same for records of any kind.
private struct ProvenanceStore: Sendable {
  /// The identities in the order in which they were added.
  private(set) var ids: [UUID] = []
  /// The line in `file`; or, below 0, which of `others` it is, counted from -1.
  private var places: [Int32] = []
  /// The file of those records that came from one of its lines.
  private var file: String?
  private var others: [Provenance] = []
  /// Drawn at random, so that nobody can choose identities that make the search slow; no answer depends on it.
  private let seed = UInt64.random(in: 0...UInt64.max)
  /// For each slot the place of an identity in `ids`, from 1; 0 for a free one.
  private var slots = [UInt32](repeating: 0, count: 16)

  mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    places.reserveCapacity(count)
    if count * 2 > slots.count { resize(for: count) }
  }

  func place(_ index: Int) -> Provenance {
    let place = Int(places[index])
    return place < 0 ? others[-1 - place] : Provenance(file: file, .line(place, field: nil))
  }

  mutating func set(_ place: Provenance, for id: UUID) {
    let stored = stored(place)
    if (ids.count + 1) * 2 > slots.count { resize(for: ids.count * 2) }
    let slot = slot(of: id)
    if slots[slot] > 0 {
      places[Int(slots[slot]) - 1] = stored
    } else {
      ids.append(id)
      places.append(stored)
      slots[slot] = UInt32(truncatingIfNeeded: ids.count)
    }
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
    guard let index = index(of: id) else { return }
    ids.remove(at: index)
    places.remove(at: index)
    resize(for: ids.count)
  }

  func index(of id: UUID) -> Int? {
    let index = Int(slots[slot(of: id)])
    return index > 0 ? index - 1 : nil
  }

  /// The slot that has an identity, or the free one in which it would be put.
  private func slot(of id: UUID) -> Int {
    var slot = hash(id) & (slots.count - 1)
    while case let index = Int(slots[slot]), index > 0, ids[index - 1] != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Both halves of an identity, multiplied and folded.
  private func hash(_ id: UUID) -> Int {
    let (high, low) = withUnsafeBytes(of: id.uuid) {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    let product = (high ^ seed).multipliedFullWidth(by: low ^ 0x9E37_79B1_85EB_CA87)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }

  /// Half of the slots and more stay free.
  private mutating func resize(for count: Int) {
    var size = 16
    while size < count * 2 + 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for (index, id) in ids.enumerated() { slots[slot(of: id)] = UInt32(truncatingIfNeeded: index + 1) }
  }
}

extension ProvenanceTable: Sequence {
  /// The records with their places, in the order in which they were added.
  public func makeIterator() -> AnyIterator<(key: Identifier<Entity>, value: Provenance)> {
    var index = 0
    return AnyIterator {
      guard index < store.ids.count else { return nil }
      defer { index += 1 }
      return (Identifier(store.ids[index]), store.place(index))
    }
  }

  /// The places of all records.
  public var values: some Sequence<Provenance> { lazy.map(\.value) }
}

extension ProvenanceTable: ExpressibleByDictionaryLiteral {
  /// A table of these records.
  public init(dictionaryLiteral elements: (Identifier<Entity>, Provenance)...) {
    for (id, place) in elements { self[id] = place }
  }

  /// A table of these records.
  public init(_ places: [Identifier<Entity>: Provenance]) {
    reserveCapacity(places.count)
    for (id, place) in places { self[id] = place }
  }

}

extension ProvenanceTable: Hashable {
  /// Whether both hold the same records with the same places, in any order.
  public static func == (left: ProvenanceTable, right: ProvenanceTable) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
