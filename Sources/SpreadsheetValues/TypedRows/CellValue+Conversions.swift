public import Foundation

// Conversions are explicit: a cell is never converted to a Boolean or an instant automatically.
extension CellValue {
  /// Creates a Boolean value.
  public init(_ flag: Bool) { self = .boolean(flag) }

  /// The Boolean value; nil for any other value.
  public var boolean: Bool? {
    guard case .boolean(let flag) = self else { return nil }
    return flag
  }

  /// The serial number of an instant in a time zone, to the second; nil if the date system does not include the
  /// instant.
  ///
  /// With a number format such as `NumberFormat.isoDate`, a cell shows the number as a date.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - zone: The time zone of the clock. No file states it, and the machine's zone is never the default.
  ///   - system: The date system of the workbook (`Workbook.dateSystem`).
  public init?(_ instant: Date, in zone: TimeZone, counting system: DateSystem) {
    guard let serial = FieldRules(dateSystem: system, timeZone: zone).serial(instant, in: zone) else {
      return nil
    }
    self = .number(serial)
  }

  /// The instant at which a clock in this zone shows a number's day and time; nil for a number that is not a day.
  ///
  /// When clocks are put back, a time occurs twice; the result is one of the two instants.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the clock. No file states it, and the machine's zone is never the default.
  ///   - system: The date system of the workbook (`Workbook.dateSystem`).
  /// - Returns: The instant, to the second.
  public func date(in zone: TimeZone, counting system: DateSystem) -> Date? {
    FieldRules(dateSystem: system, timeZone: zone).instant(self, in: zone)
  }
}
