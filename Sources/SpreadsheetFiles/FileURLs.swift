public import Foundation
public import SafeFiles
public import SpreadsheetValues

// Every API that takes a path also accepts a file URL. Any other URL is rejected, because nothing is loaded
// from a network.
extension URL {
  /// The path of a file URL; nil for any other URL, and for a path that contains a NUL character.
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
  /// Reads a whole Excel workbook from a file URL.
  ///
  /// - Throws: `SpreadsheetFileError` like the initializer with a path, and for a URL that is not a file URL.
  public init(xlsxAt url: URL, limits: ReadingLimits = ReadingLimits()) throws(SpreadsheetFileError) {
    try self.init(xlsxAt: url.readingPath(), limits: limits)
  }

  /// Writes the workbook as an XLSX file and replaces any file at this URL.
  ///
  /// - Throws: `SpreadsheetWritingError` like the method with a path, and for a URL that is not a file URL.
  public func writeXLSX(
    to url: URL, access: NewFileAccess = .umask, allowingLosses: Bool = false
  ) throws(SpreadsheetWritingError) {
    let path: String
    do { path = try url.writingPath() } catch { throw SpreadsheetWritingError(.output(error)) }
    try writeXLSX(to: path, access: access, allowingLosses: allowingLosses)
  }
}

extension XLSXReader {
  /// Opens the workbook at a file URL; cells stay in the file until they are requested.
  ///
  /// - Throws: `SpreadsheetFileError` like the initializer with a path, and for a URL that is not a file URL.
  public convenience init(
    url: URL, limits: ReadingLimits = ReadingLimits()
  ) throws(SpreadsheetFileError) {
    try self.init(path: url.readingPath(), limits: limits)
  }
}

extension XLSXWriter {
  /// Creates a writer to the file at this URL, like the initializer with a path.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 65,490 styles, for a URL that is not a file URL, and
  ///   if the file cannot be created.
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
  /// Creates a reader of the file at a URL; without a dialect, the file is read twice, first to detect the dialect.
  ///
  /// - Throws: `CSVError` if the file cannot be opened or read, and for a URL that is not a file URL.
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
  /// Writes bytes to a file URL, like the method with a path.
  ///
  /// - Throws: `FileOutputError` with path, step and cause; `EINVAL` for a URL that is not a file URL.
  public static func write(
    _ bytes: [UInt8], to url: URL, access: NewFileAccess = .umask
  ) throws(FileOutputError) {
    try write(bytes, to: url.writingPath(), access: access)
  }
}
