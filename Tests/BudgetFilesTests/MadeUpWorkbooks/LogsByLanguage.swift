import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Logs with headers in other languages, and with misspelled and broken headers.
enum LogsByLanguage {
  static let all = [
    german(), french(), portuguese(), spanish(), hebrew(), hungarian(), polish(), misspelled(),
  ]

  private static func make(
    _ name: String, seed: UInt64, sheet: String, _ words: Vocabulary, row: Int = 1, _ columns: [LogColumn],
    _ adjust: (inout WorkbookExpectation) -> Void = { _ in }
  ) -> MadeUpWorkbook {
    var maker = FactMaker(seed: seed, words)
    let draft = WorkbookDraft()
    draft.expectation.facts = maker.facts(32, from: day(2025, 1, 3), days: 140)
    draft.sheet(sheet) { pen in pen.log(columns, draft.expectation.facts, row: row) }
    adjust(&draft.expectation)
    return draft.named(name)
  }

  private static func german() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Lebensmittel", "Miete", "Strom", "Versicherung", "Freizeit", "Geschenke"],
      income: ["Gehalt", "Kindergeld"],
      payees: ["Hofladen Birk", "Stadtwerke Aue", "Kino Lumen", "Dr. Wolff"],
      employer: "Sägewerk Tann")
    return make(
      "log-german", seed: 401, sheet: "Haushaltsbuch", words,
      [
        .date("Buchungsdatum ", "dd\\.mm\\.yyyy"), .payee("Empfänger"), .category("Kategorie"),
        .inflow("Einnahmen", "#,##0.00\\ \"€\""), .outflow("Ausgaben", "#,##0.00\\ \"€\""),
      ])
  }

  private static func french() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Courses", "Loyer", "Énergie", "Santé", "Sorties", "Cadeaux"],
      income: ["Salaire", "Remboursement"], payees: ["Épicerie Vidal", "Agence du Port", "Ciné Rex"],
      employer: "Atelier Morel")
    return make(
      "log-french", seed: 402, sheet: "Dépenses et recettes", words, row: 3,
      [
        .date("Date", "dd/mm/yyyy"), .description("Libellé"), .category("Catégorie"), .outflow("Débit"),
        .inflow("Crédit"), .balance("Solde", opening: 512),
      ])
  }

  private static func portuguese() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Mercado", "Aluguel", "Luz", "Farmácia", "Transporte"], income: ["Salário", "Extra"],
      payees: ["Empório Sol", "Imobiliária Lar", "Padaria Rio"], employer: "Oficina Serra")
    return make(
      "log-portuguese", seed: 403, sheet: "Lançamentos", words,
      [
        .date("Data", "dd/mm/yyyy"), .type("Tipo", income: "Receita", expense: "Despesa"),
        .category("Categoria"), .description("Descrição"), .unsigned("Valor", "[$R$-416]\\ #,##0.00"),
      ])
  }

  private static func spanish() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Supermercado", "Alquiler", "Luz y gas", "Farmacia", "Ocio"],
      income: ["Nómina", "Otros ingresos"],
      payees: ["Frutería Paz", "Gestora Sur", "Bar Luna"], employer: "Taller Ríos")
    return make(
      "log-spanish", seed: 404, sheet: "Movimientos", words,
      [
        .date("Fecha", "dd/mm/yyyy"), .description("Concepto"), .category("Categoría"),
        .signed("Importe", "#,##0.00\\ \"€\""), .balance("Saldo", opening: 830),
      ])
  }

  private static func hebrew() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["מזון", "שכר דירה", "חשמל", "בריאות", "בילויים"], income: ["משכורת", "החזר"],
      payees: ["מכולת הפינה", "נדל״ן הגליל", "קפה נחל"], employer: "מפעל האורן")
    return make(
      "log-hebrew", seed: 405, sheet: "תנועות", words,
      [
        .date("תאריך", "dd/mm/yyyy"), .category("קטגוריה"), .description("תיאור"), .inflow("הכנסה"),
        .outflow("הוצאה"),
      ])
  }

  private static func hungarian() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Élelmiszer", "Lakbér", "Áram", "Gyógyszer", "Szórakozás"],
      income: ["Fizetés", "Egyéb bevétel"],
      payees: ["Sarki bolt", "Duna Ingatlan", "Mozi Fény"], employer: "Kerekes Műhely")
    return make(
      "log-hungarian", seed: 406, sheet: "Napló", words,
      [
        .date("Dátum", "yyyy\\.mm\\.dd\\."), .description("Megnevezés"), .category("Kategória"),
        .signed("Összeg", "#,##0\\ \"Ft\""),
      ])
  }

  private static func polish() -> MadeUpWorkbook {
    let words = Vocabulary(
      spending: ["Zakupy", "Czynsz", "Prąd", "Apteka", "Rozrywka"], income: ["Wypłata", "Zwrot"],
      payees: ["Sklep Jodła", "Zarządca Dom", "Kawiarnia Mgła"], employer: "Stolarnia Buk")
    return make(
      "log-polish", seed: 407, sheet: "Wydatki i przychody", words,
      [
        .date("Data", "dd\\.mm\\.yyyy"), .description("Opis"), .category("Kategoria"),
        .signed("Kwota", "#,##0.00\\ \"zł\""),
      ])
  }

  /// Headers with trailing spaces, line breaks and typing errors.
  private static func misspelled() -> MadeUpWorkbook {
    make(
      "log-misspelled-headers", seed: 408, sheet: "expences", .english, row: 2,
      [
        .date("Transaction\nDate ", "mm/dd/yy"), .description(" Discription"), .category("Catagory "),
        .signed("Ammount\n(USD)"), .balance("Reamining  balance", opening: 1_200),
      ])
  }
}
