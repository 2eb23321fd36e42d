import SpreadsheetValues

/// The pictures of a workbook read so far, by part name, because several drawings may show the same picture.
struct ImageCache {
  /// The pictures by part name; nil for a part that is not a supported picture.
  var images: [String: Workbook.Picture.Image?] = [:]
  /// The number of bytes read for the pictures.
  var byteCount = 0
}
