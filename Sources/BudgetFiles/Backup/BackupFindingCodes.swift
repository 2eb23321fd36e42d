public import BudgetModel

extension Finding.Code {
  /// A text that is not JSON.
  public static let notJSON = Finding.Code(rawValue: "not-json")
  /// A backup of a version that is missing, unknown or newer.
  public static let versionUnknown = Finding.Code(rawValue: "version-unknown")
  /// A value that a record must have.
  public static let valueMissing = Finding.Code(rawValue: "value-missing")
  /// A value of another kind, such as a text in the place of a number.
  public static let valueOfWrongKind = Finding.Code(rawValue: "value-of-wrong-kind")
  /// A value that is none of those that are known there.
  public static let valueUnknown = Finding.Code(rawValue: "value-unknown")
  /// A number outside the range that it may have.
  public static let valueOutOfRange = Finding.Code(rawValue: "value-out-of-range")
  /// Two values of which a record may have only one.
  public static let valuesConflict = Finding.Code(rawValue: "values-conflict")
  /// A field that this version does not know and whose text is not JSON.
  public static let unknownFieldUnusable = Finding.Code(rawValue: "unknown-field-unusable")
  /// A time zone that this machine does not know.
  public static let timeZoneUnknown = Finding.Code(rawValue: "time-zone-unknown")
  /// A time zone that was chosen because all times of a backup are midnight there.
  public static let timeZoneAssumed = Finding.Code(rawValue: "time-zone-assumed")
}
