/// Suggests an existing name for an unknown one.
enum Suggestion {
  /// Returns the names that differ in few letters or have the same beginning, nearest first, ignoring case.
  static func names(near name: String, among known: [String]) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
    guard !wanted.isEmpty else { return [] }
    // A third of the letters may be wrong: one in three, two in six.
    let most = max(1, wanted.count / 3)
    return
      known.map { name in
        let letters = Array(name.lowercased().unicodeScalars.prefix(longest))
        return (
          name: name, slips: slips(from: wanted, to: letters),
          shared: zip(wanted, letters).prefix { $0 == $1 }.count
        )
      }
      // The second condition finds `Grocery` for `Groceries`.
      .filter { $0.slips <= most || $0.shared >= fewestShared && $0.shared * 3 >= wanted.count * 2 }
      .sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }
      .map(\.name)
  }

  /// Returns a question for the end of a sentence, such as `; did you mean "Groceries"?`; nil if
  /// no name is near.
  static func question(for name: String, among known: [String]) -> String? {
    let near = names(near: name, among: known).prefix(3).map { "\"\($0)\"" }
    guard let last = near.last else { return nil }
    let first = near.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? last : "\(first) or \(last)")?"
  }

  /// The minimum number of equal first letters that are not a coincidence.
  private static let fewestShared = 5

  /// The maximum number of letters compared, which limits the cost of long names.
  private static let longest = 64

  /// Returns the number of letters to change, add, leave out, or swap with the next (restricted
  /// Damerau–Levenshtein distance).
  static func slips(from one: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var next = [row + 1]
      for column in other.indices {
        let change = last[column] + (one[row] == other[column] ? 0 : 1)
        var least = min(change, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[other.count]
  }
}
