import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Spreadsheet
import Testing

/// Mappings: written from what was found, read strictly, and obeyed.
@Suite struct WorkbookMappingTests {
  /// What detection finds and what its own mapping says come to the same budget.
  @Test(arguments: MadeUpWorkbook.all)
  func aWrittenMappingReadsTheSame(_ made: MadeUpWorkbook) throws {
    var context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    context.year = 2025
    let found = try WorkbookImport(made.workbook, context: context)
    let yaml = WorkbookMapping(of: found.tables).yaml(for: "m.xlsx")
    let mapping = try WorkbookMapping(yaml: yaml, file: "m.yaml")
    let mapped = try WorkbookImport(made.workbook, mapping: mapping, context: context)
    #expect(mapped.result.budget == found.result.budget, "\(yaml)")
  }

  private static let workbook = TypedSheet.workbook([
    "Data": """
    Whatever | x | y
    2025-01-05 | Market | 12.5
    2025-02-06 | Payroll | 900
    """
  ])

  @Test func aMappingIsObeyed() throws {
    let mapping = try WorkbookMapping(
      yaml: """
        signs: positive-is-expense
        tables:
          - sheet: Data
            role: log
            range: A1:C
            header: 1
            account: "Joint"
            columns: {A: date, B: kept as Shop, C: amount}
        """, file: "m.yaml")
    let context = ImportContext(fileName: "m.xlsx", now: TypedSheet.now)
    let budget = try WorkbookImport(Self.workbook, mapping: mapping, context: context).result.budget
    #expect(budget.transactions.map(\.date.description) == ["2025-01-05", "2025-02-06"])
    #expect(budget.transactions.map(\.kind) == [.expense, .expense])
    #expect(budget.transactions.map(\.amount) == [hundredths(1250), 900])
    #expect(budget.transactions.first?.customFields == [CustomField(name: "Shop", value: "Market")])
    #expect(budget.accounts.map(\.name) == ["Joint"])
  }

  @Test func includesAreRead() throws {
    let parts = [
      "tables.yaml":
        "tables:\n  - {sheet: Data, role: log, range: 'A1:C3', header: 1, columns: {A: date, C: amount}}\n"
    ]
    let mapping = try WorkbookMapping(yaml: "include: [tables.yaml]\nin-year: 2024\n", file: "m.yaml") {
      name throws(ProfileError) in
      guard let text = parts[name] else {
        throw ProfileError(file: name, line: nil, key: nil, reason: "not there")
      }
      return text
    }
    #expect(mapping.inYear == 2024)
    #expect(mapping.tables.map(\.table.range.description) == ["A1:C3"])
    let fault = #expect(throws: ProfileError.self) {
      try WorkbookMapping(yaml: "include: [m.yaml]\n", file: "m.yaml") { _ throws(ProfileError) in "" }
    }
    #expect(fault?.description == "m.yaml, line 1, include: \"m.yaml\" includes itself")
  }

  @Test func aSheetThatIsNotThereIsNamed() throws {
    let mapping = try WorkbookMapping(
      yaml: "tables:\n  - {sheet: Log, role: log, range: 'A1:C3', columns: {A: date}}\n", file: "m.yaml")
    let error = #expect(throws: ImportError.self) {
      try WorkbookImport(
        Self.workbook, mapping: mapping, context: ImportContext(fileName: "m.xlsx", now: TypedSheet.now))
    }
    #expect(
      error?.findings.map(\.reason) == [
        "the mapping names the sheet \"Log\", which the workbook does not have"
      ])
  }

  @Test(arguments: [
    ("tables:\n  - {role: log, range: 'A1:B2'}", "m.yaml, line 2, tables: the key sheet is missing"),
    (
      "tables:\n  - {sheet: a, role: diary, range: 'A1:B2'}",
      "m.yaml, line 2, tables.role: \"diary\" is none of"
    ),
    (
      "tables:\n  - {sheet: a, role: log, range: here}", "m.yaml, line 2, tables.range: cells are needed here"
    ),
    (
      "tables:\n  - {sheet: a, role: log, range: 'A1:B2', header: 7}",
      "m.yaml, line 2, tables.header: rows of the table are needed here"
    ),
    (
      "tables:\n  - sheet: a\n    role: log\n    range: 'A1:B2'\n    columns: {C: date}",
      "m.yaml, line 5, tables.columns.C: \"C\" is no column of the table"
    ),
    (
      "tables:\n  - sheet: a\n    role: log\n    range: 'A1:B2'\n    columns: {A: dayte}",
      "m.yaml, line 5, tables.columns.A: \"dayte\" is no meaning of a column and no month"
    ),
    ("in-year: soon", "m.yaml, line 1, in-year: a number from 1900 to 2199 is needed here"),
    ("signs: minus", "m.yaml, line 1, signs: negative-is-expense or positive-is-expense is needed here"),
    ("colour: red", "m.yaml, line 1, colour: this key is not known"),
  ])
  func faultsHaveTheirPlace(yaml: String, words: String) throws {
    let error = #expect(throws: ProfileError.self) { try WorkbookMapping(yaml: yaml, file: "m.yaml") }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
  }
}
