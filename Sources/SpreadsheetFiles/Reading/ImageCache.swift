import SpreadsheetValues

/// The pictures of a workbook that were read, by their parts: several drawings may show one.
struct ImageCache {
  /// Nil for a part that is no picture which a workbook can have.
  var images: [String: Workbook.Picture.Image?] = [:]
  /// The bytes that were read for them.
  var byteCount = 0
}
