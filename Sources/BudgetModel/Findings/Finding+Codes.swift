// The codes of findings, each with the name that programs read.
extension Finding.Code {
  // MARK: Rules of records

  /// A name or title without a visible character.
  public static let nameEmpty = Finding.Code(rawValue: "name-empty")
  /// Two records with the same name, compared after trimming and in NFC.
  public static let nameDuplicate = Finding.Code(rawValue: "name-duplicate")
  /// Two names that differ only in case or accents.
  public static let nameSimilar = Finding.Code(rawValue: "name-similar")
  /// A text that exceeds its maximum length.
  public static let textTooLong = Finding.Code(rawValue: "text-too-long")
  /// A transaction without a description.
  public static let descriptionEmpty = Finding.Code(rawValue: "description-empty")
  /// An amount that is not a number, or has more digits than a budget stores.
  public static let amountOutOfRange = Finding.Code(rawValue: "amount-out-of-range")
  /// An amount that must be positive and is not.
  public static let amountNotPositive = Finding.Code(rawValue: "amount-not-positive")
  /// A negative planned amount, although the settings do not allow negative amounts.
  public static let amountNegative = Finding.Code(rawValue: "amount-negative")
  /// A record that refers to a record that does not exist.
  public static let referenceDangling = Finding.Code(rawValue: "reference-dangling")
  /// A transaction that the user enters without a category.
  public static let categoryMissing = Finding.Code(rawValue: "category-missing")
  /// An expense in an income category; the expense counts as uncategorised.
  public static let expenseInIncomeCategory = Finding.Code(rawValue: "expense-in-income-category")
  /// A transaction with a future date.
  public static let futureDated = Finding.Code(rawValue: "future-dated")
  /// A transfer that does not name both its accounts.
  public static let transferAccountMissing = Finding.Code(rawValue: "transfer-account-missing")
  /// A transfer from an account to itself.
  public static let transferToItself = Finding.Code(rawValue: "transfer-to-itself")
  /// A destination account of a transaction that is not a transfer.
  public static let transferAccountUnused = Finding.Code(rawValue: "transfer-account-unused")
  /// More than one primary account.
  public static let primaryAccountDuplicate = Finding.Code(rawValue: "primary-account-duplicate")
  /// Last digits of an account number that are not exactly four digits.
  public static let lastDigitsInvalid = Finding.Code(rawValue: "last-digits-invalid")
  /// A period that ends before it starts.
  public static let periodReversed = Finding.Code(rawValue: "period-reversed")
  /// Two periods that share a day.
  public static let periodOverlap = Finding.Code(rawValue: "period-overlap")
  /// An alert threshold outside 50 to 95 percent.
  public static let thresholdOutOfRange = Finding.Code(rawValue: "threshold-out-of-range")
  /// A limit on an income category.
  public static let limitOnIncome = Finding.Code(rawValue: "limit-on-income")
  /// Two limits for one category and member.
  public static let limitDuplicate = Finding.Code(rawValue: "limit-duplicate")
  /// Two budgets for one month.
  public static let monthDuplicate = Finding.Code(rawValue: "month-duplicate")
  /// A category that is assigned money twice in one month.
  public static let assignmentDuplicate = Finding.Code(rawValue: "assignment-duplicate")
  /// Money assigned to an income category.
  public static let assignmentToIncome = Finding.Code(rawValue: "assignment-to-income")
  /// A day of the month outside 1 to 31.
  public static let dayOutOfRange = Finding.Code(rawValue: "day-out-of-range")
  /// A recurrence with an interval of 0 or less.
  public static let intervalOutOfRange = Finding.Code(rawValue: "interval-out-of-range")
  /// A reminder after the due date, or a duplicate reminder.
  public static let reminderInvalid = Finding.Code(rawValue: "reminder-invalid")
  /// A currency code that is not and never was in ISO 4217.
  public static let currencyUnknown = Finding.Code(rawValue: "currency-unknown")
  /// Two records of a collection with the same identifier.
  public static let identifierDuplicate = Finding.Code(rawValue: "identifier-duplicate")
  /// A tombstone whose identifier is not a UUID.
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
  /// A date that cannot be parsed.
  public static let dateUnreadable = Finding.Code(rawValue: "date-unreadable")
  /// Dates that could be day first or month first.
  public static let dateOrderAmbiguous = Finding.Code(rawValue: "date-order-ambiguous")
  /// A row without an amount.
  public static let amountMissing = Finding.Code(rawValue: "amount-missing")
  /// An amount that is not a number.
  public static let amountUnreadable = Finding.Code(rawValue: "amount-unreadable")
  /// An amount with more digits than a budget stores.
  public static let amountTooPrecise = Finding.Code(rawValue: "amount-too-precise")
  /// An amount with more decimals than a budget stores; it was rounded.
  public static let amountRounded = Finding.Code(rawValue: "amount-rounded")
  /// A row whose amount is 0.
  public static let amountZero = Finding.Code(rawValue: "amount-zero")
  /// A negative expense, read as a refund.
  public static let refund = Finding.Code(rawValue: "refund")
  /// An unknown word for the type of a row.
  public static let typeUnknown = Finding.Code(rawValue: "type-unknown")
  /// A category that is in no plan.
  public static let categoryNotPlanned = Finding.Code(rawValue: "category-not-planned")
  /// A row without a category.
  public static let uncategorized = Finding.Code(rawValue: "uncategorized")
  /// A name that occurs twice.
  public static let nameRepeated = Finding.Code(rawValue: "name-repeated")
  /// An identifier that is invalid or occurs twice.
  public static let identifierUnusable = Finding.Code(rawValue: "identifier-unusable")
  /// A due date that cannot be parsed.
  public static let dueDateUnreadable = Finding.Code(rawValue: "due-date-unreadable")
  /// A value of the workbook that differs from the computed value.
  public static let differsFromComputed = Finding.Code(rawValue: "differs-from-computed")
  /// Figures of the workbook that were not checked because their rule is unknown.
  public static let notChecked = Finding.Code(rawValue: "not-checked")
  /// A running balance that does not follow from the previous balance and the amount of its row.
  public static let balanceBreaks = Finding.Code(rawValue: "balance-breaks")
  /// A sheet that the workbook lists but the file does not contain.
  public static let sheetMissing = Finding.Code(rawValue: "sheet-missing")
  /// Cells whose style is missing from the file.
  public static let styleMissing = Finding.Code(rawValue: "style-missing")
  /// A cell that shows an error instead of a value.
  public static let errorValue = Finding.Code(rawValue: "error-value")
  /// A name that refers to a record that no sheet contains.
  public static let referenceUnknown = Finding.Code(rawValue: "reference-unknown")
  /// A setting with an unknown value.
  public static let settingUnknown = Finding.Code(rawValue: "setting-unknown")
  /// A transfer without a destination account.
  public static let transferWithoutAccount = Finding.Code(rawValue: "transfer-without-account")
  /// A mapping that refers to something that is not in the workbook.
  public static let mappingUnfit = Finding.Code(rawValue: "mapping-unfit")
  /// Rows without a date that take the date of the row above.
  public static let datesCarried = Finding.Code(rawValue: "dates-carried")
  /// Rows that are left out because their payment is not final yet.
  public static let rowsPending = Finding.Code(rawValue: "rows-pending")
  /// Rows that are left out because they are marked as failed, cancelled or rejected.
  public static let rowsVoid = Finding.Code(rawValue: "rows-void")
  /// Months without a year in a plan; their year was taken from the log.
  public static let yearAssumed = Finding.Code(rawValue: "year-assumed")
  /// Amounts by month that may be either planned or actual amounts.
  public static let plannedOrActual = Finding.Code(rawValue: "planned-or-actual")
  /// Figures or texts of the workbook that a budget cannot store.
  public static let notCarried = Finding.Code(rawValue: "not-carried")
  /// Numbers that were typed into a workbook by hand and are in no record.
  public static let numbersLeftOut = Finding.Code(rawValue: "numbers-left-out")
  /// Two rows of different accounts that were read as one transfer between them.
  public static let transfersJoined = Finding.Code(rawValue: "transfers-joined")
  /// A file with several possible interpretations, if the file's own figures do not decide between them.
  public static let contested = Finding.Code(rawValue: "contested")
  /// Planned amounts of a section whose title names one span of time (such as a month), but whose totals show
  /// another.
  public static let basisSettled = Finding.Code(rawValue: "basis-settled")
  /// A row of a log that gives the balance before the first entry.
  public static let openingBalance = Finding.Code(rawValue: "opening-balance")
  /// The title of an unknown section of a plan.
  public static let sectionUnknown = Finding.Code(rawValue: "section-unknown")

