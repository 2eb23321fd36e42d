import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import SpreadsheetFormulas
import SpreadsheetValues
import SpreadsheetFiles
import WorkProgress

/// Reads budgets from files.
struct BudgetLoader {
  let options: InputOptions
  let console: Console
  /// The settings of the budget into which the file is imported, if any.
  var intake: Settings?
  /// The account for statements that name no account.
  var statementAccount: String?
  /// Whether a mapping's rules are only read, because the caller applies them.
  var leavesMappingRules = false
  /// Whether the output records the import of the file.
  var remembersFile = false
  /// Whether the data of a workbook is also kept as it was before rules are applied.
  var keepsReading = false
  /// The part of a book's log that is read.
  var scope = LogScope.all
  /// Whether a contested file is shown, or its questions are asked, instead of throwing an error.
  var showsContested = false

  /// Reads the budget in a file.
  ///
  /// - Throws: `CommandError` with status 3 if the file contains no budget or is contested, and with 4 if it
  ///   cannot be read.
  func load(_ path: String) throws -> LoadedBudget {
    let input = try open(path)
    let loaded = try refusing {
      switch input.format {
      case .xlsx: try budget(in: try workbook(input), input)
      default: try textBudget(input)
      }
    }
    if !showsContested { try refuseContested(loaded) }
    return loaded
  }

  /// Reads the budget in the bytes of a workbook that will be written to a path, even if it is contested.
  ///
  /// - Throws: `CommandError` with status 3 if the bytes contain no budget.
  func load(_ bytes: [UInt8], of path: String) throws -> LoadedBudget {
    let input = Input(
      path: path, bytes: bytes, format: .xlsx, context: options.context(for: path, on: console),
      csv: CSVOptions())
    return try refusing { try budget(in: try workbook(input), input) }
  }

  /// Reads the budget in a file, or the other content of a workbook or CSV file.
  ///
  /// - Throws: `CommandError` with status 3 if the file cannot be understood, and with 4 if it
  ///   cannot be read.
  func inspect(_ path: String) throws -> FileContent {
    let input = try open(path)
    return try refusing {
      switch input.format {
      case .xlsx:
        let computed = try workbook(input)
        do { return .budget(try budget(in: computed, input)) } catch let error as ImportError
          where error.saysNoBudget
        {
          return .workbook(computed.workbook, computed.problems, input.context)
        }
      default:
        do { return .budget(try textBudget(input)) } catch let error as ImportError
          where error.saysNoBudget && input.format == .csv
        {
          return .csv(input.bytes, input.context)
        }
      }
    }
  }

  /// A file that was read but not parsed.
  struct Input {
    let path: String
    /// The path of a workbook that is read from its file; nil for a file whose bytes are in memory.
    var workbookPath: String?
    var bytes: [UInt8] = []
    let format: FileFormat
    let context: ImportContext
    let csv: CSVOptions
  }

  private func open(_ path: String) throws -> Input {
    if intake == nil { try options.prepareFindings(reading: [path], on: console) }
    if intake == nil, let side = options.taken.side {
      throw CommandError(
        .usage, "--take \(side.rawValue) is for budget import; elsewhere it takes QUESTION=ANSWER")
    }
    let (workbookPath, bytes, format) = try opened(path)
    var context = options.context(for: path, on: console)
    if let intake { (context.settings, context.keepsRowSources) = (intake, true) }
    context.statementAccount = statementAccount
    if format != .json {
      context.decimalMark = options.csv.decimalMark
      context.signs = options.csv.signs ?? context.signs
    }
    return Input(
      path: path, workbookPath: workbookPath, bytes: bytes, format: format, context: context,
      csv: format == .json ? CSVOptions() : try options.csv.options(on: console))
  }

