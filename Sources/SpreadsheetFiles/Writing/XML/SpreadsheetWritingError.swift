public import CalendarDates
public import SafeFiles
public import SpreadsheetValues

/// The reason why a workbook cannot be written as XLSX, and where.
public struct SpreadsheetWritingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// An invalid sheet name, with the reason.
    case invalidSheetName(String)
    /// A sheet name that an earlier sheet has, compared case-insensitively.
    case duplicateSheetName
    /// All sheets are hidden; a workbook needs a visible one.
    case noVisibleSheet
    /// A call that is invalid in the current state, such as a row outside a sheet, or a sheet within a sheet.
    case outOfSequence
    /// A row number outside 1 to 1,048,576.
    case rowOutOfRange(Int)
    /// A row that is not after the previous one.
    case rowOutOfOrder(Int, after: Int)
    /// A cell whose reference has another row number than the row that contains it.
    case cellOutsideRow(Int)
    /// A cell that is not after the previous one.
    case cellOutOfOrder(after: CellReference)
    /// Column properties outside 1 to 16,384, overlapping or not ascending.
    case invalidColumns(ClosedRange<Int>)
    /// A date before the first date of the workbook's date system.
    case dateOutOfRange(CalendarDate)
    /// A decimal that is NaN.
    case notANumber
    /// A text with more UTF-16 units than allowed in a cell, a message or a name.
    case textTooLong(Int, limit: Int)
    /// A formula of more than 8,192 characters.
    case formulaTooLong(Int)
    /// A character that XML cannot represent, even with escapes.
    case illegalCharacter(Unicode.Scalar)
    /// A merged range that has only one cell, or that overlaps another one or a table.
    case invalidMerge(CellRange)
    /// An invalid or duplicate name of a table or a defined name.
    case invalidName(String)
    /// A table that overlaps another one, has no row for data, or has columns that do not match its range.
    case invalidTable(String)
    /// A table column without a unique name.
    case invalidTableColumn(String)
    /// A header cell whose text differs from the name of its table column.
    case tableHeaderMismatch(column: String)
    /// A drop-down list with an item that contains a comma.
    case listItemWithComma(String)
    /// A cell that has two comments.
    case duplicateComment
    /// A sheet to which a chart or a defined name refers, but which does not exist.
    case unknownSheet(String)
    /// More cell styles than a workbook may have.
    case tooManyStyles(limit: Int)
    /// Features of the original file that a new file would lose.
    case losses([Workbook.Loss])
    /// A number outside the range of the file format, described in words.
    case invalidValue(String)
    /// The reason why the archive cannot be written.
    case archive(String)
    /// The file could not be written.
    case output(FileOutputError)
  }

  /// What is wrong.
  public let reason: Reason
  /// The name of the sheet.
  public var sheet: String?
  /// The cell.
  public var cell: CellReference?

  /// Creates an error with its location.
  public init(_ reason: Reason, sheet: String? = nil, cell: CellReference? = nil) {
    self.reason = reason
    self.sheet = sheet
    self.cell = cell
  }

  /// The error with these locations added; existing locations stay.
  func located(sheet: String? = nil, cell: CellReference? = nil) -> SpreadsheetWritingError {
    SpreadsheetWritingError(reason, sheet: self.sheet ?? sheet, cell: self.cell ?? cell)
  }
}
