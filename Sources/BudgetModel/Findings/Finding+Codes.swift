// The codes of findings, each by the name that programs read.
extension Finding.Code {
  // MARK: Rules of records

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

  // MARK: Workbooks

  /// A sheet without a filled cell.
  public static let emptySheet = Finding.Code(rawValue: "empty-sheet")
  /// A workbook without a filled cell.
  public static let emptyWorkbook = Finding.Code(rawValue: "empty-workbook")
  /// A file in which neither a log nor a plan was found.
  public static let noBudget = Finding.Code(rawValue: "no-budget")
  /// A workbook with a plan but without a log.
  public static let noLog = Finding.Code(rawValue: "no-log")
  /// A row without a date.
  public static let dateMissing = Finding.Code(rawValue: "date-missing")
  /// A date that is none.
  public static let dateUnreadable = Finding.Code(rawValue: "date-unreadable")
  /// Dates that could be day first or month first.
  public static let dateOrderAmbiguous = Finding.Code(rawValue: "date-order-ambiguous")
  /// A row without an amount.
  public static let amountMissing = Finding.Code(rawValue: "amount-missing")
  /// An amount that is no number.
  public static let amountUnreadable = Finding.Code(rawValue: "amount-unreadable")
  /// An amount with more digits than a budget keeps.
  public static let amountTooPrecise = Finding.Code(rawValue: "amount-too-precise")
  /// A row whose amount is 0.
  public static let amountZero = Finding.Code(rawValue: "amount-zero")
  /// A negative expense, read as a refund.
  public static let refund = Finding.Code(rawValue: "refund")
  /// A word for the type of a row that is not known.
  public static let typeUnknown = Finding.Code(rawValue: "type-unknown")
  /// A category that no plan names.
  public static let categoryNotPlanned = Finding.Code(rawValue: "category-not-planned")
  /// A row without a category.
  public static let uncategorized = Finding.Code(rawValue: "uncategorized")
  /// A name that stands twice.
  public static let nameRepeated = Finding.Code(rawValue: "name-repeated")
  /// An identity that is none or stands twice.
  public static let identifierUnusable = Finding.Code(rawValue: "identifier-unusable")
  /// A due date that is none.
  public static let dueDateUnreadable = Finding.Code(rawValue: "due-date-unreadable")
  /// A value of the workbook that differs from the computed one.
  public static let differsFromComputed = Finding.Code(rawValue: "differs-from-computed")
  /// Figures of the workbook whose rule was not found.
  public static let notChecked = Finding.Code(rawValue: "not-checked")
  /// A running balance that does not follow from its row.
  public static let balanceBreaks = Finding.Code(rawValue: "balance-breaks")
  /// A sheet that the workbook lists and the file does not have.
  public static let sheetMissing = Finding.Code(rawValue: "sheet-missing")
  /// Cells whose style the file does not have.
  public static let styleMissing = Finding.Code(rawValue: "style-missing")
  /// A cell that shows an error instead of a value.
  public static let errorValue = Finding.Code(rawValue: "error-value")
  /// A name of a record that no sheet has.
  public static let referenceUnknown = Finding.Code(rawValue: "reference-unknown")
  /// A setting with a value that is not known.
  public static let settingUnknown = Finding.Code(rawValue: "setting-unknown")
  /// A transfer without the account that it went to.
  public static let transferWithoutAccount = Finding.Code(rawValue: "transfer-without-account")
  /// A mapping that names what the workbook does not have.
  public static let mappingUnfit = Finding.Code(rawValue: "mapping-unfit")
  /// Rows without a date that were given that of the row above.
  public static let datesCarried = Finding.Code(rawValue: "dates-carried")
  /// Months of a plan whose year was taken from the log.
  public static let yearAssumed = Finding.Code(rawValue: "year-assumed")
  /// Amounts by month of which nothing says whether they were planned or spent.
  public static let plannedOrActual = Finding.Code(rawValue: "planned-or-actual")
  /// Figures or texts of the workbook that a budget has no place for.
  public static let notCarried = Finding.Code(rawValue: "not-carried")
  /// Typed numbers of a workbook that are in no record.
  public static let numbersLeftOut = Finding.Code(rawValue: "numbers-left-out")
  /// Two rows of different accounts that were read as one transfer between them.
  public static let transfersJoined = Finding.Code(rawValue: "transfers-joined")
  /// A file that allows several readings, of which its figures prefer none.
  public static let contested = Finding.Code(rawValue: "contested")
  /// Amounts of a section whose span of time the sheet's own totals settle against its title.
  public static let basisSettled = Finding.Code(rawValue: "basis-settled")
  /// A row of a log that says what there was before its first entry.
  public static let openingBalance = Finding.Code(rawValue: "opening-balance")
  /// The title of a section of a plan that is not known.
  public static let sectionUnknown = Finding.Code(rawValue: "section-unknown")

