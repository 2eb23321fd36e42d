import Foundation
internal import SafeFiles

extension EditedPackage {
  /// Opens the package in a file and reads the whole file.
  ///
  /// - Throws: `SpreadsheetFileError` if the file cannot be read, and in the same cases as the initializer with bytes.
  package init(path: String, limits: ReadingLimits) throws(SpreadsheetFileError) {
    let name = URL(filePath: path).lastPathComponent
    let bytes: [UInt8]
    do {
      bytes = try FileInput.read(path: path, atMost: limits.fileBytes)
    } catch {
      throw Self.refusal(error, limits).located(file: name)
    }
    try self.init(bytes, name: name, limits: limits)
  }

  private static func refusal(
    _ failure: FileInput.Failure, _ limits: ReadingLimits
  ) -> SpreadsheetFileError {
    switch failure {
    case .tooLarge(let limit): limits.passed(.fileBytes, "the file has more than \(limit) bytes")
    case .system(let error):
      SpreadsheetFileError(
        error.code == ENOENT ? .notFound : .unreadable,
        reason: "the file could not be read (\(error.message))",
        remedy: "Check the name and the folder")
    }
  }
}
