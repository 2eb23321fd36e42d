internal import BudgetModel
internal import Foundation
internal import ImportCore

/// The text of a statement in UTF-8, divided into lines.
struct StatementText {
  let bytes: [UInt8]

  /// Reads UTF-8.
  ///
  /// If the bytes are not valid UTF-8, they are read as Windows-1252, which many banks' programs write.
  ///
  /// - Throws: `ImportError` if the bytes have neither encoding, or contain a NUL.
  init(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) {
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let nul = marked.firstIndex(of: 0) {
      let line = marked[..<nul].count { $0 == 0x0A } + 1
      throw ImportError([context.finding(.statement(.hasNUL), at: .line(line, field: nil))])
    }
    if String(validating: marked, as: UTF8.self) != nil {
      self.bytes = marked
    } else if let text = String(bytes: marked, encoding: .windowsCP1252) {
      self.bytes = Array(text.utf8)
    } else {
      throw ImportError([context.finding(.statement(.encodingUnknown), at: .whole)])
    }
  }

  /// Returns the lines that findings are about, by line number.
  func rawRows(of findings: [Finding]) -> [Int: String] {
    let wanted = findings.linesToShow
    guard !wanted.isEmpty else { return [:] }
    var raw: [Int: String] = [:]
    for (number, line) in StatementLines(bytes) where wanted.contains(number) {
      raw[number] = String(decoding: line.prefix(1_000), as: UTF8.self)
    }
    return raw
  }
}

/// The lines of a text with their numbers.
///
/// A line ends with LF, CR or CR LF.
struct StatementLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (number: Int, line: ArraySlice<UInt8>)? {
    guard place < bytes.count else { return nil }
    let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let line = bytes[place..<end]
    place = end + 1
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { place += 1 }
    number += 1
    return (number, line)
  }
}
