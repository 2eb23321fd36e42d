import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import ImportCore

@Suite struct BackupMigrationTests {
  static func context(_ timeZone: String = "UTC") -> ImportContext {
    var settings = Settings()
    settings.timeZone = timeZone
    return ImportContext(
      fileName: "old.json", now: UTCTimestamp("2026-01-01T00:00:00Z") ?? .epoch, settings: settings)
  }

  private func read(_ text: String, timeZone: String = "UTC") throws -> ImportResult {
    try BudgetBackup.read(Array(text.utf8), context: Self.context(timeZone))
  }

  static let monthlyBudgets = """
    {
      "version": "1.4.0",
      "exportDate": "2025-12-31T10:00:00Z",
      "appVersion": "7",
      "monthlyBudgets": [
        {"month": "2025-12-01T00:00:00Z", "totalIncome": 5000, "fixedExpensesTotal": 1800.50,
         "variableExpensesTotal": 900, "savingsGoal": 400, "startingBalance": 120.25}
      ],
      "categories": [
        {"name": "Rent", "budgetedAmount": 1500.00, "categoryType": "Fixed", "colorHex": "ff6b6b",
         "dueDate": "2025-12-01T00:00:00Z"},
        {"name": "Insurance", "budgetedAmount": 90, "categoryType": "quarterly"}
      ],
      "transactions": [
        {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "date": "2025-12-31T23:30:00Z", "amount": 0.30000000000000,
         "transactionDescription": "December rent", "notes": "late", "type": "expense", "category": "Rent",
         "receiptImageData": "AQID", "mood": {"a": 1.0}},
        {"date": "2025-12-24", "amount": -20.5, "transactionDescription": "", "type": "Expense", "category": "Gifts"},
        {"date": "2025-12-20T08:15:00+01:00", "amount": 2500, "type": "Income", "category": "Salary"}
      ]
    }
    """

  @Test(arguments: ["1.0", "1.1.0", "1.2", "1.3.0", "1.4.0"])
  func monthlyBudgetsBecomeVersion2(_ version: String) throws {
    let result = try read(Self.monthlyBudgets.replacing("1.4.0", with: version))
    let budget = result.budget
    #expect(result.exportDate?.description == "2025-12-31T10:00:00Z")
    #expect(budget.unknown.fields == [UnknownFields.Field(name: "appVersion", json: "\"7\"")])
    #expect(budget.categories.map(\.name) == ["Rent", "Insurance", "Gifts", "Salary"])
    #expect(budget.categories.map(\.group) == [.fixed, .quarterly, .income, .income])
    #expect(budget.categories.allSatisfy { $0.basis == .month })
    #expect(budget.categories[0].color?.text == "#FF6B6B")
    #expect(budget.categories[0].dueDate == .date(try #require(CalendarDate("2025-12-01"))))
    let month = try #require(budget.monthlyBudgets.first)
    #expect(month.month.description == "2025-12")
    #expect(month.plannedIncome == 5000)
    #expect(month.fixedExpensesTotal == Decimal(string: "1800.5"))
    #expect(month.variableExpensesTotal == 900)
    #expect(month.savingsGoal == 400)
    #expect(month.startingBalance == Decimal(string: "120.25"))
  }

