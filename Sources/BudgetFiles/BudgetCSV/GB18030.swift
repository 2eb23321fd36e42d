internal import Foundation
internal import SpreadsheetFiles

/// The encoding of Chinese banks and apps, tried where nothing else fits.
enum GB18030 {
  /// The rows of a file in this encoding; nil where no row of it has names of columns that are known in Chinese.
  ///
  /// Nearly any bytes can be read as GB18030, so that reading alone proves nothing.
  static func rows(_ bytes: [UInt8], _ name: String) -> (FieldRows, CSVDialect)? {
    guard let text = String(data: Data(bytes), encoding: encoding) else { return nil }
    var reader = CSVReader(bytes: Array(text.utf8), name: name)
    guard let rows = try? FieldTable(&reader).rows, rows.prefix(80).contains(where: isChineseHeader) else {
      return nil
    }
    return (rows, reader.dialect)
  }

  /// `kCFStringEncodingGB_18030_2000` as Foundation numbers it.
  private static let encoding = String.Encoding(rawValue: 0x8000_0632)

  private static func isChineseHeader(_ row: FieldRow) -> Bool {
    row.fields.count { name in
      !name.trimmed.isASCII && HeaderWords.matches(name).first.map { $0.score == 100 } == true
    } >= 3
  }
}
