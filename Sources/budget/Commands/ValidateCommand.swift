import ArgumentParser
import BudgetFiles
import BudgetModel

/// Lists everything in a file that needs attention.
struct ValidateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "List everything in a file that is wrong or suspicious.",
    discussion: """
      Exits with status 1 if there are errors or warnings; notes do not count.

      EXAMPLES
        budget validate household.xlsx
        budget validate backup.json --json
      """)

  @OptionGroup var source: ReadFile
  @OptionGroup var options: InputOptions
  @Flag(help: "Write the findings as JSON.")
  var json = false

  func run(on console: Console) throws -> ExitStatus {
    let input = try source.path(options, on: console)
    let loaded = try BudgetLoader(options: options, console: console, showsContested: true).load(input)
    let findings = loaded.result.findings
    if json {
      console.writeOutput(FindingJSON.document(findings, verdicts: loaded.result.verdicts))
    } else {
      for line in VerdictLines(loaded.result.verdicts).brief(width: console.width) { console.print(line) }
      for line in FindingLines.all(findings, width: console.width) { console.print(line) }
      console.print("\(FileAccess.name(of: input)): \(FindingLines.count(findings))")
    }
    return findings.contains { $0.severity > .info } ? .found : .done
  }
}
