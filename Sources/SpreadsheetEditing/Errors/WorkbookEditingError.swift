public import SafeFiles
public import SpreadsheetFiles
public import SpreadsheetValues

/// The reason why a workbook cannot be edited, and where; the file stays unchanged.
public struct WorkbookEditingError: Error, Hashable, Sendable {
  /// The kind of problem.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read.
    case file(SpreadsheetFileError)
    /// The content to be written is invalid in a workbook.
    case content(SpreadsheetWritingError)
    /// The file could not be written.
    case output(FileOutputError)
    /// The package has a digital signature, which any change would break.
    case signed
    /// The sheet is protected; it can be edited with `allowsProtected`.
    case protectedSheet
    /// The workbook's structure is protected; it can be edited with `allowsProtected`.
    case protectedWorkbook
    /// The workbook has no sheet with this name.
    case noSuchSheet(String)
    /// The sheet name is invalid, or another sheet has it; the reason is attached.
    case invalidSheetName(String, String)
    /// The workbook has no table with this name.
    case noSuchTable(String)
    /// The edit would split something that can only be moved as a whole; its name is attached.
    case cutsApart(String)
    /// The edit would split something, or is rejected for a similar reason; a sentence with the reason is attached.
    case tearsApart(String)
    /// The edit would have to change XML that this library does not support; a description of it is attached.
    case notUnderstood(String)
    /// There is no space for the rows; the reason is attached.
    case noRoom(String)
    /// A position or a number of rows is outside the allowed range; its description is attached.
    case outOfRange(String)
    /// The only visible sheet cannot be hidden or deleted.
    case noVisibleSheet
  }

  /// The kind of problem.
  public let reason: Reason
  /// The sheet.
  public var sheet: String?
  /// The cell.
  public var cell: CellReference?

  /// Creates an error with its location.
  public init(_ reason: Reason, sheet: String? = nil, cell: CellReference? = nil) {
    self.reason = reason
    self.sheet = sheet
    self.cell = cell
  }
}

extension WorkbookEditingError: CustomStringConvertible {
  /// One sentence: `Log!B7: the edit would cut apart the array formula in A1:A9`.
  public var description: String {
    let place = [sheet, cell.map { "\($0)" }].compactMap(\.self).joined(separator: "!")
    return place.isEmpty ? sentence : "\(place): \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .file(let error): "\(error)"
    case .content(let error): "\(error)"
    case .output(let error): "\(error.path) could not be written (\(error.cause.message))"
    case .signed: "the workbook has a digital signature, which a change would break"
    case .protectedSheet: "the sheet is protected; take its protection away first, or allow protected sheets"
    case .protectedWorkbook:
      "the workbook's structure is protected; take its protection away first, or allow protected workbooks"
    case .noSuchSheet(let name): "there is no sheet \"\(name)\""
    case .invalidSheetName(let name, let why): "a sheet cannot be called \"\(name)\": \(why)"
    case .noSuchTable(let name): "there is no table \"\(name)\""
    case .cutsApart(let what): "the edit would cut apart \(what)"
    case .tearsApart(let sentence): sentence
    case .notUnderstood(let what): "\(what) is not understood, so nothing is changed"
    case .noRoom(let why): "there is no room for the rows: \(why)"
    case .outOfRange(let what): "\(what) lies outside of what a sheet can have"
    case .noVisibleSheet: "a workbook needs one sheet that is shown"
    }
  }
}
