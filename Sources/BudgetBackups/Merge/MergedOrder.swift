/// The order of a list that two sides have changed.
///
/// Shared records keep their order; records of only one side keep their position between their neighbours on
/// that side. If both sides add records at the same position, `precedes` compares the first added records of
/// the two sides. If both sides move the same records, the order of the leading side is used.
struct MergedOrder<ID: Hashable> {
  private let leading: [ID]
  private let other: [ID]
  private let precedes: (ID, ID) -> Bool

  /// Creates the order of two lists.
  init(_ leading: [ID], _ other: [ID], precedes: @escaping (ID, ID) -> Bool) {
    self.leading = leading
    self.other = other
    self.precedes = precedes
  }

  /// Returns every element of both lists once, in time linear in their lengths.
  func merged() -> [ID] {
    let (inLeading, inOther) = (Set(leading), Set(other))
    var result: [ID] = []
    var done: Set<ID> = []
    var (i, j) = (0, 0)
    while true {
      while i < leading.count, done.contains(leading[i]) { i += 1 }
      while j < other.count, done.contains(other[j]) { j += 1 }
      guard i < leading.count, j < other.count else { break }
      let next = next(
        leading[i], isShared: inOther.contains(leading[i]), other[j], isShared: inLeading.contains(other[j]))
      done.insert(next)
      result.append(next)
    }
    for id in leading[i...] + other[j...] where done.insert(id).inserted { result.append(id) }
    return result
  }

  /// Returns the element that comes first: an element that only one side has precedes the shared element
  /// after it.
  private func next(_ first: ID, isShared: Bool, _ second: ID, isShared secondIsShared: Bool) -> ID {
    switch (isShared, secondIsShared) {
    case (true, false): second
    case (false, true), (true, true): first
    case (false, false): precedes(second, first) ? second : first
    }
  }
}
