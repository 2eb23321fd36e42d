public import Foundation
internal import SafeFiles
public import SpreadsheetValues

extension Workbook.Picture {
  /// Loads a PNG or JPEG file and puts its upper left corner at a cell; without an extent, the picture keeps its
  /// own size.
  ///
  ///     let logo = try Workbook.Picture(path: "logo.png", at: .cell("B2"), description: "A house")
  ///
  /// - Throws: `SpreadsheetFileError` for a file that cannot be read, exceeds 512 MiB, or is not a PNG or JPEG.
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

  /// Loads a PNG or JPEG file from a file URL, like the initializer with a path.
  ///
  /// - Throws: `SpreadsheetFileError` like that initializer, and for a URL that is not a file URL.
  public init(
    url: URL, at cell: CellReference, extent: Extent? = nil, description: String? = nil,
    name: String? = nil
  ) throws(SpreadsheetFileError) {
    try self.init(
      path: url.readingPath(), at: cell, extent: extent, description: description, name: name)
  }
}