  // MARK: Tables of this package's own

  /// A file that is not CSV.
  public static let notCSV = Finding.Code(rawValue: "not-csv")
  /// A row without a name.
  public static let nameMissing = Finding.Code(rawValue: "name-missing")
  /// A column that a budget cannot store.
  public static let columnNotKept = Finding.Code(rawValue: "column-not-kept")
  /// A row with more fields than the header has columns.
  public static let fieldsWithoutColumn = Finding.Code(rawValue: "fields-without-column")

  // MARK: Files of banks

  /// A row with money out and money in, which becomes two transactions.
  public static let bothDirections = Finding.Code(rawValue: "both-directions")
  /// The file does not show which amounts are income and which are expenses.
  public static let signsAmbiguous = Finding.Code(rawValue: "signs-ambiguous")
  /// Amounts without signs in a spending log; they are read as expenses.
  public static let signsAssumed = Finding.Code(rawValue: "signs-assumed")
  /// Amounts that can be read with either decimal separator.
  public static let decimalMarkAmbiguous = Finding.Code(rawValue: "decimal-mark-ambiguous")
  /// Columns whose meaning is unclear.
  public static let columnsAmbiguous = Finding.Code(rawValue: "columns-ambiguous")
  /// Several profiles match a file equally well, or the requested profile does not match.
  public static let profileUnclear = Finding.Code(rawValue: "profile-unclear")
  /// Dates without a year.
  public static let yearMissing = Finding.Code(rawValue: "year-missing")
  /// A double-entry journal, which contains each amount twice.
  public static let doubleEntry = Finding.Code(rawValue: "double-entry")
  /// A row whose type word does not show the direction of the money.
  public static let directionMissing = Finding.Code(rawValue: "direction-missing")
  /// A sign that contradicts the word next to it.
  public static let signAgainstWord = Finding.Code(rawValue: "sign-against-word")
  /// Rows that may be transfers between the user's own accounts.
  public static let possibleTransfers = Finding.Code(rawValue: "possible-transfers")
  /// A column of fees whose amounts are not imported.
  public static let feesNotBooked = Finding.Code(rawValue: "fees-not-booked")
  /// A file without a header, whose columns were recognised by their contents.
  public static let headerMissing = Finding.Code(rawValue: "header-missing")

