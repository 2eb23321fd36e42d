import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import Rules
@testable import StrictYAML
@testable import TextImport

/// Tests that transactions get their categories from the first matching rule.
@Suite struct CategoryRulesTests {
  static func rules(_ yaml: String) throws -> CategoryRules {
    try CategoryRules(yaml: yaml, path: "rules.yaml") { _ in throw CocoaError(.fileNoSuchFile) }
  }

  static func log(_ rows: String) throws -> ImportResult {
    var context = ImportContext(fileName: "log.csv", now: .epoch)
    context.signs = .negativeIsExpense
    return try CSVImport(Array(rows.utf8), context: context).result
  }

  /// Without an error, each of these rules would either match every transaction or do nothing.
  @Test func `rules that say nothing are refused`() throws {
    func refusal(texts: [String] = [], accounts: [String] = [], category: String?) -> CategoryRuleError? {
      var (conditions, values) = (CategoryRule.Conditions(), CategoryRule.Values())
      (conditions.texts, conditions.accounts, values.category) = (texts, accounts, category)
      do throws(CategoryRuleError) {
        _ = try CategoryRule(
          name: "a", place: Provenance(file: nil, .line(1, field: nil)), conditions: conditions,
          values: values)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(category: "Food") == .noCondition)
    #expect(refusal(texts: ["rewe", " "], category: "Food") == .blankText)
    #expect(refusal(texts: ["rewe"], accounts: [""], category: "Food") == .blankText)
    #expect(refusal(texts: ["rewe"], category: nil) == .nothingSet)
    #expect(refusal(texts: ["rewe"], category: "Food") == nil)
  }

  private static let log = """
    Date,Payee,Amount,Account,Category
    2026-01-01,REWE Markt,-20.00,Giro,
    2026-01-02,Café Österreich,-4.20,Card,
    2026-01-03,Monthly rent,-900,Giro,
    2026-01-04,Firm,2000,Giro,
    2026-01-05,Rewe  MARKT,-8,Card,Snacks
    2026-01-06,Amazon 123,-12.50,Card,
    """

  private static let yaml = """
    - text: [rewe markt, edeka]
      set: {category: Groceries, payee: Market, tags: [food, weekly]}
    - name: Coffee
      text: cafe oster
      set: {category: Eating out, member: Ada}
    - regex: '^monthly\\s+RENT$'
      amount: {min: 800, max: 1000}
      account: Giro
      set: {category: Rent}
    - direction: income
      set: {category: Salary}
    """

  /// A long log whose second half is searched on another thread; every third row is for groceries.
  @Test func eachRowOfALongLogMeetsItsOwnRule() throws {
    let count = 20_001
    let info = RecordInfo(created: .epoch)
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let log = (0..<count).map { number in
      Transaction(
        id: Identifier(UUID()), date: day, amount: 2, kind: .expense,
        description: number % 3 == 0 ? "Rewe Markt \(number)" : "Kiosk \(number)", info: info)
    }
    var budget = Budget()
    budget.transactions = log
    let outcome = try Self.rules(Self.yaml).applied(to: ImportResult(budget: budget))
    let groceries = try #require(outcome.result.budget.categories.first { $0.name == "Groceries" }?.id)
    let taken = outcome.result.budget.transactions.indices.filter {
      outcome.result.budget.transactions[$0].categoryID == groceries
    }
    #expect(taken == Array(stride(from: 0, to: count, by: 3)))
    #expect(outcome.uses.map(\.count) == [6_667, 0, 0, 0])
    #expect(outcome.uses[0].sums[nil] == RuleOutcome.Flow(income: 0, expense: 13_334))
    #expect(outcome.untaken.count == 13_334)
    #expect(outcome.result.budget.transactions.map(\.id) == log.map(\.id))
    #expect(budget.transactions.allSatisfy { $0.categoryID == nil })
  }

  @Test func theFirstRuleThatFitsCounts() throws {
    let outcome = try Self.rules(Self.yaml).applied(to: try Self.log(Self.log))
    let names = Dictionary(uniqueKeysWithValues: outcome.result.budget.categories.map { ($0.id, $0) })
    let log = outcome.result.budget.transactions
    #expect(
      log.map { $0.categoryID.flatMap { names[$0]?.name } } == [
        "Groceries", "Eating out", "Rent", "Salary", "Snacks", nil,
      ])
    #expect(log[0].payee == "REWE Markt")
    #expect(log[0].tags == ["food", "weekly"])
    #expect(outcome.result.budget.members.map(\.name) == ["Ada"])
    #expect(log[1].memberID == outcome.result.budget.members[0].id)
    #expect(names.values.first { $0.name == "Salary" }?.group == .income)
    #expect(names.values.first { $0.name == "Rent" }?.group == .variable)
    #expect(outcome.uses.map(\.count) == [1, 1, 1, 1])
    #expect(outcome.uses[2].sums[nil] == RuleOutcome.Flow(income: 0, expense: 900))
    #expect(outcome.untaken.count == 1)
    #expect(outcome.untaken.examples.map(\.description) == ["Amazon 123"])
    #expect(outcome.untaken.sums[nil]?.expense == Decimal(string: "12.5"))
  }

