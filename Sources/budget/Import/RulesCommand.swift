import ArgumentParser
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import ExactJSON

/// Shows the rows to which category rules would apply.
struct RulesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Show what each rule would match: the number of rows, totals and examples.",
    discussion: """
      Nothing is written. convert, report, import and the listings use the same rules with --rules. Rules of a \
      mapping are applied after those of the file; if only the mapping has rules, no file of rules is named.

      EXAMPLES
        budget rules my-rules.yaml bank.csv
        budget rules household.xlsx --mapping household.yaml
        budget convert bank.csv backup.json --rules my-rules.yaml
      """)

  @Argument(
    help: "The YAML file of rules; leave it out if only a mapping has rules.",
    completion: .file(extensions: ["yaml", "yml"]))
  var file: String
  @Argument(help: "The file to apply the rules to.", completion: .file())
  var input: String?
  @Flag(help: "Write the result as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  func validate() throws {
    guard input != nil || options.mapping != nil else {
      throw ValidationError("Name the rules and the file to apply them to.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    var rules = try input.map { _ in try RuleFile.rules(at: file, on: console) } ?? CategoryRules()
    let loader = BudgetLoader(options: options, console: console, leavesMappingRules: true)
    var loaded = try loader.load(input ?? file)
    let findings = loaded.result.findings
    rules.rules += loaded.mapping?.rules.rules ?? []
    if input == nil, rules.rules.isEmpty {
      throw CommandError(
        .badInput, "\(options.mapping ?? "the mapping") has no rules for this file; name a file of rules")
    }
    let outcome = Progress(console).during("Applying rules") {
      rules.applied(to: loaded.takeResult())
    }
    if json {
      var writer = JSONWriter()
      writer.write(Self.value(rules, outcome))
      console.writeOutput(writer.finished())
    } else {
      for line in Self.lines(rules, outcome, width: console.width) { console.print(line) }
    }
    return options.status(findings, on: console)
  }

  // MARK: For people

  private static func lines(_ rules: CategoryRules, _ outcome: RuleOutcome, width: Int) -> [String] {
    var lines: [String] = []
    for (rule, use) in zip(rules.rules, outcome.uses) {
      lines += FindingLines.wrapped("\(rule.name) (\(rule.place)): \(words(use))", width: width)
      lines += examples(use, width: width)
    }
    lines.append("no rule: \(words(outcome.untaken))")
    return lines + examples(outcome.untaken, width: width)
  }

  private static func words(_ use: RuleOutcome.Use) -> String {
    let rows = use.count == 1 ? "1 row" : "\(use.count) rows"
    let sums = ordered(use).map { currency, flow in
      let parts = [(flow.income, "in"), (flow.expense, "out")].filter { $0.0 != 0 }
      return (currency.isEmpty ? "" : "\(currency) ")
        + parts.map { "\($0.0.shown) \($0.1)" }.joined(separator: ", ")
    }
    return ([rows] + sums).joined(separator: ", ")
  }

  private static func ordered(_ use: RuleOutcome.Use) -> [(String, RuleOutcome.Flow)] {
    use.sums.map { ($0.key?.code ?? "", $0.value) }.sorted { $0.0 < $1.0 }
  }

  private static func examples(_ use: RuleOutcome.Use, width: Int) -> [String] {
    use.examples.flatMap { transaction in
      FindingLines.wrapped(
        "    \(transaction.date) \(ImportText.amount(transaction)) \(transaction.description)", width: width,
        indent: "      ")
    }
  }

  // MARK: For programs

  private static func value(_ rules: CategoryRules, _ outcome: RuleOutcome) -> JSONValue {
    let uses = zip(rules.rules, outcome.uses).map { rule, use in
      JSONValue.object(
        [
          JSONMember("rule", .string(rule.name)), JSONMember("place", .string(rule.place.description)),
          JSONMember("category", rule.values.category.map { .string($0) } ?? .null),
        ] + members(use))
    }
    return .object([
      JSONMember("rules", .array(uses)), JSONMember("none", .object(members(outcome.untaken))),
    ])
  }

  private static func members(_ use: RuleOutcome.Use) -> [JSONMember] {
    let sums = ordered(use).map { currency, flow in
      JSONValue.object([
        JSONMember("currency", currency.isEmpty ? .null : .string(currency)),
        JSONMember("income", .number(flow.income.plainText)),
        JSONMember("expense", .number(flow.expense.plainText)),
      ])
    }
    let examples = use.examples.map { transaction in
      JSONValue.object([
        JSONMember("date", .string(transaction.date.description)),
        JSONMember("amount", .number(transaction.amount.plainText)),
        JSONMember("type", .string(transaction.kind.rawValue)),
        JSONMember("description", .string(transaction.description)),
      ])
    }
    return [
      JSONMember("transactions", .number(String(use.count))), JSONMember("sums", .array(sums)),
      JSONMember("examples", .array(examples)),
    ]
  }
}
