import BudgetFiles
import BudgetModel
import SpreadsheetFormulas
import SpreadsheetValues

/// A budget that was read from a file of any supported format.
struct LoadedBudget {
  /// The budget, the findings, and the sources of transactions.
  var result: ImportResult
  /// The format of the file.
  let format: FileFormat
  /// The tables that were found, if the file is a workbook.
  var tables: [FoundTable] = []
  /// The workbook, if the file is one.
  var workbook: Workbook?
  /// The data of the workbook before rules were applied, if requested.
  var reading: WorkbookImport?
  /// The row accounting of each table of the workbook.
  var accounting: [RowAccounting?] = []
  /// The context in which the file was read.
  var context: ImportContext
  /// The mapping with which a workbook was read, if any.
  var mapping: WorkbookMapping?
  /// The detected format of the file, if it is a CSV file.
  var csvForm: CSVForm?
  /// The fingerprint by which an imported file is recognised.
  var fingerprint: FileFingerprint?
  /// The row accounting, if the format has one.
  var fileAccounting: RowAccounting?
  /// The lines of a text file to which findings refer, by line number.
  var rawRows: [Int: String] = [:]

  var budget: Budget { result.budget }

  /// Moves the result out, so that the caller can change its log without a copy.
  mutating func takeResult() -> ImportResult {
    var taken = ImportResult(budget: Budget())
    swap(&taken, &result)
    return taken
  }

  /// Returns the detected tables of a workbook as a mapping to edit, with the rules of the
  /// mapping that was used.
  func mappingYAML(for fileName: String) -> String {
    var found = WorkbookMapping(of: tables)
    found.answers = context.answers.merging(mapping?.answers ?? [:]) { own, _ in own }
    found.rules = mapping?.rules ?? CategoryRules()
    found.currency = context.currency ?? mapping?.currency
    return found.yaml(for: fileName)
  }
}

/// The content of a file.
enum FileContent {
  case budget(LoadedBudget)
  /// A workbook without a budget, and the problems with formulas that could not be computed.
  case workbook(Workbook, [CalculationProblem], ImportContext)
  /// A CSV file without a budget.
  case csv([UInt8], ImportContext)
}
