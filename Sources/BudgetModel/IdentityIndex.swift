internal import Foundation
internal import Synchronization

/// Finds the places of identities in a list, and sees to the list only when it is first asked: a log of a million
/// rows is often written and never searched.
final class IdentityIndex: Sendable {
  private let slots = Mutex(IdentitySlots())

  /// The place of an identity in a list that has only grown since the last time.
  func place(of id: UUID, in ids: [UUID]) -> Int? { slots.withLock { $0.place(of: id, in: ids) } }
}

/// The places of identities by their hashes.
private struct IdentitySlots {
  /// Drawn at random, so that nobody can choose identities that make the search slow; no answer depends on it.
  private let seed = UInt64.random(in: 0...UInt64.max)
  /// For each slot the place of an identity in the list, from 1; 0 for a free one.
  private var slots: [UInt32] = []
  /// How many of the list's identities have a slot.
  private var count = 0

  mutating func place(of id: UUID, in ids: [UUID]) -> Int? {
    cover(ids)
    guard !slots.isEmpty else { return nil }
    let place = Int(slots[slot(of: id, in: ids)])
    return place > 0 ? place - 1 : nil
  }

  private mutating func cover(_ ids: [UUID]) {
    guard count < ids.count else { return }
    // Half of the slots and more stay free.
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

  /// The slot that has an identity, or the free one in which it would be put.
  private func slot(of id: UUID, in ids: [UUID]) -> Int {
    var slot = hash(id) & (slots.count - 1)
    while case let place = Int(slots[slot]), place > 0, ids[place - 1] != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Both halves of an identity, multiplied and folded.
  private func hash(_ id: UUID) -> Int {
    let (high, low) = id.words
    let product = (high ^ seed).multipliedFullWidth(by: low ^ 0x9E37_79B1_85EB_CA87)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
