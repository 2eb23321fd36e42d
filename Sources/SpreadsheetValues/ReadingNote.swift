/// A defect of a file that did not prevent reading it.
public struct ReadingNote: Hashable, Sendable {
  /// The kind of a note.
  public enum Kind: Hashable, Sendable {
    /// The workbook lists a sheet that the file does not contain; the sheet is left out.
    case missingSheet
    /// The styles part of the workbook is missing; every cell gets the style of a new cell.
    case missingStyles
    /// Some cells refer to a style that the file does not contain; they get the style of a new cell.
    case unknownStyle
  }

  /// The problem.
  public var kind: Kind
  /// The sheet; nil for a note about the whole workbook.
  public var sheetName: String?
  /// The first affected cell; nil for a note about the whole sheet.
  public var cell: CellReference?
  /// The number of affected cells.
  public var count: Int

  /// Creates a note about a place.
  public init(_ kind: Kind, sheetName: String? = nil, cell: CellReference? = nil, count: Int = 0) {
    self.kind = kind
    self.sheetName = sheetName
    self.cell = cell
    self.count = count
  }
}
