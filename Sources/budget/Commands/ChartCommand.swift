import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates

/// Writes one chart as an SVG file.
struct ChartCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: "Write one chart of a month's report as an SVG file.",
    discussion: """
      EXAMPLES
        budget chart comparison household.xlsx -o bars.svg
        budget chart spending household.xlsx --month 2026-01 -o donut.svg
      """)

  @Argument(help: "The chart, such as comparison, spending or trend.")
  var kind: String
  @OptionGroup var source: ReadFile
  @Option(help: ArgumentHelp("The month (default: the latest with transactions).", valueName: "YYYY-MM"))
  var month: CalendarMonth?
  @Option(name: .shortAndLong, help: "The output file.", completion: .file())
  var output: String = FileAccess.standardStream
  @OptionGroup var languageOption: LanguageOption
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let input = try source.path(options, on: console)
    let target = try options.target(output, as: .svg, reading: [input], on: console)
    let loaded = try BudgetLoader(options: options, console: console).load(input)
    let ledger = Ledger(loaded.budget)
    let now = options.moment(on: console)
    let period = ReportPeriod.month(try MonthChoice.monthWithData(month, of: ledger, now: now))
    let report = BudgetReport(
      ledger, period: period,
      source: FileAccess.name(of: input),
      generatedAt: now, wording: languageOption.wording)
    let charts = report.sections.flatMap(\.charts)
    guard let chart = charts.first(where: { $0.name == kind }) else {
      let names = charts.map(\.name).joined(separator: ", ")
      throw CommandError(
        .usage,
        "there is no chart \"\(kind)\" of this month; there \(charts.count == 1 ? "is" : "are") \(names)")
    }
    try FileAccess(console: console).write(
      Array(chart.svg(.wide, standsAlone: true, heading: report.heading(of: chart)).utf8), to: target,
      saying: WrittenText.period("chart \(kind)", period, ledger))
    return options.status(loaded.result.findings, on: console)
  }
}
