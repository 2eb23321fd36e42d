internal import BudgetModel
internal import Foundation
public import ImportCore
internal import FieldReading

/// A bank's statement in OFX, QFX or QIF, read as a budget with transactions and accounts (Docs/importing.md).
public struct StatementImport: Hashable, Sendable {
  /// The formats of statements.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Open Financial Exchange 1 (SGML) and 2 (XML).
    ///
    /// Quicken's QFX is the same format.
    case ofx
    /// Quicken Interchange Format.
    case qif

    /// Returns the format of a file according to its first bytes; nil for any other kind of file.
    public static func sniffed(_ bytes: some Collection<UInt8>) -> Form? {
      let head = String(decoding: bytes.prefix(2_000), as: UTF8.self).trimmed
      let word = head.hasPrefix("\u{FEFF}") ? head.dropFirst() : head[...]
      if word.hasPrefix("OFXHEADER") || word.hasPrefix("<OFX>") || word.hasPrefix("<?OFX") { return .ofx }
      if word.hasPrefix("<?xml"), word.contains("<OFX>") || word.contains("<?OFX") { return .ofx }
      let starts = ["!Type:", "!Account", "!Option:", "!Clear:"]
      return starts.contains { word.lowercased().hasPrefix($0.lowercased()) } ? .qif : nil
    }
  }

  /// The budget, the findings, and the source of each transaction.
  public let result: ImportResult
  /// The row accounting.
  public let accounting: RowAccounting
  /// The lines that findings are about, by line number.
  public let rawRows: [Int: String]

  /// Reads a statement.
  ///
  /// - Throws: `ImportError` if the file is not a statement, or if its dates or amounts are ambiguous.
  public init(_ bytes: [UInt8], _ form: Form, context: ImportContext) throws(ImportError) {
    let text = try StatementText(bytes, context)
    var builder = BudgetBuilder(context: context)
    switch form {
    case .ofx:
      var reader = OFXReader(try OFXDocument(text, context), context)
      try reader.read(into: &builder)
    case .qif:
      var reader = QIFReader(try QIFDocument(text, context), context)
      try reader.read(into: &builder)
    }
    var result = try builder.finish()
    result.noteUnopposed()
    self.result = result
    accounting = builder.rows
    rawRows = text.rawRows(of: result.findings)
  }
}
