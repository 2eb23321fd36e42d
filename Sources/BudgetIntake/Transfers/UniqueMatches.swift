internal import CalendarDates

/// Pairs of elements from two lists that fit each other and no other element.
struct UniqueMatches {
  /// The maximum distance of the two sides in days, because a transfer may leave on a Friday and
  /// arrive on a Monday.
  static let days = 3
  /// The maximum number of elements that are compared with one element; an element with more candidates within these
  /// days has no unique match.
  private static let reach = 64

  /// An element: its index in the caller's list, and its day.
  struct Element {
    let index: Int
    let date: CalendarDate
  }

  /// The pairs, in the order of the left list.
  private(set) var pairs: [(left: Int, right: Int)] = []
  /// Elements that fit elements of the other list but have no unique match.
  private(set) var unclear: [Int] = []

  /// Pairs elements that satisfy `fits` and whose days are at most three apart.
  init(_ left: [Element], _ right: [Element], fits: (_ left: Int, _ right: Int) -> Bool) {
    let lefts = left.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
    let rights = right.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
    var partners: [Int: [Int]] = [:]
    var suitors: [Int: Int] = [:]
    var crowded: Set<Int> = []
    var start = 0
    for element in lefts {
      while start < rights.count, rights[start].date.days(until: element.date) > Self.days { start += 1 }
      for (count, other) in rights[start...].prefix(Self.reach).enumerated() {
        guard element.date.days(until: other.date) <= Self.days else { break }
        if count == Self.reach - 1 { crowded.insert(element.index) }
        guard fits(element.index, other.index) else { continue }
        partners[element.index, default: []].append(other.index)
        suitors[other.index, default: 0] += 1
      }
    }
    for element in left {
      guard let found = partners[element.index] else { continue }
      if found.count == 1, suitors[found[0]] == 1, !crowded.contains(element.index) {
        pairs.append((element.index, found[0]))
      } else {
        unclear += [element.index] + found
      }
    }
  }
}
