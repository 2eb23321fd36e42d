public import BudgetModel
internal import Decimals
public import Foundation
public import Spreadsheet

/// A workbook's own figures beside those of the budget that was read from it: closing balances, totals, sums of
/// categories and months; each difference with its reason where one is found.
public struct Reconciliation: Hashable, Sendable {
  /// A figure of the workbook and the budget's own.
  public struct Figure: Hashable, Sendable {
    /// What it is, such as `closing balance` or `Groceries in 2026-01`.
    public let name: String
    /// Where the workbook has it.
    public let place: Provenance
    /// The workbook's value as it stands.
    public let own: Decimal
    /// What the imported rows come to.
    public let computed: Decimal
    /// Why they differ; nil where they agree or nothing explains it.
    public let explanation: String?

    /// The workbook's value less the computed one; 0 where only the dust of binary sums is between them.
    public var difference: Decimal {
      let difference = own.subtracting(computed) ?? 0
      return Self.isDust(difference) ? 0 : difference
    }

    /// Less than a hundredth of a cent, as binary sums leave behind.
    static func isDust(_ difference: Decimal) -> Bool {
      difference.magnitude < Decimal(sign: .plus, exponent: -4, significand: 1)
    }
  }

  /// The figures in the order of the sheets.
  public private(set) var figures: [Figure] = []
  /// What the workbook holds and the budget does not carry, a sentence each.
  public private(set) var notCarried: [String] = []

  /// The figures that differ.
  public var differences: [Figure] { figures.filter { $0.difference != 0 } }

  /// Reconciles a workbook with what was read from it.
  public init(_ workbook: Workbook, _ tables: [FoundTable], _ result: ImportResult, context: ImportContext) {
    let cells = CellReader(workbook: workbook, context: context)
    let sums = CategoryReadings(result.budget)
    for table in tables {
      guard let sheet = workbook[sheet: table.sheetName] else { continue }
      let own = OwnFigures(table, sheet, cells)
      switch table.role {
      case .log: figures += own.ofLog(result)
      case .plan: figures += own.totals + own.ofCategories(sums)
      case .matrix: figures += own.totals + own.ofCategories(sums)
      case .comparison, .summary: figures += own.ofCategories(sums)
      default: continue
      }
    }
    notCarried = Self.leftBehind(workbook, tables)
  }

  private static func leftBehind(_ workbook: Workbook, _ tables: [FoundTable]) -> [String] {
    var sentences: [String] = []
    for sheet in workbook.sheets {
      let properties = sheet.properties
      let things: [(Int, String)] = [
        (properties.charts.count + properties.foreignCharts.count, "chart"),
        (properties.comments.count, "comment"),
        (properties.hyperlinks.count, "link"),
      ]
      let words = things.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
      if !words.isEmpty { sentences.append("sheet \(sheet.name): \(words.joined(separator: ", "))") }
      let own = tables.filter { $0.sheetName == sheet.name }
      let unread = own.filter { [.summary, .lookupList, .noise].contains($0.role) }
      if own.isEmpty, sheet.usedRange != nil {
        sentences.append("sheet \(sheet.name): no table of a budget was found")
      } else {
        sentences += unread.map { "sheet \(sheet.name), \($0.range): \($0.role.rawValue) (\($0.evidence))" }
      }
    }
    return sentences
  }
}
