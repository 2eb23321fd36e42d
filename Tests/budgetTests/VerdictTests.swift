import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactJSON
import Foundation
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Tests verdicts about imported files: how they are shown, asked about, and answered with options.
@Suite struct VerdictTests {
  private static let csv = "Date,Description,Amount\n2026-01-05,Market,-12.50\n2026-01-06,Payroll,900\n"

  private static func cell(_ reference: String) -> Provenance {
    Provenance(file: "b.xlsx", .cell(sheet: "Log", reference: reference))
  }

  private static func answer(_ word: String, _ count: Int, _ expenses: Decimal) -> ImportQuestion.Answer {
    var answer = ImportQuestion.Answer(
      word: word, meaning: "the sheet \(word)", option: "--take log=\(word)")
    (answer.transactions, answer.expenses) = (count, expenses)
    return answer
  }

  private static var question: ImportQuestion {
    ImportQuestion(
      .log, at: cell("A1"), answers: [answer("Log", 44, 15_700), answer("My Log", 40, 14_200)])
  }

  private static var proven: ImportVerdict {
    var verdict = ImportVerdict(.plan, .proven, records: 17)
    verdict.agreeing = (2...6).map {
      .init(name: "Total \($0)", place: cell("F\($0)"), stated: 900, computed: 900)
    }
    verdict.agreeingCount = 5
    verdict.leftovers = [.init(place: cell("B4:B9"), count: 3, sum: 120)]
    return verdict
  }

  private static var contested: ImportVerdict {
    var verdict = ImportVerdict(.transactions, .contested, records: 44)
    verdict.questions = [question]
    return verdict
  }

  private static func loader(_ arguments: String..., asking lines: [String] = []) throws -> BudgetLoader {
    BudgetLoader(options: try InputOptions.parse(arguments), console: console(asking: lines))
  }

