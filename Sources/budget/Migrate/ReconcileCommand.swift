import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetReports
import ExactJSON

/// Compares a workbook's own figures with the budget that is read from it.
struct ReconcileCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconcile",
    abstract: "Compare a workbook's own totals, balances and sums with what is read from it.",
    discussion: """
      Every figure that the workbook states is listed: totals, summaries, planned and spent amounts, differences, \
      shares, running and closing balances. Each agrees to the cent, differs by an amount, or is not compared, with \
      the reason; the last line counts all three. What the budget does not keep, such as charts and comments, is \
      listed too.

      EXAMPLES
        budget reconcile household.xlsx
        budget reconcile household.xlsx --mapping household.yaml --json
      """)

  @Argument(help: "The workbook to read.", completion: .file())
  var input: String
  @Flag(help: "Write the figures as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let loaded = try BudgetLoader(options: options, console: console, showsContested: true).load(input)
    guard let workbook = loaded.workbook else {
      throw CommandError(.badInput, "\(FileAccess.name(of: input)): only a workbook has figures of its own")
    }
    let reconciliation = Reconciliation(workbook, loaded.tables, loaded.result, context: loaded.context)
    let text = ReconciliationLines(reconciliation, currency: loaded.budget.settings.currency)
    if json {
      var writer = JSONWriter()
      let verdicts = JSONMember("verdicts", VerdictJSON.values(loaded.result.verdicts))
      writer.write(.object(text.members + [verdicts]))
      console.writeOutput(writer.finished())
    } else {
      for line in VerdictLines(loaded.result.verdicts).brief(width: console.width) { console.print(line) }
      for line in text.lines(width: console.width) { console.print(line) }
    }
    return options.strict && !reconciliation.differences.isEmpty ? .found : .done
  }
}