  @Test func onlyARuleThatOverwritesChangesACategory() throws {
    let yaml = Self.yaml.replacing(
      "- text: [rewe markt, edeka]", with: "- text: rewe markt\n  overwrite: true")
    let result = try Self.rules(yaml).applied(to: try Self.log(Self.log)).result.budget
    let groceries = result.categories.first { $0.name == "Groceries" }?.id
    #expect(result.transactions[4].categoryID == groceries)
    #expect(result.transactions[4].payee == "Market")
  }

  struct Condition: CustomTestStringConvertible {
    let testDescription: String
    let yaml: String
    let rows: [Int]
  }

  static let conditions = [
    Condition(testDescription: "an exact amount", yaml: "amount: 12.5", rows: [5]),
    Condition(testDescription: "from an amount on", yaml: "amount: {min: 900}", rows: [2, 3]),
    Condition(testDescription: "up to an amount", yaml: "amount: {max: 4.20}", rows: [1]),
    Condition(testDescription: "an account by name, whatever its case", yaml: "account: CARD", rows: [1, 5]),
    Condition(testDescription: "one of two accounts", yaml: "account: [card, giro]", rows: [0, 1, 2, 3, 5]),
    Condition(testDescription: "an account that is not there", yaml: "account: Cash", rows: []),
    Condition(testDescription: "expenses", yaml: "direction: expense", rows: [0, 1, 2, 5]),
    Condition(testDescription: "a text with accents", yaml: "text: ÖSTERREICH", rows: [1]),
    Condition(testDescription: "a part of a word", yaml: "text: mazo", rows: [5]),
    Condition(testDescription: "a text over two spaces", yaml: "text: 'monthly   rent'", rows: [2]),
    Condition(testDescription: "all conditions", yaml: "text: [rewe, amazon]\n  account: giro", rows: [0]),
    Condition(testDescription: "a regular expression", yaml: "regex: 'amazon \\d{3}$'", rows: [5]),
    Condition(testDescription: "a text that is not there", yaml: "text: lidl", rows: []),
  ]

  @Test(arguments: conditions) func conditionsTake(_ condition: Condition) throws {
    let rules = try Self.rules("- \(condition.yaml)\n  set: {category: Test}")
    let result = rules.applied(to: try Self.log(Self.log)).result.budget
    let id = result.categories.first { $0.name == "Test" }?.id
    let rows = result.transactions.indices.filter { id != nil && result.transactions[$0].categoryID == id }
    #expect(rows == condition.rows)
  }

