internal import CalendarDates
internal import FieldReading
internal import Foundation

/// The format of dates written as texts: the order of their parts, and the texts between them.
struct LogDateTemplate {
  private enum Piece: Hashable {
    case day, month, monthName
    case year(digits: Int)
    case literal(String)
  }

  private let pieces: [Piece]
  private var (padsDay, padsMonth) = (false, false)
  private var names = LogMonthNames()
  private let order: DateOrder
  /// The year, if the texts do not include it.
  private var year: Int?

  /// Finds the format of most of these texts; nil if there is none.
  init?(_ samples: [(text: String, date: CalendarDate)], _ order: DateOrder) {
    self.order = order
    var counts: [[Piece]: Int] = [:]
    let parted = samples.map { (Self.tokens($0.text), $0.date) }
    let shapes = parted.map { Self.pieces($0.0, $0.1, order) }
    for shape in shapes { if let shape { counts[shape, default: 0] += 1 } }
    guard let best = counts.values.max(), let shape = shapes.last(where: { counts[$0 ?? []] == best }),
      let shape
    else { return nil }
    pieces = shape
    var years: Set<Int> = []
    for (index, (tokens, date)) in parted.enumerated() where shapes[index] == shape {
      years.insert(date.year)
      for (piece, token) in zip(shape, tokens) {
        switch piece {
        case .day: padsDay = padsDay || token.hasPrefix("0")
        case .month: padsMonth = padsMonth || token.hasPrefix("0")
        case .monthName: names.add(token, date.month)
        default: break
        }
      }
    }
    let hasYear = shape.contains { if case .year = $0 { true } else { false } }
    if !hasYear {
      guard years.count == 1 else { return nil }
      year = years.first
    }
  }

  /// Returns a date in the format of the texts; nil if it would be read as another date.
  func text(_ date: CalendarDate) -> String? {
    if let year, date.year != year { return nil }
    var text = ""
    for piece in pieces {
      switch piece {
      case .day: text += Self.number(date.day, padsDay)
      case .month: text += Self.number(date.month, padsMonth)
      case .monthName:
        guard let name = names.name(date.month) else { return nil }
        text += name
      case .year(let digits): text += digits == 2 ? Self.number(date.year % 100, true) : String(date.year)
      case .literal(let literal): text += literal
      }
    }
    let read = year.map { DateText.read(text, in: $0) } ?? DateText.read(text, order: order)?.date
    return read == date ? text : nil
  }

  private static func number(_ number: Int, _ isPadded: Bool) -> String {
    isPadded && number < 10 ? "0\(number)" : String(number)
  }

  /// Splits a date into runs of digits, of letters and of other characters.
  ///
  /// A time after the date is left out.
  private static func tokens(_ text: String) -> [String] {
    var day = text[...]
    if let colon = text.firstIndex(of: ":"),
      let gap = text[..<colon].lastIndex(where: { $0 == " " || $0 == "T" || $0 == "\u{A0}" })
    {
      day = text[..<gap]
    }
    func sort(_ character: Character) -> Int {
      character.isASCII && character.isNumber ? 0 : character.isLetter ? 1 : 2
    }
    var tokens: [String] = []
    for character in day {
      if let last = tokens.last?.last, sort(last) == sort(character) {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    return tokens
  }

  /// Returns the kind of each token; nil if the tokens do not form this date.
  private static func pieces(_ tokens: [String], _ date: CalendarDate, _ order: DateOrder) -> [Piece]? {
    guard tokens.count <= 12 else { return nil }
    let isNumber = tokens.map { Int($0) != nil }
    let name = tokens.indices.first {
      !isNumber[$0] && MonthText.read(tokens[$0])?.month == date.month
    }
    let numbers = tokens.indices.filter { isNumber[$0] }
    let meanings: [Piece]
    if name != nil {
      let startsWithYear = numbers.first.map { tokens[$0].count == 4 } ?? false
      meanings = startsWithYear ? [.year(digits: 4), .day] : [.day, .year(digits: 0)]
    } else if numbers.first.map({ tokens[$0].count == 4 }) ?? false {
      meanings = [.year(digits: 4), .month, .day]
    } else {
      meanings =
        order == .monthDayYear ? [.month, .day, .year(digits: 0)] : [.day, .month, .year(digits: 0)]
    }
    guard numbers.count == meanings.count || name != nil && numbers.count == 1 else { return nil }
    var pieces = tokens.map { Piece.literal($0) }
    if let name { pieces[name] = .monthName }
    for (index, meaning) in zip(numbers, meanings) {
      let value = Int(tokens[index])
      switch meaning {
      case .day:
        guard value == date.day else { return nil }
        pieces[index] = .day
      case .month:
        guard value == date.month else { return nil }
        pieces[index] = .month
      default:
        let digits = tokens[index].count
        guard digits == 2 ? value == date.year % 100 : value == date.year else { return nil }
        pieces[index] = .year(digits: digits)
      }
    }
    return pieces
  }
}

/// The names of months as a log writes them.
struct LogMonthNames {
  private var names: [Int: String] = [:]
  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ name: String, _ month: Int) { names[month] = name }

  /// Returns the name of a month in the log's spelling.
  ///
  /// A name that the log does not contain is taken from the log's language, in the same length and case.
  func name(_ month: Int) -> String? {
    if let name = names[month] { return name }
    guard MonthNames.english.indices.contains(month - 1), let sample = names.min(by: { $0.key < $1.key })
    else { return nil }
    let entries = Words.builtIn.entries(MonthNames.section)
    var matches: [String: (count: Int, full: Int)] = [:]
    for (known, name) in names {
      let folded = HeaderText.normalized(name)
      var counted: Set<String> = []
      for entry in entries
      where entry.meaning == MonthNames.english[known - 1] && entry.folded.hasPrefix(folded) {
        if counted.insert(entry.place.file).inserted { matches[entry.place.file, default: (0, 0)].count += 1 }
        if entry.folded == folded { matches[entry.place.file, default: (0, 0)].full += 1 }
      }
    }
    guard let best = WordLanguages.best(matches.mapValues(\.count)),
      let full = entries.first(where: {
        $0.place.file == best && $0.meaning == MonthNames.english[month - 1]
      })?.written
    else { return nil }
    // A name such as May is its own abbreviation, so only longer names show that names are written in full.
    let length = names.values.map(\.count).min() ?? 3
    let isFull = matches[best]?.full == names.count && names.values.contains { $0.count > 3 }
    var name = isFull ? full : String(full.prefix(max(3, length)))
    if sample.value == sample.value.uppercased() {
      name = name.uppercased()
    } else if sample.value != sample.value.lowercased() {
      name = name.prefix(1).uppercased() + name.dropFirst()
    }
    return MonthText.read(name)?.month == month ? name : nil
  }
}
