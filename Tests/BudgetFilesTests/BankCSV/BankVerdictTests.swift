import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import TextImport

/// Tests in made-up files how far the figures of a bank's CSV confirm the rows read from it.
@Suite struct BankVerdictTests {
  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let standing: ImportVerdict.Standing
    let agreeing: Int
    let differing: Int
    var testDescription: String { name }
    init(
      _ name: String, _ text: String, _ standing: ImportVerdict.Standing, agreeing: Int = 0,
      differing: Int = 0
    ) {
      (self.name, self.text, self.standing) = (name, text, standing)
      (self.agreeing, self.differing) = (agreeing, differing)
    }
  }

  static let files = [
    File(
      "balances, oldest first",
      "Date,Text,Amount,Balance\n2026-01-05,A,-4.20,95.80\n2026-01-06,B,-5.80,90.00\n2026-01-07,C,10,100.00\n2026-01-20,D,-1,99.00\n",
      .proven, agreeing: 3),
    File(
      "balances, newest first",
      "Date,Text,Amount,Balance\n2026-01-20,D,-1,99.00\n2026-01-07,C,10,100.00\n2026-01-06,B,-5.80,90.00\n2026-01-05,A,-4.20,95.80\n",
      .proven, agreeing: 3),
    File(
      "the rows of a day in any order",
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,C,10,101\n2026-01-06,B,-5,91\n2026-01-06,E,-2,99\n2026-01-20,D,-1,98\n",
      .proven, agreeing: 4),
    File(
      "a day's last balance in each of its rows",
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,B,-5,99\n2026-01-06,C,10,99\n2026-01-06,E,-2,99\n2026-01-20,D,-1,98\n2026-01-21,D,-1,97\n",
      .proven, agreeing: 3),
    File(
      "two accounts",
      "Date,Account,Text,Amount,Balance\n2026-01-05,X,A,-4,96\n2026-01-05,Y,A,-1,9\n2026-01-06,X,B,-6,90\n2026-01-06,Y,B,-2,7\n2026-01-07,X,C,-1,89\n2026-01-07,Y,C,-3,4\n2026-01-08,X,D,-1,88\n2026-01-08,Y,D,-1,3\n",
      .proven, agreeing: 6),
    File(
      "a pending row does not count",
      "Date,Text,Amount,Status,Balance\n2026-01-05,A,-4,Completed,96\n2026-01-06,B,-6,Pending,96\n2026-01-07,C,-1,Completed,95\n2026-01-08,D,-1,Completed,94\n2026-01-09,D,-1,Completed,93\n",
      .proven, agreeing: 4),
    File(
      "a row is missing in the file",
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,B,-6,90\n2026-01-07,C,-1,82\n2026-01-08,D,-1,81\n2026-01-09,D,-2,79\n",
      .unopposed, agreeing: 3),
    File(
      "a row that cannot be read moved the balance",
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,B,-6,90\nlater,C,-1,89\n2026-01-08,D,-1,88\n2026-01-09,D,-2,86\n",
      .contested, agreeing: 3, differing: 1),
    File(
      "amounts that come in alone say nothing of the way",
      "Date,Text,Amount,Balance\n2026-01-05,Interest A,4,104\n2026-01-06,Interest B,6,110\n2026-01-07,Interest C,1,111\n2026-01-08,Interest D,1,112\n",
      .unopposed, agreeing: 3),
    File(
      "what is owed says nothing of the way",
      "Date,Text,Debit,Credit,Balance\n2026-01-05,A,4,,104\n2026-01-06,B,6,,110\n2026-01-07,C,,10,100\n2026-01-08,D,1,,101\n",
      .unopposed, agreeing: 3),
    File(
      "dates that can be read in two ways",
      "Date,Text,Amount,Balance\n05/01/2026,A,-4,96\n05/01/2026,B,-6,90\n05/01/2026,C,-1,89\n06/01/2026,D,-1,88\n",
      .unopposed, agreeing: 3),
    File(
      "sums of two columns",
      "Date,Text,Debit,Credit\n2026-01-05,A,4.20,\n2026-01-06,B,5.80,\n2026-01-07,C,,12\nTotal,,10.00,12.00\n",
      .proven, agreeing: 2),
    File(
      "a sum of one column",
      "Date,Text,Amount\n2026-01-05,A,-4.20\n2026-01-06,B,-5.80\n2026-01-07,C,12\nTotal,,2.00\n",
      .proven, agreeing: 1),
    File(
      "a sum that differs, and every row was read",
      "Date,Text,Amount\n2026-01-05,A,-4.20\n2026-01-06,B,-5.80\n2026-01-07,C,12\nTotal,,7.00\n",
      .unopposed, differing: 1),
    File(
      "a sum that differs, and a row was not read",
      "Date,Text,Amount\n2026-01-05,A,-4.20\nlater,B,-5.80\n2026-01-07,C,12\nTotal,,2.00\n",
      .contested, differing: 1),
    File(
      "balances above and below the rows",
      "Opening balance,,100\nDate,Text,Amount\n2026-01-05,A,-4.20\n2026-01-06,B,-5.80\n2026-01-07,C,12\nClosing balance,,102\n",
      .proven, agreeing: 1),
    File(
      "sums in the words of a heading",
      "Out: 2 rows 10.00 EUR\nIn: 1 row 12.50 EUR\n\nDate,Text,Amount\n2026-01-05,A,-4.20\n2026-01-06,B,-5.80\n2026-01-07,C,12.50\n",
      .proven, agreeing: 2),
    File("no figure", "Date,Text,Amount\n2026-01-05,A,-4.20\n2026-01-06,B,12\n", .unopposed),
    File(
      "balances among the rows that do not come to the same",
      "Date,Text,Amount\nOpening balance,,100\n2026-01-05,A,-4.20\n2026-01-06,B,-5.80\n2026-01-07,C,12\n2026-01-08,D,-1\nClosing balance,,103\n",
      .unopposed, differing: 1),
    File(
      "no row can be used", "Date,Text,Amount\n2026-01-05,A,x\n2026-01-06,B,y\n", .contested),
  ]

  @Test(arguments: files) func figuresDecide(_ file: File) throws {
    let verdict = try #require(try BankFile.read(file.text).result.verdicts.first)
    #expect(verdict.collection == .transactions)
    #expect(verdict.standing == file.standing)
    #expect(verdict.agreeingCount == file.agreeing)
    #expect(verdict.differingCount == file.differing)
  }

  @Test func aFigureHasItsPlace() throws {
    let text =
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,B,-6,90\n2026-01-07,C,-1,89\n2026-01-20,D,-1,88\n"
    let verdict = try #require(try BankFile.read(text).result.verdicts.first)
    let figure = try #require(verdict.agreeing.last)
    #expect(figure.name == "Balance")
    #expect(figure.place.location == .line(5, field: "Balance"))
    #expect(figure.stated == 88)
    #expect(figure.computed == 88)
  }

  @Test func figuresThatDifferAreFindings() throws {
    let text =
      "Date,Text,Amount,Balance\n2026-01-05,A,-4,96\n2026-01-06,B,-6,90\nlater,C,-1,89\n2026-01-08,D,-1,88\n"
    let found = try BankFile.read(text).result.findings.first { $0.code == .differsFromComputed }
    #expect(found?.fact == .file(.figureDiffers(name: "Balance", stated: 89, computed: 90)))
    #expect(found?.place.location == .line(4, field: "Balance"))
  }

  @Test func anOpenDateOrderIsAQuestion() throws {
    let text = "Date,Text,Amount\n05/01/2026,A,-4.20\n05/01/2026,B,12\n"
    let question = try #require(try BankFile.read(text).result.verdicts.first?.questions.first)
    #expect(question.topic == .dateOrder)
    #expect(question.answers.map(\.option) == ["--date-order mdy", "--date-order dmy"])
    #expect(question.answers[0].expenses == 4.2)
    #expect(question.answers[0].income == 12)
  }
}

