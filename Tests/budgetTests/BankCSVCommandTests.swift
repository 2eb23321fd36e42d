import Foundation
import Spreadsheet
import TestSupport
import Testing

@testable import budget

/// Banks' CSVs through the command: options, profiles, books and findings.
@Suite struct BankCSVCommandTests {
  private static let unsigned = "Booked;Merchant;Sum\n05.01.2026;Shop;4,20\n16.01.2026;Firm;100,00\n"
  private static let profile = """
    name: my-bank
    title: My bank
    header: [Booked, Merchant, Sum]
    columns: {date: Booked, payee: Merchant, amount: Sum}
    signs: positive-is-expense
    """

  @Test func signsAreAskedAndSaid() {
    let asked = CommandRun(["convert", "-", "-", "--to", "csv"], input: Array(Self.unsigned.utf8))
    #expect(asked.status == 3)
    #expect(asked.errors.contains("--signs negative-is-expense"))
    let said = CommandRun(
      ["convert", "-", "-", "--to", "csv", "--signs", "positive-is-expense"], input: Array(Self.unsigned.utf8)
    )
    #expect(said.status == 0)
    #expect(said.output.contains("2026-01-05,Shop,,expense,4.20"))
    #expect(said.errors.contains("rows: 2 read = 2 imported"))
    #expect(said.errors.contains("amounts as in the file: 104.20 read = 104.20 imported"))
  }

  @Test func aWorkbookWithTheLinesOfACSVIsRead() throws {
    let folder = try TemporaryFolder()
    var sheet = Sheet("Hoja1")
    let lines = [
      "Fecha,Categoría,Monto", "2025-01-01,Ingreso,3000", "2025-01-02,Comida,-25.5", "2025-01-03,Bus,-10",
    ]
    for (index, line) in lines.enumerated() {
      sheet.set(Cell(CellReference(clampingRow: index + 1, column: 1), .text(line)))
    }
    let file = try folder.write(Workbook(sheets: [sheet]).xlsx(), to: "Finanzas.xlsx")
    let run = CommandRun(["convert", file, "-", "--to", "csv"])
    #expect(run.status == 0)
    for row in ["2025-01-01,", "2025-01-02,", "2025-01-03,"] { #expect(run.output.contains(row)) }
    #expect(run.output.contains("expense,25.50"))
  }

  @Test func aTextFileWhoseRowsLackTheLastDelimitersIsRead() throws {
    let folder = try TemporaryFolder()
    let text = "Datum\tText\tBetrag\tNotiz\tBeleg\n\n18.11.2016\tMarkt\t-6,26\t\n\n19.11.2016\tBus\t-7,98\t\n"
    let file = try folder.write(text.utf8, to: "konto.txt")
    let run = CommandRun(["convert", file, "-", "--to", "csv"])
    #expect(run.status == 0)
    #expect(run.output.contains("6.26") && run.output.contains("7.98"))
  }

  @Test func aProfileOfOnesOwn() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.profile.utf8, to: "my-bank.yaml")
    let named = CommandRun(["inspect", "-", "--profile", file], input: Array(Self.unsigned.utf8))
    #expect(named.status == 0)
    #expect(named.output.contains("profile my-bank, columns are named on line 1"))
    #expect(named.output.contains("1 \"Booked\": date (100 %: the profile my-bank)"))
    let json = CommandRun(["inspect", "-", "--json", "--profile", file], input: Array(Self.unsigned.utf8))
    #expect(json.output.contains("\"balance\": true"))
  }

  @Test func profilesInTheUsersFolderAreFound() throws {
    let folder = try TemporaryFolder()
    let profiles = folder.url.appending(path: "budget/profiles")
    try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
    try Data(Self.profile.utf8).write(to: profiles.appending(path: "my-bank.yaml"))
    let run = CommandRun(
      ["inspect", "-"], input: Array(Self.unsigned.utf8), environment: ["XDG_CONFIG_HOME": folder.url.path])
    #expect(run.status == 0)
    #expect(run.output.contains("profile my-bank"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aFolderOfProfilesThatCannotBeReadIsRefused() throws {
    let folder = try TemporaryFolder()
    let profiles = folder.url.appending(path: "budget/profiles")
    try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: profiles.path)
    let run = CommandRun(
      ["inspect", "-"], input: Array(Self.unsigned.utf8), environment: ["XDG_CONFIG_HOME": folder.url.path])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: profiles.path)
    #expect(run.errors.contains("budget/profiles: this folder of profiles cannot be read"))
  }

  @Test func aFaultyProfileIsRefusedWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.profile.replacing("title", with: "titel").utf8, to: "my-bank.yaml")
    let run = CommandRun(["inspect", "-", "--profile", file], input: Array(Self.unsigned.utf8))
    #expect(run.status == 3)
    #expect(run.errors == "budget: my-bank.yaml, line 2, titel: this key is not known\n")
    let unknown = CommandRun(["inspect", "-", "--profile", "nobody"], input: Array(Self.unsigned.utf8))
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no profile \"nobody\""))
  }

  @Test func findingsAreWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "findings.csv").path
    let csv = "Date,Payee,Amount\n2026-01-05,Shop,-4.20\nsoon,Shop,-5\n"
    let run = CommandRun(["inspect", "-", "--findings", path], input: Array(csv.utf8))
    #expect(run.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("File,Sheet,Cell,Line,Field,Severity,Code,Reason,Remedy,Raw\r\n"))
    #expect(text.contains("standard input,,,3,Date,error,date-unreadable,"))
    #expect(text.contains(",\"soon,Shop,-5\"\r\n"))
  }
}
