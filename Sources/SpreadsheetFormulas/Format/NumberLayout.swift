internal import ExactDecimals
internal import Foundation

/// A section that shows a number as digits.
struct NumberLayout {
  private var whole: [FormatToken] = []
  private var fraction: [FormatToken] = []
  private var exponent: [FormatToken] = []
  private var exponentShowsPlus = false
  private var hasPoint = false
  private var isGrouped = false
  /// The exponent of the power of ten by which percent signs and trailing commas scale the number.
  private var scale = 0

  init(_ tokens: [FormatToken]) {
    let end = tokens.firstIndex(where: \.isExponent) ?? tokens.endIndex
    let lastDigit = tokens[..<end].lastIndex(where: \.isDigit) ?? -1
    var part = \NumberLayout.whole
    var use = CommaUse.shown
    for (index, token) in tokens.enumerated() {
      switch token {
      case .point where part == \.whole: (part, hasPoint) = (\.fraction, true)
      case .point: self[keyPath: part].append(.literal("."))
      case .exponent(let showsPlus): (part, exponentShowsPlus) = (\.exponent, showsPlus)
      case .comma:
        if index == 0 || tokens[index - 1] != .comma { use = Self.use(of: tokens, index, lastDigit) }
        switch use {
        case .shown: self[keyPath: part].append(.literal(","))
        case .grouping: isGrouped = isGrouped || part == \.whole
        case .scaling: scale -= 3
        case .nothing: break
        }
      case .percent:
        scale += 2
        self[keyPath: part].append(.literal("%"))
      case .slash: self[keyPath: part].append(.literal("/"))
      default: self[keyPath: part].append(token)
      }
    }
  }

  private enum CommaUse {
    case shown
    case grouping
    case scaling
    case nothing
  }

  /// The meaning of a run of commas.
  ///
  /// Between digits, commas group thousands. At the end of the digits before or after the decimal point, they scale
  /// the number. Before other characters that are followed by digits, they have no effect. A comma that follows
  /// neither a digit nor the decimal point is shown.
  private static func use(of tokens: [FormatToken], _ start: Int, _ lastDigit: Int) -> CommaUse {
    guard start > 0, tokens[start - 1].isDigit || tokens[start - 1] == .point else { return .shown }
    let next = tokens[start...].first { $0 != .comma }
    if next?.isDigit == true { return .grouping }
    return next == .point || lastDigit < start ? .scaling : .nothing
  }

  private var hasDigits: Bool { (whole + fraction).contains(where: \.isDigit) }

  /// The text of a number; a minus sign is shown if the number is negative and does not round to 0.
  func text(_ number: Decimal, showsSign: Bool) -> String {
    if whole.contains(.general) {
      return (number < 0 && showsSign ? "-" : "") + general(number.magnitude)
    }
    let places = fraction.count(where: \.isDigit)
    var parts = DecimalParts(number.magnitude) ?? DecimalParts(mantissa: 0, exponent: 0)
    parts.exponent += scale
    let power = exponent.isEmpty || parts.mantissa == 0 ? 0 : power(parts, places)
    parts.exponent -= power
    let rounded = parts.rounded(toPlaces: places)
    let digits = (rounded.decimal ?? 0).plainText(places: places).split(separator: ".")
    var result = number < 0 && showsSign && (rounded.mantissa != 0 || !hasDigits) ? "-" : ""
    result += wholeText(String(digits.first ?? "0"))
    if hasPoint { result += "." }
    result += fractionText(digits.count > 1 ? String(digits[1]) : "")
    guard !exponent.isEmpty else { return result }
    result += "E" + (power < 0 ? "-" : exponentShowsPlus ? "+" : "")
    return result + NumberLayout(exponent.showingZero).wholeText("\(abs(power))")
  }

  /// The exponent, which is a multiple of the number of placeholders before the decimal point.
  private func power(_ parts: DecimalParts, _ places: Int) -> Int {
    let width = whole.count(where: \.isDigit)
    func multiple(_ order: Int) -> Int {
      width == 0 ? order : Int((Double(order - 1) / Double(width)).rounded(.down)) * width
    }
    let power = multiple(parts.magnitudeOrder)
    var scaled = parts
    scaled.exponent -= power
    return power + multiple(scaled.rounded(toPlaces: places).magnitudeOrder)
  }

  private func general(_ number: Decimal) -> String {
    whole.map { token in
      switch token {
      case .general: number.generalCellText
      case .literal(let text): text
      default: ""
      }
    }.joined() + (hasPoint ? "." : "")
  }

  /// Fills the digit placeholders from right to left.
  ///
  /// Digits that remain are written before the first placeholder, or at the end if there is no placeholder.
  func wholeText(_ digits: String) -> String {
    var rest = digits == "0" ? [] : Array(digits)
    var remaining = whole.count(where: \.isDigit)
    var shown = 0
    var result: [Character] = []
    func put(_ digit: Character) {
      if isGrouped, shown > 0, shown % 3 == 0 { result.append(digit == " " ? " " : ",") }
      result.append(digit)
      shown += 1
    }
    if remaining == 0, hasDigits { while let digit = rest.popLast() { put(digit) } }
    for token in whole.reversed() {
      switch token {
      case .digit(let kind):
        remaining -= 1
        if let digit = rest.popLast() {
          put(digit)
          if remaining == 0 { while let digit = rest.popLast() { put(digit) } }
        } else if kind != "#" {
          put(kind == "0" ? "0" : " ")
        }
      case .literal(let text): result += text.reversed()
      default: break
      }
    }
    return String(result.reversed())
  }

  private func fractionText(_ digits: String) -> String {
    let digits = Array(digits)
    let last = digits.lastIndex { $0 != "0" } ?? -1
    var place = 0
    var result = ""
    for token in fraction {
      switch token {
      case .digit(let kind):
        if kind == "0" || place <= last {
          result.append(place < digits.count ? digits[place] : "0")
        } else if kind == "?" {
          result.append(" ")
        }
        place += 1
      case .literal(let text): result += text
      default: break
      }
    }
    return result
  }
}

extension [FormatToken] {
  /// The placeholders, with the last one changed to `0`, which always shows a digit.
  var showingZero: [FormatToken] {
    var tokens = self
    if let last = lastIndex(where: \.isDigit) { tokens[last] = .digit("0") }
    return tokens
  }
}
