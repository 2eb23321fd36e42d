public import SafeFiles
public import SpreadsheetFiles
public import SpreadsheetValues

/// Why a workbook cannot be edited so, and where; the file stays as it is.
public struct WorkbookEditingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read.
    case file(SpreadsheetFileError)
    /// What should be written cannot stand in a workbook.
    case content(SpreadsheetWritingError)
    /// The file could not be written.
    case output(FileOutputError)
    /// The package has a digital signature, which any change would break.
    case signed
    /// The sheet is protected; `allowsProtected` edits it all the same.
    case protectedSheet
    /// The workbook's structure is protected; `allowsProtected` edits it all the same.
    case protectedWorkbook
    /// The workbook has no such sheet.
    case noSuchSheet(String)
    /// Another sheet has the name, or no sheet can have it, and why.
    case invalidSheetName(String, String)
    /// The workbook has no such table.
    case noSuchTable(String)
    /// The edit would cut something apart that only moves whole, and what.
    case cutsApart(String)
    /// The edit would tear something else apart: what, in a sentence.
    case tearsApart(String)
    /// What the edit would have to understand and does not, and where.
    case notUnderstood(String)
    /// There is no room for the rows, and why.
    case noRoom(String)
    /// A number outside of what a sheet can have.
    case outOfRange(String)
    /// The only sheet that is shown cannot be hidden or deleted.
    case noVisibleSheet
  }

  /// What is wrong.
  public let reason: Reason
  /// The sheet.
  public var sheet: String?
  /// The cell.
  public var cell: CellReference?

  /// An error with its place.
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
