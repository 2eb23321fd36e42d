public import BudgetModel

extension Finding.Code {
  /// Nothing says which way the amounts of a file went.
  public static let signsAmbiguous = Finding.Code(rawValue: "signs-ambiguous")
  /// Amounts without signs in a log of spending, which are read as expenses.
  public static let signsAssumed = Finding.Code(rawValue: "signs-assumed")
  /// Amounts that can be read with either decimal mark.
  public static let decimalMarkAmbiguous = Finding.Code(rawValue: "decimal-mark-ambiguous")
  /// Columns of which nothing says what they hold.
  public static let columnsAmbiguous = Finding.Code(rawValue: "columns-ambiguous")
  /// Several profiles know a file equally well, or the one asked for does not.
  public static let profileUnclear = Finding.Code(rawValue: "profile-unclear")
  /// Dates without a year.
  public static let yearMissing = Finding.Code(rawValue: "year-missing")
  /// A journal of double entry, which holds each amount twice.
  public static let doubleEntry = Finding.Code(rawValue: "double-entry")
  /// A row whose word does not say which way money went.
  public static let directionMissing = Finding.Code(rawValue: "direction-missing")
  /// A sign against the word beside it.
  public static let signAgainstWord = Finding.Code(rawValue: "sign-against-word")
  /// Rows that may be moves between one's own accounts.
  public static let possibleTransfers = Finding.Code(rawValue: "possible-transfers")
  /// A column of fees whose amounts are not booked.
  public static let feesNotBooked = Finding.Code(rawValue: "fees-not-booked")
  /// A file without a header, understood by its contents.
  public static let headerMissing = Finding.Code(rawValue: "header-missing")
}

extension CSVQuestion {
  /// The code of a finding about it.
  var code: Finding.Code {
    switch subject {
    case .dates: .dateUnreadable
    case .dateOrder: .dateOrderAmbiguous
    case .decimalMark: .decimalMarkAmbiguous
    case .signs: .signsAmbiguous
    case .columns: .columnsAmbiguous
    case .profile: .profileUnclear
    case .year: .yearMissing
    case .doubleEntry: .doubleEntry
    }
  }
}
