import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Tests days and months without a year, for which the user must give the year.
@Suite struct DatesWithoutYearTests {
  private static let text = """
    Date,Description,Amount
    '06/07,Rent,-500.00
    '17/07,Pay,900.00
    '31/07,Fee,-2.50

    """

  @Test func theGivenYearIsThatOfAllRows() throws {
    let imported = try BankFile.read(Self.text) { $0.year = 2021 }
    #expect(
      imported.result.budget.transactions.map(\.date.description)
        == ["2021-07-06", "2021-07-17", "2021-07-31"])
    #expect(BankFile.amounts(imported) == ["-500", "900", "-2.5"])
  }

  @Test func withoutAYearItIsAskedFor() throws {
    let error = #expect(throws: ImportError.self) { try BankFile.read(Self.text) }
    #expect(error?.findings.map(\.code) == [.yearMissing])
  }

  @Test func datesWithAYearKeepIt() throws {
    let imported = try BankFile.read("Date,Text,Amount\n2020-07-06,Rent,-500.00\n") { $0.year = 2021 }
    #expect(imported.result.budget.transactions.map(\.date.description) == ["2020-07-06"])
  }

  @Test(arguments: ["4월 20일", "4月20日", "20 Apr", "Apr 20", "20. April"])
  func `a day with a month's name has no year either`(_ day: String) throws {
    let text = "Date,Text,Amount\n\(day),Rent,-500.00\n\(day),Tea,-2.00\n"
    let error = #expect(throws: ImportError.self) { try BankFile.read(text) }
    #expect(error?.findings.map(\.code) == [.yearMissing])
    let imported = try BankFile.read(text) { $0.year = 2024 }
    #expect(imported.result.budget.transactions.map(\.date.description) == ["2024-04-20", "2024-04-20"])
  }
}
