internal import BudgetModel

/// The words that titles of sections are made of, in eight languages: what a section is, and how often its amounts come.
enum SectionWords {
  /// The section of a title that has no other words than these.
  static func section(_ words: [String]) -> PlanSection? {
    let known = words.map { meanings[$0] }
    guard !known.contains(nil) else { return nil }
    let found = Set(known.compactMap(\.self))
    let kinds = found.intersection([.fixed, .variable, .quarterly])
    if found.contains(.summary) { return found == [.summary] ? .summary : nil }
    if found.contains(.available) {
      return found.isSubset(of: [.available, .filler]) ? .currentAvailable : nil
    }
    if found.contains(.income) {
      guard kinds.isEmpty, !found.contains(.expense) else { return nil }
      return .income(found.contains(.yearly) ? .year : .month)
    }
    guard found.contains(.expense), kinds.count == 1, !found.contains(.yearly) else { return nil }
    switch kinds.first {
    case .fixed: return .expenses(.fixed, .month)
    case .variable: return .expenses(.variable, .month)
    default: return .expenses(.quarterly, found.contains(.monthly) ? .month : .quarter)
    }
  }

  /// Whether what stands in brackets says that amounts are for a month: `Gastos trimestrales (equivalente mensual)`.
  static func saysMonthly(inBracketsOf title: String) -> Bool {
    guard let open = title.firstIndex(of: "("), let close = title[open...].firstIndex(of: ")") else {
      return false
    }
    let words = HeaderText.normalized(String(title[open..<close].dropFirst())).split { !$0.isLetter }
    return words.contains { meanings[String($0)] == .monthly } && !words.contains("not")
  }

  private enum Meaning {
    case income, expense, fixed, variable, quarterly, monthly, yearly, summary, available, filler
  }

  private static let meanings: [String: Meaning] = {
    let words: [(Meaning, String)] = [
      (
        .income,
        """
        income einnahmen einkommen einkunfte monatseinnahmen revenus recettes ingresos entrate redditi receitas \
        rendimentos inkomsten inkomen maandinkomsten przychody dochody wpływy wplywy
        """
      ),
      (
        .expense,
        """
        expenses costs bills ausgaben kosten depenses charges frais gastos costes spese costi uscite despesas custos \
        uitgaven lasten wydatki koszty opłaty oplaty
        """
      ),
      (.fixed, "fixed fixe feste fixes fijos fijas fissi fisse fixas fixos vaste stałe stale"),
      (.variable, "variable variables variabel variabele variabili variaveis zmienne"),
      (
        .quarterly,
        """
        quarterly vierteljahrliche vierteljahrlichen quartalsweise trimestriel trimestriels trimestrielles \
        trimestrales trimestrali trimestrais driemaandelijkse kwartalne
        """
      ),
      (
        .monthly,
        """
        monthly monatlich monatliche monatlichen mensuel mensuelle mensuels mensuelles mensual mensuales mensile \
        mensili mensal mensais maandelijks maandelijkse miesieczne miesieczny miesiecznie
        """
      ),
      (
        .yearly,
        """
        yearly annual jahrliche annuels annuelles anuales annuali annui anuais jaarlijkse roczne
        """
      ),
      (
        .summary,
        """
        zusammenfassung ubersicht resume recapitulatif synthese resumen riepilogo sommario resumo samenvatting \
        overzicht podsumowanie
        """
      ),
      (
        .available,
        """
        verfugbar disponible disponibles disponibile disponibili disponivel disponiveis beschikbaar dostepne konten \
        comptes cuentas conti contas rekeningen konta
        """
      ),
      (
        .filler,
        "aktuell actuellement actualmente attualmente atualmente huidig srodki solde saldo saldi de des der die le les"
      ),
    ]
    var meanings: [String: Meaning] = [:]
    for (meaning, text) in words {
      for word in text.split(separator: " ") { meanings[String(word)] = meaning }
    }
    return meanings
  }()

  /// Titles of one word that say what is paid and how often.
  static let compounds: [(PlanSection, [String])] = [
    (.expenses(.fixed, .month), ["fixausgaben", "vastelasten"]),
    (
      .expenses(.quarterly, .quarter),
      ["quartalsausgaben", "quartalskosten", "kwartaaluitgaven", "kwartaalkosten", "kwartaallasten"]
    ),
  ]
}
