import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFiles
@testable import TextSafety

@Suite(.enabled(if: Corpus.isPresent)) struct CSVCorpusTests {
  static let files =
    Corpus.files(in: "bank-csv", extensions: ["csv"])
    + Corpus.files(in: "csv-plain", extensions: ["csv"])

  /// Every file is either read, with the same result from bytes and from its path, or refused; written rows read the
  /// same.
  @Test(arguments: files) func readsAndWritesBack(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    var fromBytes = CSVReader(bytes: bytes, name: file.path)
    do {
      var fromPath = try CSVReader(path: file.path)
      let rows = try fromBytes.rows()
      #expect(fromPath.dialect == fromBytes.dialect)
      #expect(try fromPath.rows() == rows)
      var writer = CSVWriter(dialect: fromBytes.dialect)
      for row in rows { try writer.append(row.fields) }
      var again = CSVReader(bytes: writer.takeBytes(), name: "again", dialect: fromBytes.dialect)
      #expect(try again.rows().map { $0.fields.map(CSVFormulaGuard.restored) } == rows.map(\.fields))
    } catch {
      #expect(error.line != nil)
      #expect(Self.broken.contains(file.lastPathComponent), "\(error)")
    }
  }

  /// A file in another encoding (GBK), and a file that escapes quotes with backslashes.
  static let broken: Set<String> = ["example-alipay-records.csv", "strange.csv"]

  @Test(arguments: [
    ("csv-plain/rust-csv/examples/data/uspop.csv", 101, 5),
    ("csv-plain/rust-csv/examples/data/smallpop.csv", 11, 4),
    ("csv-plain/rust-csv/examples/data/uspop-latin1.csv", 101, 5),
  ])
  func countsRows(path: String, rows: Int, fields: Int) throws {
    var reader = try CSVReader(path: Corpus.folder.appending(path: path).path)
    let read = try reader.rows()
    #expect(read.count == rows)
    #expect(read.allSatisfy { $0.fields.count == fields })
  }
}
