internal import BudgetModel
internal import Foundation
internal import TextSafety
internal import ImportCore
internal import FieldReading

/// The records of a QIF file in file order, each with its account and type.
struct QIFDocument {
  /// A record: the lines before `^`.
  ///
  /// Each line begins with a letter that says what the line contains.
  struct Record {
    let line: Int
    /// The account that the file names above the record; nil if it names none.
    let account: QIFAccount?
    /// The type of the record's list in lower case, such as `bank`.
    let type: String
    var fields: [(letter: UInt8, text: String, line: Int)] = []

    /// Returns the first text with this letter; nil if it is blank or missing.
    subscript(letter: Unicode.Scalar) -> String? {
      fields.first { $0.letter == UInt8(ascii: letter) && !$0.text.isEmpty }?.text
    }
  }

  /// An account of an `!Account` list.
  struct QIFAccount: Hashable {
    let name: String
    let type: String
  }

  /// The types of lists that contain transactions.
  static let logs: Set<String> = ["bank", "cash", "ccard", "oth a", "oth l"]

  private(set) var records: [Record] = []
  /// The number of records in other lists and the line of the first one, by type.
  private(set) var others: [(type: String, count: Int, line: Int)] = []
  private var otherPlaces: [String: Int] = [:]

  private static let lineLimit = 20_000
  private static let fieldLimit = 10_000

  /// Parses the records of a text.
  ///
  /// - Throws: `ImportError` with the line of text that is not valid QIF.
  init(_ text: StatementText, _ context: ImportContext) throws(ImportError) {
    var type: String?
    var isAccountList = false
    var account: QIFAccount?
    var record: Record?
    for (number, line) in StatementLines(text.bytes) {
      guard line.count <= Self.lineLimit else {
        throw Self.refusal(context, number, .lineTooLong(limit: Self.lineLimit))
      }
      let content = String(decoding: line, as: UTF8.self).streamSafe.trimmed
      guard let letter = content.utf8.first else { continue }
      switch letter {
      case UInt8(ascii: "!"):
        let header = content.dropFirst().lowercased()
        record = nil
        if header.hasPrefix("type:") {
          type = header.dropFirst(5).trimmingCharacters(in: .whitespaces)
          isAccountList = false
        } else if header == "account" {
          isAccountList = true
        }
      case UInt8(ascii: "^"):
        guard let done = record else { continue }
        record = nil
        if isAccountList {
          account = QIFAccount(name: done["N"] ?? "", type: (done["T"] ?? "").lowercased())
        } else {
          finish(done)
        }
      default:
        guard let type = type ?? (isAccountList ? "" : nil) else {
          throw Self.refusal(context, number, .typeMissing)
        }
        if record == nil { record = Record(line: number, account: account, type: type) }
        record?.fields.append((letter, String(content.dropFirst()).trimmed, number))
        guard record?.fields.count ?? 0 <= Self.fieldLimit else {
          throw Self.refusal(context, number, .recordTooLong(limit: Self.fieldLimit))
        }
      }
    }
    // The last record may lack its end mark `^`.
    if let record, !isAccountList { finish(record) }
    if records.isEmpty, others.isEmpty {
      throw Self.refusal(context, 1, .empty)
    }
  }

  private mutating func finish(_ record: Record) {
    if Self.logs.contains(record.type) {
      records.append(record)
    } else if let index = otherPlaces[record.type] {
      others[index].count += 1
    } else {
      otherPlaces[record.type] = others.count
      others.append((record.type, 1, record.line))
    }
  }

  private static func refusal(
    _ context: ImportContext, _ line: Int, _ fault: Finding.StatementFact.QIFFault
  ) -> ImportError {
    ImportError([context.finding(.statement(.notQIF(fault)), at: .line(line, field: nil))])
  }
}
