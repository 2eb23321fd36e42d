public import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
public import Foundation
public import SpreadsheetValues
public import ImportCore
internal import WorkbookForm

/// Compares every figure that a workbook states with the imported data.
///
/// Figures are totals, summaries, planned and actual amounts, shares and balances. Each figure agrees, differs by an
/// amount, or is not compared for a stated reason.
public struct Reconciliation: Hashable, Sendable {
  /// The kind of a figure.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case runningBalance = "running balance"
    case closingBalance = "closing balance"
    case total, summary, budgeted, actual, difference
    case percentUsed = "% used"
    case other
  }

  /// A figure of the workbook and the value computed from the imported data.
  public struct Figure: Hashable, Sendable {
    /// The name, such as `closing balance` or `Groceries, Actual`.
    public let name: String
    /// The kind of the figure.
    public let kind: Kind
    /// The location in the workbook.
    public let place: Provenance
    /// The workbook's value as stated.
    public let own: Decimal
    /// The value computed from the imported rows.
    public let computed: Decimal
    /// The reason for the difference; nil if the values agree or if nothing explains the difference.
    public let explanation: String?

    /// The workbook's value minus the computed value; 0 if they differ only by a binary rounding error.
    public var difference: Decimal {
      let difference = [own, -computed].exactSum()
      return difference.isDust ? 0 : difference
    }
  }

  /// A figure of the workbook that is not compared.
  public struct OpenFigure: Hashable, Sendable {
    /// The name of the figure.
    public let name: String
    /// The kind of the figure.
    public let kind: Kind
    /// The location in the workbook.
    public let place: Provenance
    /// The workbook's value as stated.
    public let own: Decimal
    /// Why the figure is not compared.
    public let reason: String
  }

  /// The figures that are compared, in the order of the sheets.
  public private(set) var figures: [Figure] = []
  /// The figures that are not compared, in the order of the sheets.
  public private(set) var notCompared: [OpenFigure] = []
  /// The data of the workbook that the budget does not contain, one sentence for each item.
  public private(set) var notCarried: [String] = []

  /// The figures that differ.
  public var differences: [Figure] { figures.filter { $0.difference != 0 } }

  /// Reconciles a workbook with the data read from it.
  public init(_ workbook: Workbook, _ tables: [FoundTable], _ result: ImportResult, context: ImportContext) {
    let cells = CellReader(workbook: workbook, context: context)
    let facts = ImportedFacts(workbook, tables, result, cells)
    let census = FigureCensus(workbook, tables, facts, cells)
    let rules = FigureRules(facts, result.budget, census.parts)
    var open: Set<CellLocation> = []
    var formulas: FormulaFigures?
    for part in census.parts where !part.figures.isEmpty {
      let (answers, closing) = rules.answers(part)
      for figure in part.figures {
        let kind = closing.contains(figure.reference) ? .closingBalance : figure.kind
        var answer = answers[figure.reference]
        if answer == nil, figure.isComputed {
          let computing =
            formulas ?? FormulaFigures(workbook, tables, facts, census.parts, context: context)
          formulas = computing
          answer = computing.answer(figure, open: open)
        }
        let result = answer ?? .notCompared(FigureRules.reason(figure))
        if case .notCompared = result {
          open.insert(CellLocation(sheet: figure.sheet, reference: figure.reference))
        }
        add(figure, kind, result, context)
      }
    }
    notCarried = Self.leftBehind(workbook, tables)
  }

  private mutating func add(
    _ figure: StatedFigure, _ kind: Kind, _ answer: FigureAnswer, _ context: ImportContext
  ) {
    let place = Provenance(
      file: context.fileName, .cell(sheet: figure.sheet, reference: "\(figure.reference)"))
    let name = kind == .closingBalance ? kind.rawValue : figure.label
    switch answer {
    case .notCompared(let reason):
      notCompared.append(
        OpenFigure(name: name, kind: kind, place: place, own: figure.value, reason: reason))
    case .computed(let computed, let why):
      let difference = [figure.value, -computed].exactSum()
      let isDust = difference.isDust
      figures.append(
        Figure(
          name: name, kind: kind, place: place, own: figure.value, computed: computed,
          explanation: difference == 0 ? nil : isDust ? "the dust of binary sums" : why))
    }
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
