internal import ExactDecimals
internal import Foundation

/// The header row of a table, which gives the columns their names.
///
/// A name is first compared exactly, and then ignoring whitespace and case: `paidOn` finds `Paid on`.
package struct ColumnHeaders: Sendable {
  /// The row of the headers.
  package let row: Int
  /// The headers from left to right; columns without a header are left out.
  package let names: [String]
  private var exact: [String: [Int]] = [:]
  private var folded: [String: [Int]] = [:]

  /// Reads the headers of a row: its texts, its numbers in plain digits, and its Booleans.
  package init(_ fields: some RowFields) {
    row = fields.number
    var names: [String] = []
    var column = 1
    while column <= fields.lastColumn {
      if let name = fields[column: column].headerText {
        names.append(name)
        exact[name, default: []].append(column)
        folded[Self.fold(name), default: []].append(column)
      }
      column += 1
    }
    self.names = names
  }

  /// The columns with this header, from 1; more than one if the sheet repeats it.
  package func columns(named name: String) -> [Int] { exact[name] ?? folded[Self.fold(name)] ?? [] }

  /// The name in lower case without whitespace.
  private static func fold(_ name: String) -> String {
    var folded = name.lowercased()
    folded.unicodeScalars.removeAll { $0.properties.isWhitespace }
    return folded
  }
}

extension CellValue {
  /// The value as the name of a column; nil if the value cannot be a name.
  fileprivate var headerText: String? {
    switch self {
    case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : text
    case .number(let number): number.plainText
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .empty, .error: nil
    }
  }
}