/// Tests competing interpretations of a bank's CSV, between which the rows themselves decide.
@Suite struct BankReadingsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let amounts: [String]
    let days: [String]
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ amounts: [String], _ days: [String]) {
      (self.name, self.text, self.amounts, self.days) = (name, text, amounts, days)
    }
  }

  static let cases = [
    Case(
      "the order in which rows are sorted",
      "Date,Text,Amount\n11/02/2026,A,-1\n12/02/2026,B,-2\n01/03/2026,C,-3\n02/03/2026,D,4\n",
      ["-1", "-2", "-3", "4"], ["2026-02-11", "2026-02-12", "2026-03-01", "2026-03-02"]),
    Case(
      "booked on one day as of another",
      "Date,Text,Amount\n01/15/2026,A,-1\n01/16/2026 as of 01/13/2026,B,2\n", ["-1", "2"],
      ["2026-01-15", "2026-01-16"]),
    Case(
      "the days of the statement in each row",
      "initial_date,final_date,name,,amount\n2026-01-01,2026-01-31,A,2026-01-05,-1\n2026-01-01,2026-01-31,B,2026-01-06,2\n",
      ["-1", "2"], ["2026-01-05", "2026-01-06"]),
    Case(
      "days as spreadsheets count them", "Date,Text,Amount\n46027,A,-1\n46028,B,2\n", ["-1", "2"],
      ["2026-01-05", "2026-01-06"]),
    Case(
      "years, months and days without marks", "Date,Text,Amount\n260105,A,-1\n260106,B,2\n", ["-1", "2"],
      ["2026-01-05", "2026-01-06"]),
    Case(
      "CR in a column without a name",
      "Date,Text,Amount,\n2026-01-05,A,1.00,\n2026-01-06,B,2.00,CR\n2026-01-07,C,3.00,\n",
      ["-1", "2", "-3"], ["2026-01-05", "2026-01-06", "2026-01-07"]),
    Case(
      "of two amounts the one from which the balance follows",
      "Date,Text,Amount,Charged,Balance\n2026-01-05,A,-1.00,-1.10,98.90\n2026-01-06,B,-2.00,-2.20,96.70\n2026-01-07,C,3.00,3.30,100.00\n2026-01-08,D,-4.00,-4.40,95.60\n",
      ["-1.1", "-2.2", "3.3", "-4.4"], ["2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08"]),
    Case(
      "a last row that adds up the others",
      "Date,Text,Amount\n2026-01-05,A,-1\n2026-01-06,B,-2\n2026-01-07,C,-3\n2026-01-08,D,4\n2026-01-31,,-2\n",
      ["-1", "-2", "-3", "4"], ["2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08"]),
    Case(
      "a last row like the others",
      "Date,Text,Amount\n2026-01-05,A,-1\n2026-01-06,B,-2\n2026-01-07,C,-3\n2026-01-08,D,4\n2026-01-31,E,-2\n",
      ["-1", "-2", "-3", "4", "-2"],
      ["2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08", "2026-01-31"]),
    Case(
      "an order that was closed moved nothing",
      "交易时间,商品说明,收/支,金额,交易状态\n2026-01-05 10:00:00,甲,支出,1.00,交易成功\n2026-01-06 10:00:00,乙,支出,2.00,交易关闭\n2026-01-07 10:00:00,丙,收入,3.00,交易成功\n",
      ["-1", "3"], ["2026-01-05", "2026-01-07"]),
  ]

  @Test(arguments: cases) func rowsTell(_ example: Case) throws {
    let imported = try BankFile.read(example.text)
    #expect(BankFile.amounts(imported) == example.amounts)
    #expect(imported.result.budget.transactions.map(\.date.description) == example.days)
    #expect(imported.accounting.balance)
  }

  @Test func aJournalIsToldByItsSums() {
    let text =
      "entry,date,account,text,amount\n1,2026-01-05,A,Pay,5\n1,2026-01-05,B,Pay,-5\n2,2026-01-06,A,Gift,1\n2,2026-01-06,C,Gift,-1\n3,2026-01-07,A,Food,-2\n3,2026-01-07,D,Food,2\n"
    #expect(throws: ImportError.self) { try BankFile.read(text) }
  }

  private static func profile(_ more: String) throws -> CSVOptions {
    let yaml =
      "name: my-bank\ntitle: Mine\nheader: [When, What, How much]\ncolumns: {date: When, description: What, amount: How much}\n"
    var options = CSVOptions()
    options.catalog.add(try CSVProfile(yaml: yaml + more, file: "my-bank.yaml"))
    return options
  }

  private static func usual(_ more: String, _ columns: String = "") throws -> CSVOptions {
    let yaml =
      "name: my-bank\ntitle: Mine\nheader: [Date, Text, Amount]\ncolumns: {date: Date, description: Text, amount: Amount\(columns)}\n"
    var options = CSVOptions()
    options.catalog.add(try CSVProfile(yaml: yaml + more, file: "my-bank.yaml"))
    return options
  }

  @Test func aProfileGivesWayToTheOrderOfDates() throws {
    let options = try Self.profile("dateOrder: ymd\nsigns: negative-is-expense\n")
    let imported = try BankFile.read(
      "When,What,How much\n05.01.26,A,-1\n26.01.26,B,2\n", options: options)
    #expect(imported.result.budget.transactions.map(\.date.description) == ["2026-01-05", "2026-01-26"])
    #expect(
      imported.result.findings.contains { $0.fact == .log(.profileContradicted("my-bank", .dates)) })
  }

  @Test func aProfileGivesWayToWords() throws {
    let text =
      "Date,Text,Amount,Way\n2026-01-05,A,-1,debit\n2026-01-06,B,2,credit\n2026-01-07,C,-3,debit\n2026-01-08,D,-3,debit\n"
    let imported = try BankFile.read(text, options: try Self.usual("signs: positive-is-expense\n"))
    #expect(BankFile.amounts(imported) == ["-1", "2", "-3", "-3"])
    #expect(imported.outline.profile == nil)
    let fact = Finding.Fact.log(.profileContradicted("my-bank", .columns))
    #expect(imported.result.findings.contains { $0.fact == fact })
  }

  @Test func aProfileGivesWayToBalances() throws {
    let text =
      "Date,Text,Amount,Balance\n2026-01-05,A,-1,99\n2026-01-06,B,2,101\n2026-01-07,C,-3,98\n2026-01-08,D,-3,95\n"
    let imported = try BankFile.read(
      text, options: try Self.usual("signs: positive-is-expense\n", ", balance: Balance"))
    #expect(BankFile.amounts(imported) == ["-1", "2", "-3", "-3"])
  }

  @Test func answersChooseColumns() throws {
    let text =
      "Created,Date,Text,Amount,Paid\n2026-01-01,2026-01-05,A,-1,-1.5\n2026-01-02,2026-01-06,B,2,2.5\n"
    let imported = try BankFile.read(text) { $0.answers = [.dates: "Created", .amounts: "Paid"] }
    #expect(BankFile.amounts(imported) == ["-1.5", "2.5"])
    #expect(imported.result.budget.transactions.map(\.date.description) == ["2026-01-01", "2026-01-02"])
  }

  @Test func anAnswerLeavesTheProfileOut() throws {
    let options = try Self.profile("signs: positive-is-expense\n")
    let text = "When,What,How much\n2026-01-05,A,1\n2026-01-06,B,-2\n2026-01-07,C,-2\n"
    #expect(try BankFile.read(text, options: options).outline.profile == "my-bank")
    let other = try BankFile.read(text, options: options) {
      $0.answers = [.profile: "none"]
      $0.signs = .negativeIsExpense
    }
    #expect(other.outline.profile == nil)
    #expect(BankFile.amounts(other) == ["1", "-2", "-2"])
  }
}
