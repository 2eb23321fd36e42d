internal import BudgetModel
internal import Foundation
internal import Spreadsheet

/// Words for the groups of the plan.
enum GroupWords {
  /// The group that a word names, or nil for any other text.
  static func group(_ text: String) -> CategoryGroup? {
    let words = HeaderText.normalized(text)
    return groups[words] ?? groups[words.split(separator: " ").first.map(String.init) ?? ""]
  }

  /// Whether a category's name says that money comes in: `Salary`, but not `Income tax`.
  static func isIncome(_ name: String) -> Bool {
    let words = words(name)
    return words.contains { groups[$0] == .income || pay.contains($0) }
      && !words.contains { taxes.contains($0) }
  }

  /// What somebody is paid; in a title it says when a budget is made rather than what it is of.
  private static let pay: Set<String> = [
    "salaries", "wage", "wages", "paycheck", "paycheque", "payroll", "gehalt", "lohn", "salaire", "sueldo",
    "nomina", "salario", "stipendio", "salaris", "wyplata", "pensja", "fizetes", "maas", "зарплата", "工资",
    "給料", "급여", "משכורת",
  ]

  private static let taxes: Set<String> = [
    "tax", "taxes", "steuer", "steuern", "impot", "impots", "impuesto", "impuestos", "imposto", "impostos",
    "tasse", "belasting", "protection", "insurance",
  ]

  /// The group that the words of a title name, the most telling first: `Our fixed costs in 2025`.
  static func groupOfTitle(_ title: String) -> CategoryGroup? {
    let found = Set(words(title).compactMap { groups[$0] })
    if found.contains(.income) { return found.count == 1 ? .income : nil }
    return [.quarterly, .fixed, .variable].first(where: found.contains)
  }

  /// Which way the money of rows under a title went; nil where it speaks of neither or both.
  static func directionOfTitle(_ title: String) -> TransactionKind? {
    let words = words(title)
    let isIncome = words.contains { groups[$0] == .income }
    let isExpense = words.contains { spending.contains($0) }
    return isIncome == isExpense ? nil : isIncome ? .income : .expense
  }

  private static func words(_ title: String) -> [String] {
    HeaderText.normalized(title).split { !$0.isLetter }.map(String.init)
  }

  private static let groups: [String: CategoryGroup] = {
    var groups: [String: CategoryGroup] = [:]
    for word in income { groups[word] = .income }
    for word in fixed { groups[word] = .fixed }
    for word in spending where groups[word] == nil { groups[word] = .variable }
    for word in [
      "variable", "variables", "variabel", "variaveis", "variabele", "zmienne", "savings", "goals", "debt",
      "debts",
    ] {
      groups[word] = .variable
    }
    for word in ["quarterly", "vierteljahrlich", "trimestriel", "trimestral"] { groups[word] = .quarterly }
    return groups
  }()

  private static let income: Set<String> = [
    "income", "incomes", "salary", "earnings", "revenue", "einnahme", "einnahmen", "einkommen",
    "revenu",
    "revenus", "recettes", "ingreso", "ingresos", "receita", "receitas", "entrate", "inkomst", "inkomster",
    "inkomsten", "bevetel", "bevetelek", "przychod", "przychody", "dochod", "dochody", "wplywy", "הכנסות",
    "הכנסה",
  ]
  private static let fixed: Set<String> = [
    "fixed", "fix", "fixe", "fixes", "fijos", "fijo", "fixas", "fixo", "fixos", "bills", "bill", "fixkosten",
    "rachunki", "stałe", "קבועות",
  ]
  private static let spending: Set<String> = [
    "expense", "expenses", "spending", "ausgabe", "ausgaben", "depense", "depenses", "gasto", "gastos",
    "despesa",
    "despesas", "spese", "uitgaven", "utgift", "utgifter", "kiadas", "kiadasok", "wydatek", "wydatki",
    "bills",
    "purchases", "הוצאות", "הוצאה",
  ]
}

/// Words that tell plans from records of what was spent.
enum PlanWords {
  /// Whether a title speaks of a plan.
  static func isPlanned(_ title: String) -> Bool { has(title, planned) }

  /// Whether a title speaks of what was earned or spent.
  static func isActual(_ title: String) -> Bool { has(title, actual) }

