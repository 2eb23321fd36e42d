/// The words that headers use for each meaning, in the languages of the workbooks met so far.
///
/// A header is compared after `HeaderText.normalized`: lower case, no accents, single spaces, nothing in brackets.
enum HeaderVocabulary {
  /// The meaning of a header, or nil for a word that is not known; `Actual_amount` is two words.
  static func meaning(of header: String) -> FieldMeaning? {
    let words = HeaderText.normalized(header)
    return meanings[words] ?? (words.contains("_") ? meanings[words.replacing("_", with: " ")] : nil)
  }

  private static let meanings: [String: FieldMeaning] = {
    var result: [String: FieldMeaning] = [:]
    // In the order of the meanings, so that a word that stood twice would always mean the same.
    for meaning in FieldMeaning.allCases {
      for word in vocabulary[meaning] ?? [] { result[HeaderText.normalized(word)] = meaning }
    }
    return result
  }()

  private static let vocabulary: [FieldMeaning: [String]] = [
    .date: [
      "date", "transaction date", "posted", "posting date", "booking date", "day", "datum", "buchungstag",
      "buchungsdatum", "fecha", "data", "jour", "tarih", "дата", "日付", "dato", "pvm", "paivamaara", "날짜",
      "ημερομηνια", "tanggal", "ngay",
    ],
    .time: ["time", "time of day", "uhrzeit", "heure", "hora"],
    .order: ["file order"],
    .description: [
      "aciklama", "описание", "опис", "popis", "selite", "descriere", "περιγραφη", "keterangan", "내용", "적요",
      "tekst", "内容", "項目", "摘要", "description", "details", "detail", "memo", "item",
      "transaction", "what", "beschreibung",
      "verwendungszweck",
      "buchungstext", "bezeichnung", "libelle", "descripcion", "concepto", "descricao", "descrizione",
    ],
    .category: [
      "категория", "категорія", "費目", "カテゴリ", "luokka", "κατηγορια", "분류", "카테고리", "kategoria",
      "categoria principal", "קטגוריה", "kategori", "budget item",
      "line item",
      "expense name", "income source", "bill", "expense type",
      "category", "categories", "category name", "budget category", "expense category", "name", "kategorie",
      "categorie",
      "categoria",
      "rubrik",
    ],
    .amount: [
      "amount", "value", "cost", "price", "ammount", "transaction amount", "betrag", "montant",
      "importe",
      "valor", "importo", "umsatz", "tutar", "сумма", "сума", "金額", "금액", "ποσο", "castka", "suma", "belob",
      "belop", "jumlah", "nominal",
    ],
    .inflow: [
      "income", "credit", "deposit", "deposits", "inflow", "money in", "paid in", "einnahmen", "einnahme",
      "haben", "gelir", "доход", "доходы", "дохід", "доходи", "収入", "入金", "수입", "입금", "pemasukan", "masuk",
      "indtaegt", "inntekt", "tulot", "prijem", "prijmy", "venit", "venituri", "εσοδα",
    ],
    .outflow: [
      "expense", "expenses", "debit", "withdrawal", "withdrawals", "outflow", "money out", "paid out",
      "ausgaben",
      "ausgabe", "soll", "gider", "расход", "расходы", "витрата", "витрати", "支出", "出金", "지출", "출금",
      "pengeluaran", "keluar", "udgift", "menot", "vydaj", "vydaje", "cheltuiala", "cheltuieli", "εξοδα",
    ],
    .type: [
      "type", "transaction type", "kind", "group", "income/expense", "typ", "art", "tipo",
      "type de transaction", "סוג", "tipus", "tur", "тип", "rodzaj",
    ],
    .balance: [
      "balance", "running balance", "saldo", "solde", "kontostand", "bakiye", "остаток", "残高", "잔액",
      "υπολοιπο",
    ],
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
      "notas", "備考", "комментарий", "примечание", "notlar",
    ],
    .id: ["id", "identifier", "uuid"],
    .budgeted: [
      "projected", "projected cost", "projected amount", "estimated", "estimate", "expected", "target",
      "allocated", "allocation", "planned amount", "planned cost", "planned budget", "budget/month",
      "monthly amount", "monthly cost", "annual budget", "yearly budget", "quarterly budget", "annual amount",
      "yearly amount", "goal", "budget plan", "budgetbetrag", "plan-betrag", "betrag geplant", "valor orcado",
      "orcamento", "previsto", "presupuestado", "begroot", "begroting", "budget prevu", "montant prevu",
      "budzet", "planowane", "tervezett", "terv", "koltsegvetes", "תקציב", "מתוכנן",
      "budgeted", "budget", "planned", "plan", "budget amount", "budgeted amount", "monthly budget",
      "budgetiert",
      "geplant", "prevu", "presupuesto", "orcado", "soll-betrag",
    ],
    .actual: [
      "actual cost", "actual spending", "amount spent", "actual ammount", "gerealiseerd", "werkelijk",
      "wydane", "teny", "teljesult", "בפועל", "realise", "realised", "ausgegeben", "depense reelle",
      "actual", "actuals", "spent", "actual amount", "real", "ist", "tatsachlich", "reel", "realizado",
    ],
    .difference: [
      "over/under", "under/over", "left", "left over", "leftover", "available", "to spend",
      "roznica", "elteres", "verschil", "הפרש", "diferenca", "reste",
      "difference", "variance", "diff", "diff.", "delta", "remaining", "reamining", "differenz", "ecart",
      "diferencia",
    ],
    .percentUsed: [
      "% used", "percent used", "percentage used", "% of budget", "used", "% spent", "% verbraucht",
    ],
    .frequency: [
      "how often", "frequenz", "haufigkeit", "frequence", "frecuencia", "frequencia", "interval",
      "billing cycle", "billing period", "billing frequency", "cycle", "recurrence", "repeats",
      "periodicity", "pay frequency", "pay cycle", "basis", "per", "frequency", "zeitraum",
    ],
    .dueDate: [
      "due date", "due", "due day", "fallig", "falligkeit", "echeance", "vencimiento", "target date",
      "deadline",
      "goal date", "renewal date", "next renewal", "renews", "next due", "next due date", "next payment",
      "next billing date", "next bill", "expiry date", "expiration date", "expires", "maturity date",
      "payment due",
    ],
    .color: ["color", "colour", "farbe", "couleur"],
    .month: [
      "maand", "mes/ano", "miesiac", "honap", "חודש", "mese", "manad", "period", "month", "monat", "mois",
      "mes",
    ],
    .startingBalance: ["starting balance", "opening balance", "anfangssaldo"],
    .assigned: ["assigned", "assigned amount", "zugewiesen"],
    .plannedIncome: ["planned income", "expected income"],
    .fixedTotal: ["fixed expenses total", "fixed total"],
    .variableTotal: ["variable expenses total", "variable total"],
    .savingsGoal: ["savings goal", "sparziel"],
    .isPrimary: ["primary"],
    .lastFourDigits: ["last 4 digits"],
    .year: ["year", "jahr", "annee", "ano", "anno", "jaar", "ar", "rok", "ev", "שנה"],
    .day: ["dia", "giorno", "dag", "dzien", "nap", "יום"],
    .total: [
      "total", "totals", "sum", "year to date", "ytd", "summe", "gesamt", "jahressumme", "annual total",
      "yearly total", "average", "avg", "durchschnitt", "moyenne", "promedio", "media", "razem", "suma",
      "osszesen", "סה\"כ", "totaal", "totale",
    ],
    .rule: [
      "rule", "rules", "search string", "search text", "suchbegriff", "keyword", "keywords", "search",
      "search word", "search words", "suchwort",
      "suchworter", "contains", "pattern", "match",
    ],
    .group: [
      "main category", "parent category", "category group", "master category", "hauptkategorie",
      "oberkategorie",
    ],
    .setting: ["setting", "einstellung"],
    .settingValue: ["setting value"],
  ]
}
