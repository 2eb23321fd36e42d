import ArgumentParser
import BudgetFiles
import BudgetModel
import ExactJSON
import Foundation
import Rules
import SpreadsheetEditing
import SpreadsheetValues
import WorkbookImporting

/// Fills the empty categories in a workbook's log by rules.
struct CategorizeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "categorize",
    abstract: "Fill in empty categories of a workbook's log by rules, in the workbook itself.",
    discussion: """
      Only empty cells are filled in; existing categories and formulas are kept. Rules come from --rules and then \
      from a mapping. A copy of the previous workbook is kept beside it.

      EXAMPLES
        budget categorize household.xlsx --rules rules.yaml --dry-run
        budget categorize household.xlsx --rules rules.yaml
        budget categorize household.xlsx --mapping household.yaml --no-copy
      """)

  @Argument(help: "The workbook to change.", completion: .file(extensions: ["xlsx", "xlsm"]))
  var input: String
  @Flag(help: "Write the result as JSON.")
  var json = false
  @OptionGroup var inPlace: InPlaceOptions
  @OptionGroup var options: InputOptions

  func validate() throws {
    guard options.rules != nil || options.mapping != nil else {
      throw ValidationError("Name rules with --rules, or a mapping with rules.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    var place = try WorkbookInPlace(input, options, on: console)
    var loader = BudgetLoader(options: options, console: console, leavesMappingRules: true)
    loader.keepsReading = true
    let loaded = try loader.load(input)
    guard let reading = loaded.reading, let workbook = loaded.workbook else {
      throw CommandError(.badInput, "\(input): only the categories of a workbook can be filled in")
    }
    let rules = try RuleFile.rules(options, before: loaded.mapping, on: console)
    guard !rules.rules.isEmpty else {
      throw CommandError(.badInput, "\(input): there are no rules; name a file with --rules")
    }
    let filled = Progress(console).during("Applying rules") {
      reading.emptyCategories(in: workbook, by: rules)
    }
    for cell in filled {
      try place.apply(SetCell(cell.sheetName, cell.cell, .text(cell.category)))
    }
    let text = CategorizeText(filled, workbook, reading.tables)
    if !json { for line in text.lines(width: console.lineWidth.table) { console.print(line) } }
    var copy: String?
    let ending: String
    if filled.isEmpty {
      ending = "No empty category has a rule; \(FileAccess.name(of: input)) stays as it is."
    } else if inPlace.dryRun {
      ending = "Nothing was written (--dry-run)."
    } else {
      copy = try place.save(keepsCopy: !inPlace.noCopy).map(FileAccess.name)
      let count = WrittenText.count(filled.count, "category was", "categories were")
      ending = InPlaceOptions.written(FileAccess.name(of: input), "\(count) filled", copy: copy)
    }
    if json {
      var writer = JSONWriter()
      writer.write(text.json(isWritten: !filled.isEmpty && !inPlace.dryRun, copy: copy))
      console.writeOutput(writer.finished())
    } else {
      let lines = FindingLines.wrapped(ending, width: console.width)
      for line in filled.isEmpty ? lines : [""] + lines { console.print(line) }
    }
    return options.status(loaded.result.findings, on: console)
  }
}
