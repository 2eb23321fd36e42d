/// The delimiters between the parts of a text.
struct TextDelimiters {
  private let delimiters: [TextSearch<Character>]
  private let ignoresCase: Bool
  /// The number of characters in the longest delimiter.
  let longest: Int

  init(_ delimiters: [String], ignoresCase: Bool) {
    self.delimiters = delimiters.map { TextSearch(Array(ignoresCase ? $0.lowercased() : $0)) }
    self.ignoresCase = ignoresCase
    longest = delimiters.map(\.count).max() ?? 0
  }

  var hasEmpty: Bool { delimiters.contains { $0.count == 0 } }

  /// The ranges of all delimiters from left to right; if two begin at one position, the longer one counts.
  func places(in text: [Character]) -> [Range<Int>] {
    let characters = ignoresCase ? text.map { Character($0.lowercased()) } : text
    var next = delimiters.map { $0.place(in: characters, from: 0) }
    var places: [Range<Int>] = []
    var end = 0
    while true {
      for (index, place) in next.enumerated() where place.map({ $0 < end }) == true {
        next[index] = delimiters[index].place(in: characters, from: end)
      }
      let found = zip(next, delimiters).compactMap { place, delimiter in
        place.map { $0..<$0 + delimiter.count }
      }
      let best = found.min {
        $0.lowerBound == $1.lowerBound ? $0.count > $1.count : $0.lowerBound < $1.lowerBound
      }
      guard let best, !best.isEmpty else { return places }
      places.append(best)
      end = best.upperBound
    }
  }

  /// The parts of a text between the delimiters.
  func parts(of text: String) -> [String] {
    let characters = Array(text)
    var parts: [String] = []
    var start = 0
    for place in places(in: characters) {
      parts.append(String(characters[start..<place.lowerBound]))
      start = place.upperBound
    }
    return parts + [String(characters[start...])]
  }
}
