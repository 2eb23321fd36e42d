import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel

/// Shows what was found in a file.
struct InspectCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show what was found in a file: tables, columns, categories and their sums.",
    discussion: """
      The sums run over the whole file, so that they can be held against the file's own totals.

      EXAMPLES
        budget inspect household.xlsx
        budget inspect bank.csv --date-order dmy
        budget inspect household.xlsx --json
      """)

  @Argument(help: "The file to read.", completion: .file())
  var input: String
  @OptionGroup var options: InputOptions
  @Flag(help: "Write what was found as JSON.")
  var json = false

  func run(on console: Console) throws -> ExitStatus {
    let loaded = try BudgetLoader(options: options, console: console).load(input)
    let inspection = Inspection(loaded, fileName: FileAccess.name(of: input))
    if json {
      console.writeOutput(inspection.json())
    } else {
      for line in inspection.lines(width: console.width) { console.print(line) }
    }
    return options.status(loaded.result.findings)
  }
}
