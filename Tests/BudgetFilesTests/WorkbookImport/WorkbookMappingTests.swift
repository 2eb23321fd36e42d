import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

/// Tests mappings: written from detected tables, read strictly, and followed.
@Suite struct WorkbookMappingTests {
  /// Checks that detection and the mapping written from it give the same budget.
  @Test(arguments: MadeUpWorkbook.all)
  func aWrittenMappingReadsTheSame(_ made: MadeUpWorkbook) throws {
    var context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    context.year = 2025
    let found = try WorkbookImport(made.workbook, context: context)
    let yaml = WorkbookMapping(of: found.tables).yaml(for: "m.xlsx")
    let mapping = try WorkbookMapping(yaml: yaml, file: "m.yaml")
    let mapped = try WorkbookImport(made.workbook, mapping: mapping, context: context)
    #expect(mapped.result.budget == found.result.budget, "\(yaml)")
  }

  private static let workbook = TypedSheet.workbook([
    "Data": """
    Whatever | x | y
    2025-01-05 | Market | 12.5
    2025-02-06 | Payroll | 900
    """
  ])

  @Test func aMappingIsObeyed() throws {
    let mapping = try WorkbookMapping(
      yaml: """
        signs: positive-is-expense
        tables:
          - sheet: Data
            role: log
            range: A1:C
            header: 1
            account: "Joint"
            columns: {A: date, B: kept as Shop, C: amount}
        """, file: "m.yaml")
    let context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    let budget = try WorkbookImport(Self.workbook, mapping: mapping, context: context).result.budget
    #expect(budget.transactions.map(\.date.description) == ["2025-01-05", "2025-02-06"])
    #expect(budget.transactions.map(\.kind) == [.expense, .expense])
    #expect(budget.transactions.map(\.amount) == [hundredths(1250), 900])
    #expect(budget.transactions.first?.customFields == [CustomField(name: "Shop", value: "Market")])
    #expect(budget.accounts.map(\.name) == ["Joint"])
  }

  private static let table =
    "  - {sheet: Data, role: log, range: 'A1:C3', header: 1, columns: {A: date, C: amount}}\n"

