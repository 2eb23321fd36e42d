public import SpreadsheetValues

/// The reason why a spreadsheet file cannot be read or written: what, where, and how to fix it.
public struct SpreadsheetFileError: Error, Hashable, Sendable {
  /// The kind of problem.
  public var code: Code
  /// The file's name.
  public var file: String?
  /// The part of the package, such as `xl/worksheets/sheet1.xml`.
  public var part: String?
  /// The line of the part's XML, from 1.
  public var line: Int?
  /// The cell.
  public var cell: CellReference?
  /// What is wrong: one sentence without its period.
  public var reason: String
  /// What the user can do about it: one sentence without its period.
  public var remedy: String
  /// The limit that was exceeded, if any.
  public var limit: ReadingLimits.Name?

  /// Creates an error with its location, as far as that is known.
  public init(
    _ code: Code, file: String? = nil, part: String? = nil, line: Int? = nil, cell: CellReference? = nil,
    reason: String, remedy: String? = nil
  ) {
    self.code = code
    self.file = file
    self.part = part
    self.line = line
    self.cell = cell
    self.reason = reason
    self.remedy = remedy ?? code.usualRemedy
  }

  /// The kind of a problem; other kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier, such as `damagedPart`.
    public let rawValue: String

    /// The kind with this identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind with this identifier.
    public init(stringLiteral value: String) {
      rawValue = value
    }

    /// There is no file at the path.
    public static let notFound: Code = "notFound"
    /// The file cannot be read, for example because it is a folder, or because of permissions or a failing disk.
    public static let unreadable: Code = "unreadable"
    /// The bytes are not a workbook.
    public static let notAWorkbook: Code = "notAWorkbook"
    /// The workbook is protected with a password.
    public static let encrypted: Code = "encrypted"
    /// A workbook of an older or other spreadsheet format: XLS, XLSB, ODS, Numbers.
    public static let otherFormat: Code = "otherFormat"
    /// The ZIP archive is damaged, truncated or malicious.
    public static let damagedArchive: Code = "damagedArchive"
    /// A required part of the workbook is missing from the package.
    public static let missingPart: Code = "missingPart"
    /// A part is not well-formed or violates the format.
    public static let damagedPart: Code = "damagedPart"
    /// The file exceeds a limit of the reader.
    public static let limitExceeded: Code = "limitExceeded"
    /// A number is larger than any spreadsheet program allows, or has more than 38 significant digits.
    public static let numberOutOfRange: Code = "numberOutOfRange"
    /// The bytes are not a picture of a supported format.
    public static let notAPicture: Code = "notAPicture"
    /// The workbook has no sheet with that index.
    public static let noSuchSheet: Code = "noSuchSheet"

    fileprivate var usualRemedy: String {
      switch self {
      case .damagedArchive:
        "Get a fresh copy of the file, or open it in the program that made it and save it again"
      case .missingPart, .damagedPart:
        "Open the workbook in a spreadsheet program, let it repair the file, and save it again"
      case .numberOutOfRange: "Correct or clear the cell"
      case .encrypted: "Open the workbook in a spreadsheet program, remove its password, and save it again"
      case .notAPicture: "Choose a PNG or JPEG picture"
      case .otherFormat: "Open it in a spreadsheet program and save it as an Excel workbook (.xlsx)"
      default: "Choose an Excel workbook (.xlsx)"
      }
    }
  }
}

extension SpreadsheetFileError: CustomStringConvertible {
  /// One sentence: `budget.xlsx: xl/worksheets/sheet1.xml, cell B7: the shared string 9 does not exist`.
  public var description: String {
    let place = [part, line.map { "line \($0)" }, cell.map { "cell \($0)" }].compactMap(\.self)
    return [file, place.isEmpty ? nil : place.joined(separator: ", "), reason].compactMap(\.self)
      .joined(separator: ": ")
  }
}

extension SpreadsheetFileError {
  /// The error for a part that violates the format.
  static func damagedPart(_ reason: String, cell: CellReference? = nil) -> SpreadsheetFileError {
    SpreadsheetFileError(.damagedPart, cell: cell, reason: reason)
  }

  /// The error with the location of a cell.
  func at(_ cell: CellReference?) -> SpreadsheetFileError {
    var error = self
    error.cell = cell
    return error
  }

  /// The error with these locations added; existing locations stay, and an error with a cell gets no line.
  func located(file: String? = nil, part: String? = nil, line: Int? = nil) -> SpreadsheetFileError {
    var error = self
    error.file = error.file ?? file
    error.part = error.part ?? part
    if error.cell == nil { error.line = error.line ?? line }
    return error
  }
}
