public import Foundation
internal import SafeFiles
public import SpreadsheetValues

extension Workbook.Picture {
  /// The PNG or JPEG at a path, whose upper left corner is a cell's, in a size of its own or the one it asks for.
  ///
  ///     let logo = try Workbook.Picture(path: "logo.png", at: .cell("B2"), description: "A house")
  ///
  /// - Throws: `SpreadsheetFileError` for a file that cannot be read, has over 512 MiB, or is no PNG or JPEG.
  public init(
    path: String, at cell: CellReference, extent: Extent? = nil, description: String? = nil,
    name: String? = nil
  ) throws(SpreadsheetFileError) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let limits = ReadingLimits()
    do {
      let bytes = try FileInput.read(path: path, atMost: limits.fileBytes)
      try self.init(bytes, at: cell, extent: extent, description: description, name: name)
    } catch let error as FormatError {
      throw SpreadsheetFileError(.notAPicture, file: file, reason: error.reason)
    } catch FileInput.Failure.tooLarge(let limit) {
      throw SpreadsheetFileError(
        .notAPicture, file: file, reason: "the picture has more than the \(limit) bytes that are read")
    } catch FileInput.Failure.system(let error) {
      throw SpreadsheetFileError(
        .unreadable, file: file, reason: "the picture cannot be read (\(error.message))",
        remedy: "Check the name and the folder")
    } catch {
      throw SpreadsheetFileError(.unreadable, file: file, reason: "the picture cannot be read")
    }
  }

  /// The PNG or JPEG at a file's URL, by the rules of the form with a path.
  ///
  /// - Throws: `SpreadsheetFileError` by those rules, and for a URL that is no file's.
  public init(
    url: URL, at cell: CellReference, extent: Extent? = nil, description: String? = nil,
    name: String? = nil
  ) throws(SpreadsheetFileError) {
    try self.init(
      path: url.readingPath(), at: cell, extent: extent, description: description, name: name)
  }
}
