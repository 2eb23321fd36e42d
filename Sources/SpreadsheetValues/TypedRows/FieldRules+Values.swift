internal import CalendarDates
internal import ExactDecimals
import Foundation

// Converts the value of a field to each type; nil if the value does not have the type.
extension FieldRules {
  func text(_ value: CellValue) -> String? {
    switch value {
    case .text(let text): text
    case .number(let number): number.plainText
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .empty, .error: nil
    }
  }

  func boolean(_ value: CellValue) -> Bool? {
    switch value {
    case .boolean(let flag): flag
    case .text(let text) where parsesTexts:
      switch text.lowercased() {
      case "true": true
      case "false": false
      default: nil
      }
    default: nil
    }
  }

  func number(_ value: CellValue) -> Decimal? {
    switch value {
    case .number(let number): number
    case .text(let text) where parsesTexts: try? Decimal(strict: text)
    default: nil
    }
  }

  func wholeNumber<Number: FixedWidthInteger>(_ value: CellValue) -> Number? {
    guard let parts = number(value).flatMap({ DecimalParts($0) }) else { return nil }
    if parts.exponent == 0 { return Number(exactly: parts.mantissa) }
    let whole = parts.normalized
    return whole.mantissa.timesPowerOfTen(whole.exponent).flatMap { Number(exactly: $0) }
  }

  /// The binary number nearest to the decimal one.
  func binaryNumber<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ value: CellValue) -> Number? {
    number(value).flatMap { Number($0.plainText) }
  }

  func date(_ value: CellValue) -> CalendarDate? {
    switch value {
    case .number: (wholeNumber(value) as Int?).flatMap { dateSystem.date(serialDay: $0) }
    case .text(let text) where parsesTexts: CalendarDate(text)
    default: nil
    }
  }

  /// The time of day of a number that is at least 0 and below 1, to the second.
  func time(_ value: CellValue) -> TimeOfDay? {
    switch value {
    case .number(let number):
      guard number >= 0, number < 1, let seconds = number.multiplied(by: 86_400) else { return nil }
      return (wholeNumber(.number(seconds.rounded(toPlaces: 0))) as Int?).flatMap {
        TimeOfDay(secondOfDay: $0)
      }
    case .text(let text) where parsesTexts: return TimeOfDay(text)
    default: return nil
    }
  }

  /// The instant of the cell's day and time in UTC.
  func timestamp(_ value: CellValue) -> UTCTimestamp? {
    switch value {
    case .number(let serial):
      dateSystem.dateTime(serial: serial).map { UTCTimestamp(date: $0.date, time: $0.time) }
    case .text(let text) where parsesTexts:
      UTCTimestamp(text) ?? CalendarDate(text).map { UTCTimestamp(date: $0) }
    default: nil
    }
  }

  /// The instant of the cell's day and time in a time zone.
  func instant(_ value: CellValue, in zone: TimeZone) -> Date? {
    if case .text(let text) = value, parsesTexts, let instant = UTCTimestamp(text) {
      return Date(milliseconds: instant.milliseconds)
    }
    guard let clock = timestamp(value) else { return nil }
    let local = Date(milliseconds: clock.milliseconds)
    let guess = local - TimeInterval(zone.secondsFromGMT(for: local))
    return local - TimeInterval(zone.secondsFromGMT(for: guess))
  }

  /// The serial number of an instant's local day and time in a zone; nil if the date system does not include the
  /// instant.
  func serial(_ instant: Date, in zone: TimeZone) -> Decimal? {
    let local = instant.timeIntervalSince1970 + TimeInterval(zone.secondsFromGMT(for: instant))
    // The instant may be outside the range of whole seconds.
    guard let second = Int(exactly: local.rounded()),
      case let (milliseconds, isTooFar) = second.multipliedReportingOverflow(by: 1_000), !isTooFar
    else { return nil }
    return UTCTimestamp(milliseconds: milliseconds).flatMap { dateSystem.serial($0.date, $0.time) }
  }
}

extension Date {
  init(milliseconds: Int) { self.init(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000) }
}
