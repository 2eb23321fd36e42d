import BudgetFiles
import BudgetModel
import CalendarDates
import SpreadsheetFormulas
import SpreadsheetValues
import ExactJSON

/// The content of a workbook that is not a budget: its sheets, and the problems with its formulas.
struct WorkbookOutline: FileOutline {
  /// The facts about one sheet.
  struct SheetFacts {
    let name: String
    let usedRange: CellRange?
    var cells = 0
    var formulas = 0
    let tables: [Sheet.Table]
    let visibility: SheetVisibility
    /// The cells that show an error, by the text of the error.
    var errors: [String: [CellReference]] = [:]

    /// Counts the content of the sheet; cells that only have a style do not count.
    init(_ sheet: Sheet) {
      name = sheet.name
      usedRange = sheet.usedRange
      tables = sheet.properties.tables
      visibility = sheet.properties.visibility
      for cell in sheet.rows.lazy.flatMap(\.cells) where cell.value != .empty || cell.formula != nil {
        cells += 1
        if cell.formula != nil { formulas += 1 }
        if case .error(let error) = cell.value { errors[error.rawValue, default: []].append(cell.reference) }
      }
    }
  }

  let fileName: String
  let format = FileFormat.xlsx
  let sheets: [SheetFacts]
  private let layout: LayoutInspection
  private let tables: [FoundTable]
  let findings: [Finding]

  /// Creates an outline of a workbook whose formulas were computed; `problems` are the reasons why some could
  /// not be computed.
  init(_ workbook: Workbook, context: ImportContext, problems: [CalculationProblem]) {
    fileName = context.fileName
    tables = WorkbookImport.outline(workbook, context: context)
    layout = LayoutInspection(tables, workbook, context)
    sheets = workbook.sheets.map(SheetFacts.init)
    let file = context.fileName
    findings =
      workbook.noteFindings(file: file) + Self.findings(problems, file: file)
      + sheets.flatMap { $0.errorFindings(file: file) }
      + workbook.sheets.flatMap { UnusableNumbers($0, of: workbook, file: file).findings }
  }

  let sentence =
    "No transaction log or plan was found; a log needs a header row with Date and Amount, and "
    + "`budget template` writes a workbook to start from."

  func facts(_ width: LineWidth) -> [String] {
    var table = TextTable([
      ("Sheet", .left), ("Used range", .left), ("Cells", .right), ("Formulas", .right), ("Tables", .right),
      ("Errors", .right), ("", .left),
    ])
    for sheet in sheets {
      table.append([
        sheet.name, sheet.usedRange.map { "\($0)" } ?? "empty", String(sheet.cells), String(sheet.formulas),
        String(sheet.tables.count), String(sheet.errors.values.reduce(0) { $0 + $1.count }),
        sheet.visibility == .visible ? "" : "hidden",
      ])
    }
    return table.lines(width: width.table) + layout.lines(width: width.prose)
  }

  var members: [JSONMember] {
    [
      JSONMember("sheets", .array(sheets.map(\.value))),
      JSONMember("tables", .array(tables.map(TableJSON.value))),
    ]
  }

  /// Returns the reasons why formulas were not computed, with each cycle once.
  private static func findings(_ problems: [CalculationProblem], file: String) -> [Finding] {
    var cycles: Set<CellLocation> = []
    return problems.compactMap { problem in
      if case .cycle(let cells) = problem.reason {
        guard !cells.contains(where: cycles.contains) else { return nil }
        cycles.formUnion(cells)
      }
      return problem.finding(isUsed: false, in: file)
    }
  }
}

extension CalculationProblem {
  /// Returns the problem as a finding at its cell; a cycle is located at its first cell.
  func finding(isUsed: Bool, in file: String) -> Finding {
    var location = location
    if case .cycle(let cells) = reason, let first = cells.first { location = first }
    let place = Provenance.Location.cell(sheet: location.sheet, reference: "\(location.reference)")
    return Finding(.workbook(.notComputed(reason.fault, isUsed: isUsed)), at: Provenance(file: file, place))
  }
}

extension WorkbookOutline.SheetFacts {
  /// Returns one finding for each kind of error, with the first cells that show it.
  fileprivate func errorFindings(file: String) -> [Finding] {
    errors.sorted { $0.key < $1.key }.compactMap { text, cells in
      guard let first = cells.first else { return nil }
      let place = Provenance.Location.cell(sheet: name, reference: "\(first)")
      return Finding(
        .workbook(.errorShown(Finding.Topic(text), others: cells.count - 1)),
        at: Provenance(file: file, place))
    }
  }

  fileprivate var value: JSONValue {
    .object([
      JSONMember("name", .string(name)),
      JSONMember("usedRange", usedRange.map { .string("\($0)") } ?? .null),
      JSONMember("cells", .number(String(cells))), JSONMember("formulas", .number(String(formulas))),
      JSONMember(
        "tables",
        .array(
          tables.map {
            .object([JSONMember("name", .string($0.name)), JSONMember("range", .string("\($0.range)"))])
          })),
      JSONMember("visibility", .string(visibility.rawValue)),
      JSONMember("errors", .number(String(errors.values.reduce(0) { $0 + $1.count }))),
    ])
  }
}

extension CalculationProblem.Reason {
  fileprivate var fault: Finding.WorkbookFact.FormulaFault {
    switch self {
    case .syntax(let error): .syntax(byte: error.offset + 1)
    case .cycle(let cells):
      .cycle(cells.prefix(5).map { Finding.Topic("\($0)") }, hasMore: cells.count > 5)
    case .unsupportedFunction(let name): .unknownFunction(Finding.Topic(name))
    case .externalReference: .otherWorkbook
    case .tooMuchWork: .tooMuchWork
    }
  }
}