  @Test func answersAreReadWrittenAndTaken() throws {
    let mapping = try WorkbookMapping(
      yaml: "answers:\n  log: Sheet 2\n  signs: positive-is-expense\ntables:\n" + Self.table, file: "m.yaml")
    #expect(mapping.answers == [.log: "Sheet 2", .signs: "positive-is-expense"])
    #expect(try WorkbookMapping(yaml: mapping.yaml(for: "m.xlsx"), file: "m.yaml").answers == mapping.answers)
    var context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    context.take([.log: "Log"])
    let applied = mapping.applied(to: context)
    #expect(applied.answers == [.log: "Log", .signs: "positive-is-expense"])
    #expect(applied.signs == .positiveIsExpense)
    for (yaml, words) in [("logs: a", "is no question"), ("year: soon", "does not answer year")] {
      #expect { try WorkbookMapping(yaml: "answers:\n  \(yaml)\n", file: "m.yaml") } throws: {
        ($0 as? ProfileError)?.description.contains(words) == true
      }
    }
  }

  @Test func includesAreRead() throws {
    let parts = [
      "tables.yaml":
        "tables:\n  - {sheet: Data, role: log, range: 'A1:C3', header: 1, columns: {A: date, C: amount}}\n"
    ]
    let mapping = try WorkbookMapping(yaml: "include: [tables.yaml]\nin-year: 2024\n", file: "m.yaml") {
      name throws(ProfileError) in
      guard let text = parts[name] else {
        throw ProfileError(file: name, line: nil, key: nil, reason: "not there")
      }
      return text
    }
    #expect(mapping.inYear == 2024)
    #expect(mapping.tables.map(\.table.range.description) == ["A1:C3"])
    let fault = #expect(throws: ProfileError.self) {
      try WorkbookMapping(yaml: "include: [m.yaml]\n", file: "m.yaml") { _ throws(ProfileError) in "" }
    }
    #expect(fault?.description == "m.yaml, line 1, include: \"m.yaml\" includes itself")
  }

  /// Files of mappings and rules count together, and different paths to the same file count as one file.
  @Test(arguments: [
    ("include: [./m.yaml]", "m.yaml, line 1, include: \"./m.yaml\" includes itself"),
    ("include: [sub/a.yaml]", "sub/a.yaml, line 1, include: \"../sub/./a.yaml\" includes itself"),
    ("include: [more/0.yaml]", "more/99.yaml, line 1, include: more than 100 files are included"),
  ])
  func endlessIncludesAreRefused(yaml: String, words: String) {
    let error = #expect(throws: ProfileError.self) {
      try WorkbookMapping(yaml: yaml, file: "m.yaml") { path throws(ProfileError) in
        let next = path.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 + 1 }
        return next.map { "include: [\($0).yaml]" } ?? "include: [../sub/./a.yaml]"
      }
    }
    #expect(error?.description == words)
  }

  private static let log =
    "tables:\n  - {sheet: Data, role: log, range: 'A1:C', header: 1, columns: {A: date, B: payee, C: amount}}\n"

  private static func categories(_ yaml: String, _ parts: [String: String] = [:]) throws -> [String?] {
    let mapping = try WorkbookMapping(yaml: yaml, file: "m.yaml") { path throws(ProfileError) in
      guard let text = parts[path] else {
        throw ProfileError(file: path, line: nil, key: nil, reason: "not there")
      }
      return text
    }
    let context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    let budget = try WorkbookImport(workbook, mapping: mapping, context: context).result.budget
    return budget.transactions.map { row in budget.categories.first { $0.id == row.categoryID }?.name }
  }

  @Test(arguments: [
    ("rules:\n  - {text: market, set: {category: Food}}\n", ["Food", nil]),
    // The first matching rule counts; rules of included files come last, wherever the include is written.
    ("include: [more.yaml]\nrules:\n  - {text: market, set: {category: Food}}\n", ["Food", "Other"]),
    ("rules:\n  include: sub/rules.yaml\n", ["Beside", nil]),
    ("include: [sub/all.yaml]\n", ["Beside", nil]),
    (
      "include: [more.yaml]\nrules:\n  rules:\n    - {text: payroll, set: {category: Pay}}\n  include: [sub/rules.yaml]\n",
      ["Beside", "Pay"]
    ),
  ])
  func rulesAreApplied(yaml: String, expected: [String?]) throws {
    let parts = [
      "more.yaml": "rules:\n  - {regex: '.', set: {category: Other}}\n",
      "sub/all.yaml": "rules:\n  include: rules.yaml\n",
      "sub/rules.yaml": "- {text: mark, set: {category: Beside}}\n",
    ]
    #expect(try Self.categories(Self.log + yaml, parts) == expected)
  }

  @Test func aWrittenMappingKeepsItsRules() throws {
    let yaml = """
      rules:
        - {name: "A: b", text: ["Café \\"x\\"", 'tab\there'], set: {category: Food, tags: [a, "b: c"]}}
        - {regex: '^a\\d+', amount: 12.50, set: {payee: P}, overwrite: true}
        - {amount: {min: 5}, account: [Giro, '1234'], direction: income, set: {member: Ada}}
      """
    func rules(_ yaml: String) throws -> [CategoryRule] {
      var rules = try WorkbookMapping(yaml: yaml, file: "m.yaml").rules.rules
      for index in rules.indices { rules[index].place = Provenance(file: "m.yaml", .whole) }
      return rules
    }
    var mapping = WorkbookMapping()
    mapping.rules = CategoryRules(try rules(yaml))
    let table = try WorkbookMapping(yaml: Self.log, file: "m.yaml").tables
    mapping.tables = table
    let written = mapping.yaml(for: "m.xlsx")
    #expect(try rules(written) == mapping.rules.rules, "\(written)")
    #expect(mapping.rules.rules.map(\.name) == ["A: b", "rule 2", "rule 3"])
    #expect(mapping.rules.rules.first?.values.tags == ["a", "b: c"])
    #expect(try WorkbookMapping(yaml: written, file: "m.yaml").tables.map(\.isOpen) == [true])
  }

  @Test func aSheetThatIsNotThereIsNamed() throws {
    let mapping = try WorkbookMapping(
      yaml: "tables:\n  - {sheet: Log, role: log, range: 'A1:C3', columns: {A: date}}\n", file: "m.yaml")
    let error = #expect(throws: ImportError.self) {
      try WorkbookImport(
        Self.workbook, mapping: mapping, context: ImportContext(fileName: "m.xlsx", now: TypedSheet.now))
    }
    #expect(
      error?.findings.map(\.reason) == [
        "the mapping names the sheet \"Log\", which the workbook does not have"
      ])
  }

  @Test(arguments: [
    ("tables:\n  - {role: log, range: 'A1:B2'}", "m.yaml, line 2, tables: the key sheet is missing"),
    (
      "tables:\n  - {sheet: a, role: diary, range: 'A1:B2'}",
      "m.yaml, line 2, tables.role: \"diary\" is none of"
    ),
    (
      "tables:\n  - {sheet: a, role: log, range: here}", "m.yaml, line 2, tables.range: cells are needed here"
    ),
    (
      "tables:\n  - {sheet: a, role: log, range: 'A1:B2', header: 7}",
      "m.yaml, line 2, tables.header: rows of the table are needed here"
    ),
    (
      "tables:\n  - sheet: a\n    role: log\n    range: 'A1:B2'\n    columns: {C: date}",
      "m.yaml, line 5, tables.columns.C: \"C\" is no column of the table"
    ),
    (
      "tables:\n  - sheet: a\n    role: log\n    range: 'A1:B2'\n    columns: {A: dayte}",
      "m.yaml, line 5, tables.columns.A: \"dayte\" is no meaning of a column and no month"
    ),
    ("in-year: soon", "m.yaml, line 1, in-year: a number from 1900 to 2199 is needed here"),
    ("signs: minus", "m.yaml, line 1, signs: negative-is-expense or positive-is-expense is needed here"),
    ("colour: red", "m.yaml, line 1, colour: this key is not known"),
    ("rules: often", "m.yaml, line 1, rules: keys with values are needed here"),
    (
      "rules:\n  - {text: a, set: {colour: red}}",
      "m.yaml, line 2, rules.set.colour: category, payee, member and tags can be set"
    ),
    ("rules: {include: other.yaml}", "m.yaml, line 1, rules.include: other.yaml cannot be read"),
    (
      "rules: {include: m.yaml}", "m.yaml, line 1, rules.include: m.yaml includes itself, by way of this file"
    ),
  ])
  func faultsHaveTheirPlace(yaml: String, words: String) throws {
    let error = #expect(throws: ProfileError.self) { try WorkbookMapping(yaml: yaml, file: "m.yaml") }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
  }
}
