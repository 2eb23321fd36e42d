extension Finding.Code {
  /// A name or title without a visible character.
  public static let nameEmpty = Finding.Code(rawValue: "name-empty")
  /// Two records with one name, compared after trimming and in NFC.
  public static let nameDuplicate = Finding.Code(rawValue: "name-duplicate")
  /// Two names that differ only in case or accents.
  public static let nameSimilar = Finding.Code(rawValue: "name-similar")
  /// A text with more characters than it may have.
  public static let textTooLong = Finding.Code(rawValue: "text-too-long")
  /// A transaction without a description.
  public static let descriptionEmpty = Finding.Code(rawValue: "description-empty")
  /// An amount that is no number, or has more digits than a budget keeps.
  public static let amountOutOfRange = Finding.Code(rawValue: "amount-out-of-range")
  /// An amount that must be above 0 and is not.
  public static let amountNotPositive = Finding.Code(rawValue: "amount-not-positive")
  /// A negative planned amount where the settings do not allow any.
  public static let amountNegative = Finding.Code(rawValue: "amount-negative")
  /// A record that names another one that does not exist.
  public static let referenceDangling = Finding.Code(rawValue: "reference-dangling")
  /// An entered transaction without a category.
  public static let categoryMissing = Finding.Code(rawValue: "category-missing")
  /// An expense in a category of income, which counts as uncategorised.
  public static let expenseInIncomeCategory = Finding.Code(rawValue: "expense-in-income-category")
  /// A transaction of a day to come.
  public static let futureDated = Finding.Code(rawValue: "future-dated")
  /// A transfer that does not name both its accounts.
  public static let transferAccountMissing = Finding.Code(rawValue: "transfer-account-missing")
  /// A transfer from an account to itself.
  public static let transferToItself = Finding.Code(rawValue: "transfer-to-itself")
  /// A transaction that goes to an account without being a transfer.
  public static let transferAccountUnused = Finding.Code(rawValue: "transfer-account-unused")
  /// More than one primary account.
  public static let primaryAccountDuplicate = Finding.Code(rawValue: "primary-account-duplicate")
  /// Last digits of an account's number that are not four digits.
  public static let lastDigitsInvalid = Finding.Code(rawValue: "last-digits-invalid")
  /// A period that ends before it starts.
  public static let periodReversed = Finding.Code(rawValue: "period-reversed")
  /// Two periods that share a day.
  public static let periodOverlap = Finding.Code(rawValue: "period-overlap")
  /// An alert threshold outside 50 to 95 percent.
  public static let thresholdOutOfRange = Finding.Code(rawValue: "threshold-out-of-range")
  /// A limit on a category of income.
  public static let limitOnIncome = Finding.Code(rawValue: "limit-on-income")
  /// Two limits for one category and member.
  public static let limitDuplicate = Finding.Code(rawValue: "limit-duplicate")
  /// Two budgets for one month.
  public static let monthDuplicate = Finding.Code(rawValue: "month-duplicate")
  /// A category that is assigned money twice in one month.
  public static let assignmentDuplicate = Finding.Code(rawValue: "assignment-duplicate")
  /// Money assigned to a category of income.
  public static let assignmentToIncome = Finding.Code(rawValue: "assignment-to-income")
  /// A day of the month outside 1 to 31.
  public static let dayOutOfRange = Finding.Code(rawValue: "day-out-of-range")
  /// A recurrence that comes again every 0 or fewer units.
  public static let intervalOutOfRange = Finding.Code(rawValue: "interval-out-of-range")
  /// A reminder after its date, or one that stands twice.
  public static let reminderInvalid = Finding.Code(rawValue: "reminder-invalid")
  /// A code of a currency that ISO 4217 does not have and never had.
  public static let currencyUnknown = Finding.Code(rawValue: "currency-unknown")
  /// Two records of a collection with one identity.
  public static let identifierDuplicate = Finding.Code(rawValue: "identifier-duplicate")
  /// A tombstone whose identity is no UUID.
  public static let tombstoneUnreadable = Finding.Code(rawValue: "tombstone-unreadable")
  /// A tombstone of a record that exists.
  public static let tombstoneOfLiving = Finding.Code(rawValue: "tombstone-of-living")
}
