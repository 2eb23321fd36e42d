import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel

/// Shows the contents of a file.
struct InspectCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show what was found in a file: tables, columns, categories and their totals.",
    discussion: """
      The totals cover the whole file, so that you can compare them with the file's own totals. For a workbook or a \
      CSV without a budget, the sheets or columns are shown.

      EXAMPLES
        budget inspect household.xlsx
        budget inspect bank.csv --date-order dmy
        budget inspect household.xlsx --json
        budget inspect household.xlsx --write-mapping household.yaml
        budget convert household.xlsx household.json --mapping household.yaml
      """)

  @Argument(help: "The file to read.", completion: .file())
  var input: String
  @Option(
    help: ArgumentHelp(
      "Write the layout found in a workbook to a mapping file that you can edit.", valueName: "file.yaml"),
    completion: .file()
  )
  var writeMapping: String?
  @OptionGroup var options: InputOptions
  @Flag(help: "Write the result as JSON.")
  var json = false

  func run(on console: Console) throws -> ExitStatus {
    let target = try writeMapping.map {
      try options.target($0, as: .yaml, reading: [input], on: console)
    }
    switch try BudgetLoader(options: options, console: console).inspect(input) {
    case .budget(let loaded):
      let inspection = Inspection(loaded, fileName: FileAccess.name(of: input))
      if let target {
        guard loaded.format == .xlsx else {
          throw CommandError(
            .usage, "--write-mapping is for workbooks; a CSV has profiles (Docs/profiles.md)")
        }
        let yaml = loaded.mappingYAML(for: FileAccess.name(of: input))
        try FileAccess(console: console).write(
          Array(yaml.utf8), to: target,
          saying: "mapping, \(WrittenText.count(loaded.tables.count, "table"))")
        if target.path == FileAccess.standardStream {
          return options.status(loaded.result.findings, on: console)
        }
      }
      show(inspection.json, inspection.lines, on: console)
      return options.status(loaded.result.findings, on: console)
    case .workbook(let workbook, let problems, let context):
      let outline = Progress(console).during("Computing cells") {
        WorkbookOutline(workbook, context: context, problems: problems)
      }
      return show(outline, on: console)
    case .csv(let bytes, let context):
      return show(try CSVOutline(bytes, context: context), on: console)
    }
  }

  private func show(_ outline: some FileOutline, on console: Console) -> ExitStatus {
    show(outline.json, outline.lines, on: console)
    return options.status(outline.findings, on: console)
  }

  private func show(_ document: () -> [UInt8], _ lines: (LineWidth) -> [String], on console: Console) {
    if json {
      console.writeOutput(document())
    } else {
      for line in lines(console.lineWidth) { console.print(line) }
    }
  }
}
