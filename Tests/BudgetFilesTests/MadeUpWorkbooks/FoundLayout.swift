import BudgetFiles
import BudgetModel
import SpreadsheetValues

/// A table that an import found, described with the words that expectations use.
struct FoundLayout {
  let sheet: String
  let range: CellRange?
  let role: String
  /// The meaning found for each column; several words if each of them describes the column.
  let columns: [Int: Set<String>]

  init(_ table: FoundTable) {
    sheet = table.sheetName
    range = table.range
    role =
      ["sectioned plan": "plan", "comparison": "plan", "assignments": "plan"][table.role.rawValue]
      ?? table.role.rawValue
    columns = Dictionary(
      table.columns.compactMap { column in
        let meaning = column.meaning == .assigned ? "budgeted" : column.meaning?.name
        let words = [column.month.map { _ in "months" }, meaning].compactMap { $0 }
        return words.isEmpty ? nil : (column.column, Set(words))
      }
    ) { first, _ in first }
  }

  /// Whether the role is one of these, ignoring case and punctuation.
  func hasRole(among roles: [String]) -> Bool { roles.contains { Self.plain($0) == Self.plain(role) } }

  /// Whether the import found the table to be noise.
  var isNoise: Bool { hasRole(among: ["noise"]) }

  private static func plain(_ role: String) -> String { role.lowercased().filter(\.isLetter) }

  /// Whether the column has one of these meanings.
  func hasMeaning(_ column: Int, among meanings: [String]) -> Bool {
    let found = columns[column] ?? ["ignored"]
    // A budget does not need sums of other columns, so the import may also ignore a `total` column.
    return meanings.contains { found.contains($0) || $0 == "total" && found.contains("ignored") }
  }

  /// Returns the meanings found for a column, separated by slashes.
  func words(_ column: Int) -> String { (columns[column] ?? ["nothing"]).sorted().joined(separator: "/") }
}

extension WorkbookExpectation.Answers {
  /// Passes the answers to an import.
  ///
  /// - Returns: The answers that the import does not support.
  func apply(to context: inout ImportContext) -> [String] {
    context.dateOrder = dateOrder
    context.year = year
    if let unsignedIsExpense {
      context.signs = unsignedIsExpense ? .positiveIsExpense : .negativeIsExpense
    }
    context.amountsByMonth = isPlanned.map { $0 ? .planned : .actual }
    return []
  }
}

extension WorkbookExpectation.Question {
  /// The codes of the findings that report this open question.
  var codes: Set<String> {
    switch self {
    case .year: ["year-missing", "year-ambiguous", "year-unknown"]
    case .dateOrder: ["date-order-ambiguous"]
    case .signs: ["signs-ambiguous", "signs-assumed", "direction-missing"]
    case .plannedOrActual: ["planned-or-actual", "planned-or-actual-ambiguous"]
    }
  }
}
