import BudgetFiles
import BudgetModel
import CalendarDates
import ExactJSON
import Foundation
import Testing

/// In version 2.1, imports store the verdicts of their files.
@Suite struct VerdictBackupTests {
  private static let now = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch

  static var verdict: ImportVerdict {
    func cell(_ reference: String) -> Provenance {
      Provenance(file: nil, .cell(sheet: "Log", reference: reference))
    }
    var verdict = ImportVerdict(.transactions, .contested, records: 44)
    verdict.agreeing = [
      .init(
        name: "Mean", place: cell("F2"),
        stated: Decimal(sign: .plus, exponent: -9, significand: 33_333_333_333), computed: 33)
    ]
    verdict.agreeingCount = 12
    verdict.differing = [
      .init(name: "Closing", place: Provenance(file: nil, .line(9, field: nil)), stated: 12, computed: -5)
    ]
    verdict.differingCount = 1
    verdict.leftovers = [.init(place: Provenance(file: nil, .sheet("Old")), count: 3, sum: 120)]
    var answer = ImportQuestion.Answer(word: "Log", meaning: "the sheet Log", option: "--take log=Log")
    (answer.transactions, answer.income, answer.expenses, answer.planned) = (44, 1_000, 500, 7)
    answer.agreeing = 12
    verdict.questions = [ImportQuestion(.log, at: Provenance(file: nil), answers: [answer])]
    return verdict
  }

  private static func budget(_ verdicts: [ImportVerdict]) throws -> Budget {
    let uuid = try #require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
    var budget = Budget()
    budget.imports = [
      Import(
        id: Identifier(uuid), fileName: "b.xlsx", sha1: String(repeating: "a", count: 40), byteCount: 9,
        verdicts: verdicts, info: RecordInfo(created: now))
    ]
    return budget
  }

  private static func read(_ bytes: [UInt8]) throws -> Budget {
    try BudgetBackup.read(bytes, context: ImportContext(fileName: "b.json", now: now)).budget
  }

  @Test func verdictsAreReadAsTheyWereWritten() throws {
    let budget = try Self.budget([Self.verdict, ImportVerdict(.plan, .unopposed, records: 17)])
    let bytes = try BudgetBackup.write(budget, exportDate: Self.now)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"version\": \"2.1\""))
    let read = try Self.read(bytes)
    #expect(read == budget)
    #expect(try BudgetBackup.write(read, exportDate: Self.now) == bytes)
  }

  @Test func whatALaterVersionAddsIsKept() throws {
    let bytes = try BudgetBackup.write(try Self.budget([Self.verdict]), exportDate: Self.now)
    let later = String(decoding: bytes, as: UTF8.self)
      .replacing("\"version\": \"2.1\"", with: "\"version\": \"2.9\"")
      .replacing("\"sum\": 120", with: "\"sum\": 120,\n              \"why\": \"later\"")
    let written = try BudgetBackup.write(try Self.read(Array(later.utf8)), exportDate: Self.now)
    #expect(
      String(decoding: written, as: UTF8.self)
        == later.replacing("\"version\": \"2.9\"", with: "\"version\": \"2.1\""))
  }

  @Test func theOlderFormHasNoVerdictsAndSaysSo() throws {
    let budget = try Self.budget([Self.verdict])
    let older = try BudgetBackup.write(budget, as: .withoutVerdicts, exportDate: Self.now)
    let text = String(decoding: older.bytes, as: UTF8.self)
    #expect(text.contains("\"version\": \"2.0\"") && !text.contains("verdict"))
    #expect(older.findings.map(\.place.location) == [.jsonPath("$.imports[0].verdicts")])
    #expect(try Self.read(older.bytes) == Self.budget([]))
  }

  @Test func placesAreThoseInTheImportedFile() {
    var verdict = ImportVerdict(.plan, .proven, records: 1)
    let place = Provenance(file: "b.csv", .line(3, field: "Total"))
    verdict.agreeing = [.init(name: "Total", place: place, stated: 1, computed: 1)]
    #expect(verdict.withoutFileName.agreeing.map(\.place) == [Provenance(file: nil, .line(3, field: nil))])
  }

  @Test func anImportRemembersTheVerdicts() throws {
    let context = ImportContext(fileName: "bank.csv", now: Self.now)
    let csv = Array("Date,Description,Amount\n2026-01-05,Market,-12.50\n2026-01-06,Market,-3\n".utf8)
    var result = try CSVImport(csv, context: context).result
    result.verdicts = [Self.verdict]
    let preview = ImportPreview(
      of: result, FileFingerprint(name: "bank.csv", bytes: csv), into: Budget(), now: Self.now)
    #expect(preview.verdicts == [Self.verdict])
    #expect(preview.applied().imports.map(\.verdicts) == [[Self.verdict]])
  }

  @Test func answersFillWhatNothingElseSays() {
    var context = ImportContext(fileName: "b.csv", now: Self.now, dateOrder: .dayMonthYear)
    context.take([.dateOrder: "mdy", .signs: "positive-is-expense", .year: "2025", .byMonth: "actual"])
    #expect(context.dateOrder == .dayMonthYear)
    #expect(context.signs == .positiveIsExpense)
    #expect(context.year == 2025)
    #expect(context.amountsByMonth == .actual)
    context.take([.signs: "negative-is-expense", .log: "Sheet2"])
    #expect(context.answers[.signs] == "positive-is-expense" && context.answers[.log] == "Sheet2")
  }
}
