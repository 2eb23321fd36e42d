import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import ReportWorkbooks
import SpreadsheetFiles

/// Writes the report of a month, a year or a span of days.
struct ReportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Report on a month, a year or a range of days: budget vs actual, spending, transactions.",
    discussion: """
      Without -o, the report is shown in the terminal. With -o, the file extension sets the format: html, md, txt, \
      json, xlsx, or csv for a single section; pdf and png need an installed Chromium or Chrome. Without --month, \
      the latest month with transactions is reported. With --into, the month is added to the workbook itself as a \
      sheet; everything else in it stays unchanged.

      EXAMPLES
        budget report
        budget report household.xlsx
        budget report household.xlsx --month 2026-01 -o january.html
        budget report household.xlsx --month 2026-01 --short -o january.pdf
        budget report household.xlsx --month 2026-01 --section spending -o spending.csv
        budget report household.xlsx --month 2026-01 --compare 2025-12
        budget report household.xlsx --year 2025 -o year.html
        budget report household.xlsx --since 2025-10-01 --until 2025-12-31 --language de
        budget report backup.json --to markdown -o -
        budget report household.xlsx --month 2026-01 --into household.xlsx
      """)

  @OptionGroup var source: ReadFile
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @OptionGroup var span: SpanOptions
  @Option(
    help: ArgumentHelp("A month to compare with.", valueName: "YYYY-MM"))
  var compare: CalendarMonth?
  @Option(name: .shortAndLong, help: "The output file.", completion: .file())
  var output: String = FileAccess.standardStream
  @OptionGroup var monthSheet: MonthSheetOptions
  @Option(
    name: [.long, .customLong("format")],
    help: ArgumentHelp(
      "The output format: \(ReportForms.words) (default: by the file extension).", valueName: "format"),
    completion: .list(ReportForms.all.map(\.rawValue)))
  var to: FileFormat?
  @Flag(help: "Write a page on which you can switch between all months; html only.")
  var allMonths = false
  @Flag(help: "Write only the month at a glance, on one screen or one sheet of paper.")
  var short = false
  @Flag(help: "Write the report as JSON.")
  var json = false
  @Option(
    name: .customLong("section"),
    help: ArgumentHelp(
      "A section to write (default: all; may be repeated): \(BudgetReport.sectionNames.joined(separator: ", ")).",
      valueName: "name"))
  var sections: [String] = []
  @OptionGroup var languageOption: LanguageOption
  @Option(
    name: .customLong("template"), help: "A folder with templates and styles that replace the built-in ones.",
    completion: .directory)
  var templateFolder: String?
  @OptionGroup var options: InputOptions

  private var format: FileFormat? {
    if json { return .json }
    return to ?? (output == FileAccess.standardStream ? .text : FileFormat(path: output))
  }

  func validate() throws {
    if span.isGiven, month != nil || allMonths || compare != nil {
      throw ValidationError(
        "A report covers a month, a year or a range of days; --month, --all-months and --compare are for months."
      )
    }
    if let compare, compare == month {
      throw ValidationError("--compare names the month of the report itself; name another one.")
    }
    if allMonths, format != .html {
      throw ValidationError("Only a page can switch between months: --all-months needs html.")
    }
    guard let format, ReportForms.all.contains(format) else {
      throw ValidationError("A report is written as \(ReportForms.words); choose one with --to.")
    }
    try ReportForms.check(format, sections: sections, isShort: short)
    if monthSheet.into != nil,
      output != FileAccess.standardStream || to != nil || json || !sections.isEmpty || templateFolder != nil
        || span.isGiven || compare != nil
    {
      throw ValidationError(
        "--into adds a sheet for a month; -o, --to, --section, --template, --compare, "
          + "--year and --since are for other reports."
      )
    }
    for name in sections where !BudgetReport.sectionNames.contains(name) {
      throw ValidationError(
        "There is no section \"\(name)\"; the sections are \(BudgetReport.sectionNames.joined(separator: ", "))."
      )
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if monthSheet.into != nil { return try addSheet(on: console) }
    let input = try source.path(options, on: console)
    let target = try options.target(
      output, as: OutputForm(format ?? .text), reading: [input], on: console)
    let loaded = try load(input, on: console)
    try checkDays(of: Ledger(loaded.budget), now: options.moment(on: console))
    let templates = try ReportTemplateFolder(templateFolder, console)
    let printer = [.pdf, .png].contains(format) ? try PagePrinter(console) : nil
    let sections = short ? BudgetReport.shortSectionNames : sections
    let (bytes, what) = try Progress(console).during("Drawing the report") {
      let ledger = Ledger(loaded.budget)
      let now = options.moment(on: console)
      let period = span.period ?? .month(MonthChoice.month(month, of: ledger, now: now))
      let report = BudgetReport(
        ledger, period: period,
        comparedWith: compare.map(ledger.month), findings: loaded.result.findings,
        verdicts: loaded.result.verdicts, origins: loaded.result.origins,
        source: FileAccess.name(of: input), generatedAt: now, wording: languageOption.wording)
      guard sections.isEmpty || sections.contains(where: report.sectionNames.contains) else {
        let wanted = sections.joined(separator: " or ")
        let known = report.sectionNames.joined(separator: ", ")
        throw CommandError(.usage, "the report for \(report.title) has no section \(wanted); it has \(known)")
      }
      let bytes = try written(
        report.keeping(sections), months: allMonths ? ledger.activeMonths : [], templates, printer,
        on: console)
      return (bytes, WrittenText.period("report", period, ledger))
    }
    try FileAccess(console: console).write(bytes, to: target, saying: what)
    return options.status(loaded.result.findings, on: console)
  }

  /// Reads the budget; if possible, only the requested month of a book and the year before it
  /// are read in full.
  private func load(_ input: String, on console: Console) throws -> LoadedBudget {
    var loader = BudgetLoader(options: options, console: console)
    guard options.asOf == nil, !span.isGiven, !allMonths, compare == nil else {
      return try loader.load(input)
    }
    let now = options.moment(on: console)
    let first = (month ?? now.date.calendarMonth).adding(months: -Self.monthsBefore).firstDay
    loader.scope = .since(first)
    let loaded = try loader.load(input)
    let ledger = Ledger(loaded.budget)
    let chosen = MonthChoice.month(month, of: ledger, now: now)
    guard loaded.format == .book, chosen.month.adding(months: -Self.monthsBefore).firstDay < first else {
      return loaded
    }
    loader.scope = .all
    return try loader.load(input)
  }

  /// The number of earlier months that a report needs in full: a year, plus one month because a month of the
  /// budget may begin in the calendar month before.
  private static let monthsBefore = 13

  /// Adds the report of the month as a sheet to the workbook itself.
  private func addSheet(on console: Console) throws -> ExitStatus {
    let input = try source.path(options, on: console)
    let writing = MonthSheetWriting(input: input, choice: monthSheet, options: options, console: console)
    let (place, loaded) = try writing.begin()
    let (ledger, now) = (Ledger(loaded.budget), options.moment(on: console))
    try checkDays(of: ledger, now: now)
    let month = MonthChoice.month(month, of: ledger, now: now)
    let report = BudgetReport(
      ledger, period: .month(month), findings: loaded.result.findings, origins: loaded.result.origins,
      source: FileAccess.name(of: input), generatedAt: now, wording: languageOption.wording)
    try writing.write(report, of: month, place, loaded)
    return options.status(loaded.result.findings, on: console)
  }

  /// Throws an error if the budget has no data for the month, the year or the days.
  private func checkDays(of ledger: Ledger, now: UTCTimestamp) throws {
    for month in [month, compare].compactMap({ $0 }) {
      _ = try MonthChoice.monthWithData(month, of: ledger, now: now)
    }
    guard let days = span.period?.days(of: ledger) else { return }
    let name = span.year.map(String.init) ?? "\(days.lowerBound) to \(days.upperBound)"
    try MonthChoice.check(days, named: name, of: ledger, now: now)
  }

  private func written(
    _ report: BudgetReport, months: [BudgetMonth], _ templates: ReportTemplateFolder,
    _ printer: PagePrinter?, on console: Console
  ) throws -> [UInt8] {
    let toTerminal = output == FileAccess.standardStream
    switch format {
    case .xlsx:
      do { return try ReportWorkbook(report).workbook.xlsx() } catch {
        throw CommandError(.badInput, "\(output): \(error)")
      }
    case .html, .pdf, .png:
      let page = Array(try templates.drawing { try report.html(templates: $0, months: months) }.utf8)
      guard let printer else { return page }
      return try printer.bytes(of: page, as: format == .pdf ? .pdf : .png(width: 1280, height: 900))
    case .csv: return try ReportForms.csv(report)
    case .markdown: return Array(report.markdown().utf8)
    case .json: return Array(report.json().utf8)
    default:
      let color = toTerminal && console.usesColor
      return Array(report.text(width: toTerminal ? console.width : 80, color: color).utf8)
    }
  }
}
