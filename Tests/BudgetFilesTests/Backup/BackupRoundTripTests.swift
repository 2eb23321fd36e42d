import BudgetModel
import CalendarDates
import TestSupport
import Testing

@testable import BudgetBackups
@testable import ImportCore
@testable import ExactJSON

@Suite struct BackupRoundTripTests {
  static let context = ImportContext(fileName: "budget.json", now: UTCTimestamp(date: .earliest))

  /// 40 seeds of 20 budgets each: backup → model → backup gives the same bytes and equal models.
  @Test(arguments: 0..<40) func roundTripIsExact(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(seed))
    for _ in 0..<20 {
      let budget = random.budget()
      let exportDate = UTCTimestamp(date: .latest)
      let bytes = try BudgetBackup.write(budget, exportDate: exportDate)
      let result = try BudgetBackup.read(bytes, context: Self.context)
      #expect(result.budget == budget)
      #expect(result.findings.isEmpty)
      #expect(result.exportDate == exportDate)
      #expect(try BudgetBackup.write(result.budget, exportDate: exportDate) == bytes)
    }
  }

  /// The generator's budgets break no rule, so that properties of valid budgets can be tested with them.
  @Test func randomBudgetsAreValid() {
    var random = RandomBudget(seed: 5)
    for _ in 0..<200 {
      let findings = random.budget().validationFindings()
      #expect(findings.filter { $0.severity == .error }.isEmpty)
    }
  }

  /// A backup with changed bytes is either read, or rejected with the positions of its errors.
  @Test func damagedBackupsAreReadOrRefused() throws {
    var random = RandomBudget(seed: 6)
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<400 {
      var bytes = try BudgetBackup.write(random.budget(), exportDate: .epoch)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = Array("0-9\"{}[],:nte. \\\n".utf8).randomElement(using: &generator) ?? 0
      }
      do throws(ImportError) {
        let result = try BudgetBackup.read(bytes, context: Self.context)
        _ = try? BudgetBackup.write(result.budget, exportDate: .epoch)
      } catch {
        #expect(!error.findings.isEmpty)
      }
    }
  }

  @Test func generatorUsesEveryField() throws {
    var names: Set<String> = []
    var random = RandomBudget(seed: 1)
    for _ in 0..<200 {
      let bytes = try BudgetBackup.write(random.budget(), exportDate: .epoch)
      collectNames(of: try JSONParser.parse(bytes), into: &names)
    }
    let known = BackupKeys.all.flatMap(\.keys)
    #expect(Set(known).subtracting(names).isEmpty)
  }

  private func collectNames(of value: JSONValue, into names: inout Set<String>) {
    switch value {
    case .array(let elements): for element in elements { collectNames(of: element, into: &names) }
    case .object(let members):
      for member in members {
        names.insert(member.name)
        collectNames(of: member.value, into: &names)
      }
    default: break
    }
  }

  @Test func emptyBudgetHasEveryCollection() throws {
    let bytes = try BudgetBackup.write(Budget(), exportDate: .epoch)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "version": "2.1",
          "exportDate": "1970-01-01T00:00:00Z",
          "settings": {
            "currency": "USD",
            "dateFormat": "MM/DD/YYYY",
            "numberFormat": "1,234.56",
            "monthStartDay": 1,
            "firstWeekday": "sunday",
            "timeZone": "UTC",
            "allowNegativeCategoryAmounts": true,
            "rollover": false,
            "appearance": "system",
            "notificationsEnabled": true,
            "defaultReminderEnabled": false,
            "defaultReminderDays": [
              7,
              2,
              0
            ]
          },
          "categories": [],
          "transactions": [],
          "monthlyBudgets": [],
          "accounts": [],
          "bills": [],
          "periods": [],
          "limits": [],
          "members": [],
          "deleted": []
        }

        """)
  }
}

/// The keys of each kind of record, in the order in which they are written.
enum BackupKeys {
  static let all: [(name: String, keys: [String])] = [
    ("backup", BackupRecords.document.fields.map(\.key)),
    ("settings", BackupRecords.settings.fields.map(\.key)),
    ("category", BackupRecords.category.fields.map(\.key)),
    ("transaction", BackupRecords.transaction.fields.map(\.key)),
    ("customField", BackupRecords.customField.fields.map(\.key)),
    ("monthlyBudget", BackupRecords.monthlyBudget.fields.map(\.key)),
    ("account", BackupRecords.account.fields.map(\.key)),
    ("bill", BackupRecords.bill.fields.map(\.key)),
    ("period", BackupRecords.period.fields.map(\.key)),
    ("limit", BackupRecords.limit.fields.map(\.key)),
    ("member", BackupRecords.member.fields.map(\.key)),
    ("tombstone", BackupRecords.tombstone.fields.map(\.key)),
    ("import", BackupRecords.imported.fields.map(\.key)),
    ("importedRow", BackupRecords.importedRow.fields.map(\.key)),
    ("addedRecord", BackupRecords.addedRecord.fields.map(\.key)),
    ("verdict", BackupRecords.verdict.fields.map(\.key)),
    ("statedFigure", BackupRecords.statedFigure.fields.map(\.key)),
    ("leftover", BackupRecords.leftover.fields.map(\.key)),
    ("importQuestion", BackupRecords.importQuestion.fields.map(\.key)),
    ("importAnswer", BackupRecords.importAnswer.fields.map(\.key)),
    ("change", BackupRecords.change.fields.map(\.key)),
    ("recordChange", BackupRecords.recordChange.fields.map(\.key)),
  ]
}
