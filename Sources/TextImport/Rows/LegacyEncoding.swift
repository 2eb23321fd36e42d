internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading

/// Encodings older than Unicode that banks and apps still use.
///
/// They are tried if the bytes are not UTF-8.
///
/// Nearly all bytes are valid in each of them, so decoding alone proves nothing. An encoding is chosen if it makes more
/// column names recognisable, or if it gives plausible letters.
enum LegacyEncoding {
  /// The rows of a file in the encoding that its column names or its letters suggest; nil if no encoding fits better
  /// than `usual`.
  ///
  /// `usual` holds the rows in Windows-1252, if the file is valid in that encoding.
  static func rows(
    _ bytes: [UInt8], _ name: String, instead usual: FieldRows?
  ) -> (FieldRows, CSVDialect)? {
    let beginning = beginning(bytes)
    var best: (encoding: String.Encoding, score: Int)?
    let known = usual.map(score) ?? 0
    for candidate in candidates {
      guard let (rows, _) = read(beginning, candidate.encoding, name) else { continue }
      let score = score(rows)
      guard score >= candidate.names, score > best?.score ?? known else { continue }
      best = (candidate.encoding, score)
    }
    if best == nil, usual != nil, hasPolishLetters(beginning) { return read(bytes, centralEuropean, name) }
    if best == nil, usual == nil {
      // Mostly UTF-8 with a few other bytes: the file is damaged, and no other encoding explains it.
      let utf8 = charactersInUTF8(bytes)
      if utf8.malformed > utf8.wellFormed, let encoding = byLetters(beginning) {
        return read(bytes, encoding, name)
      }
      if utf8.wellFormed == 0, isCentralEuropean(beginning) { return read(bytes, centralEuropean, name) }
    }
    return best.flatMap { read(bytes, $0.encoding, name) }
  }

  /// The number of characters outside ASCII that are well-formed UTF-8, and the number of places that are malformed.
  private static func charactersInUTF8(_ bytes: [UInt8]) -> (wellFormed: Int, malformed: Int) {
    let others = String(decoding: bytes, as: UTF8.self).unicodeScalars.lazy.filter { !$0.isASCII }
    let malformed = others.count { $0 == "\u{FFFD}" }
    return (others.count { _ in true } - malformed, malformed)
  }

  /// The encoding in which most letters belong to one script: kana, Hangul or Thai.
  ///
  /// In a wrong encoding the letters would be rare characters of many kinds.
  private static func byLetters(_ bytes: [UInt8]) -> String.Encoding? {
    let usual: [(encoding: UInt, letters: (UInt32) -> Bool, leastShare: Int)] = [
      (0x8000_0420, { (0x3041...0x30FF).contains($0) }, 20),
      (0x8000_0422, { (0xAC00...0xD7A3).contains($0) }, 75),
      (0x8000_041D, { (0x0E01...0x0E5B).contains($0) }, 95),
    ]
    for candidate in usual {
      let encoding = String.Encoding(rawValue: candidate.encoding)
      guard let text = String(data: Data(bytes), encoding: encoding) else { continue }
      let letters = text.unicodeScalars.lazy.map(\.value).filter { $0 > 0x7F }
      let areHalfWide = letters.contains { (0xFF61...0xFF9F).contains($0) }
      let count = letters.count(where: candidate.letters)
      if !areHalfWide, count > 0, count * 100 >= letters.count * candidate.leastShare,
        !mixesLetters(text, candidate.letters)
      {
        return encoding
      }
    }
    return nil
  }

  /// Whether more than a third of a script's letters follow a Latin letter, as in `Cafรฉ` for `Café`.
  private static func mixesLetters(_ text: String, _ isLetter: (UInt32) -> Bool) -> Bool {
    let scalars = text.unicodeScalars
    let latin = zip(scalars, scalars.dropFirst()).count { before, letter in
      before.isASCII && before.properties.isAlphabetic && isLetter(letter.value)
    }
    return latin * 3 > scalars.count { isLetter($0.value) }
  }

  private static let centralEuropean = String.Encoding(rawValue: 0x8000_0501)

  /// Whether nearly all bytes above ASCII are letters in Windows-1250.
  ///
  /// This is checked if some byte is not defined in Windows-1252.
  private static func isCentralEuropean(_ bytes: [UInt8]) -> Bool {
    guard let text = String(data: Data(bytes), encoding: centralEuropean) else { return false }
    let others = text.unicodeScalars.filter { !$0.isASCII }
    return others.count > 1 && others.count { $0.properties.isAlphabetic } * 10 >= others.count * 9
  }

  /// Whether the bytes of ł and ą follow a letter more than once.
  ///
  /// In Windows-1252 they are superscript digits.
  private static func hasPolishLetters(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).count { letter, next in
      (next == 0xB3 || next == 0xB9) && (letter | 0x20) &- 0x61 < 26 && letter | 0x20 != UInt8(ascii: "m")
    } > 1
  }

  /// The encodings by their Core Foundation numbers, with the number of column names that must be recognised.
  private static let candidates: [(encoding: String.Encoding, names: Int)] = [
    (0x8000_0632, 3),  // GB18030
    (0x8000_0420, 2),  // Windows-932 (Shift-JIS)
    (0x8000_0422, 2),  // Windows-949 (Korean)
    (0x8000_0A03, 3),  // Big5
    (0x8000_0501, 1),  // Windows-1250 (Central Europe)
    (0x8000_0502, 2),  // Windows-1251 (Cyrillic)
    (0x8000_0503, 2),  // Windows-1253 (Greek)
    (0x8000_0504, 1),  // Windows-1254 (Turkish)
    (0x8000_0505, 2),  // Windows-1255 (Hebrew)
    (0x8000_0506, 2),  // Windows-1256 (Arabic)
    (0x8000_0507, 1),  // Windows-1257 (Baltic)
  ].map { (String.Encoding(rawValue: UInt($0.0)), $0.1) }

  /// The first lines of the file, which contain the header row.
  private static func beginning(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 32_768, let end = bytes[..<32_768].lastIndex(of: 0x0A) else { return bytes }
    return Array(bytes[...end])
  }

  private static func read(
    _ bytes: [UInt8], _ encoding: String.Encoding, _ name: String
  ) -> (FieldRows, CSVDialect)? {
    guard let text = String(data: Data(bytes), encoding: encoding) else { return nil }
    var reader = CSVReader(bytes: Array(text.utf8), name: name)
    return (try? FieldTable(&reader).rows).map { ($0, reader.dialect) }
  }

  /// The highest number of recognised column names with non-ASCII letters in a single row.
  private static func score(_ rows: FieldRows) -> Int {
    rows.prefix(80).map { row in
      row.fields.count { name in
        !name.trimmed.isASCII && HeaderWords.matches(name).first.map { $0.score >= 90 } == true
      }
    }.max() ?? 0
  }
}
