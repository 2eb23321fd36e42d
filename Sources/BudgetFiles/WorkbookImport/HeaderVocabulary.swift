/// The words that headers use for each meaning, in the languages of the workbooks met so far.
///
/// A header is compared after `HeaderText.normalized`: lower case, no accents, single spaces, nothing in brackets.
enum HeaderVocabulary {
  /// The meaning of a header, or nil for a word that is not known.
  static func meaning(of header: String) -> FieldMeaning? {
    meanings[HeaderText.normalized(header)]
  }

  private static let meanings: [String: FieldMeaning] = {
    var result: [String: FieldMeaning] = [:]
    for (meaning, words) in vocabulary {
      for word in words { result[word] = meaning }
    }
    return result
  }()

  private static let vocabulary: [FieldMeaning: [String]] = [
    .date: [
      "date", "transaction date", "posted", "posting date", "booking date", "day", "datum", "buchungstag",
      "buchungsdatum", "fecha", "data", "jour",
    ],
    .time: ["time", "time of day", "uhrzeit", "heure", "hora"],
    .order: ["file order"],
    .description: [
      "description", "details", "detail", "memo", "item", "transaction", "what", "beschreibung",
      "verwendungszweck",
      "buchungstext", "bezeichnung", "libelle", "descripcion", "concepto", "descricao", "descrizione",
    ],
    .category: [
      "category", "categories", "budget category", "expense category", "name", "kategorie", "categorie",
      "categoria",
      "rubrik",
    ],
    .amount: [
      "amount", "value", "sum", "cost", "price", "ammount", "transaction amount", "betrag", "montant",
      "importe",
      "valor", "importo", "umsatz",
    ],
    .inflow: [
      "income", "credit", "deposit", "deposits", "inflow", "money in", "paid in", "einnahmen", "einnahme",
      "haben",
    ],
    .outflow: [
      "expense", "expenses", "debit", "withdrawal", "withdrawals", "outflow", "money out", "paid out",
      "ausgaben",
      "ausgabe", "soll",
    ],
    .type: [
      "type", "transaction type", "kind", "group", "income/expense", "typ", "art", "tipo",
      "type de transaction",
    ],
    .balance: ["balance", "running balance", "saldo", "solde", "kontostand"],
    .account: ["account", "account name", "from account", "konto", "compte", "cuenta", "conta", "conto"],
    .toAccount: ["to account", "transfer to", "transfer account", "zielkonto"],
    .payee: [
      "payee", "merchant", "paid to", "vendor", "payer", "empfanger", "beneficiaire", "beneficiario",
    ],
    .member: ["member", "person", "who", "mitglied"],
    .currency: ["currency", "wahrung", "devise", "moneda", "moeda", "valuta"],
    .tags: ["tags", "tag", "labels", "label"],
    .note: [
      "notes", "note", "comment", "comments", "remarks", "notizen", "notiz", "bemerkung", "remarques",
      "notas",
    ],
    .id: ["id", "identifier", "uuid"],
    .budgeted: [
      "budgeted", "budget", "planned", "plan", "budget amount", "budgeted amount", "monthly budget",
      "budgetiert",
      "geplant", "prevu", "presupuesto", "orcado", "soll-betrag",
    ],
    .actual: [
      "actual", "actuals", "spent", "actual amount", "real", "ist", "tatsachlich", "reel", "realizado",
    ],
    .difference: [
      "difference", "variance", "diff", "delta", "remaining", "reamining", "differenz", "ecart", "diferencia",
    ],
    .percentUsed: [
      "% used", "percent used", "percentage used", "% of budget", "used", "% spent", "% verbraucht",
    ],
    .frequency: ["basis", "per", "frequency", "zeitraum"],
    .dueDate: ["due date", "due", "due day", "fallig", "falligkeit", "echeance", "vencimiento"],
    .color: ["color", "colour", "farbe", "couleur"],
    .month: ["month", "monat", "mois", "mes"],
    .startingBalance: ["starting balance", "opening balance", "anfangssaldo"],
    .assigned: ["assigned", "assigned amount", "zugewiesen"],
    .plannedIncome: ["planned income", "expected income"],
    .fixedTotal: ["fixed expenses total", "fixed total"],
    .variableTotal: ["variable expenses total", "variable total"],
    .savingsGoal: ["savings goal", "sparziel"],
    .isPrimary: ["primary"],
    .lastFourDigits: ["last 4 digits"],
    .setting: ["setting", "einstellung"],
    .settingValue: ["setting value"],
  ]
}
