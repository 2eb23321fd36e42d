import Foundation
import Spreadsheet
import TestSupport
import Testing

@testable import budget

/// Tests the CSV files of banks with the command: options, profiles, books and findings.
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

  @Test(arguments: [("Jaar;Maand;Dag", ";"), ("Datum", "-")])
  func aCSVWithAColumnForEachCategoryIsReadLikeASheet(_ header: String, _ mark: String) throws {
    let folder = try TemporaryFolder()
    let days = ["2026;1;3", "2026;1;5", "2026;2;9"].map { $0.replacingOccurrences(of: ";", with: mark) }
    let text = """
      \(header);Boodschappen;Huur;Cadeaus;Opmerking
      \(days[0]);45,20;;;AH
      \(days[1]);;890,00;12,50;
      \(days[2]);61,05;;;Lidl

      """
    let file = try folder.write(text.utf8, to: "dagen.csv")
    let run = CommandRun(["convert", file, "-", "--to", "csv"])
    #expect(run.status == 0)
    for row in ["2026-01-03,", "2026-01-05,", "2026-02-09,", ",45.20", ",890.00", ",12.50", ",61.05"] {
      #expect(run.output.contains(row))
    }
    // `1.890` may be 1890 or 1.89.
    let open = Array(text.replacing("890,00", with: "1.890").utf8)
    let unclear = CommandRun(["convert", "-", "-", "--to", "csv"], input: open)
    #expect(unclear.status == 3 && unclear.output.isEmpty)
    let said = CommandRun(["convert", "-", "-", "--to", "csv", "--decimal-mark", "comma"], input: open)
    #expect(said.output.contains(",1890.00") && said.output.contains(",45.20"))
    // A CSV file with only the columns of a plan is still not read as a log.
    let list = CommandRun(
      ["convert", "-", "-", "--to", "csv"], input: Array("gas,15\nfood,95\ncar,70\n".utf8))
    #expect(list.status == 3)
  }

  // A profile names the columns of the file as they are.
  @Test func aProfileJoinsYearMonthAndDayItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Year,Month,Day,Text,Amount\n2026,1,5,Pay,900.00\n2026,1,6,Rent,-400.00\n".utf8, to: "days.csv")
    let profile = try folder.write(
      """
      name: days
      title: Days
      header: [Year, Month, Day, Text, Amount]
      columns:
        date: {join: [Year, Month, Day]}
        description: Text
        amount: Amount
      signs: negative-is-expense

      """.utf8, to: "days.yaml")
    let run = CommandRun(["convert", file, "-", "--to", "csv", "--profile", profile])
    #expect(run.status == 0)
    #expect(run.output.contains("2026-01-05,Pay,,income,900.00"))
    #expect(run.output.contains("2026-01-06,Rent,,expense,400.00"))
  }

  // January says what a minus means; February alone has only a salary.
  @Test func anEntryHasTheSignsOfTheOtherMonths() throws {
    let folder = try TemporaryFolder()
    let january = ["2026-01-05,Salary,900", "2026-01-06,Rent,-400", "2026-01-07,Market,-35"]
    let sheets = [("Jan", january), ("Feb", ["2026-02-05,Salary,900"])].map { name, rows in
      var sheet = Sheet(name)
      for (row, line) in (["Date,Text,Amount"] + rows).enumerated() {
        for (column, text) in line.split(separator: ",").enumerated() {
          let value = Decimal(string: String(text)).flatMap { column == 2 && row > 0 ? $0 : nil }
          let reference = CellReference(clampingRow: row + 1, column: column + 1)
          sheet.set(Cell(reference, value.map { .number($0) } ?? .text(String(text))))
        }
      }
      return sheet
    }
    let file = try folder.write(Workbook(sheets: sheets).xlsx(), to: "months.xlsx")
    let run = CommandRun(["add", "5", "Tea", "--to", file, "--date", "2026-02-07", "--dry-run"])
    #expect(run.status == 0)
    #expect(run.output.contains("-5"))
  }

  @Test func aLongCSVIsNotReadLikeASheet() {
    func run(_ rows: Int) -> CommandRun {
      let days = (0..<rows).map { row in
        let amounts = ["\(row)5,20;;", ";\(row)0,00;", ";;\(row)2,50"][row % 3]
        return "2026;1;\(row % 28 + 1);\(amounts);note"
      }
      let lines = ["Jaar;Maand;Dag;Boodschappen;Huur;Cadeaus;Opmerking"] + days
      return CommandRun(
        ["convert", "-", "-", "--to", "csv"], input: Array(lines.joined(separator: "\n").utf8))
    }
    #expect(run(30).status == 0)
    #expect(run(10_002).status == 3)
  }

  @Test func rowsOfTheSameFewCategoriesAreNoPlan() throws {
    let folder = try TemporaryFolder()
    let text = """
      Amount,Category,Description,Y,M,D,Type
      -97.0,Casa,rent,2024,12,31,0
      -98.0,Casa,power,2024,12,28,0
      -30.0,Casa,water,2024,12,8,0
      -39.0,Auto,fuel,2024,12,5,0
      -12.0,Auto,wash,2024,11,30,0

      """
    let file = try folder.write(text.utf8, to: "wallet.csv")
    let run = CommandRun(["convert", file, "-", "--to", "csv"])
    #expect(run.status == 0)
    #expect(run.output.contains("2024-12-31,rent,Casa,expense,97.00"))
    #expect(run.output.contains("2024-11-30,wash,Auto,expense,12.00"))
  }

  @Test(arguments: [
    // `Receipt?` is about a piece of paper, not about money received.
    ("Date,$ Spent,Store,Receipt?\n2024-08-15,904,Crossing,Yes\n2024-08-18,7.45,Wendys,No\n", "expense,7.45"),
    ("Tipo,monto,fecha\n🤑 Ingreso,500,2024-09-24\n🚨 Gasto,80,2024-09-24\n", "expense,80.00"),
    ("🧾 Fecha,💸 Monto\n2024-09-24,-500\n2024-09-25,20\n", "expense,500.00"),
  ])
  func namesAndWordsMayHaveSigns(_ text: String, _ expected: String) {
    let run = CommandRun(["convert", "-", "-", "--to", "csv"], input: Array(text.utf8))
    #expect(run.status == 0)
    #expect(run.output.contains(expected))
  }

  @Test func aNumberInFrontOfTheDateIsNoAmount() {
    let rows = "7,2023-07-18,식품,lunch,2500,note\n3,2023-07-19,식품,lunch,1200,note\n"
    let run = CommandRun(
      ["convert", "-", "-", "--to", "csv", "--signs", "positive-is-expense"], input: Array(rows.utf8))
    #expect(run.output.contains("expense,2500.00") && run.output.contains("expense,1200.00"))
  }

  @Test func aWordForIncomeAmongPurchasesIsAsked() {
    let text = """
      Fecha,Movimiento,Importe
      2025-07-01,PAGO TIENDA,10.00
      2025-07-02,PAGO LUZ,11.00
      2025-07-03,PAGO AGUA,12.00
      2025-07-04,PAGO GAS,13.00
      2025-07-05,PAGO BUS,14.00
      2025-07-06,ABONO,500.00

      """
    let run = CommandRun(["convert", "-", "-", "--to", "csv"], input: Array(text.utf8))
    #expect(run.status == 3)
    #expect(run.errors.contains("--signs"))
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
