/// Searches for a sequence in another sequence, in one pass.
///
/// Nil elements match any element. Without nil elements, the search uses the algorithm of Knuth, Morris and Pratt.
/// With nil elements, the search stores all possible start positions as bits.
struct TextSearch<Element: Hashable & Sendable>: Hashable, Sendable {
  private let wanted: [Element?]
  /// For each element, the length of the longest proper prefix that also ends at this element; empty if an element is
  /// nil.
  private let fallbacks: [Int]

  init(_ wanted: [Element?]) {
    self.wanted = wanted
    var fallbacks: [Int] = []
    if !wanted.contains(nil) {
      fallbacks = Array(repeating: 0, count: wanted.count)
      var length = 0
      for index in wanted.indices.dropFirst() {
        while length > 0, wanted[index] != wanted[length] { length = fallbacks[length - 1] }
        if wanted[index] == wanted[length] { length += 1 }
        fallbacks[index] = length
      }
    }
    self.fallbacks = fallbacks
  }

  var count: Int { wanted.count }

  /// Whether the sequence occurs at a position.
  func stands(in text: [Element], at start: Int) -> Bool {
    guard start >= 0, start + wanted.count <= text.count else { return false }
    return wanted.indices.allSatisfy { wanted[$0] == nil || wanted[$0] == text[start + $0] }
  }

  /// The first position of the sequence at or after an index.
  func place(in text: [Element], from start: Int) -> Int? {
    guard start + wanted.count <= text.count else { return nil }
    guard !wanted.isEmpty else { return start }
    return fallbacks.isEmpty ? placeOfGaps(text, start) : placeOfAll(text, start)
  }

  private func placeOfAll(_ text: [Element], _ start: Int) -> Int? {
    var length = 0
    for index in start..<text.count {
      while length > 0, wanted[length] != text[index] { length = fallbacks[length - 1] }
      if wanted[length] == text[index] { length += 1 }
      if length == wanted.count { return index + 1 - length }
    }
    return nil
  }

  /// Bit i of the state says whether the elements up to i match the text up to here (shift-and algorithm).
  private func placeOfGaps(_ text: [Element], _ start: Int) -> Int? {
    let words = (wanted.count + 63) / 64
    var any = [UInt64](repeating: 0, count: words)
    var masks: [Element: [UInt64]] = [:]
    for (index, element) in wanted.enumerated() {
      let bit = UInt64(1) << UInt64(index % 64)
      if let element {
        masks[element, default: Array(repeating: 0, count: words)][index / 64] |= bit
      } else {
        any[index / 64] |= bit
      }
    }
    var state = [UInt64](repeating: 0, count: words)
    let last = UInt64(1) << UInt64((wanted.count - 1) % 64)
    for index in start..<text.count {
      let mask = masks[text[index]]
      var carry: UInt64 = 1
      for word in 0..<words {
        let next = state[word] >> 63
        state[word] = (state[word] << 1 | carry) & (any[word] | (mask?[word] ?? 0))
        carry = next
      }
      if state[words - 1] & last != 0 { return index + 1 - wanted.count }
    }
    return nil
  }
}
