import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import ImportCore
@testable import TextImport
@testable import FieldReading

/// The made-up sample of each profile must be read exactly.
@Suite struct ProfileSampleTests {
  private static let samples = (try? Expectation.all("profiles.json")) ?? []

  private static func read(_ expected: Expectation) throws -> Outcome {
    let bytes = Array(try Data(contentsOf: packageFolder.appending(path: expected.file)))
    let alone = Outcome(bytes, ImportContext(fileName: expected.file, now: .epoch))
    guard let profile = expected.text("profile"), alone.outline?.offeredProfiles.contains(profile) == true
    else {
      return alone
    }
    // A profile that is only offered must be chosen by name.
    return Outcome(
      bytes, ImportContext(fileName: expected.file, now: .epoch),
      CSVOptions(profile: ProfileCatalog.builtIn[profile]))
  }

  @Test func thereIsOneForEachProfile() {
    #expect(
      Set(Self.samples.compactMap { $0.text("profile") }) == Set(ProfileCatalog.builtIn.profiles.map(\.name)))
  }

  @Test(arguments: samples) func isUnderstood(_ expected: Expectation) throws {
    let outcome = try Self.read(expected)
    #expect(outcome.outline?.profile == expected.text("profile"))
    #expect(outcome.outline?.headerLine == expected.number("headerLine"))
    #expect(outcome.columns(expected).wrong == [])
    if let order = expected.dateOrder, order != .yearMonthDay {
      #expect(outcome.outline?.dateOrder?.value == order.code)
    }
  }

  @Test(arguments: samples.filter { $0.kinds == ["log"] }) func rowsAndSumsAreExact(_ expected: Expectation)
    throws
  {
    let outcome = try Self.read(expected)
    #expect(outcome.count == expected.number("transactions"))
    #expect(outcome.sum(.income) == expected.sum("inflow"))
    #expect(outcome.sum(.expense) == expected.sum("outflow"))
    #expect(outcome.fees == expected.sum("fees") ?? 0)
    #expect(outcome.first == expected.text("from"))
    #expect(outcome.last == expected.text("to"))
    let accounting = try #require(outcome.imported?.accounting)
    #expect(accounting.balance)
    #expect(accounting.read.rows == expected.number("rows"))
    #expect(accounting.unusable.rows == expected.unusable)
    #expect(accounting.skipped[.pending]?.rows ?? 0 == expected.number("pending") ?? 0)
    let skipped = accounting.skipped.filter { $0.key != .pending }
    #expect(
      Dictionary(uniqueKeysWithValues: skipped.map { ($0.key.rawValue, $0.value.rows) }) == expected.skipped)
  }

  @Test(arguments: samples.filter { $0.kinds == ["plan"] }) func plansAreExact(_ expected: Expectation) throws
  {
    let imported = try #require(try Self.read(expected).imported)
    let months = imported.result.budget.monthlyBudgets
    #expect(months.map(\.month.description).sorted() == ["2026-01", "2026-02"])
    #expect(months.flatMap(\.assignments).map(\.amount).exactSum() == expected.sum("budgeted"))
    #expect(imported.accounting.balance && imported.accounting.imported.rows == expected.number("rows"))
  }
}
