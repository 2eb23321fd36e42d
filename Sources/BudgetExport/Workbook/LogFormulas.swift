internal import BudgetModel
internal import Foundation
internal import WorkbookForm

/// Formulas for sums over the table of the written log.
struct LogFormulas {
  /// The way in which a formula finds the rows with a given name.
  enum Criterion: Hashable {
    /// The name in a cell, which `SUMIFS` compares case-insensitively.
    case cell(String)
    /// The exact name in a cell, for names that `SUMIFS` would treat as a pattern or confuse
    /// with another name.
    case exactly(String)

    /// Chooses the criterion for a name in a cell, given the number of occurrences of each name
    /// regardless of case.
    init(_ name: String, in cell: String, among foldedNames: [String: Int]) {
      let isPattern = name.contains { "*?~".contains($0) } || name.count > 200
      let isAmbiguous = foldedNames[name.lowercased(), default: 0] > 1
      self = isPattern || isAmbiguous ? .exactly(cell) : .cell(cell)
    }
  }

  /// A condition on a column of the log.
  typealias Condition = (column: LogColumn, name: Criterion)

  /// Whether rows name currencies; if so, only rows in the budget's own currency count.
  let hasCurrencies: Bool

  /// Returns the sum of the amounts in the rows of one type that meet all conditions and are dated from `first` up to,
  /// but not including, `next`.
  func sum(
    of kind: TransactionKind, from first: String, before next: String, _ conditions: [Condition] = []
  ) -> String {
    let log = LogSheet.tableName
    let type = "\"\(LogSheet.word(kind))\""
    let cells = conditions.map { condition in
      switch condition.name {
      case .cell(let cell), .exactly(let cell): (column: "\(log)[\(condition.column.rawValue)]", cell: cell)
      }
    }
    let isExact = conditions.contains { if case .exactly = $0.name { true } else { false } }
    guard isExact else {
      let names = cells.map { ",\($0.column),\"=\"&\($0.cell)" }.joined()
      let currency = hasCurrencies ? ",\(log)[Currency],\"=\"" : ""
      return "SUMIFS(\(log)[Amount]\(names),\(log)[Type],\(type)"
        + ",\(log)[Date],\">=\"&\(first),\(log)[Date],\"<\"&\(next)\(currency))"
    }
    let names = cells.map { "EXACT(\($0.column),\($0.cell))*" }.joined()
    let currency = hasCurrencies ? "*(\(log)[Currency]=\"\")" : ""
    return "SUMPRODUCT(\(names)(\(log)[Type]=\(type))"
      + "*(\(log)[Date]>=\(first))*(\(log)[Date]<\(next))\(currency)*\(log)[Amount])"
  }
}
