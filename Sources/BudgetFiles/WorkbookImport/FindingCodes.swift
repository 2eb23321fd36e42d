public import BudgetModel

extension Finding.Code {
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
  /// Amounts of a section whose span of time the sheet's own totals settle against its title.
  public static let basisSettled = Finding.Code(rawValue: "basis-settled")
  /// A row of a log that says what there was before its first entry.
  public static let openingBalance = Finding.Code(rawValue: "opening-balance")
  /// The title of a section of a plan that is not known.
  public static let sectionUnknown = Finding.Code(rawValue: "section-unknown")
}
