/// How much a workbook may ask for before it is refused: a guard against files made to exhaust a machine.
///
/// The defaults admit every workbook that a spreadsheet program can hold in practice.
public struct ReadingLimits: Hashable, Sendable {
  /// Entries of the ZIP archive: 10,000.
  public var entries = 10_000
  /// Bytes inflated from the whole archive: 4 GiB.
  public var inflatedBytes = 4 << 30
  /// Bytes inflated from one part: 2 GiB.
  public var partBytes = 2 << 30
  /// Inflated bytes for each compressed byte of a part, checked from 8 MiB on: 250.
  public var inflationRatio = 250
  /// Elements inside each other: 100.
  public var xmlDepth = 100
  /// Bytes of one tag, comment or CDATA section: 1 MiB.
  public var tagBytes = 1 << 20
  /// Attributes of one tag: 1,000.
  public var tagAttributes = 1_000
  /// Elements of a part that is read as a whole, such as styles and workbook: 2,000,000.
  public var elements = 2_000_000
  /// Cells of one sheet: 50,000,000.
  public var cells = 50_000_000
  /// Rows of one sheet: 1,048,576.
  public var rows = 1_048_576
  /// Bytes of one text or formula: 256 KiB (32,767 characters, each an escape of seven bytes).
  public var stringBytes = 256 << 10
  /// Shared strings of the workbook: 10,000,000.
  public var sharedStrings = 10_000_000
  /// Bytes of all shared strings together: 1 GiB.
  public var sharedStringBytes = 1 << 30

  /// The default limits.
  public init() {}
}

extension SpreadsheetFileError {
  /// More than the limits admit.
  static func limit(_ what: String, _ limit: Int) -> SpreadsheetFileError {
    SpreadsheetFileError(.limitExceeded, reason: "\(what), more than the limit of \(limit)")
  }

  /// A text or formula of more bytes than the limits admit.
  static func longText(_ limits: ReadingLimits) -> SpreadsheetFileError {
    .limit("a text has over \(limits.stringBytes) bytes", limits.stringBytes)
  }
}