  @Test func transactionsOfMonthlyBudgets() throws {
    let result = try read(Self.monthlyBudgets)
    let transactions = result.budget.transactions
    let categories = result.budget.categories
    #expect(transactions.map(\.date.description) == ["2025-12-31", "2025-12-24", "2025-12-20"])
    #expect(transactions.map(\.time?.description) == ["23:30:00", nil, "07:15:00"])
    #expect(transactions.map(\.amount) == [Decimal(string: "0.3"), Decimal(string: "20.5"), 2500])
    #expect(transactions.map(\.kind) == [.expense, .income, .income])
    #expect(transactions.map(\.description) == ["December rent", "Gifts", "Salary"])
    #expect(transactions.map(\.categoryID) == [categories[0].id, categories[2].id, categories[3].id])
    #expect(transactions[0].id.description == "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
    #expect(transactions[0].notes == "late")
    #expect(transactions[0].receipt == .image(Data([1, 2, 3])))
    #expect(transactions[0].info.unknown.fields == [UnknownFields.Field(name: "mood", json: "{\"a\":1.0}")])
    #expect(transactions[0].info.created.description == "2026-01-01T00:00:00Z")
    #expect(result.provenance[transactions[1].id]?.location == .jsonPath("$.transactions[1]"))
    #expect(
      result.findings.map(\.place.location) == [
        .jsonPath("$.transactions[1]"), .jsonPath("$.transactions[1]"), .jsonPath("$.transactions[2]"),
        .whole,
      ])
    #expect(
      result.findings.map(\.code) == [.refund, .categoryNotPlanned, .categoryNotPlanned, .currencyAssumed])
  }

  /// New York is five hours behind UTC in December, so the transaction is still on the last evening of the year.
  @Test func instantsAreDaysInTheZoneOfTheSettings() throws {
    let result = try read(
      Self.monthlyBudgets.replacing("2025-12-31T23:30:00Z", with: "2026-01-01T04:30:00.250Z"),
      timeZone: "America/New_York")
    #expect(result.budget.transactions[0].date.description == "2025-12-31")
    #expect(result.budget.transactions[0].time?.description == "23:30:00")
    // Midnight in UTC is the previous day in New York, so the first of a month falls in the previous month.
    #expect(result.budget.monthlyBudgets[0].month.description == "2025-11")
  }

  @Test func unknownTimeZoneIsRefused() {
    #expect {
      try read(Self.monthlyBudgets, timeZone: "Mars/Olympus")
    } throws: { error in
      guard let finding = (error as? ImportError)?.findings.first else { return false }
      return finding.code == .timeZoneUnknown && finding.reason.contains("Mars/Olympus")
    }
  }

  static let periods = """
    {"version": "1.0", "exportDate": "2025-06-01T12:00:00Z",
     "transactions": [
       {"id": "11111111-1111-4111-8111-111111111111", "amount": 12.5, "currency": "EUR", "name": "Lunch",
        "transactionDate": "2025-05-30T11:00:00Z", "descriptionText": "with Ann",
        "categoryID": "22222222-2222-4222-8222-222222222222", "periodID": "33333333-3333-4333-8333-333333333333",
        "createdAt": "2025-05-30T11:01:00Z", "updatedAt": "2025-05-31T08:00:00Z"},
       {"id": "44444444-4444-4444-8444-444444444444", "amount": 3, "currency": "USD", "name": "Bus",
        "transactionDate": "2025-05-31T00:00:00Z", "descriptionText": null, "categoryID": null, "periodID": null,
        "createdAt": "2025-05-31T08:00:00Z", "updatedAt": "2025-05-31T08:00:00Z"}],
     "categories": [
       {"id": "22222222-2222-4222-8222-222222222222", "name": "Restaurants", "icon": "fork.knife",
        "colorHex": "#FFA07A", "isCustom": false, "sortOrder": 1,
        "createdAt": "2025-01-01T00:00:00Z", "updatedAt": "2025-01-02T00:00:00Z"}],
     "periods": [
       {"id": "33333333-3333-4333-8333-333333333333", "name": "Rome", "startDate": "2025-05-29T00:00:00Z",
        "endDate": null, "createdAt": "2025-01-01T00:00:00Z", "updatedAt": "2025-01-01T00:00:00Z"}]}
    """

  @Test func periodsBecomeVersion2() throws {
    let result = try read(Self.periods)
    let budget = result.budget
    #expect(result.findings.map(\.code) == [.currencyOther])
    let category = try #require(budget.categories.first)
    #expect(category.group == .variable)
    #expect(category.icon == "fork.knife")
    #expect(category.color?.text == "#FFA07A")
    #expect(!category.isCustom)
    #expect(category.sortOrder == 1)
    #expect(category.info.created.description == "2025-01-01T00:00:00Z")
    #expect(category.info.updated.description == "2025-01-02T00:00:00Z")
    let period = try #require(budget.periods.first)
    #expect(period.name == "Rome")
    #expect(period.start.description == "2025-05-29")
    #expect(period.end == nil)
    let lunch = budget.transactions[0]
    #expect(lunch.kind == .expense)
    #expect(lunch.description == "Lunch")
    #expect(lunch.notes == "with Ann")
    #expect(lunch.date.description == "2025-05-30")
    #expect(lunch.time?.description == "11:00:00")
    #expect(lunch.currency?.code == "EUR")
    #expect(lunch.categoryID == category.id)
    #expect(lunch.periodID == period.id)
    let bus = budget.transactions[1]
    #expect(bus.time == nil)
    #expect(bus.currency == nil)
    #expect(bus.notes == nil)
    #expect(bus.categoryID == nil)
  }

  @Test(arguments: [
    ("periods", #""periods":[]"#, "$.transactions[0].transactionDate"),
    ("monthly budgets", #""monthlyBudgets":[]"#, "$.transactions[0].date"),
    ("neither", #""settings":{}"#, "$.transactions[0].transactionDate"),
  ])
  func version1_0IsToldByItsKeys(_ name: String, _ collection: String, _ path: String) {
    let transaction = #"{"transactionDate":"soon","date":"soon","amount":1,"type":"expense","name":"x"}"#
    let text = #"{"version":"1.0",\#(collection),"transactions":[\#(transaction)]}"#
    #expect {
      try read(text)
    } throws: { error in
      (error as? ImportError)?.findings.first?.place.location == .jsonPath(path)
    }
  }

  @Test func migratedBackupIsWrittenAndReadTheSame() throws {
    for text in [Self.monthlyBudgets, Self.periods] {
      let result = try read(text)
      #expect(try read(text) == result)
      let bytes = try BudgetBackup.write(result.budget, exportDate: .epoch)
      #expect(try BudgetBackup.read(bytes, context: Self.context()).budget == result.budget)
    }
  }

  @Test func localTimeWithoutOffsetIsTakenAsItIs() throws {
    let result = try read(
      Self.periods.replacing("2025-05-30T11:00:00Z", with: "2025-05-30T21:05:00"), timeZone: "Asia/Tokyo")
    #expect(result.budget.transactions[0].date.description == "2025-05-30")
    #expect(result.budget.transactions[0].time?.description == "21:05:00")
  }
}
