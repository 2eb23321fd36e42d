public import CalendarDates
public import SafeFiles
public import SpreadsheetValues

/// Why a workbook cannot be written as XLSX, and where.
public struct SpreadsheetWritingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A name that no sheet can have, and why.
    case invalidSheetName(String)
    /// A sheet's name that an earlier sheet has, in any case of letters.
    case duplicateSheetName
    /// No sheet's tab is shown; a workbook needs one.
    case noVisibleSheet
    /// A call that the writer's state does not allow: a row or an end without a sheet, a sheet within a sheet.
    case outOfSequence
    /// A row number outside 1 to 1,048,576.
    case rowOutOfRange(Int)
    /// A row that does not come after the one before it.
    case rowOutOfOrder(Int, after: Int)
    /// A cell that stands in a row of another number.
    case cellOutsideRow(Int)
    /// A cell that does not come after the one before it.
    case cellOutOfOrder(after: CellReference)
    /// Column properties outside 1 to 16,384, overlapping or not ascending.
    case invalidColumns(ClosedRange<Int>)
    /// A day before the workbook's first.
    case dateOutOfRange(CalendarDate)
    /// A decimal that is no number.
    case notANumber
    /// A text of more UTF-16 units than a cell, a message or a name holds.
    case textTooLong(Int, limit: Int)
    /// A formula of more than 8,192 characters.
    case formulaTooLong(Int)
    /// A character that XML and its escapes cannot carry.
    case illegalCharacter(Unicode.Scalar)
    /// Merged cells of only one cell, or that share cells with others or with a table.
    case invalidMerge(CellRange)
    /// A name that no table or defined name can have, or that another one has.
    case invalidName(String)
    /// A table over another table's cells, without a row for data, or with columns that do not fit its range.
    case invalidTable(String)
    /// A table's column without a name of its own.
    case invalidTableColumn(String)
    /// A header cell whose text is not the name of its table's column.
    case tableHeaderMismatch(column: String)
    /// A drop-down list with an item that has a comma.
    case listItemWithComma(String)
    /// A cell that has two comments.
    case duplicateComment
    /// A sheet that the workbook does not have, named by a chart or a defined name.
    case unknownSheet(String)
    /// More cell styles than a workbook may have.
    case tooManyStyles(limit: Int)
    /// What the file had that the workbook was read from, and that a new file would lose.
    case losses([Workbook.Loss])
    /// A number outside of what the file can say, and where.
    case invalidValue(String)
    /// Why the archive cannot hold it.
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

  /// An error with its place.
  public init(_ reason: Reason, sheet: String? = nil, cell: CellReference? = nil) {
    self.reason = reason
    self.sheet = sheet
    self.cell = cell
  }

  /// The same error with the place where it has none yet.
  func located(sheet: String? = nil, cell: CellReference? = nil) -> SpreadsheetWritingError {
    SpreadsheetWritingError(reason, sheet: self.sheet ?? sheet, cell: self.cell ?? cell)
  }
}
