public import Foundation

/// The settings for converting the fields of a table that a sheet or file does not state.
public struct FieldRules: Hashable, Sendable {
  /// The date system of numbers; a workbook's own if it is known.
  public var dateSystem: DateSystem
  /// The time zone of a `Foundation.Date` in cells; without one such a property is refused.
  public var timeZone: TimeZone?
  /// Whether texts are read as numbers, truth values and ISO 8601 dates, as in a file that contains only
  /// texts.
  public var parsesTexts: Bool

  /// The rules; the defaults are those of a sheet.
  public init(dateSystem: DateSystem = .from1900, timeZone: TimeZone? = nil, parsesTexts: Bool = false) {
    self.dateSystem = dateSystem
    self.timeZone = timeZone
    self.parsesTexts = parsesTexts
  }
}
