internal import BudgetModel
internal import Foundation
internal import WorkbookForm

/// Sums over the table of the written log, as formulas.
struct LogFormulas {
  /// How a formula finds the rows of a name.
  enum Criterion: Hashable {
    /// By the name in a cell, which `SUMIFS` compares without case.
    case cell(String)
    /// By the name in a cell, letter by letter: for names that `SUMIFS` would take for a pattern or for another's.
    case exactly(String)

    /// The criterion for a name that stands in a cell, among others that are taken.
    init(_ name: String, in cell: String, among foldedNames: [String: Int]) {
      let isPattern = name.contains { "*?~".contains($0) } || name.count > 200
      let isAmbiguous = foldedNames[name.lowercased(), default: 0] > 1
      self = isPattern || isAmbiguous ? .exactly(cell) : .cell(cell)
    }
  }

  /// A condition on a column of the log.
  typealias Condition = (column: LogColumn, name: Criterion)

  /// Whether rows name currencies; only those in the budget's own count.
  let hasCurrencies: Bool

  /// The sum of the amounts of one type, from a day up to another, that fit all conditions.
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