  /// Whether a title speaks of figures that are drawn from other tables.
  static func isReport(_ title: String) -> Bool { has(title, reports) }

  private static func has(_ title: String, _ words: Set<String>) -> Bool {
    HeaderText.normalized(title).split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  private static let planned: Set<String> = [
    "budget", "budgets", "budgeted", "plan", "planned", "forecast", "planning", "soll", "haushaltsplan",
    "presupuesto", "orcamento", "previsto", "previsionnel", "begroting", "budzet", "koltsegvetes",
    "preventivo",
    "תקציב", "target", "targets", "projected",
  ]
  private static let reports: Set<String> = [
    "dashboard", "dashboards", "report", "reports", "analysis", "statistics", "stats", "chart", "charts",
    "pivot", "auswertung", "statistik", "informe", "relatorio",
  ]
  private static let actual: Set<String> = [
    "actual", "actuals", "spent", "ist", "realizado", "realise", "reel", "gerealiseerd", "wykonanie", "teny",
    "consuntivo", "בפועל",
  ]
}

/// How often a planned amount comes.
struct PlanFrequency: Hashable {
  /// The span of time.
  var basis: AmountBasis
  /// How often it comes in that time.
  var times = 1

  /// What a word such as `weekly` says; nil for any other text.
  init?(_ text: String) {
    let word = HeaderText.normalized(text).replacing("-", with: " ")
    guard let found = Self.words[word] ?? Self.words[word.replacing("per ", with: "")] else { return nil }
    self = found
  }

  /// What the words of a column's name say: `Annual budget`.
  init?(inName name: String) {
    let found = Set(HeaderText.normalized(name).split { !$0.isLetter }.compactMap { Self.words[String($0)] })
    guard found.count == 1, let only = found.first, only.times == 1 else { return nil }
    self = only
  }

  /// A quarter that a title or a sheet's name is about: `Q3 2025`, `2. Quartal`.
  static func quarter(_ title: String) -> AmountBasis? {
    let words = HeaderText.normalized(title).split { !$0.isLetter && !$0.isNumber }
    let isQuarter = words.contains { word in
      ["quarter", "quartal", "trimestre", "kwartaal", "kwartal", "negyedev"].contains(String(word))
        || word.count == 2 && (word.hasPrefix("q") || word.hasPrefix("t"))
          && "1234".contains(word.last ?? " ")
    }
    return isQuarter ? .quarter : nil
  }

  /// The span of time in which it comes once; nil for a week and its like.
  var span: AmountBasis? { times == 1 ? basis : nil }

  private init(_ basis: AmountBasis, _ times: Int = 1) {
    self.basis = basis
    self.times = times
  }

  private static let words: [String: PlanFrequency] = {
    let table: [(PlanFrequency, [String])] = [
      (
        PlanFrequency(.month),
        [
          "month", "monthly", "every month", "monat", "monatlich", "mensuel", "mensual", "mensal", "mensile",
          "maandelijks", "miesiecznie", "havi",
        ]
      ),
      (
        PlanFrequency(.quarter),
        ["quarter", "quarterly", "quartal", "vierteljahrlich", "trimestriel", "trimestral"]
      ),
      (
        PlanFrequency(.year),
        [
          "year", "yearly", "annual", "annually", "jahr", "jahrlich", "annuel", "anual", "annuale",
          "jaarlijks", "rocznie", "eves",
        ]
      ),
      (
        PlanFrequency(.year, 52),
        ["week", "weekly", "every week", "woche", "wochentlich", "hebdomadaire", "semanal", "wekelijks"]
      ),
      (
        PlanFrequency(.year, 26),
        ["fortnight", "fortnightly", "biweekly", "bi weekly", "every two weeks", "every 2 weeks", "14 days"]
      ),
      (PlanFrequency(.month, 2), ["semi monthly", "semimonthly", "twice a month", "bimensuel"]),
      (PlanFrequency(.year, 6), ["bi monthly", "bimonthly", "every two months", "every 2 months"]),
      (
        PlanFrequency(.year, 2),
        ["semi annual", "semi annually", "half yearly", "every six months", "halbjahrlich", "semestral"]
      ),
      (PlanFrequency(.year, 365), ["daily", "day", "taglich"]),
    ]
    var words: [String: PlanFrequency] = [:]
    for (frequency, names) in table { for name in names { words[name] = frequency } }
    return words
  }()
}
