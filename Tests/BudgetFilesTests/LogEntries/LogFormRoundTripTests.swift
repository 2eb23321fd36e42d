import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

@testable import WorkbookImporting

/// Entries that are written in the form of a log are read back unchanged, whatever the log looks like.
@Suite struct LogFormRoundTripTests {
  struct MadeUpLog: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let entries: [LogEntry]
    /// The texts of the new rows from top to bottom; the cells are joined with `|`.
    let cells: [String]
    var testDescription: String { name }
  }

  static let logs = [
    MadeUpLog(
      name: "English, signed",
      text: """
        Date | Description | Category | Amount
        2026-01-05 | Market | Groceries | -12.5
        2026-01-06 | Payroll | Salary | 900
        2026-01-09 | Cinema | Fun | -20
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "4.25", "Bakery", "groceries"),
        LogEntry("2026-02-01", .income, "900", "Payroll", "Salary"),
      ],
      cells: ["46054|Payroll|Salary|900", "46056|Bakery|Groceries|-4.25"]),
    MadeUpLog(
      name: "German, words, text dates and amounts",
      text: """
        Datum | Beschreibung | Kategorie | Art | Betrag
        '05.01.2026 | Markt | Lebensmittel | Ausgabe | '12,50 €
        '06.01.2026 | Gehalt | Lohn | Einnahme | '1.900,00 €
        '19.01.2026 | Kino | Freizeit | Ausgabe | '20,00 €
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "4.5", "Bäcker", "Lebensmittel"),
        LogEntry("2026-02-04", .income, "2100", "Gehalt", "Lohn"),
      ],
      cells: [
        "03.02.2026|Bäcker|Lebensmittel|Ausgabe|4,50 €", "04.02.2026|Gehalt|Lohn|Einnahme|2.100,00 €",
      ]),
    MadeUpLog(
      name: "French, two columns",
      text: """
        Date | Libellé | Catégorie | Débit | Crédit
        2026-01-05 | Marché | Courses | 12.5 |
        2026-01-06 | Salaire | Revenus | | 1900
        2026-01-19 | Cinéma | Loisirs | 20 |
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "4.5", "Boulangerie", "Courses"),
        LogEntry("2026-02-04", .income, "30", "Cadeau", "Revenus"),
      ],
      cells: ["46056|Boulangerie|Courses|4.5", "46057|Cadeau|Revenus|30"]),
    MadeUpLog(
      name: "Spanish, words, newest first",
      text: """
        Fecha | Concepto | Categoría | Tipo | Importe
        2026-01-19 | Cine | Ocio | Gasto | 20
        2026-01-06 | Nómina | Sueldo | Ingreso | 1900
        2026-01-05 | Mercado | Comida | Gasto | 12.5
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "4.5", "Panadería", "Comida"),
        LogEntry("2026-02-04", .income, "30", "Regalo", "Sueldo"),
      ],
      cells: ["46057|Regalo|Sueldo|Ingreso|30", "46056|Panadería|Comida|Gasto|4.5"]),
    MadeUpLog(
      name: "Portuguese, word never used",
      text: """
        Data | Descrição | Categoria | Tipo | Valor
        2026-01-05 | Mercado | Alimentação | Despesa | 12.5
        2026-01-09 | Cinema | Lazer | Despesa | 20
        2026-01-19 | Padaria | Alimentação | Despesa | 3
        """,
      entries: [LogEntry("2026-02-04", .income, "1900", "Salário", "Trabalho")],
      cells: ["46057|Salário|Trabalho|Receita|1900"]),
    MadeUpLog(
      name: "Swedish, signed, ISO texts",
      text: """
        Datum | Beskrivning | Kategori | Belopp
        '2026-01-05 | Ica | Mat | '-12,50 kr
        '2026-01-06 | Lön | Inkomst | '19 000,00 kr
        '2026-01-19 | Bio | Nöje | '-120,00 kr
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "1045.5", "Ica", "Mat"),
        LogEntry("2026-02-25", .income, "19000", "Lön", "Inkomst"),
      ],
      cells: ["2026-02-03|Ica|Mat|-1 045,50 kr", "2026-02-25|Lön|Inkomst|19 000,00 kr"]),
    MadeUpLog(
      name: "American text dates",
      text: """
        Date | Payee | Category | Amount
        '1/5/26 | Market | Groceries | '-$12.50
        '1/16/26 | Payroll | Salary | '$1,900.00
        '1/19/26 | Cinema | Fun | '-$20.00
        """,
      entries: [LogEntry("2026-02-03", .expense, "1234.5", "Dentist", "Health")],
      cells: ["2/3/26|Dentist|Health|-$1,234.50"]),
    MadeUpLog(
      name: "Named months",
      text: """
        Date | Description | Category | Amount
        '1-Jan-26 | Market | Groceries | -12.5
        '16-Jan-26 | Payroll | Salary | 900
        '9-Feb-26 | Cinema | Fun | -20
        """,
      entries: [
        LogEntry("2026-03-03", .expense, "4", "Bakery", "Groceries"),
        LogEntry("2026-09-10", .expense, "5", "Bakery", "Groceries"),
      ],
      cells: ["3-Mar-26|Bakery|Groceries|-4", "10-Sep-26|Bakery|Groceries|-5"]),
    MadeUpLog(
      name: "Date in three columns",
      text: """
        Year | Month | Day | Description | Category | Amount
        2026 | 1 | 5 | Market | Groceries | -12.5
        2026 | 1 | 16 | Payroll | Salary | 900
        2026 | 2 | 9 | Cinema | Fun | -20
        """,
      entries: [LogEntry("2026-03-03", .expense, "4", "Bakery", "Groceries")],
      cells: ["2026|3|3|Bakery|Groceries|-4"]),
    MadeUpLog(
      name: "Totals row",
      text: """
        Date | Description | Category | Amount
        2026-01-05 | Market | Groceries | -12.5
        2026-01-06 | Payroll | Salary | 900
        2026-01-09 | Cinema | Fun | -20
        Total | | | 867.5
        """,
      entries: [LogEntry("2026-02-03", .expense, "4", "Bakery", "Groceries")],
      cells: ["46056|Bakery|Groceries|-4"]),
    MadeUpLog(
      name: "Plus is expense",
      text: """
        Date | Description | Category | Type | Amount
        2026-01-05 | Market | Groceries | D | 12.5
        2026-01-06 | Payroll | Salary | C | 900
        2026-01-09 | Cinema | Fun | D | 20
        """,
      entries: [
        LogEntry("2026-02-03", .expense, "4", "Bakery", "Groceries"),
        LogEntry("2026-02-04", .income, "4", "Refund", "Groceries"),
      ],
      cells: ["46056|Bakery|Groceries|D|4", "46057|Refund|Groceries|C|4"]),
    MadeUpLog(
      name: "Two accounts",
      text: """
        Date | Account | Description | Category | Amount
        2026-01-05 | Giro | Market | Groceries | -12.5
        2026-01-06 | Giro | Payroll | Salary | 900
        2026-01-09 | Visa | Cinema | Fun | -20
        """,
      entries: [LogEntry("2026-02-03", .expense, "4", "Bakery", "Groceries", account: "Visa")],
      cells: ["46056|Visa|Bakery|Groceries|-4"]),
    MadeUpLog(
      name: "Italian, words, amounts as texts",
      text: """
        Data | Descrizione | Categoria | Tipo | Importo
        '05/01/2026 | Mercato | Spesa | Uscita | '12,50
        '16/01/2026 | Stipendio | Lavoro | Entrata | '1900,00
        '19/01/2026 | Cinema | Svago | Uscita | '20,00
        """,
      entries: [LogEntry("2026-02-03", .expense, "1234.5", "Forno", "Spesa")],
      cells: ["03/02/2026|Forno|Spesa|Uscita|1234,50"]),
  ]

  @Test(arguments: logs)
  func entriesAreReadBack(_ log: MadeUpLog) throws {
    var harness = LogFormHarness(log.text)
    let before = try harness.log()
    let rows = try harness.write(log.entries)
    #expect(rows.map { row in row.cells.map(Self.text).joined(separator: "|") } == log.cells)
    #expect(rows.flatMap { $0.losses } == [])
    let spelled = log.entries.map { entry in
      var entry = entry
      if entry.category == "groceries" { entry.category = "Groceries" }
      return entry.line
    }
    #expect(try harness.log() == (before + spelled).sorted())
    // The written entries are now in the log.
    let again = try harness.form().new(log.entries, beside: harness.reading().result.budget)
    #expect(again.new.isEmpty)
  }

  static func text(_ cell: LogForm.NewCell) -> String {
    cell.value.text ?? cell.value.number.map { "\($0)" } ?? ""
  }
}
