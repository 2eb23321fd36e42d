public import Foundation

/// How the fields of a table become values: what a sheet or file does not say of itself.
public struct FieldRules: Hashable, Sendable {
  /// How numbers count days; a workbook's own where it is known.
  public var dateSystem: DateSystem
  /// The time zone in which cells show a `Foundation.Date`; without one such a property is refused.
  public var timeZone: TimeZone?
  /// Whether texts are read as numbers, truth values and ISO 8601 dates, as in a file that has nothing but texts.
  public var parsesTexts: Bool

  /// Rules; those of a sheet where nothing else is given.
  public init(dateSystem: DateSystem = .from1900, timeZone: TimeZone? = nil, parsesTexts: Bool = false) {
    self.dateSystem = dateSystem
    self.timeZone = timeZone
    self.parsesTexts = parsesTexts
  }
}