  @Test func laterTextsOfARowDoNotHideEarlierRules() throws {
    let yaml =
      "- {text: [c, bcd], set: {category: A}}\n- {text: abc, amount: 5, set: {category: B}}\n- {text: b, set: {category: C}}"
    let rows = ["abcd", "abx", "abc"].map { "2026-01-01,\($0),-5" }
    let outcome = try Self.rules(yaml).applied(
      to: try Self.log("Date,Payee,Amount\n" + rows.joined(separator: "\n")))
    #expect(outcome.uses.map(\.count) == [2, 0, 1])
  }

  /// Compares the automaton with a separate search for each text, in 300 random cases.
  @Test func findsWhatSearchingOneByOneFinds() {
    var generator = SeededGenerator(seed: 5)
    func word(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &generator)).map { _ in
          "abcé A".randomElement(using: &generator) ?? "a"
        })
    }
    for _ in 0..<300 {
      let texts = (0..<Int.random(in: 1...8, using: &generator)).map { _ in FoldedText.bytes(word(1...4)) }
        .filter { !$0.isEmpty }
      let subject = word(0...30)
      let folded = FoldedText.text(subject)
      var found: Set<Int> = []
      var buffer: [UInt8] = []
      TextAutomaton(texts).search(subject, &buffer) { found.insert($0) }
      let expected = texts.indices.filter { folded.contains(String(decoding: texts[$0], as: UTF8.self)) }
      #expect(found.sorted() == expected, "\(texts) in \(subject)")
    }
  }

  // MARK: Errors and files

  @Test(arguments: [
    ("- text: a", "rules.yaml, line 1: the rule sets nothing; the key set is needed"),
    (
      "- set: {category: A}",
      "rules.yaml, line 1: the rule has no condition: text, regex, amount, account or direction is needed"
    ),
    (
      "- text: a\n  set: {colour: red}",
      "rules.yaml, line 2, set.colour: category, payee, member and tags can be set"
    ),
    ("- text: a\n  amout: 5", "rules.yaml, line 2, amout: this key is not known"),
    ("- regex: '('\n  set: {category: A}", "rules.yaml, line 1, regex: \"(\" is no regular expression"),
    (
      "- amount: -5\n  set: {category: A}",
      "rules.yaml, line 1, amount: \"-5\" is no amount; amounts are written such as 12.50, without a sign"
    ),
    (
      "- amount: {min: 5, max: 4}\n  set: {category: A}",
      "rules.yaml, line 1, amount: min is greater than max"
    ),
    (
      "- direction: out\n  set: {category: A}",
      "rules.yaml, line 1, direction: expense or income is needed here"
    ),
    (
      "- text: ' '\n  set: {category: A}", "rules.yaml, line 1, text: a text that is not blank is needed here"
    ),
    ("rule: []", "rules.yaml, line 1, rule: this key is not known; rules and include are"),
    ("- text: [a\n", "rules.yaml, line 2: this is not valid YAML (did not find expected ',' or ']')"),
    ("include: other.yaml", "rules.yaml, line 1, include: other.yaml cannot be read"),
  ])
  func saysWhatIsWrong(_ yaml: String, _ sentence: String) throws {
    let error = #expect(throws: ProfileError.self) { try Self.rules(yaml) }
    #expect(error?.description == sentence)
  }

  @Test func includesFilesRelativeToItself() throws {
    let files = [
      "/rules/sub/b.yaml": "- {text: b, set: {category: B}}",
      "/rules/c.yaml": "include: sub/b.yaml\nrules:\n- {text: c, set: {category: C}}",
      "/rules/loop.yaml": "include: [sub/../main.yaml]",
    ]
    func read(_ yaml: String) throws -> [String] {
      try CategoryRules(yaml: yaml, path: "/rules/main.yaml") { path in
        try #require(files[path])
      }.rules.map(\.name)
    }
    #expect(try read("include: c.yaml\nrules:\n- {text: a, set: {category: A}}") == ["A", "C", "B"])
    let error = #expect(throws: ProfileError.self) { try read("include: loop.yaml") }
    #expect(
      error?.description
        == "loop.yaml, line 1, include: sub/../main.yaml includes itself, by way of this file")
  }
}
