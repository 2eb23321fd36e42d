public import Foundation

/// Settings for the conversion of fields; the sheet or file itself does not contain these settings.
public struct FieldRules: Hashable, Sendable {
  /// The date system of numbers: the workbook's date system, if it is known.
  public var dateSystem: DateSystem
  /// The time zone of a `Foundation.Date` in cells; if it is nil, such a property is rejected.
  public var timeZone: TimeZone?
  /// Whether texts are read as numbers, Booleans and ISO 8601 dates, as in a file that contains only texts.
  public var parsesTexts: Bool

  /// Creates settings; the defaults are those of a sheet.
  public init(dateSystem: DateSystem = .from1900, timeZone: TimeZone? = nil, parsesTexts: Bool = false) {
    self.dateSystem = dateSystem
    self.timeZone = timeZone
    self.parsesTexts = parsesTexts
  }
}
