import ArgumentParser
import BudgetFiles
import CalendarDates
import Spreadsheet
import SpreadsheetFiles
import WorkbookAudit
import WorkProgress

/// Lists what is wrong, or perhaps not meant so, in a workbook's formulas.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Recompute every formula of a workbook and list what is wrong or odd.",
    discussion: """
      Every formula is computed exactly and in doubles, as spreadsheets do, and held against its cached value. \
      Ends with status 1 where anything was found. The workbook need not be a budget.

      EXAMPLES
        budget audit household.xlsx
        budget audit household.xlsx -o audit.html
        budget audit household.xlsx --json
      """)

  @Argument(help: "The workbook to read.", completion: .file())
  var input: String
  @Option(name: .shortAndLong, help: "The file to write: html, json or txt.", completion: .file())
  var output: String = FileAccess.standardStream
  @Option(
    help: ArgumentHelp(
      "The form to write: text, html or json (default: what the file's name says).", valueName: "form"),
    completion: .list(["text", "html", "json"]))
  var to: FileFormat?
  @Flag(help: "Write the findings as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  private var format: FileFormat? {
    if json { return .json }
    return to ?? (output == FileAccess.standardStream ? .text : FileFormat(path: output))
  }

  func validate() throws {
    guard let format, [.html, .json, .text].contains(format) else {
      throw ValidationError("An audit is written as html, json or text; say which with --to.")
    }
    guard options.csv.findings == nil else {
      throw ValidationError("The findings of an audit are written with -o, as html, json or text.")
    }
    guard options.from == nil || options.from == .xlsx else {
      throw ValidationError("Only a workbook has formulas; name an XLSX file.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let name = FileAccess.name(of: input)
    let target = try options.target(
      output, as: OutputForm(format ?? .text), reading: [input], on: console)
    let audit = try audit(name, on: console)
    let report = AuditReport(audit, fileName: name)
    let files = FileAccess(console: console)
    switch format {
    case .html: try files.write(Array(AuditPage(report).html.utf8), to: target, saying: report.summary)
    case .json: try files.write(report.json(), to: target, saying: report.summary)
    default:
      let isShown = output == FileAccess.standardStream
      let lines = report.lines(width: isShown ? console.width : 80, showsAll: !isShown)
      try files.write(
        Array((lines.joined(separator: "\n") + "\n").utf8), to: target, saying: report.summary)
    }
    guard !audit.findings.isEmpty else { return .done }
    console.printError("budget: \(name): \(report.count)")
    return .found
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
