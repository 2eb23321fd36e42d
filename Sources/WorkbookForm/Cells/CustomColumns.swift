public import BudgetModel
internal import Foundation
internal import FieldReading

/// The limits of a table of transactions, in a workbook or a CSV file.
public enum TransactionTable {
  /// The maximum number of different custom field names, each of which is a column in every row.
  public static let customFieldLimit = 2_000

  /// Returns the number of different names among the custom fields of a budget.
  public static func customFieldCount(in budget: Budget) -> Int {
    Set(budget.transactions.lazy.flatMap(\.customFields).map(\.name)).count
  }
}

/// The columns for custom fields in a written log.
package struct CustomColumns {
  /// The headers, in the order in which the fields first appear; no two are equal when case is ignored.
  package let headers: [String]
  private let columnByName: [String: Int]

  package init(_ transactions: [Transaction]) {
    var headers: [String] = []
    var taken: Set<String> = ["id", "file order"]
    var columns: [String: Int] = [:]
    var numbers: [String: Int] = [:]
    for name in transactions.lazy.flatMap(\.customFields).map(\.name) where columns[name] == nil {
      let plain = Self.header(name)
      var header = plain
      // Names that differ only in case share one counter, so that the search for a free number stays short.
      while !taken.insert(header.lowercased()).inserted {
        numbers[plain.lowercased(), default: 1] += 1
        header = "\(plain) (\(numbers[plain.lowercased(), default: 1]))"
      }
      columns[name] = headers.count
      headers.append(header)
    }
    self.headers = headers
    columnByName = columns
  }

  /// Returns a value for each header; if several fields of a transaction have the same name, the
  /// first one counts.
  package func values(of transaction: Transaction) -> [String?] {
    var values: [String?] = Array(repeating: nil, count: headers.count)
    for field in transaction.customFields {
      if let column = columnByName[field.name], values[column] == nil { values[column] = field.value }
    }
    return values
  }

  /// Returns the custom fields of a transaction as they are after writing and reading a workbook:
  /// in column order.
  package func readBack(_ transaction: Transaction) -> [CustomField] {
    zip(headers, values(of: transaction)).compactMap { header, value in
      guard let value = value?.trimmed, !value.isEmpty else { return nil }
      return CustomField(name: CustomFieldHeader.name(header.trimmed), value: value)
    }
  }

  /// Returns the header of a field: its name, with a prefix if the name would be read as another
  /// column of the log.
  package static func header(_ name: String) -> String {
    let trimmed = name.trimmed
    let isOwn =
      HeaderVocabulary.meaning(of: trimmed) != nil || trimmed.isEmpty
      || trimmed.hasPrefix(CustomFieldHeader.prefix)
      || LogColumn.allCases.contains { $0.rawValue.lowercased() == trimmed.lowercased() }
    return isOwn ? CustomFieldHeader.prefix + trimmed : trimmed
  }
}