  // MARK: Statements

  /// A file that is not an OFX or QIF statement, or is malicious.
  public static let notStatement = Finding.Code(rawValue: "not-a-statement")
  /// Statement entries that do not move money, such as investments.
  public static let entriesLeftOut = Finding.Code(rawValue: "entries-left-out")
  /// Split amounts that do not add up to the amount of the purchase.
  public static let splitDiffers = Finding.Code(rawValue: "split-differs")
  /// The balance that a bank states, without a known balance to compare it with.
  public static let balanceGiven = Finding.Code(rawValue: "balance-given")
  /// A balance that a bank states and that differs from the budget's balance.
  public static let balanceDiffers = Finding.Code(rawValue: "balance-differs")

  // MARK: Currencies

  /// A file that states no currency, or states it ambiguously.
  public static let currencyAssumed = Finding.Code(rawValue: "currency-assumed")
  /// Amounts in a currency other than the budget's.
  public static let currencyOther = Finding.Code(rawValue: "currency-other")
  /// A requested currency that contradicts the file.
  public static let currencyContradicted = Finding.Code(rawValue: "currency-contradicted")

  // MARK: Backups

  /// A text that is not JSON.
  public static let notJSON = Finding.Code(rawValue: "not-json")
  /// A backup whose version is missing, unknown, or newer than the version that this library writes.
  public static let versionUnknown = Finding.Code(rawValue: "version-unknown")
  /// A missing value that a record must have.
  public static let valueMissing = Finding.Code(rawValue: "value-missing")
  /// A value of the wrong kind, such as text instead of a number.
  public static let valueOfWrongKind = Finding.Code(rawValue: "value-of-wrong-kind")
  /// A value that is not one of the known values.
  public static let valueUnknown = Finding.Code(rawValue: "value-unknown")
  /// A number outside its valid range.
  public static let valueOutOfRange = Finding.Code(rawValue: "value-out-of-range")
  /// Two values that exclude each other in a record.
  public static let valuesConflict = Finding.Code(rawValue: "values-conflict")
  /// An unknown field whose text is not JSON.
  public static let unknownFieldUnusable = Finding.Code(rawValue: "unknown-field-unusable")
  /// A time zone that this machine does not know.
  public static let timeZoneUnknown = Finding.Code(rawValue: "time-zone-unknown")
  /// A time zone that was chosen because all times of a backup are midnight in it.
  public static let timeZoneAssumed = Finding.Code(rawValue: "time-zone-assumed")

