public import BudgetModel

extension Finding.Code {
  /// A file that is no OFX or QIF statement, or is made to do harm.
  public static let notStatement = Finding.Code(rawValue: "not-a-statement")
  /// Entries of a statement that are no moves of money, such as investments.
  public static let entriesLeftOut = Finding.Code(rawValue: "entries-left-out")
  /// Parts of a purchase that do not add up to its amount.
  public static let splitDiffers = Finding.Code(rawValue: "split-differs")
  /// The balance that a bank gives, where nothing is known to hold it against.
  public static let balanceGiven = Finding.Code(rawValue: "balance-given")
  /// The balance that a bank gives is another one than that of the budget.
  public static let balanceDiffers = Finding.Code(rawValue: "balance-differs")
}
