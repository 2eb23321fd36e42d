public import Foundation
public import SafeFiles
public import SpreadsheetValues

// Each place that takes a path takes a file's URL too; any other URL is refused, as nothing is loaded from a network.
extension URL {
  /// The path of a file's URL; nil for any other URL, and for a path that would end at a NUL.
  var pathOfFile: String? {
    guard isFileURL else { return nil }
    let path = path(percentEncoded: false)
    return path.isEmpty || path.utf8.contains(0) ? nil : path
  }

  /// The path of a file to read.
  func readingPath() throws(SpreadsheetFileError) -> String {
    if let pathOfFile { return pathOfFile }
    throw SpreadsheetFileError(
      .unreadable, file: absoluteString, reason: "this is no file's URL",
      remedy: "Choose a file on this machine")
  }

  /// The path of a file to write.
  fileprivate func writingPath() throws(FileOutputError) -> String {
    if let pathOfFile { return pathOfFile }
    throw FileOutputError.noPath(absoluteString)
  }
}

extension Workbook {
  /// Reads a whole Excel workbook from a file's URL.
  ///
  /// - Throws: `SpreadsheetFileError` by the rules of the form with a path, and for a URL that is no file's.
  public init(xlsxAt url: URL, limits: ReadingLimits = ReadingLimits()) throws(SpreadsheetFileError) {
    try self.init(xlsxAt: url.readingPath(), limits: limits)
  }

  /// Writes the workbook as an XLSX file, in place of one at this URL.
  ///
  /// - Throws: `SpreadsheetWritingError` by the rules of the form with a path, and for a URL that is no file's.
  public func writeXLSX(
    to url: URL, access: NewFileAccess = .umask, allowingLosses: Bool = false
  ) throws(SpreadsheetWritingError) {
    let path: String
    do { path = try url.writingPath() } catch { throw SpreadsheetWritingError(.output(error)) }
    try writeXLSX(to: path, access: access, allowingLosses: allowingLosses)
  }
}

extension XLSXReader {
  /// Opens the workbook at a file's URL; cells stay in the file until they are asked for.
  ///
  /// - Throws: `SpreadsheetFileError` by the rules of the form with a path, and for a URL that is no file's.
  public convenience init(
    url: URL, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(path: url.readingPath(), limits: limits)
  }
}

extension XLSXWriter {
  /// A writer of a file at this URL, by the rules of the form with a path.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 65,490 styles, for a URL that is no file's, and where no file
  ///   can be made.
  public init(
    url: URL, styles: StyleTable = StyleTable(), definedNames: [DefinedName] = [],
    dateSystem: DateSystem = .from1900, properties: DocumentProperties = DocumentProperties(),
    access: NewFileAccess = .umask
  ) throws(SpreadsheetWritingError) {
    let path: String
    do { path = try url.writingPath() } catch { throw SpreadsheetWritingError(.output(error)) }
    try self.init(
      path: path, styles: styles, definedNames: definedNames, dateSystem: dateSystem, properties: properties,
      access: access)
  }
}

extension CSVReader {
  /// A reader of the file at a URL; without a dialect, of the one that fits it, for which the file is read twice.
  ///
  /// - Throws: `CSVError` where the file cannot be opened or read, and for a URL that is no file's.
  public init(
    url: URL, dialect: CSVDialect? = nil, limits: CSVParser.Limits = CSVParser.Limits()
  ) throws(CSVError) {
    let path: String
    do { path = try url.writingPath() } catch {
      throw CSVError(.unreadable(error.cause), file: url.absoluteString)
    }
    try self.init(path: path, dialect: dialect, limits: limits)
  }
}

extension FileOutput {
  /// Writes bytes to a file's URL, by the rules of the form with a path.
  ///
  /// - Throws: `FileOutputError` with path, step and cause, `EINVAL` for a URL that is no file's.
  public static func write(
    _ bytes: [UInt8], to url: URL, access: NewFileAccess = .umask
  ) throws(FileOutputError) {
    try write(bytes, to: url.writingPath(), access: access)
  }
}
