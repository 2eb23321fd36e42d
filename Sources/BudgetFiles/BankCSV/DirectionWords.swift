internal import BudgetModel

/// Words that say which way money went.
enum DirectionWords {
  /// What a word of an indicator column says.
  enum Verdict: Hashable {
    case expense, income
    /// A word for neither: a move between own accounts.
    case neutral

    /// The kind of transaction, where there is a direction.
    var kind: TransactionKind? {
      switch self {
      case .expense: .expense
      case .income: .income
      case .neutral: nil
      }
    }
  }

  /// What a whole field says; nil for a text that is no such word.
  static func verdict(_ text: String) -> Verdict? {
    let folded = HeaderText.normalized(text)
    if neutral.contains(folded) { return .neutral }
    if let word = single(folded) { return word }
    // `借 Dr`: two languages that say the same.
    let verdicts = Set(folded.split(separator: " ").map { single(String($0)) })
    return verdicts.count == 1 ? verdicts.first ?? nil : nil
  }

  private static func single(_ word: String) -> Verdict? {
    if expense.contains(word) { return .expense }
    return income.contains(word) ? .income : nil
  }

  private static func folded(_ words: [String]) -> Set<String> { Set(words.map(HeaderText.normalized)) }

  private static let expense = folded([
    "debit", "debet", "debits", "dr", "d", "db", "dbt", "deb", "af", "out", "outflow", "outgoing", "expense",
    "expenses",
    "withdrawal", "s", "soll", "belastung", "lastschrift", "ausgabe", "ausgaben", "depense", "sortie",
    "cargo", "gasto",
    "debito", "saida", "despesa", "uscita", "dare", "uit", "ut", "uttag", "obciazenie", "terheles", "支出", "借",
    "借方",
    "paid out", "money out", "חובה", "הוצאה", "הוצאות", "-", "spent", "spend", "exp", "exp.", "dbit",
    "spending", "paid",
    "cash out",
    "payment out",
    "money spent", "gastos", "egreso", "egresos", "despesas", "spesa", "spese", "uscite", "dépenses", "débit",
    "débité",
    "ausgang", "auszahlung", "abgang", "uitgave", "uitgaven", "utgift", "utgifter", "udgift", "udgifter",
    "ud",
    "meno", "menot", "otto", "wydatek", "wydatki", "výdaj", "výdaje", "odchozí", "kimenő", "kiadás", "borç",
    "gider",
    "χρέωση", "έξοδο", "расход", "списание", "витрата", "дебет", "مدين", "出金", "支払い", "支払", "출금", "지출", "출",
    "pengeluaran", "chi", "ghi nợ",
  ])
  private static let income = folded([
    "credit", "kredit", "credits", "cr", "c", "k", "crdt", "cred", "bij", "in", "inflow", "incoming",
    "income", "deposit", "h",
    "haben", "gutschrift", "einnahme", "einnahmen", "recette", "entree", "abono", "ingreso", "credito",
    "entrada",
    "receita", "entrata", "avere", "insattning", "uznanie", "jovairas", "收入", "贷", "贷方", "paid in",
    "money in", "זכות", "הכנסה", "הכנסות", "+", "earned", "received", "cash in", "payment in",
    "money received", "ingresos",
    "receitas",
    "entrate", "recettes", "revenu", "revenus", "crédit", "crédité", "eingang", "einzahlung", "zugang",
    "inkomst",
    "inkomsten", "inkomster", "indtægt", "indtægter", "ind", "inn", "inntekt", "tulo", "tulot", "pano",
    "wpływ",
    "wpływy", "przychód", "příjem", "příjmy", "příchozí", "bejövő", "bevétel", "alacak", "gelir", "πίστωση",
    "έσοδο",
    "приход", "зачисление", "поступление", "доход", "дохід", "кредит", "دائن", "入金", "預かり", "収入", "입금",
    "수입", "입", "pemasukan", "thu", "ghi có",
  ])
  private static let neutral: Set<String> = ["/", "不计收支", "neutral", "transfer", "n/a", "none", "其他"]

  /// What the words of a text let expect, used only together with many others.
  static func hint(_ text: String) -> TransactionKind? {
    let folded = " \(HeaderText.normalized(text)) "
    let isExpense = expenseHints.contains { folded.contains($0) }
    let isIncome = incomeHints.contains { folded.contains($0) }
    return isExpense == isIncome ? nil : isExpense ? .expense : .income
  }

  private static let expenseHints = [
    " purchase ", "withdrawal", " atm ", " pos ", " debit card", "kortkop", "kartenzahlung", "消费", " sale ",
    " achat ", " compra ",
    " retrait ", "prelevement", "direct debit", "check paid", " fee ", " dankort",
  ]
  private static let incomeHints = [
    "salary", "payroll", " deposit", "refund", " interest ", "dividend", "payment received", "thank you",
    " gehalt", " lohn ",
    "退款", "退货", "代发", "工资", "gutschrift", "reimbursement", "cashback", " return ", " credit interest",
    " nomina ", " salaire",
    " paycheck",
  ]
}