  // MARK: Tables of this package's own

  /// A file that is no CSV.
  public static let notCSV = Finding.Code(rawValue: "not-csv")
  /// A row without a name.
  public static let nameMissing = Finding.Code(rawValue: "name-missing")
  /// A column that has no place in a budget.
  public static let columnNotKept = Finding.Code(rawValue: "column-not-kept")
  /// A row with more fields than the header has columns.
  public static let fieldsWithoutColumn = Finding.Code(rawValue: "fields-without-column")

  // MARK: Files of banks

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

  // MARK: Statements

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

  // MARK: Currencies

  /// A file that states no currency, or whose statement leaves a choice.
  public static let currencyAssumed = Finding.Code(rawValue: "currency-assumed")
  /// Amounts in another currency than the budget's.
  public static let currencyOther = Finding.Code(rawValue: "currency-other")
  /// A currency that was asked for and that the file contradicts.
  public static let currencyContradicted = Finding.Code(rawValue: "currency-contradicted")

  // MARK: Backups

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

  // MARK: Imports

  /// A row with the identity of one that is there, and other values.
  public static let rowInConflict = Finding.Code(rawValue: "row-in-conflict")
  /// Two rows that may be the sides of one transfer.
  public static let transferProposed = Finding.Code(rawValue: "transfer-proposed")
  /// Two rows that were made one transfer.
  public static let transferPaired = Finding.Code(rawValue: "transfer-paired")
  /// A row with a word for transfers that fits several others.
  public static let transferUnclear = Finding.Code(rawValue: "transfer-unclear")
  /// A new row that looks like one that was imported under another identity.
  public static let possibleDuplicate = Finding.Code(rawValue: "possible-duplicate")
  /// Identities that stand for several different rows and were given up.
  public static let identitiesRepeated = Finding.Code(rawValue: "identities-repeated")
  /// A category, an account or a member that an import adds.
  public static let recordAdded = Finding.Code(rawValue: "record-added")
  /// What a file holds beside its log.
  public static let onlyRowsImported = Finding.Code(rawValue: "only-rows-imported")
  /// A record of an import that was changed since.
  public static let editedSinceImport = Finding.Code(rawValue: "edited-since-import")
  /// A record of an import that was deleted since.
  public static let deletedSinceImport = Finding.Code(rawValue: "deleted-since-import")
  /// A record that an import added and that others use.
  public static let stillUsed = Finding.Code(rawValue: "still-used")

  // MARK: Exports

  /// An amount with more digits than a spreadsheet keeps.
  public static let amountBeyondSpreadsheet = Finding.Code(rawValue: "amount-beyond-spreadsheet")
  /// A date that a spreadsheet does not know.
  public static let dateBeyondSpreadsheet = Finding.Code(rawValue: "date-beyond-spreadsheet")
  /// Records for which a workbook has no place.
  public static let notInWorkbook = Finding.Code(rawValue: "not-in-workbook")
  /// Something for which an older form of backups has no place.
  public static let leftOut = Finding.Code(rawValue: "left-out")

  // MARK: Formulas

  /// A number that is too large to be kept exactly.
  public static let numberTooLarge = Finding.Code(rawValue: "number-too-large")
  /// A formula that is none.
  public static let formulaUnreadable = Finding.Code(rawValue: "formula-unreadable")
  /// Formulas that need each other's values.
  public static let formulaCycle = Finding.Code(rawValue: "formula-cycle")
  /// A function that is not known.
  public static let functionUnknown = Finding.Code(rawValue: "function-unknown")
  /// A formula that refers to another workbook.
  public static let referenceExternal = Finding.Code(rawValue: "reference-external")
  /// A formula that asks for more work than formulas may do.
  public static let formulaTooMuchWork = Finding.Code(rawValue: "formula-too-much-work")
}
