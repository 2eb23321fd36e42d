import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@Suite struct ValidationTests {
  /// A way to break the sample, and the only finding it must cause.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let code: Finding.Code
    let severity: Finding.Severity
    let path: String
    let change: @Sendable (inout Budget) -> Void

    init(
      _ name: String, _ code: Finding.Code, _ severity: Finding.Severity = .error, at path: String,
      _ change: @escaping @Sendable (inout Budget) -> Void
    ) {
      self.name = name
      self.code = code
      self.severity = severity
      self.path = path
      self.change = change
    }

    var testDescription: String { name }
  }

  static let records: [Case] = [
    Case("blank category name", .nameEmpty, at: "$.categories[1].name") { $0.categories[1].name = " \t\n" },
    Case("same name after trimming", .nameDuplicate, at: "$.categories[2].name") {
      $0.categories[2].name = " Rent "
    },
    Case("same name after NFC", .nameDuplicate, at: "$.categories[2].name") {
      $0.categories[1].name = "Caf\u{E9}"
      $0.categories[2].name = "Cafe\u{301}"
    },
    Case("names apart in case", .nameSimilar, .warning, at: "$.categories[2].name") {
      $0.categories[2].name = "RENT"
    },
    Case("names apart in accents", .nameSimilar, .warning, at: "$.categories[2].name") {
      $0.categories[1].name = "Épargne"
      $0.categories[2].name = "epargne"
    },
    Case("two accounts of a name", .nameDuplicate, .warning, at: "$.accounts[1].name") {
      $0.accounts[1].name = "Checking"
    },
    Case("planned amount too long", .amountOutOfRange, at: "$.categories[1].budgetedAmount") {
      $0.categories[1].budgetedAmount = amount("1234567890123456")
    },
    Case("due on the 32nd", .dayOutOfRange, at: "$.categories[1].dueDate") {
      $0.categories[1].dueDate = .dayOfMonth(32)
    },
    Case("reminder twice", .reminderInvalid, .warning, at: "$.categories[1].reminders") {
      $0.categories[1].reminders.daysBefore = [2, 2]
    },
    Case("negative where not allowed", .amountNegative, .warning, at: "$.categories[1].budgetedAmount") {
      $0.categories[1].budgetedAmount = -1
      $0.settings.allowsNegativeCategories = false
    },
    Case("blank account name", .nameEmpty, at: "$.accounts[1].name") { $0.accounts[1].name = "" },
    Case("three digits", .lastDigitsInvalid, at: "$.accounts[0].lastFourDigits") {
      $0.accounts[0].lastFourDigits = "432"
    },
    Case("whole number", .lastDigitsInvalid, at: "$.accounts[0].lastFourDigits") {
      $0.accounts[0].lastFourDigits = "DE8937040044"
    },
    Case("opening balance too fine", .amountOutOfRange, at: "$.accounts[0].openingBalance") {
      $0.accounts[0].openingBalance = amount("0.00001")
    },
    Case("bill without title", .nameEmpty, at: "$.bills[0].title") { $0.bills[0].title = " " },
    Case("bill of nothing", .amountNotPositive, at: "$.bills[0].amount") { $0.bills[0].amount = 0 },
    Case("bill of no category", .referenceDangling, at: "$.bills[0].categoryId") {
      $0.bills[0].categoryID = id(77)
    },
    Case("bill of no account", .referenceDangling, at: "$.bills[0].accountId") {
      $0.bills[0].accountID = id(77)
    },
    Case("every 0 months", .intervalOutOfRange, at: "$.bills[0].recurrence.interval") {
      $0.bills[0].recurrence.interval = 0
    },
    Case("anchor 0", .dayOutOfRange, at: "$.bills[0].recurrence.anchorDay") {
      $0.bills[0].recurrence.anchorDay = 0
    },
    Case("long period name", .textTooLong, .warning, at: "$.periods[0].name") {
      $0.periods[0].name = String(repeating: "ä", count: 51)
    },
    Case("period reversed", .periodReversed, at: "$.periods[0].endDate") {
      $0.periods[0].end = day("2026-02-28")
    },
    Case("threshold 49", .thresholdOutOfRange, at: "$.limits[0].alertThreshold") {
      $0.limits[0].alertThreshold = 49
    },
    Case("threshold 96", .thresholdOutOfRange, at: "$.limits[0].alertThreshold") {
      $0.limits[0].alertThreshold = 96
    },
    Case("limit of nothing", .amountNotPositive, at: "$.limits[0].amount") { $0.limits[0].amount = -5 },
    Case("limit on income", .limitOnIncome, at: "$.limits[0].categoryId") { $0.limits[0].categoryID = id(1) },
    Case("limit of nobody", .referenceDangling, at: "$.limits[0].memberId") { $0.limits[0].memberID = id(5) },
    Case("member without name", .nameEmpty, at: "$.members[0].name") { $0.members[0].name = "" },
    Case("start day 0", .dayOutOfRange, at: "$.settings.monthStartDay") { $0.settings.monthStartDay = 0 },
    Case("start day 32", .dayOutOfRange, at: "$.settings.monthStartDay") { $0.settings.monthStartDay = 32 },
    Case("reminder after its date", .reminderInvalid, .warning, at: "$.settings.defaultReminders") {
      $0.settings.defaultReminders.daysBefore = [-1]
    },
  ]

  static let collections: [Case] = [
    Case("two primary accounts", .primaryAccountDuplicate, at: "$.accounts[1].isPrimary") {
      $0.accounts[1].isPrimary = true
    },
    Case("periods share a day", .periodOverlap, at: "$.periods[1].startDate") {
      $0.periods.append(Period(id: id(2), name: "May", start: day("2026-05-31"), info: info))
    },
    Case("a period inside an earlier, longer one", .periodOverlap, at: "$.periods[2].startDate") {
      $0.periods[0].end = nil
      $0.periods.insert(
        Period(id: id(2), name: "Winter", start: day("2026-01-01"), end: day("2026-02-28"), info: info), at: 0
      )
      $0.periods.append(
        Period(id: id(3), name: "Late", start: day("2026-12-01"), end: day("2026-12-01"), info: info))
    },
    Case("two limits of one owner", .limitDuplicate, at: "$.limits[1].categoryId") {
      $0.limits.append(
        Limit(id: id(2), categoryID: id(3), memberID: id(1), amount: 9, period: .monthly, info: info))
    },
    Case("a month twice", .monthDuplicate, at: "$.monthlyBudgets[1].month") {
      $0.monthlyBudgets.append(MonthlyBudget(id: id(2), month: $0.monthlyBudgets[0].month, info: info))
    },
    Case("assigned twice", .assignmentDuplicate, at: "$.monthlyBudgets[0].assignments[2].categoryId") {
      $0.monthlyBudgets[0].assignments.append(Assignment(categoryID: id(2), amount: 1))
    },
    Case("assigned to income", .assignmentToIncome, at: "$.monthlyBudgets[0].assignments[0].categoryId") {
      $0.monthlyBudgets[0].assignments[0].categoryID = id(1)
    },
    Case("assigned to nothing", .referenceDangling, at: "$.monthlyBudgets[0].assignments[1].categoryId") {
      $0.monthlyBudgets[0].assignments[1].categoryID = id(88)
    },
    Case("savings goal too fine", .amountOutOfRange, at: "$.monthlyBudgets[0].savingsGoal") {
      $0.monthlyBudgets[0].savingsGoal = amount("1.23456")
    },
    Case("an identity twice", .identifierDuplicate, at: "$.transactions[3].id") {
      $0.transactions[3].id = id(1)
    },
    Case("tombstone of the living", .tombstoneOfLiving, .warning, at: "$.transactions[2].id") {
      $0.tombstones = [Tombstone(id: $0.transactions[2].id.description.uppercased(), deleted: later)]
      $0.categories[2].id = id(33)
      $0.transactions[2].categoryID = id(33)
      $0.limits[0].categoryID = id(33)
      $0.monthlyBudgets[0].assignments[1].categoryID = id(33)
    },
    Case("tombstone of no identity", .tombstoneUnreadable, at: "$.tombstones[0].id") {
      $0.tombstones = [Tombstone(id: "gone", deleted: later)]
    },
  ]

  @Test("what is right has no finding", arguments: Strictness.allCases)
  func sound(strictness: Strictness) {
    let findings = sampleBudget().validationFindings(asOf: day("2026-03-31"), strictness: strictness)
    #expect(findings == [])
  }

  @Test("each rule is found once, at its place", arguments: records + collections)
  func rule(_ rule: Case) throws {
    var budget = sampleBudget()
    rule.change(&budget)
    let findings = budget.validationFindings(asOf: day("2026-12-31"), file: "book.json")
    let finding = try #require(findings.first)
    #expect(findings.count == 1, "\(findings)")
    #expect(finding.code == rule.code)
    #expect(finding.severity == rule.severity)
    #expect(finding.place == Provenance(file: "book.json", .jsonPath(rule.path)))
    #expect(!finding.reason.hasSuffix("."))
  }

  @Test func allFindingsAreCollected() {
    var budget = sampleBudget()
    for rule in Self.records { rule.change(&budget) }
    #expect(budget.validationFindings().count >= 20)
  }

  @Test func periodsThatTouchDoNotOverlap() {
    var budget = sampleBudget()
    budget.periods.append(Period(id: id(2), name: "Summer", start: day("2026-06-01"), info: info))
    #expect(budget.validationFindings() == [])
  }

  @Test func accountNumbersStayOutOfFindings() {
    var budget = sampleBudget()
    budget.accounts[0].lastFourDigits = "DE89370400440532013000"
    #expect(budget.validationFindings().allSatisfy { !$0.reason.contains("370400") })
  }
}

/// Returns the amount written in a text; NaN if the text is not a number.
func amount(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