  // MARK: Imports

  /// A row with the same identifier as an existing row, but other values.
  public static let rowInConflict = Finding.Code(rawValue: "row-in-conflict")
  /// Two rows that may be the sides of one transfer.
  public static let transferProposed = Finding.Code(rawValue: "transfer-proposed")
  /// Two rows that were joined into one transfer.
  public static let transferPaired = Finding.Code(rawValue: "transfer-paired")
  /// A row whose text says that it is a transfer, but several other rows could be its other side.
  public static let transferUnclear = Finding.Code(rawValue: "transfer-unclear")
  /// A new row that looks like a row that was imported under another identifier.
  public static let possibleDuplicate = Finding.Code(rawValue: "possible-duplicate")
  /// Identifiers that belong to several different rows and are therefore ignored.
  public static let identitiesRepeated = Finding.Code(rawValue: "identities-repeated")
  /// A category, an account or a member that an import adds.
  public static let recordAdded = Finding.Code(rawValue: "record-added")
  /// Contents of a file that are not in its log and are therefore not imported.
  public static let onlyRowsImported = Finding.Code(rawValue: "only-rows-imported")
  /// A record of an import that was changed after the import.
  public static let editedSinceImport = Finding.Code(rawValue: "edited-since-import")
  /// A record of an import that was deleted after the import.
  public static let deletedSinceImport = Finding.Code(rawValue: "deleted-since-import")
  /// A record that an import added and that other records use.
  public static let stillUsed = Finding.Code(rawValue: "still-used")

  // MARK: Exports

  /// An amount with more digits than a spreadsheet stores.
  public static let amountBeyondSpreadsheet = Finding.Code(rawValue: "amount-beyond-spreadsheet")
  /// A date that a spreadsheet does not support.
  public static let dateBeyondSpreadsheet = Finding.Code(rawValue: "date-beyond-spreadsheet")
  /// Records that a workbook cannot store.
  public static let notInWorkbook = Finding.Code(rawValue: "not-in-workbook")
  /// Something that an older backup format cannot store.
  public static let leftOut = Finding.Code(rawValue: "left-out")

  // MARK: Formulas

  /// A number that is too large to be stored exactly.
  public static let numberTooLarge = Finding.Code(rawValue: "number-too-large")
  /// A formula that cannot be parsed.
  public static let formulaUnreadable = Finding.Code(rawValue: "formula-unreadable")
  /// Formulas that depend on each other's values.
  public static let formulaCycle = Finding.Code(rawValue: "formula-cycle")
  /// An unknown function.
  public static let functionUnknown = Finding.Code(rawValue: "function-unknown")
  /// A formula that refers to another workbook.
  public static let referenceExternal = Finding.Code(rawValue: "reference-external")
  /// A formula that exceeds the computation limit.
  public static let formulaTooMuchWork = Finding.Code(rawValue: "formula-too-much-work")
}
