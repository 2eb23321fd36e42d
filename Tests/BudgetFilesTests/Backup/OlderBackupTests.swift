import BudgetModel
import FindingWording
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import ImportCore

@Suite struct OlderBackupTests {
  static let exportDate = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch

  private func write(_ budget: Budget, _ version: BudgetBackup.OlderVersion) throws
    -> BudgetBackup.OlderBackup
  {
    try BudgetBackup.write(budget, as: version, exportDate: Self.exportDate)
  }

  private func readBack(_ budget: Budget, _ version: BudgetBackup.OlderVersion) throws -> ImportResult {
    let context = ImportContext(fileName: "old.json", now: .epoch, settings: budget.settings)
    return try BudgetBackup.read(write(budget, version).bytes, context: context)
  }

  private func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
    Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  /// Returns a budget in New York, which is five hours behind UTC in January.
  private func household() throws -> Budget {
    let info = RecordInfo(created: .epoch, updated: Self.exportDate)
    let day = try #require(CalendarDate("2026-01-31"))
    var budget = Budget()
    budget.settings.timeZone = "America/New_York"
    budget.unknown = UnknownFields([UnknownFields.Field(name: "appVersion", json: "\"7\"")])
    var rent = BudgetModel.Category(id: id(1), name: "Rent", group: .fixed, budgetedAmount: 1500, info: info)
    rent.color = HexColor("#FF6B6B")
    rent.dueDate = .date(day)
    rent.icon = "house"
    var water = BudgetModel.Category(
      id: id(2), name: "Water", group: .quarterly, budgetedAmount: 100, info: info)
    water.dueDate = .lastDayOfMonth
    budget.categories = [rent, water]
    budget.accounts = [Account(id: id(3), name: "A", info: info), Account(id: id(4), name: "B", info: info)]
    budget.periods = [Period(id: id(5), name: "Winter", start: day, end: day, info: info)]
    let expense = Transaction(
      id: id(6), date: day, time: TimeOfDay("18:30:00"), amount: try Decimal(strict: "12.50"), kind: .expense,
      description: "Lunch", notes: "with Ann", categoryID: id(1), payee: "Diner", periodID: id(5), info: info)
    var foreign = expense
    foreign.id = id(7)
    foreign.currency = Currency("CHF")
    var transfer = expense
    transfer.id = id(8)
    transfer.kind = .transfer
    (transfer.accountID, transfer.transferAccountID) = (id(3), id(4))
    var income = expense
    income.id = id(9)
    income.kind = .income
    income.time = nil
    budget.transactions = [expense, foreign, transfer, income]
    budget.monthlyBudgets = [
      MonthlyBudget(
        id: id(10), month: day.calendarMonth, startingBalance: 5,
        assignments: [Assignment(categoryID: id(1), amount: 7)], plannedIncome: 3000, info: info)
    ]
    return budget
  }

