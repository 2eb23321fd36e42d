/// A set of positions that finds its next element without visiting every position.
///
/// It is a tree of bits: each word of a level has one bit in the level above, which is set if the word is not 0.
struct PendingPlaces {
  private var levels: [[UInt64]] = [[]]

  mutating func insert(_ place: Int) {
    var place = place
    for level in 0... {
      if level == levels.count { levels.append(Self.level(above: levels[level - 1])) }
      while levels[level].count <= place >> 6 { levels[level].append(0) }
      levels[level][place >> 6] |= 1 << UInt64(place & 63)
      if levels[level].count == 1 { return }
      place >>= 6
    }
  }

  private static func level(above words: [UInt64]) -> [UInt64] {
    var level = [UInt64](repeating: 0, count: (words.count + 63) / 64)
    for (place, word) in words.enumerated() where word != 0 { level[place >> 6] |= 1 << UInt64(place & 63) }
    return level
  }

  mutating func remove(_ place: Int) {
    var place = place
    for level in levels.indices {
      guard place >> 6 < levels[level].count else { return }
      levels[level][place >> 6] &= ~(1 << UInt64(place & 63))
      guard levels[level][place >> 6] == 0 else { return }
      place >>= 6
    }
  }

  /// The first element of the set in this range.
  func first(in places: Range<Int>) -> Int? {
    guard let place = first(from: places.lowerBound), place < places.upperBound else { return nil }
    return place
  }

  private func first(from start: Int) -> Int? {
    var (level, place) = (0, start)
    while level < levels.count {
      let word = place >> 6
      guard word < levels[level].count else { return nil }
      let bits = levels[level][word] & (~0 << UInt64(place & 63))
      if bits != 0 {
        place = word << 6 + bits.trailingZeroBitCount
        while level > 0 {
          level -= 1
          place = place << 6 + levels[level][place].trailingZeroBitCount
        }
        return place
      }
      (level, place) = (level + 1, word + 1)
    }
    return nil
  }
}
