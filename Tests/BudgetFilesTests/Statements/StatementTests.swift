import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import Statements

/// Tests OFX and QIF as banks and programs write them, and invalid files.
@Suite struct StatementTests {
  private static func read(
    _ text: String, _ form: StatementImport.Form, order: DateOrder? = nil, mark: DecimalMark? = nil
  ) throws(ImportError) -> StatementImport {
    var context = ImportContext(fileName: "s", now: .epoch, dateOrder: order)
    context.decimalMark = mark
    return try StatementImport(Array(text.utf8), form, context: context)
  }

  private static func ofx(
    _ entries: String, head: String = "<CURDEF>USD<BANKACCTFROM><ACCTID>1234</BANKACCTFROM>"
  )
    -> String
  {
    "<OFX><STMTRS>\(head)<BANKTRANLIST>\(entries)</BANKTRANLIST></STMTRS></OFX>"
  }

  private static func entry(_ amount: String, _ more: String = "<NAME>A") -> String {
    "<STMTTRN><DTPOSTED>20260105<TRNAMT>\(amount)\(more)</STMTTRN>"
  }

  // MARK: OFX

  @Test(arguments: [
    ("-1234.56", "-1234.56"), ("-1234,56", "-1234.56"), ("1.234,56", "1234.56"), ("+7", "7"),
    ("1,234.50", "1234.5"),
    ("1 234,50", "1234.5"),
  ])
  func amountsWithEitherMark(_ text: String, _ amount: String) throws {
    let statement = try Self.read(Self.ofx(Self.entry(text)), .ofx)
    #expect(statement.accounting.read.amount == Decimal(string: amount))
  }

