import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import ExactJSON

/// Checks that the published JSON Schema agrees with the reader and the writer.
@Suite struct BackupSchemaTests {
  private static func definitions() throws -> [JSONMember] {
    let bytes = Array(try Data(contentsOf: packageFolder.appending(path: "Docs/backup.schema.json")))
    return try #require(try JSONParser.parse(bytes).members?["$defs"]?.members)
  }

  @Test(arguments: BackupKeys.all.map(\.name)) func describesEveryKeyInItsOrder(_ name: String) throws {
    let keys = try #require(BackupKeys.all.first { $0.name == name }?.keys)
    let definition = try #require(try Self.definitions()[name]?.members)
    #expect(definition["properties"]?.members?.map(\.name) == keys)
  }

  private static func required<Record>(_ shape: BackupShape<Record>) -> [String] {
    shape.fields.filter { if case .required = $0.absence { true } else { false } }.map(\.key)
  }

  static let required = [
    ("backup", required(BackupRecords.document)), ("settings", required(BackupRecords.settings)),
    ("category", required(BackupRecords.category)), ("transaction", required(BackupRecords.transaction)),
    ("customField", required(BackupRecords.customField)),
    ("monthlyBudget", required(BackupRecords.monthlyBudget)),
    ("account", required(BackupRecords.account)), ("bill", required(BackupRecords.bill)),
    ("period", required(BackupRecords.period)), ("limit", required(BackupRecords.limit)),
    ("member", required(BackupRecords.member)), ("tombstone", required(BackupRecords.tombstone)),
    ("import", required(BackupRecords.imported)), ("importedRow", required(BackupRecords.importedRow)),
    ("addedRecord", required(BackupRecords.addedRecord)), ("verdict", required(BackupRecords.verdict)),
    ("statedFigure", required(BackupRecords.statedFigure)), ("leftover", required(BackupRecords.leftover)),
    ("importQuestion", required(BackupRecords.importQuestion)),
    ("importAnswer", required(BackupRecords.importAnswer)), ("change", required(BackupRecords.change)),
    ("recordChange", required(BackupRecords.recordChange)),
  ]

  @Test(arguments: required) func requiresWhatTheReaderRequires(_ name: String, _ keys: [String]) throws {
    let definition = try #require(try Self.definitions()[name]?.members)
    #expect(definition["required"]?.elements?.compactMap(\.text) == keys)
  }

  @Test(arguments: [
    ("category", "type", CategoryGroup.allCases.map(\.rawValue)),
    ("category", "basis", AmountBasis.allCases.map(\.rawValue)),
    ("transaction", "type", TransactionKind.allCases.map(\.rawValue)),
    ("account", "type", AccountKind.allCases.map(\.rawValue)),
    ("bill", "recurrence", Recurrence.Unit.allCases.map(\.rawValue)),
    ("limit", "period", LimitPeriod.allCases.map(\.rawValue)),
    ("importedRow", "role", ImportedRow.Role.allCases.map(\.rawValue)),
    ("addedRecord", "collection", AddedRecord.Collection.allCases.map(\.rawValue)),
    ("verdict", "collection", ImportVerdict.Collection.allCases.map(\.rawValue)),
    ("verdict", "standing", ImportVerdict.Standing.allCases.map(\.rawValue)),
    ("importQuestion", "topic", ImportQuestion.Topic.allCases.map(\.rawValue)),
    ("recordChange", "collection", RecordChange.Collection.allCases.map(\.rawValue)),
    ("settings", "dateFormat", DateFormat.allCases.map(\.rawValue)),
    ("settings", "numberFormat", AmountFormat.allCases.map(\.rawValue)),
    ("settings", "firstWeekday", Weekday.allCases.map(\.rawValue)),
    ("settings", "appearance", Appearance.allCases.map(\.rawValue)),
    ("settings", "paydayFrequency", PaydayFrequency.allCases.map(\.rawValue)),
  ])
  func knowsEveryWord(_ name: String, _ key: String, _ words: [String]) throws {
    let properties = try Self.definitions()[name]?.members?["properties"]?.members
    #expect(properties?[key]?.members?["enum"]?.elements?.compactMap(\.text) == words)
  }
}
