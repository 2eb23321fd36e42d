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
      The sums run over the whole file, so that they can be held against the file's own totals. Of a workbook
      or a CSV without a budget the sheets or columns are shown.

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
    switch try BudgetLoader(options: options, console: console).inspect(input) {
    case .budget(let loaded):
      let inspection = Inspection(loaded, fileName: FileAccess.name(of: input))
      show(inspection.json, inspection.lines, on: console)
      return options.status(loaded.result.findings, on: console)
    case .outline(let outline):
      show(outline.json, outline.lines, on: console)
      return options.status(outline.findings, on: console)
    }
  }

  private func show(_ document: () -> [UInt8], _ lines: (Int) -> [String], on console: Console) {
    if json {
      console.writeOutput(document())
    } else {
      for line in lines(console.width) { console.print(line) }
    }
  }
}
