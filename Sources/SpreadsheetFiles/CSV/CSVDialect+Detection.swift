extension CSVDialect {
  /// Detects the dialect of a whole file.
  ///
  /// The encoding is detected from the byte order mark, NULs and well-formedness. The delimiter is the one
  /// that a first line such as `sep=;` names; otherwise, it is the one that splits most of the first lines
  /// into the same number of fields.
  public static func detect(_ bytes: [UInt8]) -> CSVDialect {
    var detector = CSVEncoding.Detector()
    detector.feed(bytes)
    return detect(sample: Array(bytes.prefix(sampleSize)), encoding: detector.encoding)
  }

  /// The number of bytes at the start of a file that are used to detect its delimiter.
  static let sampleSize = 65_536

  /// Detects the delimiter and line ending of a file with a known encoding that begins with these bytes.
  static func detect(sample: [UInt8], encoding: CSVEncoding) -> CSVDialect {
    var dialect = CSVDialect(encoding: encoding)
    var decoder = CSVDecoder(encoding)
    guard let text = try? decoder.decode(sample) else { return dialect }
    dialect.lineEnding = firstLineEnding(text)
    if let declared = declaredDelimiter(text) {
      dialect.delimiter = declared
      dialect.declaresDelimiter = true
    } else {
      let isWhole = sample.count < sampleSize
      // In a tie, the delimiter that is rarer in text wins. If none fits, commas are used and the file
      // has one column.
      let candidates: [CSVDelimiter] = [.tilde, .tab, .pipe, .semicolon, .comma]
      let scores = candidates.map { ($0, score($0, text, isWhole: isWhole)) }
      dialect.delimiter = scores.reduce((.comma, 0)) { $1.1 > $0.1 ? $1 : $0 }.0
    }
    return dialect
  }

  /// The delimiter of a first line that consists of `sep=;`, as Excel writes it.
  private static func declaredDelimiter(_ text: [UInt8]) -> CSVDelimiter? {
    let line = text.prefix { $0 != .lineFeed && $0 != .carriageReturn }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
      return nil
    }
    return line.last.flatMap(CSVDelimiter.init(rawValue:))
  }

  /// The first line ending outside quotes; CRLF if there is none.
  private static func firstLineEnding(_ text: [UInt8]) -> CSVLineEnding {
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == .quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == .lineFeed { return .lf }
      if byte == .carriageReturn {
        return index + 1 < text.count && text[index + 1] != .lineFeed ? .cr : .crlf
      }
    }
    return .crlf
  }

  /// Scores how well a delimiter splits the lines, in thousandths.
  ///
  /// The score is the share of rows that have the same number of fields, weighted by that number.
  private static func score(_ delimiter: CSVDelimiter, _ text: [UInt8], isWhole: Bool) -> Int {
    var parser = CSVParser(delimiter: delimiter)
    var position = 0
    var rows = 0
    var rowsByCount: [Int: Int] = [:]
    do {
      while rows < 1_000, try parser.next(in: text, at: &position) {
        rows += 1
        rowsByCount[parser.record.count, default: 0] += 1
      }
      if isWhole, position == text.count, try parser.finish() {
        rows += 1
        rowsByCount[parser.record.count, default: 0] += 1
      }
    } catch {
      // A row that cannot be read with this delimiter counts against the delimiter.
      rows += 1
    }
    // Lines with one field, such as one with the account's name above the table, add nothing to the score.
    return rowsByCount.map { count, rowsOfIt in rowsOfIt * (count - 1) * 1_000 / (rows * count) }.max() ?? 0
  }
}
