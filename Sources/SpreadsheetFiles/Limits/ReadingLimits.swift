import SpreadsheetValues

/// The maximum sizes of an accepted workbook, as a protection against files that are made to exhaust a machine.
///
///     var limits = ReadingLimits()
///     limits.inflatedBytes = 8 << 30
///     let reader = try XLSXReader(path: "large.xlsx", limits: limits)
///
/// Reading row by row takes memory that does not grow with the sheet; only shared strings, styles and other
/// small parts are kept in memory. A file that exceeds a limit causes an error with the code `limitExceeded`,
/// which names the limit. The defaults admit every workbook that spreadsheet programs write in practice;
/// `Docs/safety.md` has the measurements.
public struct ReadingLimits: Hashable, Sendable {
  /// Bytes of the whole file: 512 MiB.
  public var fileBytes = 512 << 20
  /// Entries of the ZIP archive: 1,000.
  public var entries = 1_000
  /// Bytes inflated from the whole archive: 2 GiB; a part that is read twice counts once.
  public var inflatedBytes = 2 << 30
  /// Inflated bytes for each byte of a part in the file: 100.
  ///
  /// A sheet of a spreadsheet program reaches 45 if all its cells are alike; the maximum of deflate is 1,032.
  /// Only a sheet whose cells are all alike and have no cell references exceeds 100.
  public var inflationRatio = 100
  /// The size of an inflated part up to which its ratio is not checked: 1 MiB.
  public var bytesBeforeRatio = 1 << 20
  /// Nesting depth of elements: 100.
  public var xmlDepth = 100
  /// Bytes of one tag, comment or CDATA section: 1 MiB.
  public var tagBytes = 1 << 20
  /// Attributes of one tag: 1,000.
  public var tagAttributes = 1_000
  /// Elements of a part that is read as a whole, such as styles and workbook: 1,000,000.
  public var elements = 1_000_000
  /// Cells of one sheet: 20,000,000.
  public var cells = 20_000_000
  /// Rows of one sheet: 1,048,576, as many as a sheet has (ECMA-376 18.3.1.73).
  public var rows = 1_048_576
  /// Characters of one text, counted in UTF-16 units like in spreadsheet programs: 32,767.
  public var textCharacters = 32_767
  /// Bytes of one text or formula before escapes are decoded: 256 KiB (32,767 characters of seven bytes).
  public var stringBytes = 256 << 10
  /// Shared strings of the workbook: 10,000,000.
  public var sharedStrings = 10_000_000
  /// Bytes of all shared strings together: 512 MiB.
  public var sharedStringBytes = 512 << 20
  /// Text runs with their own fonts: 4,000,000, for all shared strings together and for each sheet.
  public var textRuns = 4_000_000
  /// Bytes of all pictures of the workbook together: 256 MiB; a picture that several drawings show counts once.
  public var pictureBytes = 256 << 20

  /// The default limits.
  public init() {}

  /// Limits for a trusted file: it may have any size, while its structure is still checked.
  public static var trustingSize: ReadingLimits {
    var limits = ReadingLimits()
    (limits.fileBytes, limits.entries) = (.max, .max)
    (limits.inflatedBytes, limits.inflationRatio) = (.max, .max)
    (limits.elements, limits.cells) = (.max, .max)
    (limits.textCharacters, limits.stringBytes) = (.max, .max)
    (limits.sharedStrings, limits.sharedStringBytes) = (.max, .max)
    (limits.textRuns, limits.pictureBytes) = (.max, .max)
    return limits
  }

  /// The name of a limit, which is the name of its property.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case fileBytes, entries, inflatedBytes, inflationRatio, xmlDepth, tagBytes, tagAttributes, elements
    case cells, rows
    case textCharacters, stringBytes, sharedStrings, sharedStringBytes
    case textRuns, pictureBytes

    /// Whether the limit restricts the size of a file, so that `trustingSize` lifts it.
    public var isAboutSize: Bool { ReadingLimits()[self] != ReadingLimits.trustingSize[self] }
  }

  /// The limit with this name.
  public subscript(name: Name) -> Int {
    get { self[keyPath: name.property] }
    set { self[keyPath: name.property] = newValue }
  }
}

extension ReadingLimits.Name {
  fileprivate var property: WritableKeyPath<ReadingLimits, Int> {
    switch self {
    case .fileBytes: \.fileBytes
    case .entries: \.entries
    case .inflatedBytes: \.inflatedBytes
    case .inflationRatio: \.inflationRatio
    case .xmlDepth: \.xmlDepth
    case .tagBytes: \.tagBytes
    case .tagAttributes: \.tagAttributes
    case .elements: \.elements
    case .cells: \.cells
    case .rows: \.rows
    case .textCharacters: \.textCharacters
    case .stringBytes: \.stringBytes
    case .sharedStrings: \.sharedStrings
    case .sharedStringBytes: \.sharedStringBytes
    case .textRuns: \.textRuns
    case .pictureBytes: \.pictureBytes
    }
  }
}

extension ReadingLimits {
  /// A text with at most this many bytes is always within the limits, so its characters need not be counted.
  var plainTextBytes: Int { min(stringBytes, textCharacters) }

  /// Throws if a text has too many characters.
  func check(text: String) throws(SpreadsheetFileError) {
    guard text.utf8.count > textCharacters else { return }
    // Joiners that the reader inserts between combining marks are not counted, because the file does
    // not contain them.
    let count = text.utf16.count { $0 != 0x34F }
    guard count > textCharacters else { return }
    throw passed(.textCharacters, "a text has \(count) characters")
  }

  /// Adds the parts of a text to `count`, and throws if there are too many.
  func count(_ text: Cell.RichText, _ count: inout Int) throws(SpreadsheetFileError) {
    count += text.runs.count
    guard count > textRuns else { return }
    throw passed(.textRuns, "the texts have at least \(count) parts with fonts")
  }

  /// The error for an exceeded limit: it says what was found, which limit was exceeded, and how to raise the limit.
  func passed(_ name: Name, _ what: String) -> SpreadsheetFileError {
    var error = SpreadsheetFileError(
      .limitExceeded, reason: "\(what), more than the limit of \(self[name])",
      remedy: "If the file can be trusted, raise `\(name.rawValue)` of the reading limits")
    error.limit = name
    return error
  }
}