  /// Reads a file and determines its format, which determines the size limit.
  private func opened(_ path: String) throws -> (workbookPath: String?, bytes: [UInt8], format: FileFormat) {
    let files = FileAccess(console: console)
    let progress = Progress(console)
    let title = "Reading \(FileAccess.name(of: path))"
    guard path != FileAccess.standardStream, FileInput.isRegularFile(path) else {
      let bytes = try progress.during(title) { try files.read(path, options.sizeLimit(of: nil)) }
      return (nil, bytes, options.from ?? FileFormat(path: path, bytes: bytes))
    }
    let head = try files.head(path)
    let format = options.from ?? FileFormat(path: path, bytes: head)
    // An import is recorded with the hash of all bytes of the file, so all bytes have to be read.
    if format == .book || format == .xlsx && intake == nil && !remembersFile { return (path, [], format) }
    return (nil, try progress.during(title) { try files.read(path, options.sizeLimit(of: format)) }, format)
  }

  /// Converts the errors of libraries to sentences.
  private func refusing<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as ImportError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    } catch let error as SpreadsheetFileError {
      let remedy =
        error.limit?.isAboutSize == true
        ? "if the file can be trusted, read it with --any-size" : error.remedy.lowercasedFirst
      throw CommandError(.badInput, "\(error); \(remedy)")
    }
  }

  private func textBudget(_ input: Input) throws -> LoadedBudget {
    switch input.format {
    case .json:
      var result = try reading(input) { try BudgetBackup.read(input.bytes, context: $0) }
      try goBack(&result, input)
      return try loaded(consume result, input)
    case .csv:
      let (result, form, accounting, rawRows): (ImportResult, CSVForm, RowAccounting, [Int: String])
      do {
        (result, form, accounting, rawRows) = try reading(input) {
          Self.parts(of: try CSVImport(input.bytes, context: $0, options: input.csv))
        }
      } catch let error as ImportError where error.saysNoBudget {
        guard let sheet = try sheetBudget(input) else { throw error }
        return sheet
      }
      var loaded = try loaded(consume result, input, accounting: accounting, rawRows: rawRows)
      loaded.csvForm = form
      return loaded
    case .ofx, .qif:
      let statement = try reading(input) {
        try StatementImport(input.bytes, input.format == .ofx ? .ofx : .qif, context: $0)
      }
      return try loaded(statement.result, input, accounting: statement.accounting, rawRows: statement.rawRows)
    case .book: return try loaded(try book(input), input)
    case .xlsx, .html, .markdown, .text, .pdf, .png:
      throw CommandError(
        .badInput,
        "\(input.context.fileName): a \(input.format.rawValue) file contains no budget; name an XLSX, CSV, OFX, QIF "
          + "or JSON file")
    }
  }

  /// Performs a step of reading a file, and shows the progress that the step reports through its context.
  func reading<Result>(
    _ input: Input, _ step: String? = nil, _ work: (ImportContext) throws -> Result
  ) rethrows -> Result {
    let meter = WorkMeter()
    var context = input.context
    context.meter = meter
    return try Progress(console).during(step ?? "Reading \(context.fileName)", meter) { try work(context) }
  }

  /// Returns the parts of the result for a CSV file, so that the caller can change its log without a copy.
  private static func parts(
    of csv: consuming CSVImport
  ) -> (ImportResult, CSVForm, RowAccounting, [Int: String]) {
    (csv.result, csv.outline, csv.accounting, csv.rawRows)
  }

  /// A workbook with computed formulas, and the problems with formulas that could not be computed.
  private typealias ComputedWorkbook = (workbook: Workbook, problems: [CalculationProblem])

  private func workbook(_ input: Input) throws -> ComputedWorkbook {
    let context = input.context
    let workbook = try reading(input) {
      let reader =
        try input.workbookPath.map { try XLSXReader(path: $0, limits: options.limits) }
        ?? XLSXReader(bytes: input.bytes, name: context.fileName, limits: options.limits)
      return try Workbook(reader, meter: $0.meter)
    }
    guard workbook.hasMissingValues else { return (workbook, []) }
    return Progress(console).during("Computing cells") {
      workbook.computingMissingValues(now: (context.now.date, context.now.time), limits: options.work)
    }
  }

  private func budget(in computed: ComputedWorkbook, _ input: Input) throws -> LoadedBudget {
    let workbook = computed.workbook
    let mapping = try options.mapping.map { try MappingFile(path: $0, console).mapping() }
    var layout = mapping
    // The mapping's rules are applied after the rules of the command line.
    layout?.rules = CategoryRules()
    let imported: WorkbookImport
    do {
      imported = try reading(input, "Finding the budget") { context in
        try layout.map { try WorkbookImport(workbook, mapping: $0, context: context) }
          ?? WorkbookImport(workbook, context: context)
      }
    } catch let error as ImportError {
      guard let lines = workbook.delimitedLines, mapping == nil, intake == nil else { throw error }
      return try textBudget(
        Input(path: input.path, bytes: lines, format: .csv, context: input.context, csv: input.csv))
    }
    var result = imported.result
    result.findings += computed.problems.filter { $0.reason == .tooMuchWork }.map {
      $0.finding(isUsed: true, in: input.context.fileName)
    }
    var loaded = try loaded(result, input, mapping: mapping)
    (loaded.tables, loaded.mapping) = (imported.tables, mapping)
    (loaded.workbook, loaded.accounting) = (workbook, imported.accounting)
    if keepsReading { loaded.reading = imported }
    if intake != nil { loaded.fileAccounting = RowAccounting(sumOf: imported.accounting.compactMap(\.self)) }
    return loaded
  }

  /// Returns the budget of a CSV that is read like a sheet, such as a table with a column for each category;
  /// nil if the sheet has no transactions.
  private func sheetBudget(_ input: Input) throws -> LoadedBudget? {
    guard options.mapping == nil, intake == nil, input.csv.profile == nil,
      let sheet = try? Workbook(
        csv: input.bytes, name: input.context.fileName, decimalMark: input.context.decimalMark)
    else { return nil }
    do {
      let loaded = try budget(in: (sheet, []), input)
      return loaded.result.budget.transactions.isEmpty ? nil : loaded
    } catch let error as ImportError where error.saysNoBudget {
      return nil
    }
  }

  /// Returns the budget with a finding for each rule of the model that it breaks.
  func validated(_ result: consuming ImportResult, _ input: Input) -> ImportResult {
    result.validated(
      asOf: input.context.now.date, strictness: options.strict ? .strict : .importing,
      fileName: input.context.fileName)
  }

  private func loaded(
    _ result: consuming ImportResult, _ input: Input, accounting: RowAccounting? = nil,
    rawRows: [Int: String] = [:], mapping: WorkbookMapping? = nil
  ) throws -> LoadedBudget {
    // An import first assigns rows to accounts, and then applies the rules.
    if intake == nil {
      let rules = try RuleFile.rules(options, before: leavesMappingRules ? nil : mapping, on: console)
      if !rules.rules.isEmpty { result = rules.applied(to: consume result).result }
    }
    result.findings += result.contestedFindings
    result = input.format == .book ? bookValidated(result, input) : validated(result, input)
    if intake == nil { console.files.findings?.add(result.findings, rawRows, of: input.path) }
    var loaded = LoadedBudget(result: result, format: input.format, context: input.context)
    (loaded.fileAccounting, loaded.rawRows) = (accounting, rawRows)
    if intake != nil || remembersFile && input.format != .json && !loaded.result.verdicts.isEmpty {
      loaded.fingerprint = FileFingerprint(name: input.context.fileName, bytes: input.bytes)
    }
    return loaded
  }
}

extension ImportError {
  /// Whether the file was parsed but contains something other than a budget.
  fileprivate var saysNoBudget: Bool {
    findings.allSatisfy { $0.code == .noBudget || $0.code == .emptyWorkbook }
  }
}

extension Workbook {
  /// Whether a formula has no cached value.
  fileprivate var hasMissingValues: Bool {
    sheets.contains { sheet in
      sheet.rows.contains { row in row.cells.contains { $0.formula != nil && $0.value == .empty } }
    }
  }
}

extension String {
  /// The text with its first letter in lowercase.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