  @Test func anAmountThatCouldBeTwoIsAsked() throws {
    let text = Self.ofx(Self.entry("1,234"))
    let error = #expect(throws: ImportError.self) { try Self.read(text, .ofx) }
    #expect(error?.findings.map(\.code) == [.decimalMarkAmbiguous])
    #expect(try Self.read(text, .ofx, mark: .point).accounting.read.amount == 1234)
    // Another amount in the file decides for all amounts.
    #expect(
      try Self.read(Self.ofx(Self.entry("1,234") + Self.entry("0.50")), .ofx).accounting.read.amount
        == Decimal(string: "1234.5"))
  }

  @Test func valuesAndGroupsAreToldApart() throws {
    let odd = Self.ofx(
      Self.entry("-5", "<MEMO><NAME>Shop</NAME><UNKNOWN><NAME>Inner</UNKNOWN><CHECKNUM>7")
        + Self.entry("-6", "<NAME>B"))
    let budget = try Self.read(odd, .ofx).result.budget
    #expect(budget.transactions.map(\.description) == ["Shop", "B"])
    #expect(budget.transactions[0].customFields == [CustomField(name: "Check number", value: "7")])
  }

  @Test func entriesThatCannotBeUsed() throws {
    let text = Self.ofx(
      [
        Self.entry("0"), Self.entry("much"), "<STMTTRN><TRNAMT>5</STMTTRN>", Self.entry("1234567890123456"),
        Self.entry("5"),
      ]
      .joined(separator: "\n"))
    let statement = try Self.read(text, .ofx)
    #expect(
      statement.result.findings.map(\.code) == [
        .amountZero, .amountUnreadable, .dateMissing, .amountTooPrecise,
      ])
    #expect(
      statement.result.findings.map(\.place.location) == [
        .line(1, field: "TRNAMT"), .line(2, field: "TRNAMT"), .line(3, field: "DTPOSTED"),
        .line(4, field: "TRNAMT"),
      ])
    #expect(statement.accounting.imported.rows == 1)
    #expect(statement.accounting.balance)
  }

  @Test func twoAccountsWithTheSameLastDigits() throws {
    let text =
      "<OFX>"
      + ["991234", "881234"].map { number in
        "<STMTRS><BANKACCTFROM><ACCTID>\(number)<ACCTTYPE>CHECKING</BANKACCTFROM>\(Self.entry("5"))</STMTRS>"
      }.joined() + "</OFX>"
    #expect(
      try Self.read(text, .ofx).result.budget.accounts.map(\.name) == ["Checking 1234", "Checking 1234 (2)"])
  }

  @Test(
    arguments: [
      (
        "<!DOCTYPE x [<!ENTITY a \"b\">]><OFX></OFX>", 1,
        "the file declares a document type or entities, which no bank needs"
      ),
      ("<OFX>\n<STMTRS", 2, "the tag does not end"), ("<OFX>\n\n<!-- ", 3, "what begins here does not end"),
      ("<OFX>\n<=>", 2, "a tag without a name, or with one that no OFX has, stands here"),
      (String(repeating: "<A>", count: 70) + "</A>", 1, "elements stand more than 64 deep in each other"),
      ("<OFX>\n<NAME>" + String(repeating: "x", count: 20_001), 2, "the value has more than 20000 bytes"),
      ("OFXHEADER:100\n<HTML></HTML>", nil, "the file has no element OFX; it is no OFX statement"),
      ("<OFX></OFX>", nil, "the file has no statement of a bank account or a card"),
      ("<OFX>\n\u{0}</OFX>", 2, "the file has a NUL, which no text has"),
    ] as [(String, Int?, String)])
  func refusesWhatIsNoStatement(_ text: String, _ line: Int?, _ reason: String) throws {
    let error = #expect(throws: ImportError.self) { try Self.read(text, .ofx) }
    #expect(error?.findings.map(\.reason) == [reason])
    #expect(error?.findings.first?.place.location == line.map { .line($0, field: nil) } ?? .whole)
  }

  @Test func investmentsAreNamed() throws {
    let text = Self.ofx(Self.entry("5")).replacing("</OFX>", with: "<INVSTMTRS><CURDEF>USD</INVSTMTRS></OFX>")
    #expect(try Self.read(text, .ofx).result.findings.map(\.code) == [.entriesLeftOut])
  }

  // MARK: QIF

  @Test(
    arguments: [
      ("1/31'26", nil, "2026-01-31"), ("31/1'26", nil, "2026-01-31"),
      ("1/ 5/26", DateOrder.monthDayYear, "2026-01-05"),
      ("1/ 5/26", .dayMonthYear, "2026-05-01"), ("31.12.1999", nil, "1999-12-31"),
      ("12-31-99", nil, "1999-12-31"),
      ("2026-01-05", nil, "2026-01-05"), ("5/5'05", nil, "2005-05-05"), ("13/ 2' 1", nil, "2001-02-13"),
    ] as [(String, DateOrder?, String)])
  func datesOfQIF(_ text: String, _ order: DateOrder?, _ date: String) throws {
    let statement = try Self.read("!Type:Bank\nD\(text)\nT5\nPA\n^\n", .qif, order: order)
    #expect(statement.result.budget.transactions.map(\.date.description) == [date])
  }

  @Test func anOrderThatNothingDecidesIsAsked() throws {
    let text = "!Type:Cash\nD1/2'26\nT5\n^\nD3/3'26\nT5\n^\n"
    let error = #expect(throws: ImportError.self) { try Self.read(text, .qif) }
    #expect(error?.findings.map(\.code) == [.dateOrderAmbiguous])
    #expect(error?.findings.first?.place.location == .line(2, field: "D"))
    #expect(error?.findings.first?.remedy?.contains("--date-order") == true)
    let decided = try Self.read(text + "D31/1'26\nT5\n^\n", .qif)
    #expect(
      decided.result.budget.transactions.map(\.date.description) == [
        "2026-02-01", "2026-03-03", "2026-01-31",
      ])
  }

  @Test func partsThatDoNotAddUp() throws {
    let text = "!Type:CCard\nD13/1'26\nT-10.00\nPShop\nSA\n$-6\nSB\n$-3\n^\n"
    let statement = try Self.read(text, .qif)
    let budget = statement.result.budget
    #expect(budget.transactions.map(\.amount) == [6, 3, 1])
    #expect(budget.transactions[2].categoryID == nil)
    #expect(statement.result.findings.map(\.code).contains(.splitDiffers))
    #expect(budget.accounts.map(\.kind) == [.creditCard])
  }

  @Test func aListWithoutAnAccount() throws {
    let text = "!Type:Bank\nD13/1'26\nT100\nPOpening Balance\nL[Giro]\n^\nD14/1'26\nT-5\nPA\nL[Cash]/Trip"
    let budget = try Self.read(text, .qif).result.budget
    #expect(StatementSampleTests.lines(budget) == ["2026-01-14 transfer 5 A Giro > Cash"])
    #expect(budget.accounts.map(\.openingBalance) == [100, 0])
    #expect(budget.transactions[0].customFields == [CustomField(name: "Class", value: "Trip")])
    #expect(
      try Self.read("!Type:Bank\nD13/1'26\nT1\n", .qif).result.budget.accounts.map(\.name) == ["Bank account"]
    )
  }

  @Test(
    arguments: [
      ("D1/1'26\nT5\n^", 1, "the first line does not say what the file holds, such as !Type:Bank"),
      ("!Type:Bank\nP" + String(repeating: "x", count: 20_001), 2, "the line has more than 20000 bytes"),
      (
        "!Type:Bank\n" + String(repeating: "Ax\n", count: 10_001), 10_002,
        "the record has more than 10000 lines"
      ),
      ("!Type:Bank\n", 1, "the file has no entries"),
      ("!Type:Cat\nNFood\n^", nil, "the file has no entries of a bank account, a card or cash"),
    ] as [(String, Int?, String)])
  func refusesWhatIsNoQIF(_ text: String, _ line: Int?, _ reason: String) throws {
    let error = #expect(throws: ImportError.self) { try Self.read(text, .qif) }
    #expect(error?.findings.map(\.reason) == [reason])
    #expect(error?.findings.first?.place.location == line.map { .line($0, field: nil) } ?? .whole)
  }

  @Test func otherListsAreNamed() throws {
    let text =
      "!Type:Cat\nNFood\n^\n!Type:Invst\nD1/1'26\nNBuy\n^\nD1/1'26\n^\n!Type:Bank\r\nD13/1'26\rT5\rPA\r^"
    let statement = try Self.read(text, .qif)
    #expect(
      statement.result.findings.map(\.reason).contains(
        "2 entries of the type \"invst\" are left out; only bank accounts, cards and cash are read"))
    #expect(statement.accounting.imported.rows == 1)
  }

  @Test(
    arguments: [
      ("OFXHEADER:100", StatementImport.Form.ofx), ("\n <OFX>", .ofx), ("<?xml version=\"1.0\"?><OFX>", .ofx),
      ("<?xml version=\"1.0\"?><html>", nil), ("!Type:Bank", .qif), ("!account", .qif), ("Date,Amount", nil),
      ("", nil),
    ] as [(String, StatementImport.Form?)])
  func isKnownByItsContent(_ text: String, _ form: StatementImport.Form?) {
    #expect(StatementImport.Form.sniffed(Array(text.utf8)) == form)
  }

  /// Tests 390 mutants of the samples: each is either refused, or read so that its accounting balances.
  @Test func mutantsDoNoHarm() throws {
    var generator = SeededGenerator(seed: 9)
    for name in ["checking.ofx", "card.qfx", "household.qif"] {
      let bytes = Array(try Data(contentsOf: packageFolder.appending(path: "Samples/Statements/\(name)")))
      for _ in 0..<130 {
        var mutant = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let index = Int.random(in: mutant.indices, using: &generator)
          switch Int.random(in: 0...2, using: &generator) {
          case 0: mutant[index] = Array("<>/&;!^[]'.,-09AD\n\r ".utf8).randomElement(using: &generator) ?? 0
          case 1: mutant.removeSubrange(index..<min(index + 20, mutant.count))
          default: mutant.insert(contentsOf: mutant[index..<min(index + 50, mutant.count)], at: index)
          }
        }
        let context = ImportContext(fileName: name, now: .epoch)
        if let read = try? StatementImport(mutant, name.hasSuffix("qif") ? .qif : .ofx, context: context) {
          #expect(read.accounting.balance)
        }
      }
    }
  }
}