  private static func console(asking lines: [String] = []) -> Console {
    final class Typed {
      var lines: [String] = []
    }
    let typed = Typed()
    typed.lines = lines
    return Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { _ throws(FileInput.Failure) in [] },
      readLine: { typed.lines.isEmpty ? nil : typed.lines.removeFirst() }, now: { .epoch })
  }

  private static func loaded(_ verdicts: [ImportVerdict]) -> LoadedBudget {
    var result = ImportResult(budget: Budget())
    result.verdicts = verdicts
    return LoadedBudget(
      result: result, format: .xlsx,
      context: ImportContext(fileName: "b.xlsx", now: UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch))
  }

  // MARK: Words

  @Test func verdictsAreTheFirstLinesOfAnInspection() {
    let inspection = Inspection(Self.loaded([Self.proven, Self.contested]), fileName: "b.xlsx")
    let lines = inspection.lines(LineWidth(prose: 80, table: .max))
    #expect(
      lines.prefix(14) == [
        "plan: proven, 17 records reproduce 5 figures of the file (Total 2 900.00 at",
        "    Log!F2, Total 3 900.00 at Log!F3, …)",
        "  agrees: Total 2 900.00 at Log!F2", "  agrees: Total 3 900.00 at Log!F3",
        "  agrees: Total 4 900.00 at Log!F4", "  … and 2 more; --json lists them",
        "  3 typed numbers, in all 120.00, are in no record: Log!B4:B9",
        "transactions: contested: which table holds the transactions?",
        "  which table holds the transactions? (Log!A1)",
        "    --take log=Log: the sheet Log: 44 transactions, income 0.00, expenses",
        "      15,700.00 (taken)",
        "    --take log=My Log: the sheet My Log: 40 transactions, income 0.00, expenses",
        "      14,200.00", "",
      ])
    #expect(lines.dropFirst(14).first == "b.xlsx: xlsx, no transactions")
  }

  @Test func anInspectionHasTheVerdictsAsJSON() throws {
    let inspection = Inspection(Self.loaded([Self.proven, Self.contested]), fileName: "b.xlsx")
    let document = try JSONSerialization.jsonObject(with: Data(inspection.json())) as? [String: Any]
    let verdicts = try #require(document?["verdicts"] as? [[String: Any]])
    #expect(verdicts.map { $0["collection"] as? String } == ["plan", "transactions"])
    #expect(verdicts.map { $0["standing"] as? String } == ["proven", "contested"])
    let agreeing = try #require(verdicts[0]["agreeing"] as? [String: Any])
    #expect(agreeing["count"] as? Int == 5 && (agreeing["figures"] as? [Any])?.count == 5)
    let question = try #require((verdicts[1]["questions"] as? [[String: Any]])?.first)
    #expect(question["topic"] as? String == "log" && question["place"] as? String == "Log!A1")
    let answers = try #require(question["answers"] as? [[String: Any]])
    #expect(answers.map { $0["option"] as? String } == ["--take log=Log", "--take log=My Log"])
    #expect(answers.map { $0["expenses"] as? Int } == [15_700, 14_200])
  }

  @Test func aFileWithoutVerdictsHasNone() throws {
    let run = CommandRun(["inspect", CommandRun.sample("household.json"), "--json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    #expect((document?["verdicts"] as? [Any])?.isEmpty == true)
  }

  // MARK: Stopping

  @Test func aContestedFileIsRefusedWithItsQuestion() throws {
    let loaded = Self.loaded([Self.proven, Self.contested])
    let error = #expect(throws: CommandError.self) { try Self.loader().refuseContested(loaded) }
    #expect(error?.status == .badInput)
    #expect(
      error?.sentence.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "b.xlsx: transactions: contested: which table holds the transactions?",
        "which table holds the transactions? (Log!A1)",
        "--take log=Log: the sheet Log: 44 transactions, income 0.00, expenses 15,700.00 (taken)",
        "--take log=My Log: the sheet My Log: 40 transactions, income 0.00, expenses 14,200.00",
        "use one of these options, or continue with --accept-contested",
      ])
  }

  @Test func whatIsProvenOrAcceptedGoesOn() throws {
    try Self.loader().refuseContested(Self.loaded([Self.proven]))
    try Self.loader("--accept-contested").refuseContested(Self.loaded([Self.contested]))
  }

  @Test func aContestedFileHasAWarningForEachDoubt() {
    var verdict = Self.contested
    verdict.differing = [.init(name: "Total", place: Self.cell("F9"), stated: 12, computed: 10)]
    var plan = verdict
    plan.collection = .plan
    var result = Self.loaded([verdict, plan, Self.proven]).result
    let found = result.contestedFindings
    #expect(found.map(\.code) == [.contested, .differsFromComputed])
    #expect(found.map(\.place) == [Self.cell("A1"), Self.cell("F9")])
    #expect(found.allSatisfy { $0.severity == .warning })
    result.findings = found
    #expect(result.contestedFindings.isEmpty)
  }

  // MARK: Answers

  @Test func answersAreOptions() throws {
    let options = try InputOptions.parse([
      "--take", "log=My Log", "--take", "signs=positive-is-expense", "--take", "log=Log=2", "--take", "file",
    ])
    #expect(options.taken.answers == [.log: "Log=2", .signs: "positive-is-expense"])
    #expect(options.taken.side == .file)
    let context = options.context(for: "b.xlsx", on: Self.console())
    #expect(context.answers[.log] == "Log=2" && context.signs == .positiveIsExpense)
  }

  @Test(arguments: [
    ("colour=red", "There is no question \"colour\". The questions are log, plan, amounts, signs,"),
    ("both", "It takes QUESTION=ANSWER, or file or backup for an import."),
    ("log=", "The answer to log is a word."), ("year=soon", "The answer to year is a year such as 2026."),
    ("signs=minus", "The answer to signs is negative-is-expense or positive-is-expense."),
  ])
  func whatIsNoAnswerIsWrongUsage(_ text: String, _ words: String) {
    let run = CommandRun(["status", "-", "--take", text], input: Array(Self.csv.utf8))
    #expect(run.status == 2)
    #expect(run.errors.replacing("\n", with: " ").contains(words), "\(run.errors)")
  }

  @Test func onlyAnImportTakesASide() throws {
    let run = CommandRun(
      ["convert", "-", "-", "--to", "json", "--take", "file"], input: Array(Self.csv.utf8))
    #expect(run.status == 2)
    #expect(run.errors.contains("--take file is for budget import"))
    let folder = try TemporaryFolder()
    let book = try folder.write(#"{"version": "2.0"}"#.utf8, to: "book.json")
    let bank = try folder.write(Self.csv.utf8, to: "bank.csv")
    let imported = CommandRun(["import", bank, "--into", book, "--take", "file", "--take", "log=bank"])
    #expect(imported.status == 0, "\(imported.errors)")
  }

  @Test func signsMayBeTakenAsAnAnswer() throws {
    let csv = "Date,Description,Amount\n2026-01-05,Market,-12.50\n2026-01-06,Payroll,900\n"
    let option = CommandRun(
      ["transactions", "-", "--json", "--signs", "positive-is-expense"], input: Array(csv.utf8))
    let answer = CommandRun(
      ["transactions", "-", "--json", "--take", "signs=positive-is-expense"], input: Array(csv.utf8))
    #expect(option.status == 0 && option.output == answer.output)
    #expect(option.output != CommandRun(["transactions", "-", "--json"], input: Array(csv.utf8)).output)
  }

  @Test func aMigrationAsksAndTheAnswerIsAnOption() throws {
    let console = Self.console(asking: ["neither", "my log"])
    var options = try InputOptions.parse([])
    let said = MigrationQuestions(console: console).ask(Self.question, into: &options)
    #expect(said == "--take 'log=My Log'")
    #expect(options.taken == [.answer(.log, "My Log")])
    let byNumber = MigrationQuestions(console: Self.console(asking: ["1"])).ask(Self.question, into: &options)
    #expect(byNumber == "--take log=Log")
    #expect(MigrationQuestions(console: Self.console()).ask(Self.question, into: &options) == nil)
    #expect(MigrationQuestions(console: Self.console(asking: ["Yes"])).goesOn())
    #expect(!MigrationQuestions(console: Self.console()).goesOn())
    #expect(
      MigrationQuestions.contested([Self.proven, Self.contested, Self.contested]) == [Self.question])
  }

  // MARK: What is remembered

  @Test func aBackupRemembersTheVerdictsOfItsFile() {
    var loaded = Self.loaded([Self.contested])
    #expect(loaded.remembered == loaded.budget)
    loaded.fingerprint = FileFingerprint(name: "b.xlsx", bytes: Array("abc".utf8))
    let record = loaded.remembered.imports.first
    #expect(record?.sha1 == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(record?.verdicts == [Self.contested.withoutFileName])
    #expect(record?.rows.isEmpty == true)
  }

  /// A backup that was converted from a file is the same budget as the file.
  @Test func onlyBackupsAreComparedByWhatTheyRemember() throws {
    let folder = try TemporaryFolder()
    let bank = try folder.write(Self.csv.utf8, to: "bank.csv")
    let plain = folder.path("plain.json")
    let now = ["--now", "2026-02-01"]
    #expect(CommandRun(["convert", bank, plain] + now).status == 0)
    let bytes = Array(try Data(contentsOf: URL(filePath: plain)))
    let context = ImportContext(fileName: "plain.json", now: .epoch)
    let backup = try BudgetBackup.read(bytes, context: context)
    var budget = backup.budget
    let uuid = try #require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
    budget.imports = [
      Import(
        id: Identifier(uuid), fileName: "bank.csv", sha1: "", byteCount: 1, verdicts: [Self.contested],
        info: RecordInfo(created: .epoch))
    ]
    let date = try #require(backup.exportDate)
    let marked = try folder.write(try BudgetBackup.write(budget, exportDate: date), to: "marked.json")
    #expect(CommandRun(["diff", bank, marked] + now).status == 0)
    let forgetful = folder.path("forgetful.json")
    #expect(CommandRun(["convert", marked, forgetful, "--for", "2.0"]).errors.contains("imports"))
    #expect(CommandRun(["diff", forgetful, marked] + now).status == 1)
  }

  @Test func theReportOfABackupHasTheVerdictsOfItsImports() throws {
    var loaded = Self.loaded([Self.contested])
    loaded.fingerprint = FileFingerprint(name: "b.xlsx", bytes: [])
    let folder = try TemporaryFolder()
    let bytes = try BudgetBackup.write(loaded.remembered, exportDate: loaded.context.now)
    let path = try folder.write(bytes, to: "book.json")
    let run = CommandRun(["report", path, "--section", "verdicts"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Contested, and accepted by a person: transactions."))
    #expect(
      !CommandRun(["report", CommandRun.sample("household.json")]).output.contains("What the file says"))
  }
}
