internal import BudgetModel
internal import Foundation

/// A figure that workbooks sum up at the end, known by its label.
enum PlanQuantity: Hashable {
  case income, expenses, remaining, available
  case group(CategoryGroup)

  /// What a label names: `Total Income`, `Summe Ausgaben`, `Remaining Balance`; nil where nothing says it.
  init?(label: String) {
    let words = HeaderText.normalized(label).split { !$0.isLetter }.map(String.init)
    func has(_ known: Set<String>) -> Bool { words.contains(where: known.contains) }
    let (comes, goes) = (has(Self.comes), has(Self.goes))
    if has(Self.differs) { return nil }
    if has(Self.stays) || comes && goes || words.first == "net" {
      self = has(Self.held) && !has(Self.left) ? .available : .remaining
    } else if comes {
      self = .income
    } else if let group = Self.groups.first(where: { has($0.words) })?.group {
      self = .group(group)
    } else if goes {
      self = .expenses
    } else if has(Self.held) {
      self = .available
    } else {
      return nil
    }
  }

  private static let comes: Set<String> = [
    "income", "incomes", "earnings", "revenue", "inflow", "einnahme", "einnahmen", "einkommen", "revenu",
    "revenus", "recettes", "ingreso", "ingresos", "receita", "receitas", "entrate", "inkomst", "inkomsten",
    "przychod", "przychody", "dochod", "dochody", "wplywy",
  ]
  private static let goes: Set<String> = [
    "expense", "expenses", "spending", "spent", "costs", "outflow", "ausgabe", "ausgaben", "kosten",
    "depense",
    "depenses", "charges", "gasto", "gastos", "despesa", "despesas", "spese", "uscite", "uitgaven", "lasten",
    "wydatek", "wydatki", "koszty",
  ]
  private static let left: Set<String> = [
    "remaining", "left", "leftover", "remainder", "rest", "restbetrag", "ubrig", "uberschuss", "reste",
    "restant", "restante", "resto", "rimanente", "resterend", "overschot", "pozostalo", "reszta",
  ]
  private static let stays: Set<String> = left.union([
    "balance", "net", "surplus", "deficit", "saldo", "solde", "cashflow", "netto",
  ])
  private static let held: Set<String> = [
    "available", "verfugbar", "disponible", "disponibile", "disponivel", "beschikbaar", "dostepne",
  ]
  private static let differs: Set<String> = [
    "percent", "share", "rate", "average", "avg", "count", "number", "goal", "target", "tax", "taxes",
    "difference", "max", "min", "anteil", "durchschnitt", "anzahl",
  ]
  private static let groups: [(group: CategoryGroup, words: Set<String>)] = [
    (
      .quarterly,
      [
        "quarterly", "quartal", "vierteljahrlich", "vierteljahrliche", "quartalsausgaben", "trimestriel",
        "trimestriels", "trimestrielles", "trimestral", "trimestrales", "trimestrais", "trimestrali",
        "kwartaal", "kwartalne",
      ]
    ),
    (
      .fixed,
      [
        "fixed", "fix", "fixe", "fixes", "fixkosten", "fijo", "fijos", "fixo", "fixos", "fixas", "fisse",
        "fissi", "vaste", "stale",
      ]
    ),
    (
      .variable,
      ["variable", "variables", "variabel", "variaveis", "variabili", "variabele", "zmienne"]
    ),
  ]
}