  @Test func monthlyBudgetsAsText() throws {
    let text = String(decoding: try write(try household(), .monthlyBudgets).bytes, as: UTF8.self)
    #expect(
      text == """
        {
          "version": "1.4.0",
          "exportDate": "2026-02-01T08:00:00Z",
          "monthlyBudgets": [
            {
              "month": "2026-01-01T05:00:00Z",
              "totalIncome": 3000,
              "startingBalance": 5
            }
          ],
          "categories": [
            {
              "name": "Rent",
              "budgetedAmount": 1500,
              "categoryType": "Fixed",
              "colorHex": "#FF6B6B",
              "dueDate": "2026-01-31T05:00:00Z"
            },
            {
              "name": "Water",
              "budgetedAmount": 33.3333,
              "categoryType": "Quarterly"
            }
          ],
          "transactions": [
            {
              "id": "00000000-0000-4000-8000-000000000006",
              "date": "2026-01-31T23:30:00Z",
              "amount": 12.5,
              "transactionDescription": "Lunch",
              "notes": "with Ann",
              "type": "expense",
              "category": "Rent"
            },
            {
              "id": "00000000-0000-4000-8000-000000000009",
              "date": "2026-01-31T05:00:00Z",
              "amount": 12.5,
              "transactionDescription": "Lunch",
              "notes": "with Ann",
              "type": "income",
              "category": "Rent"
            }
          ],
          "appVersion": "7"
        }

        """)
  }

  @Test func monthlyBudgetsNameWhatTheyLeaveOut() throws {
    let findings = try write(try household(), .monthlyBudgets).findings
    #expect(findings.allSatisfy { $0.code == .leftOut })
    #expect(
      findings.filter { $0.severity == .warning }.map { "\($0.place.description) \($0.reason)" } == [
        "$.settings.timeZone the setting timeZone: version 1.4.0 has no place for it",
        "$.monthlyBudgets[0].assignments the assignments of 1 of the monthlyBudgets: version 1.4.0 has no place for it",
        "$.categories[0].icon the icon of 1 of the categories: version 1.4.0 has no place for it",
        "$.categories[1].basis the basis of 1 of the categories: the amount is spread over 3 months, rounded to 4 places",
        "$.categories[1].dueDate the dueDate of 1 of the categories: version 1.4.0 has no due date that comes again",
        "$.transactions[0].payee the payee of 2 of the transactions: version 1.4.0 has no place for it",
        "$.transactions[0].periodId the periodId of 2 of the transactions: version 1.4.0 has no place for it",
        "$.transactions[1] 1 of the transactions: version 1.4.0 has one currency, not CHF too",
        "$.transactions[2] 1 of the transactions: version 1.4.0 has no transactions of type transfer",
        "$.accounts[0] 2 of the accounts: version 1.4.0 has no place for it",
        "$.periods[0] 1 of the periods: version 1.4.0 has no place for it",
      ])
    #expect(
      findings.filter { $0.severity == .info }.map(\.place.description) == [
        "$.monthlyBudgets[0].id", "$.monthlyBudgets[0].created", "$.monthlyBudgets[0].updated",
        "$.categories[0].id", "$.categories[0].created", "$.categories[0].updated",
        "$.transactions[0].created", "$.transactions[0].updated",
      ])
  }

  @Test func periodsAsText() throws {
    let text = String(decoding: try write(try household(), .periods).bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"version\": \"1.0\",\n  \"exportDate\": \"2026-02-01T08:00:00Z\",\n"))
    #expect(
      text.contains(
        """
            {
              "id": "00000000-0000-4000-8000-000000000007",
              "amount": 12.5,
              "currency": "CHF",
              "name": "Lunch",
              "transactionDate": "2026-01-31T23:30:00Z",
              "descriptionText": "with Ann",
              "categoryID": "00000000-0000-4000-8000-000000000001",
              "periodID": "00000000-0000-4000-8000-000000000005",
              "createdAt": "1970-01-01T00:00:00Z",
              "updatedAt": "2026-02-01T08:00:00Z"
            }
        """))
    #expect(
      text.contains(
        """
              "name": "Winter",
              "startDate": "2026-01-31T05:00:00Z",
              "endDate": "2026-01-31T05:00:00Z",
        """))
    let findings = try write(try household(), .periods).findings
    #expect(
      findings.map(\.place.description) == [
        "$.settings.timeZone", "$.transactions[0].payee", "$.transactions[2]", "$.transactions[3]",
        "$.categories[0].type", "$.categories[0].budgetedAmount", "$.categories[0].dueDate",
        "$.categories[1].basis", "$.monthlyBudgets[0]", "$.accounts[0]",
      ])
  }

  /// The data that version 1.4.0 can store are read back unchanged: 20 seeds of 10 budgets each.
  @Test(arguments: 0..<20) func monthlyBudgetsAreReadBack(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(seed))
    for _ in 0..<10 {
      let budget = random.budget()
      let result = try readBack(budget, .monthlyBudgets)
      #expect(result.findings.allSatisfy { $0.code == .currencyAssumed })
      #expect(result.exportDate == Self.exportDate)
      let names = Dictionary(uniqueKeysWithValues: budget.categories.map { ($0.id, $0.name) })
      let newNames = Dictionary(uniqueKeysWithValues: result.budget.categories.map { ($0.id, $0.name) })
      let kept = budget.transactions.filter {
        $0.kind != .transfer && ($0.currency ?? budget.settings.currency) == budget.settings.currency
      }
      #expect(result.budget.transactions.count == kept.count)
      for (old, new) in zip(kept, result.budget.transactions) {
        #expect(
          (old.id, old.date, old.time, old.amount, old.kind) == (
            new.id, new.date, new.time, new.amount, new.kind
          ))
        #expect((old.description, old.notes) == (new.description, new.notes))
        #expect(old.categoryID.flatMap { names[$0] } == new.categoryID.flatMap { newNames[$0] })
        if case .image = old.receipt {
          #expect(new.receipt == old.receipt)
        } else {
          #expect(new.receipt == nil)
        }
      }
      #expect(result.budget.categories.map(\.name) == budget.categories.map(\.name))
      #expect(result.budget.categories.map(\.group) == budget.categories.map(\.group))
      #expect(result.budget.categories.map(\.color) == budget.categories.map(\.color))
      #expect(
        result.budget.categories.filter { $0.dueDate != nil }.map(\.dueDate)
          == budget.categories.compactMap { if case .date = $0.dueDate { $0.dueDate } else { nil } })
      for (old, new) in zip(budget.monthlyBudgets, result.budget.monthlyBudgets) {
        #expect(
          (old.month, old.startingBalance, old.plannedIncome) == (
            new.month, new.startingBalance, new.plannedIncome
          ))
        #expect(
          (old.fixedExpensesTotal, old.variableExpensesTotal, old.savingsGoal)
            == (new.fixedExpensesTotal, new.variableExpensesTotal, new.savingsGoal))
      }
      #expect(result.budget.unknown == budget.unknown)
    }
  }

  /// The data that version 1.0 can store are read back unchanged, with the identifiers and times of the records.
  @Test(arguments: 0..<20) func periodsAreReadBack(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(seed))
    for _ in 0..<10 {
      let budget = random.budget()
      let result = try readBack(budget, .periods)
      #expect(result.findings.allSatisfy { [.currencyAssumed, .currencyOther].contains($0.code) })
      #expect(result.budget.periods == budget.periods)
      let expected = budget.transactions.filter { $0.kind == .expense }.map { old in
        var new = Transaction(
          id: old.id, date: old.date, time: old.time, amount: old.amount, kind: .expense,
          description: old.description, info: old.info)
        (new.notes, new.categoryID, new.periodID) = (old.notes, old.categoryID, old.periodID)
        let currency = old.currency ?? budget.settings.currency
        new.currency = currency == result.budget.settings.currency ? nil : currency
        return new
      }
      #expect(result.budget.transactions == expected)
      let categories = budget.categories.map { old in
        var new = BudgetModel.Category(id: old.id, name: old.name, group: .variable, info: old.info)
        (new.icon, new.color, new.isCustom, new.sortOrder) = (
          old.icon, old.color, old.isCustom, old.sortOrder
        )
        return new
      }
      #expect(result.budget.categories == categories)
    }
  }

  @Test(arguments: BudgetBackup.OlderVersion.allCases)
  func emptyBudgetLosesNothing(_ version: BudgetBackup.OlderVersion) throws {
    #expect(try write(Budget(), version).findings.isEmpty)
    #expect(try readBack(Budget(), version).budget == Budget())
  }

  @Test func unknownTimeZoneIsRefused() throws {
    var budget = Budget()
    budget.settings.timeZone = "Mars/Olympus"
    #expect {
      try write(budget, .periods)
    } throws: { error in
      let finding = (error as? BackupWriteError)?.findings.first
      return finding?.code == .timeZoneUnknown && finding?.place.location == .jsonPath("$.settings.timeZone")
    }
  }

  @Test func damagedBudgetIsRefused() throws {
    var budget = try household()
    budget.transactions[0].categoryID = id(99)
    #expect(throws: BackupWriteError.self) { try write(budget, .monthlyBudgets) }
  }

  @Test func sharedNamesAreTold() throws {
    var budget = try household()
    budget.categories[1].name = " Rent"
    budget.transactions[0].categoryID = id(2)
    let findings = try write(budget, .monthlyBudgets).findings
    #expect(findings.contains { $0.place.location == .jsonPath("$.transactions[0].categoryId") })
  }

  /// Clocks in Berlin go from 02:00 to 03:00 on 2026-03-29 and from 03:00 back to 02:00 on 2026-10-25.
  @Test(arguments: [
    ("2026-03-29", "01:59:59", "2026-03-29T00:59:59Z", true),
    ("2026-03-29", "02:30:00", "2026-03-29T01:30:00Z", false),
    ("2026-03-29", "03:00:00", "2026-03-29T01:00:00Z", true),
    ("2026-10-25", "02:30:00", "2026-10-25T00:30:00Z", true),
    ("2026-10-25", "03:00:00", "2026-10-25T02:00:00Z", true), ("0001-01-01", "00:00:00", "0001-01-01", true),
  ])
  func clocksSkipAndRepeat(_ day: String, _ time: String, _ instant: String, _ isExact: Bool) throws {
    let clock = LocalClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    #expect(clock.instant(day, time) == (instant, isExact))
  }

  /// A budget that cannot be read again must not become an empty backup.
  @Test func whatIsTooDeepIsRefused() throws {
    var budget = try household()
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    budget.unknown = UnknownFields([.init(name: "deep", json: deep)])
    let error = try #require(throws: BackupWriteError.self) { try write(budget, .monthlyBudgets) }
    #expect(error.findings.map(\.code) == [.unknownFieldUnusable])
  }
}
