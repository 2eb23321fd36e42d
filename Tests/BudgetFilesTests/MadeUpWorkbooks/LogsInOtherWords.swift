import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with words, dates or amounts as written in other countries.
enum LogsInOtherWords {
  static let all = [
    turkish(), russian(), japanese(), dutch(), hebrewTypes(), portuguese(), german(), spanish(),
    korean(), norwegian(),
  ]

  private static func make(
    _ name: String, seed: UInt64, sheet: String, row: Int = 1, onlySpending: Bool = false,
    last: [LogRow] = [], _ columns: [LogColumn]
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed)
    let draft = WorkbookDraft()
    let first = day(2025, 1, 13)
    let facts =
      onlySpending ? maker.spendings(24, from: first, days: 90) : maker.facts(24, from: first, days: 90)
    draft.expectation.facts = facts
    if !last.isEmpty { draft.expectation.skipped = [.totals: last.count] }
    draft.sheet(sheet) { pen in pen.log(columns, facts.map { .fact($0) } + last, row: row) }
    return draft.named(name)
  }

  private static func textual(
    _ header: String, _ meaning: String, _ shows: @escaping (Fact) -> Bool = { _ in true },
    _ write: @escaping (Fact) -> String
  ) -> LogColumn {
    LogColumn(header, meaning) { fact, _ in shows(fact) ? .text(write(fact)) : .none }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func turkish() -> MadeUpWorkbook {
    make(
      "log-turkish", seed: 1_201, sheet: "Sayfa1",
      [
        .date("Tarih", "dd\\.mm\\.yyyy"), .description("Açıklama"), .category("Kategori"),
        textual("Gelir", "inflow", \.isIncome) { "\(AmountsAsText.grouped($0.magnitude, ".", ",")) TL" },
        textual("Gider", "outflow", { !$0.isIncome }) {
          "\(AmountsAsText.grouped($0.magnitude, ".", ",")) TL"
        },
      ])
  }

  private static func russian() -> MadeUpWorkbook {
    make(
      "log-russian", seed: 1_202, sheet: "Расходы", row: 3, onlySpending: true,
      [
        textual("Дата", "date") { "\(two($0.date.day)).\(two($0.date.month)).\($0.date.year)" },
        .category("Категория"),
        textual("Сумма", "amount") { "\(AmountsAsText.grouped($0.magnitude, "\u{A0}", ",")) ₽" },
        .payee("Комментарий", "note|description"),
      ])
  }

  private static func japanese() -> MadeUpWorkbook {
    make(
      "log-japanese", seed: 1_203, sheet: "家計簿", row: 2,
      [
        textual("日付", "date") { "\($0.date.year)年\($0.date.month)月\($0.date.day)日" },
        .category("費目"), .description("内容"),
        textual("収入", "inflow", \.isIncome) { "¥\(AmountsAsText.grouped($0.magnitude, ",", "."))" },
        textual("支出", "outflow", { !$0.isIncome }) { "¥\(AmountsAsText.grouped($0.magnitude, ",", "."))" },
      ])
  }

  /// Dates as numbers such as `20250301`, and a word for the direction.
  private static func dutch() -> MadeUpWorkbook {
    make(
      "log-dutch-bank", seed: 1_204, sheet: "Blad1",
      [
        LogColumn("Datum", "date") { fact, _ in
          .number(Decimal(fact.date.year * 10_000 + fact.date.month * 100 + fact.date.day))
        },
        .payee("Naam / Omschrijving"), .category("Categorie"), .type("Af Bij", income: "Bij", expense: "Af"),
        textual("Bedrag (EUR)", "amount") { AmountsAsText.grouped($0.magnitude, "", ",") },
      ])
  }

  private static func hebrewTypes() -> MadeUpWorkbook {
    make(
      "log-hebrew-types", seed: 1_205, sheet: "תנועות", row: 2,
      [
        .date("תאריך", "dd/mm/yyyy"), .description("תיאור"), .category("קטגוריה"), .unsigned("סכום"),
        .type("סוג", income: "הכנסה", expense: "הוצאה"),
      ])
  }

  private static func portuguese() -> MadeUpWorkbook {
    make(
      "log-portuguese-texts", seed: 1_206, sheet: "Lançamentos", row: 3,
      [
        textual("Data", "date") { "\(two($0.date.day))/\(two($0.date.month))/\($0.date.year)" },
        .description("Descrição"), .category("Categoria"),
        textual("Valor (R$)", "amount") { "R$ \(AmountsAsText.grouped($0.magnitude, ".", ","))" },
        .type("Tipo", income: "Entrada", expense: "Saída"),
      ])
  }

  private static func german() -> MadeUpWorkbook {
    make(
      "log-german-with-a-sum", seed: 1_207, sheet: "Konto", row: 3, last: [.total("Summe")],
      [
        textual("Datum", "date") { "\(two($0.date.day)).\(two($0.date.month)).\($0.date.year)" },
        .payee("Verwendungszweck", "memo|description"), .category("Kategorie"), .inflow("Einnahmen"),
        .outflow("Ausgaben"),
        .balance("Saldo", opening: 1_000),
      ])
  }

  private static func spanish() -> MadeUpWorkbook {
    make(
      "log-spanish-two-columns", seed: 1_208, sheet: "Movimientos",
      [
        .date("Fecha", "dd/mm/yyyy"), .description("Concepto"), .category("Categoría"), .inflow("Ingresos"),
        .outflow("Gastos"),
      ])
  }

  private static func korean() -> MadeUpWorkbook {
    make(
      "log-korean", seed: 1_209, sheet: "가계부",
      [
        .date("날짜", "yyyy\\-mm\\-dd"), .description("내용"), .category("분류"), .inflow("수입"), .outflow("지출"),
        .balance("잔액", opening: 300),
      ])
  }

  private static func norwegian() -> MadeUpWorkbook {
    make(
      "log-norwegian", seed: 1_210, sheet: "Ark1", last: [.total("Totalt")],
      [.date("Dato", "dd\\.mm\\.yyyy"), .description("Tekst"), .category("Kategori"), .signed("Beløp")])
  }
}
