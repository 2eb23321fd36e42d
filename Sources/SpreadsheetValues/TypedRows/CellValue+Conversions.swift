public import Foundation

// Conversions are explicit: a cell is never converted to a truth value or an instant automatically.
extension CellValue {
  /// TRUE or FALSE.
  public init(_ flag: Bool) { self = .boolean(flag) }

  /// The truth value of a cell; nil for numbers and texts.
  public var boolean: Bool? {
    guard case .boolean(let flag) = self else { return nil }
    return flag
  }

  /// The serial number of an instant in a time zone, to the second; nil outside the date system.
  ///
  /// With a style such as `NumberFormat.isoDate` a cell shows it as a day.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - zone: The time zone of the clock, which no file states; it is never the machine's by default.
  ///   - system: How the workbook counts days (`Workbook.dateSystem`).
  public init?(_ instant: Date, in zone: TimeZone, counting system: DateSystem) {
    guard let serial = FieldRules(dateSystem: system, timeZone: zone).serial(instant, in: zone) else {
      return nil
    }
    self = .number(serial)
  }

  /// The instant at which a clock in this zone shows a number's day and time; nil for a number that is not
  /// a day.
  ///
  /// When clocks are put back, an ambiguous time is one of the two.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the clock, which no file states; it is never the machine's by default.
  ///   - system: How the workbook counts days (`Workbook.dateSystem`).
  /// - Returns: The instant, to the second.
  public func date(in zone: TimeZone, counting system: DateSystem) -> Date? {
    FieldRules(dateSystem: system, timeZone: zone).instant(self, in: zone)
  }
}
