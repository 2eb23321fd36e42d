import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import Formulas
import Spreadsheet
import SpreadsheetFiles

/// A budget as it was read from a file of any supported form.
struct LoadedBudget {
  /// The budget, what needs a look, and where transactions came from.
  var result: ImportResult
  /// The form of the file.
  let format: FileFormat
  /// The tables that were found, where the file is a workbook.
  var tables: [FoundTable] = []
  /// The names of the workbook's sheets.
  var sheetNames: [String] = []

  var budget: Budget { result.budget }
}

/// Reads budgets from files.
struct BudgetLoader {
  let options: InputOptions
  let console: Console

  /// The budget in a file.
  ///
  /// - Throws: `CommandError` with status 3 where the file holds no budget and 4 where it cannot be read.
  func load(_ path: String) throws -> LoadedBudget {
    let files = FileAccess(console: console)
    let bytes = try Progress(console).during("Reading \(FileAccess.name(of: path))") { try files.read(path) }
    let format = options.from ?? FileFormat(path: path) ?? FileFormat.sniffed(bytes)
    let context = options.context(for: path, on: console)
    var loaded = try read(bytes, as: format, context)
    loaded.result = loaded.result.validated(
      asOf: context.now.date, strictness: options.strict ? .strict : .importing, fileName: context.fileName)
    return loaded
  }

  private func read(_ bytes: [UInt8], as format: FileFormat, _ context: ImportContext) throws -> LoadedBudget
  {
    do {
      switch format {
      case .xlsx: return try workbook(bytes, context)
      case .json: return LoadedBudget(result: try BudgetBackup.read(bytes, context: context), format: .json)
      case .csv: return LoadedBudget(result: try BudgetCSV.read(bytes, context: context), format: .csv)
      case .html, .markdown, .text:
        throw CommandError(
          .badInput,
          "\(context.fileName): a \(format.rawValue) file holds no budget; name an XLSX, CSV or JSON file")
      }
    } catch let error as ImportError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    } catch let error as SpreadsheetFileError {
      throw CommandError(.badInput, "\(error); \(error.remedy.lowercasedFirst)")
    }
  }

  private func workbook(_ bytes: [UInt8], _ context: ImportContext) throws -> LoadedBudget {
    let progress = Progress(console)
    var workbook = try progress.during("Reading \(context.fileName)") {
      try Workbook(xlsx: bytes, name: context.fileName)
    }
    if workbook.hasMissingValues {
      workbook = progress.during("Computing cells") {
        workbook.computingMissingValues(now: (context.now.date, context.now.time)).workbook
      }
    }
    let imported = try progress.during("Finding the budget") {
      try WorkbookImport(workbook, context: context)
    }
    return LoadedBudget(
      result: imported.result, format: .xlsx, tables: imported.tables, sheetNames: workbook.sheets.map(\.name)
    )
  }
}

extension Workbook {
  /// Whether some formula has no cached value.
  fileprivate var hasMissingValues: Bool {
    sheets.contains { sheet in
      sheet.rows.contains { row in row.cells.contains { $0.formula != nil && $0.value == .empty } }
    }
  }
}

extension String {
  /// The text with a small first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
