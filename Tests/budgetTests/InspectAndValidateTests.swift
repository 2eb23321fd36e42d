import BudgetFiles
import Foundation
import TestSupport
import Testing

@testable import budget
import ExactJSON

/// Tests `budget inspect`, `validate` and `template`.
@Suite struct InspectAndValidateTests {
  private static let csv = """
    Date,Description,Category,Type,Amount
    2026-01-05,Market,Food,Expense,12.50
    2026-01-06,Market,Food,Expense,7.25
    2026-01-09,Payroll,Salary,Income,1500
    2026-01-10,Back,Food,Income,2.75
    someday,Lost,Food,Expense,3
    """

  @Test func sumsRunOverTheWholeFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.csv.utf8, to: "log.csv")
    let run = CommandRun(["inspect", path])
    #expect(run.status == 0)
    let food = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("Food") })
    #expect(food.split(separator: " ") == ["Food", "Variable", "0.00", "3", "2.75", "19.75", "22.50"])
    #expect(run.output.contains("1 error"))
    #expect(run.output.contains("log.csv, line 6"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func jsonHasTheSameFigures() throws {
    let run = CommandRun(["inspect", "-", "--json"], input: Array(Self.csv.utf8))
    let document = try JSONParser.parse(run.bytes)
    guard case .object(let members) = document,
      case .array(let categories)? = members.first(where: { $0.name == "categories" })?.value,
      case .object(let food)? = categories.first
    else {
      Issue.record("no categories")
      return
    }
    #expect(food.contains(JSONMember("name", .string("Food"))))
    #expect(food.contains(JSONMember("all", .number("22.5"))))
    #expect(food.contains(JSONMember("transactions", .number("3"))))
  }

  @Test func whatATerminalWouldActOnIsShownAsText() {
    let csv = Self.csv.replacing("Food", with: "F\u{1B}[2Jood").replacing("someday", with: "\u{1B}[2Jday")
    let run = CommandRun(["inspect", "-"], input: Array(csv.utf8))
    #expect(run.output.contains("F\u{FFFD}[2Jood"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func strictEndsWithStatus1WhereSomethingWasFound() throws {
    #expect(CommandRun(["inspect", "-"], input: Array(Self.csv.utf8)).status == 0)
    #expect(CommandRun(["inspect", "-", "--strict"], input: Array(Self.csv.utf8)).status == 1)
  }

  @Test func validateSaysWhatIsWrongAndEndsWithStatus1() throws {
    let run = CommandRun(["validate", "-"], input: Array(Self.csv.utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("error: standard input, line 6"))
    let json = CommandRun(["validate", "-", "--json"], input: Array(Self.csv.utf8))
    #expect(json.status == 1)
    #expect(json.output.contains("\"severity\": \"error\""))
  }

  @Test(arguments: ["household.xlsx", "household.json", "transactions.csv", "categories.csv"])
  func theSamplesAreSound(name: String) {
    let run = CommandRun(["validate", CommandRun.sample(name)])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func datesAheadOfNowAreWarnings() throws {
    let run = CommandRun(
      ["validate", "-", "--now", "2026-01-07"],
      input: Array(Self.csv.replacing("someday", with: "2026-01-01").utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("warning: standard input, line 4"))
  }

  @Test(arguments: ["household", "spending", "allowance"])
  func templatesAreReadBack(starter: String) throws {
    let folder = try TemporaryFolder()
    for name in ["t.xlsx", "t.json"] {
      #expect(CommandRun(["template", folder.path(name), "--starter", starter]).status == 0)
      let run = CommandRun(["validate", folder.path(name)])
      #expect(run.status == 0, "\(name): \(run.output)")
    }
    let again = CommandRun(["template", folder.path("t.xlsx")])
    #expect(again.status == 4)
    #expect(again.errors.contains("--replace"))
    // The old name of the option still works.
    for word in ["--replace", "--force"] {
      #expect(CommandRun(["template", folder.path("t.xlsx"), word]).status == 0)
    }
    #expect(!CommandRun(["template", "--help"]).output.contains("--force"))
  }

  @Test func theTemplateIsTheSameBytesEachTime() throws {
    let runs = (0..<2).map { _ in CommandRun(["template", "-", "--to", "xlsx", "--now", "2026-01-01"]).bytes }
    #expect(runs[0] == runs[1])
    #expect(!runs[0].isEmpty)
  }
}
