import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Tests the sheets of accounts, members, bills, limits and periods: written, read again, and never confused.
@Suite struct RecordSheetTests {
  private static let now = TypedSheet.now
  private static let info = RecordInfo(created: TypedSheet.now)

  private static func id<Entity>(_ number: Int) throws -> Identifier<Entity> {
    try #require(Identifier("00000000-0000-4000-8000-\(String(number + 100_000_000_000))"))
  }

  private static func written(_ budget: Budget) throws -> Workbook {
    let month = try #require(CalendarMonth("2025-11"))
    return WorkbookExport(budget, month: month, now: now).workbook
  }

  private static func comesBack(_ budget: Budget) throws -> ImportResult {
    let bytes = try written(budget).xlsx()
    return try WorkbookImport(
      try Workbook(xlsx: bytes, name: "own.xlsx"), context: ImportContext(fileName: "own.xlsx", now: now)
    ).result
  }

  // MARK: Written and read

  @Test(.enabled(if: Corpus.isPresent)) func everyRecordOfTheCaseComesBack() throws {
    let bytes = [UInt8](
      try Data(contentsOf: Corpus.folder.appending(path: "cases/bills-limits-periods.json")))
    let context = ImportContext(fileName: "case.json", now: Self.now)
    let original = try BudgetBackup.read(bytes, context: context).budget
    let result = try Self.comesBack(original)
    #expect(result.findings.filter { $0.severity > .info } == [])
    #expect(result.budget == HeldByWorkbook(original, readAt: Self.now).budget)
    #expect(result.budget.bills.count == 7)
    #expect(result.budget.limits.count == 3)
    #expect(result.budget.periods.count == 2)
    #expect(result.budget.members.map(\.name) == ["Ann", "Bob"])
    // 4 categories, 9 transactions, 5 accounts, 7 bills, 2 periods, 3 limits and 2 members.
    let month = try #require(CalendarMonth("2025-11"))
    #expect(
      WorkbookExport(original, month: month, now: Self.now).findings.map(\.reason) == [
        "the workbook does not hold the budget's 32 times at which records were made or changed"
      ])
  }

  @Test func anOlderWorkbookIsReadToTheSameBudget() throws {
    let file = packageFolder.appending(path: "Tests/Fixtures/household-without-record-sheets.xlsx")
    let workbook = try Workbook(xlsxAt: file.path)
    #expect(workbook[sheet: "Accounts"] == nil)
    let context = ImportContext(fileName: "household.xlsx", now: Self.now)
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget == HeldByWorkbook(SampleHousehold.make(), readAt: Self.now).budget)
    #expect(result.findings.filter { $0.severity > .info } == [])
  }

  @Test func recordsThatShareANameOrAnIdentityStayApart() throws {
    var budget = Budget()
    budget.accounts = try (0...2).map {
      Account(id: try Self.id($0), name: $0 == 2 ? "Cash (2)" : "Cash", info: Self.info)
    }
    budget.members = try (0...1).map { Member(id: try Self.id($0), name: "Kim", info: Self.info) }
    let due = try #require(CalendarDate("2025-12-01"))
    budget.bills = try (0...2).map { number in
      Bill(
        id: try Self.id(number), title: "Rent", amount: Decimal(number + 1), dueDate: due,
        accountID: try Self.id(number), info: Self.info)
    }
    budget.transactions = try (0...2).map { number in
      Transaction(
        id: try Self.id(number), date: due, amount: 5, kind: .expense, description: "x",
        accountID: try Self.id(2 - number), memberID: try Self.id(number % 2),
        billID: try Self.id(2 - number), info: Self.info)
    }
    #expect(try Self.comesBack(budget).budget == budget)
  }

  @Test(arguments: [
    ["a, b", "c"], ["\"quoted\"", "say \"hi\""], ["", " x "], ["\"", "\","], ["plain", "two words"],
  ])
  func tagsComeBack(tags: [String]) throws {
    var budget = Budget()
    let day = try #require(CalendarDate("2025-12-01"))
    budget.transactions = [
      Transaction(
        id: try Self.id(1), date: day, amount: 5, kind: .expense, description: "x", tags: tags,
        info: Self.info)
    ]
    #expect(try Self.comesBack(budget).budget.transactions.first?.tags == tags)
  }

  @Test func customFieldsMayBeCalledLikeAnything() throws {
    let names = [
      "Bill", "period", "receipt reference", "Jan", "Feb", "Mar", "2026-01-31", "Household Member",
      "Merchant",
      "IBAN", "Status", "First Day", "Last Day", "1,234.50",
    ]
    var budget = Budget()
    let day = try #require(CalendarDate("2025-12-01"))
    budget.transactions = [
      Transaction(
        id: try Self.id(1), date: day, amount: 5, kind: .expense, description: "x",
        customFields: names.map { CustomField(name: $0, value: "DE02120300000000202051") }, info: Self.info)
    ]
    #expect(try Self.comesBack(budget).budget == budget)
  }

  @Test func anOpeningBalanceThatIsATransactionStaysOne() throws {
    var budget = Budget()
    let day = try #require(CalendarDate("2025-12-01"))
    budget.transactions = [
      Transaction(
        id: try Self.id(1), date: day, amount: 500, kind: .income, description: "Opening balance",
        info: Self.info)
    ]
    #expect(try Self.comesBack(budget).budget == budget)
  }

  @Test func sheetsStandOnlyWhereTheBudgetHasTheirRecords() throws {
    #expect(
      try Self.written(Budget()).sheets.map(\.name) == [
        "Budget", "Transactions", "Budget vs Actual", "Settings", "Lists",
      ])
    var random = RandomBudget(seed: 3)
    var budget = random.budget()
    while [
      budget.accounts.count, budget.members.count, budget.bills.count, budget.limits.count,
      budget.periods.count,
    ].contains(0) { budget = random.budget() }
    let workbook = try Self.written(budget)
    for name in ["Accounts", "Members", "Bills", "Limits", "Periods"] {
      let sheet = try #require(workbook[sheet: name])
      #expect(sheet.properties.tables.map(\.name) == [name])
      #expect(sheet.properties.visibility == .visible)
      #expect(sheet.properties.columns.filter(\.isHidden).count == 1)
    }
  }

  // MARK: What people type

  private static let log = """
    Date | Description | Category | Amount | Type
    2026-01-05 | Market | Food | 40 | Expense
    """

  @Test func rowsThatPeopleAddAreReadAndWrongOnesAreFindings() throws {
    let result = try TypedSheet.imported([
      "Bills": """
      Bill | Category | Amount | Next Due | Repeats | Every | Paid | Comment | Id
      Power | Energy | 80 | 2026-01-31 | monthly | 2 | yes | mine |
      Water | Energy | 0 | 2026-02-01 | monthly | 1 | no | |
      Gas | | 12.5 | soon | monthly | 1 | no | |
      Phone | | 20 | 2026-02-03 | hourly | x | maybe | |
      Rent | | | 2026-02-04 | Once | | | |
      """,
      "Limits": """
      Category | Member | Limit | Per | Alert At | Enforced | Id
      Food | Ann | 50 | Week | 0.9 | yes |
      Food | | 200 | month | 80 | |
      """,
      "Log": Self.log,
    ])
    let bills: [String] = result.budget.bills.map { bill in
      "\(bill.title) \(bill.amount) \(bill.recurrence.unit) \(bill.recurrence.interval)"
    }
    #expect(bills == ["Power 80 monthly 2", "Phone 20 once 1"])
    #expect(result.budget.bills.map(\.isPaid) == [true, false])
    #expect(result.budget.limits.map(\.alertThreshold) == [90, 80])
    #expect(result.budget.limits.map(\.period) == [LimitPeriod.weekly, LimitPeriod.monthly])
    #expect(result.budget.members.map(\.name) == ["Ann"])
    #expect(
      result.problems() == [
        "error value-unknown typed.xlsx, sheet Bills, cell C3",
        "error date-unreadable typed.xlsx, sheet Bills, cell D4",
        "warning value-unknown typed.xlsx, sheet Bills, cell E5",
        "warning value-unknown typed.xlsx, sheet Bills, cell F5",
        "warning value-unknown typed.xlsx, sheet Bills, cell G5",
        "error value-missing typed.xlsx, sheet Bills, cell C6",
        "warning value-unknown typed.xlsx, sheet Limits, cell E3",
      ])
  }

  @Test(arguments: [
    ("Bills", "Bill | Amount | Due Date | Paid\nPower | 80 | 15 | yes\nWater | 30 | 16 | no"),
    (
      "Bills",
      "Id | Bill | Amount | Frequency | Paid\n1 | Power | 80 | monthly | yes\n2 | Water | 30 | monthly | no"
    ),
    ("Members", "Member | Id | Budget\nAnn | 1 | 80\nBob | 2 | 30"),
    ("Limits", "Category | Limit | Spent | Id\nPower | 80 | 5 | 1\nWater | 30 | 6 | 2"),
    ("Accounts", "Account | Type | Balance | Id\nMain | Checking | 80 | 1\nCash | Cash | 30 | 2"),
    (
      "Periods", "Period | Start | End | Id\nA | 2026-01-01 | 2026-01-31 | 1\nB | 2026-02-01 | 2026-02-28 | 2"
    ),
  ])
  func sheetsOfOthersAreNotTakenForThese(name: String, text: String) throws {
    let workbook = TypedSheet.workbook(["Sheet": text, "Log": Self.log])
    let context = ImportContext(fileName: "typed.xlsx", now: Self.now)
    let outline = WorkbookImport.outline(workbook, context: context)
    #expect(outline.allSatisfy { $0.role != .records }, "\(name)")
    let budget = try WorkbookImport(workbook, context: context).result.budget
    #expect(budget.bills.isEmpty && budget.limits.isEmpty && budget.periods.isEmpty && budget.members.isEmpty)
  }

  @Test func aMappingOfAnOwnWorkbookReadsTheSame() throws {
    var random = RandomBudget(seed: 11)
    let workbook = try Self.written(random.budget())
    let context = ImportContext(fileName: "own.xlsx", now: Self.now)
    let found = try WorkbookImport(workbook, context: context)
    let text = WorkbookMapping(of: found.tables).yaml(for: "own.xlsx")
    let mapping = try WorkbookMapping(yaml: text, file: "own.yaml")
    let mapped = try WorkbookImport(workbook, mapping: mapping, context: context).result.budget
    #expect(mapped.bills == found.result.budget.bills)
    #expect(mapped.limits == found.result.budget.limits)
    #expect(mapped.accounts == found.result.budget.accounts)
    #expect(mapped.transactions.map(\.billID) == found.result.budget.transactions.map(\.billID))
  }

  @Test(arguments: [1, 5, 9, 11]) func sheetsAreKnownWithoutTheirTables(seed: UInt64) throws {
    var random = RandomBudget(seed: seed)
    let budget = random.budget()
    var workbook = try Self.written(budget)
    for index in workbook.sheets.indices {
      workbook.sheets[index].properties.tables = []
      workbook.sheets[index].name += " of ours"
    }
    let context = ImportContext(fileName: "own.xlsx", now: Self.now)
    let result = try WorkbookImport(workbook, context: context).result
    let expected = HeldByWorkbook(budget, readAt: Self.now).budget
    // Amounts are rounded to the precision of a cell only when the workbook is written as a file.
    #expect(result.budget.accounts.map(\.id) == expected.accounts.map(\.id))
    #expect(result.budget.accounts.map(\.icon) == expected.accounts.map(\.icon))
    #expect(result.budget.members == expected.members)
    #expect(result.budget.periods == expected.periods)
    #expect(result.budget.bills.map(\.recurrence) == expected.bills.map(\.recurrence))
    #expect(result.budget.limits.map(\.alertThreshold) == expected.limits.map(\.alertThreshold))
  }

  @Test func anAccountIsRenamedOnItsOwnSheet() throws {
    var budget = Budget()
    budget.accounts = [
      Account(id: try Self.id(1), name: "Main", openingBalance: 20, info: Self.info)
    ]
    var workbook = try Self.written(budget)
    let index = try #require(workbook.sheets.firstIndex { $0.name == "Accounts" })
    // The formula on the plan still has the old name as its cached value.
    let name = CellReference(clampingRow: 2, column: 1)
    workbook.sheets[index].set(Cell(name, .text("Everyday")))
    let context = ImportContext(fileName: "own.xlsx", now: Self.now)
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.accounts.map(\.name) == ["Everyday"])
    #expect(result.problems() == [])
  }

  @Test func namesThatNoSheetHasAreFindings() throws {
    var budget = Budget()
    let day = try #require(CalendarDate("2025-12-01"))
    budget.periods = [Period(id: try Self.id(1), name: "Trip", start: day, info: Self.info)]
    budget.transactions = [
      Transaction(
        id: try Self.id(1), date: day, amount: 5, kind: .expense, description: "x", periodID: try Self.id(1),
        info: Self.info)
    ]
    var workbook = try Self.written(budget)
    workbook.sheets.removeAll { $0.name == "Periods" }
    let context = ImportContext(fileName: "own.xlsx", now: Self.now)
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.count == 1)
    #expect(result.budget.transactions.allSatisfy { $0.periodID == nil })
    #expect(result.problems() == ["warning reference-unknown own.xlsx, sheet Transactions, cell G2"])
  }
}
