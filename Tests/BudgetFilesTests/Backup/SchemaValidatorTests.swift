import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Validates written backups against the published schema with PyPI's jsonschema, if `make schema` has installed it.
@Suite(.enabled(if: SchemaValidator.isPresent, "make schema installs the validator"))
struct SchemaValidatorTests {
  @Test func everyWrittenBackupSatisfiesTheSchema() throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<200).map { seed in
      var random = RandomBudget(seed: UInt64(seed))
      return try folder.write(
        try BudgetBackup.write(random.budget(), exportDate: .epoch), to: "\(seed).json")
    }
    let sample = packageFolder.appending(path: "Samples/household.json").path
    let (status, output) = try SchemaValidator.validate(paths + [sample])
    #expect(status == 0, "\(output.prefix(2_000))")
    #expect(output.hasSuffix("201 backups, 0 problems\n"))
  }

  @Test func aWrongBackupIsFound() throws {
    let folder = try TemporaryFolder()
    let wrong = """
      {"version": "2.0", "transactions": [{"date": "2026-01-05", "amount": "twelve", "type": "expense",
       "description": "Market"}]}
      """
    let (status, output) = try SchemaValidator.validate([folder.write(wrong.utf8, to: "wrong.json")])
    #expect(status == 1)
    #expect(output.contains("$.transactions[0].amount"))
  }
}

/// PyPI's jsonschema in the folder that `make schema` creates.
private enum SchemaValidator {
  private static let python = packageFolder.appending(path: ".build/schema/bin/python").path
  static let isPresent = FileManager.default.isExecutableFile(atPath: python)

  static func validate(_ paths: [String]) throws -> (status: Int32, output: String) {
    let schema = packageFolder.appending(path: "Docs/backup.schema.json").path
    return try ReferenceProgram.run("validate.py", [schema] + paths, python: python)
  }
}
