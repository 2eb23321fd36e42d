internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Shows a value by a number format code in English, as `TEXT` does.
struct ValueFormatter {
  private let sections: [FormatSection]
  private let dates: DateSystem

  init(_ code: String, _ dates: DateSystem) {
    sections = FormatSection.sections(of: code)
    self.dates = dates
  }

  /// The text of a value; `#VALUE!` for a number that no section shows.
  func text(_ value: CellValue) throws(Stop) -> String {
    switch value {
    case .error(let error): throw .error(error)
    case .text(let text): return self.text(text)
    case .boolean(let flag): return flag ? "TRUE" : "FALSE"
    case .empty: return try number(0)
    case .number(let number): return try self.number(number)
    }
  }

  private func text(_ text: String) -> String {
    let section = sections.count >= 4 ? sections[3] : sections.first { $0.tokens.contains(.text) }
    guard let section else { return text }
    return section.tokens.map { token in
      switch token {
      case .text: text
      case .literal(let literal): literal
      default: ""
      }
    }.joined()
  }

  private func number(_ number: Decimal) throws(Stop) -> String {
    guard let (section, showsSign) = section(for: number) else { throw .error(.value) }
    if section.isDate {
      guard let text = DateFormatter(section, dates).text(number) else { throw .error(.value) }
      return text
    }
    let sign = number < 0 && showsSign ? "-" : ""
    if let fraction = FractionLayout(section) { return sign + fraction.text(number.magnitude) }
    return sign + NumberLayout(section).text(number.magnitude)
  }

  /// The section for a number and whether it still shows the number's sign.
  private func section(for number: Decimal) -> (FormatSection, showsSign: Bool)? {
    if sections.contains(where: { $0.condition != nil }) {
      for section in sections.prefix(3) {
        guard let condition = section.condition else { return (section, true) }
        if Criterion(.text(condition), dates).matches(.number(number)) { return (section, number < 0) }
      }
      return nil
    }
    guard let first = sections.first else { return nil }
    if number < 0, sections.count > 1 { return (sections[1], false) }
    if number == 0, sections.count > 2 { return (sections[2], false) }
    return (first, true)
  }
}

/// A section that shows digits.
private struct NumberLayout {
  private var whole: [FormatToken] = []
  private var fraction: [FormatToken] = []
  private var exponent: [FormatToken] = []
  private var exponentShowsPlus = false
  private var isGrouped = false
  /// Powers of ten by which percent signs and commas at the end scale the number.
  private var scale = 0

  init(_ section: FormatSection) {
    var part = 0
    for token in section.tokens {
      switch token {
      case .point where part == 0: part = 1
      case .exponent(let showsPlus):
        part = 2
        exponentShowsPlus = showsPlus
      default:
        if token == .percent { scale += 2 }
        if part == 0 {
          whole.append(token)
        } else if part == 1 {
          fraction.append(token)
        } else {
          exponent.append(token)
        }
      }
    }
    hasPoint = part >= 1 && section.tokens.contains(.point)
    dropCommas()
  }

  private var hasPoint = false

  /// Commas behind the last digit divide by a thousand each, one between digits groups them.
  private mutating func dropCommas() {
    for path in [\NumberLayout.whole, \.fraction] {
      let last = self[keyPath: path].lastIndex { if case .digit = $0 { true } else { false } } ?? -1
      for (index, token) in self[keyPath: path].enumerated() where token == .comma {
        if index > last, last >= 0 { scale -= 3 } else { isGrouped = true }
      }
      self[keyPath: path].removeAll { $0 == .comma }
    }
  }

  /// The digits of a number that is not negative.
  func text(_ number: Decimal) -> String {
    if whole.contains(.general) { return literals(whole, general: number) }
    let places = fraction.count { if case .digit = $0 { true } else { false } }
    var parts = DecimalParts(number.withoutNoise) ?? DecimalParts(mantissa: 0, exponent: 0)
    parts.exponent += scale
    var power = 0
    if !exponent.isEmpty, parts.mantissa != 0 {
      let width = max(1, whole.count { if case .digit = $0 { true } else { false } })
      power = parts.magnitudeOrder - width
      parts.exponent -= power
      if let rounded = DecimalParts(parts.rounded(toPlaces: places).decimal ?? 0),
        rounded.magnitudeOrder > width
      {
        power += 1
        parts.exponent -= 1
      }
    }
    let digits = (parts.decimal ?? 0).plainText(places: places).split(separator: ".")
    var result = wholeText(String(digits.first ?? "0"))
    if hasPoint { result += "." }
    result += fractionText(digits.count > 1 ? String(digits[1]) : "")
    if !exponent.isEmpty {
      result += "E" + (power < 0 ? "-" : exponentShowsPlus ? "+" : "")
      result += NumberLayout(tokens: exponent).wholeText("\(abs(power))")
    }
    return result
  }

  private init(tokens: [FormatToken]) {
    whole = tokens
  }

  private func literals(_ tokens: [FormatToken], general number: Decimal) -> String {
    tokens.map { token in
      switch token {
      case .general: number.generalText
      case .literal(let text): text
      case .percent: "%"
      default: ""
      }
    }.joined()
  }

  /// Fills the places from the right; the first takes what is left.
  private func wholeText(_ digits: String) -> String {
    var rest = digits == "0" ? [] : Array(digits)
    var remaining = whole.count { if case .digit = $0 { true } else { false } }
    var shown = 0
    var result: [Character] = []
    func put(_ digit: Character) {
      if isGrouped, shown > 0, shown % 3 == 0, digit != " " { result.append(",") }
      result.append(digit)
      shown += 1
    }
    for token in whole.reversed() {
      switch token {
      case .digit(let kind):
        remaining -= 1
        if let digit = rest.popLast() {
          put(digit)
          if remaining == 0 { while let digit = rest.popLast() { put(digit) } }
        } else if kind == "0" {
          put("0")
        } else if kind == "?" {
          put(" ")
        }
      case .literal(let text): result += text.reversed()
      case .percent: result.append("%")
      default: break
      }
    }
    return String(result.reversed())
  }

  private func fractionText(_ digits: String) -> String {
    var rest = Array(digits)[...]
    var result = ""
    for token in fraction {
      switch token {
      case .digit(let kind):
        let isZeroFromHere = rest.allSatisfy { $0 == "0" }
        let digit = rest.popFirst() ?? "0"
        if kind == "0" || !isZeroFromHere { result.append(digit) } else if kind == "?" { result.append(" ") }
      case .literal(let text): result += text
      case .percent: result += "%"
      default: break
      }
    }
    return result
  }
}
