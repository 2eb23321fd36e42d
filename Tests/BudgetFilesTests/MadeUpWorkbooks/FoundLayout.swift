import BudgetFiles
import BudgetModel
import SpreadsheetValues

/// A table that an import found, in the words of expectations.
struct FoundLayout {
  let sheet: String
  let range: CellRange?
  let role: String
  /// What each column was taken for; several words where any of them describes it.
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

  /// Whether the role is one of these, written in any way.
  func hasRole(among roles: [String]) -> Bool { roles.contains { Self.plain($0) == Self.plain(role) } }

  /// Whether nothing but noise was seen in it.
  var isNoise: Bool { hasRole(among: ["noise"]) }

  private static func plain(_ role: String) -> String { role.lowercased().filter(\.isLetter) }

  /// Whether a column means one of these.
  func hasMeaning(_ column: Int, among meanings: [String]) -> Bool {
    let found = columns[column] ?? ["ignored"]
    // A sum of other columns is nothing that a budget needs.
    return meanings.contains { found.contains($0) || $0 == "total" && found.contains("ignored") }
  }

  /// What a column was taken for.
  func words(_ column: Int) -> String { (columns[column] ?? ["nothing"]).sorted().joined(separator: "/") }
}

extension WorkbookExpectation.Answers {
  /// Hands the answers to an import.
  ///
  /// - Returns: Those for which an import has no place.
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
  /// The findings by which an import says that this is open.
  var codes: Set<String> {
    switch self {
    case .year: ["year-missing", "year-ambiguous", "year-unknown"]
    case .dateOrder: ["date-order-ambiguous"]
    case .signs: ["signs-ambiguous", "signs-assumed", "direction-missing"]
    case .plannedOrActual: ["planned-or-actual", "planned-or-actual-ambiguous"]
    }
  }
}
