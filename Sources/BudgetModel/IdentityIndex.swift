internal import Foundation
internal import Synchronization

/// An index from identifiers to their positions in a list.
///
/// It is built only on first use: a log of a million rows is often written and never searched.
final class IdentityIndex: Sendable {
  private let slots = Mutex(IdentitySlots())

  /// Returns the position of an identifier in a list that has only grown since the last call.
  func place(of id: UUID, in ids: [UUID]) -> Int? { slots.withLock { $0.place(of: id, in: ids) } }
}

/// A hash table of the positions of identifiers.
private struct IdentitySlots {
  /// A random seed, so that nobody can choose identifiers that slow down lookups; it does not change results.
  private let seed = UInt64.random(in: 0...UInt64.max)
  /// For each slot, the position of an identifier in the list, from 1; 0 for a free slot.
  private var slots: [UInt32] = []
  /// The number of identifiers of the list that already have a slot.
  private var count = 0

  mutating func place(of id: UUID, in ids: [UUID]) -> Int? {
    cover(ids)
    guard !slots.isEmpty else { return nil }
    let place = Int(slots[slot(of: id, in: ids)])
    return place > 0 ? place - 1 : nil
  }

  private mutating func cover(_ ids: [UUID]) {
    guard count < ids.count else { return }
    // At least half of the slots stay free.
    if (ids.count + 1) * 2 > slots.count {
      var size = 16
      while size < ids.count * 4 { size *= 2 }
      slots = [UInt32](repeating: 0, count: size)
      count = 0
    }
    for place in count..<ids.count {
      slots[slot(of: ids[place], in: ids)] = UInt32(truncatingIfNeeded: place + 1)
    }
    count = ids.count
  }

  /// Returns the slot of an identifier, or the free slot where it would be inserted.
  private func slot(of id: UUID, in ids: [UUID]) -> Int {
    var slot = hash(id) & (slots.count - 1)
    while case let place = Int(slots[slot]), place > 0, ids[place - 1] != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Returns the hash of an identifier: its two halves are multiplied, and the two halves of the product are
  /// combined.
  private func hash(_ id: UUID) -> Int {
    let (high, low) = id.words
    let product = (high ^ seed).multipliedFullWidth(by: low ^ 0x9E37_79B1_85EB_CA87)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
