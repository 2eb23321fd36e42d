import ArgumentParser
import AuditReports
import BudgetFiles
import BudgetReports
import CalendarDates
import SpreadsheetValues
import SpreadsheetFiles
import SpreadsheetAudit
import WorkProgress

/// Lists errors and suspicious formulas in a workbook.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Recompute every formula of a workbook and list errors and suspicious formulas.",
    discussion: """
      Every formula is computed twice, exactly and as spreadsheets compute it, and compared with the value in the \
      file. Each cause is reported once, with the cells that it affects. Exits with status 1 if anything was found. \
      The workbook need not be a budget.

      With --fix, it shows safe repairs, each tested before it is shown. Accepted repairs are made in the workbook \
      itself, and budget undo undoes them.

      EXAMPLES
        budget audit household.xlsx
        budget audit household.xlsx -o audit.html
        budget audit household.xlsx --section kinds --language de
        budget audit household.xlsx --json
        budget audit household.xlsx --fix
        budget audit household.xlsx --fix-all --dry-run
        budget audit household.xlsx --only stale-cache --only incomplete-range
      """)

  @Argument(help: "The workbook to read.", completion: .file())
  var input: String
  @Option(name: .shortAndLong, help: "The output file: html, md, txt or json.", completion: .file())
  var output: String = FileAccess.standardStream
  @Option(
    help: ArgumentHelp(
      "The output format: text, markdown, html or json (default: by the file extension).",
      valueName: "format"),
    completion: .list(["text", "markdown", "html", "json"]))
  var to: FileFormat?
  @Flag(help: "Write the findings as JSON.")
  var json = false
  @Option(
    name: .customLong("section"),
    help: ArgumentHelp(
      "A section to write (default: all; may be repeated): \(AuditReport.sectionNames.joined(separator: ", ")).",
      valueName: "name"))
  var sections: [String] = []
  @OptionGroup var fixing: FixOptions
  @OptionGroup var languageOption: LanguageOption
  @OptionGroup var options: InputOptions

  /// The maximum number of findings shown on a terminal; files and JSON contain all of them.
  private static let shownFindings = 200

  private var format: FileFormat? {
    if json { return .json }
    return to ?? (output == FileAccess.standardStream ? .text : FileFormat(path: output))
  }

  func validate() throws {
    guard let format, [.html, .json, .text, .markdown].contains(format) else {
      throw ValidationError("An audit is written as html, markdown, text or json; choose one with --to.")
    }
    guard options.csv.findings == nil else {
      throw ValidationError(
        "An audit has no --findings; write its findings with -o, as html, markdown, text or json.")
    }
    guard options.from == nil || options.from == .xlsx else {
      throw ValidationError("Only a workbook has formulas; name an XLSX file.")
    }
    guard !fixing.isGiven || output == FileAccess.standardStream && to == nil && sections.isEmpty else {
      throw ValidationError(
        "Repairs are shown in the terminal, or with --json; -o, --to and --section are for findings.")
    }
    for name in sections where !AuditReport.sectionNames.contains(name) {
      throw ValidationError(
        "There is no section \"\(name)\"; the sections are \(AuditReport.sectionNames.joined(separator: ", "))."
      )
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if fixing.isGiven {
      return try AuditFixing(
        input: input, choice: fixing, options: options, isJSON: json, console: console
      ).run()
    }
    let name = FileAccess.name(of: input)
    let target = try options.target(
      output, as: OutputForm(format ?? .text), reading: [input], on: console)
    let audit = try audit(name, on: console)
    let isShown = format == .text && output == FileAccess.standardStream
    let report = AuditReport(
      audit, fileName: name, limit: isShown ? Self.shownFindings : .max, wording: languageOption.wording)
    let text = try written(report.keeping(sections), isShown: isShown, on: console)
    try FileAccess(console: console).write(Array(text.utf8), to: target, saying: report.summary)
    guard !audit.findings.isEmpty else { return .done }
    console.printError("budget: \(name): \(report.count)")
    return .found
  }

  private func written(_ report: AuditReport, isShown: Bool, on console: Console) throws -> String {
    switch format {
    case .html:
      return try ReportTemplateFolder(nil, console).drawing { try report.page(templates: $0) }
    case .markdown: return report.markdown()
    case .json: return report.json()
    default: return report.text(width: isShown ? console.width : 80, color: isShown && console.usesColor)
    }
  }

  private func audit(_ name: String, on console: Console) throws -> WorkbookAudit {
    let progress = Progress(console)
    let files = FileAccess(console: console)
    let moment = options.moment(on: console)
    do {
      let meter = WorkMeter()
      let workbook = try progress.during("Reading \(name)", meter) {
        try files.workbook(input, limits: options.limits, meter)
      }
      return progress.during("Computing every formula twice") {
        WorkbookAudit(workbook, now: (moment.date, moment.time), limits: options.work)
      }
    } catch let error as SpreadsheetFileError {
      throw CommandError(.badInput, "\(error); \(error.remedy.lowercasedFirst)")
    }
  }
}
