internal import BudgetModel
internal import Decimals
internal import Foundation
internal import Spreadsheet

extension LogRowReader {
  /// An amount without its sign, and which way the row itself says it went.
  struct Flow {
    var amount: Decimal
    /// What the type column or the sign says; nil where neither does.
    var kind: TransactionKind?
    /// Whether the sign turned the type's direction round: a negative expense.
    var isReversed = false
  }

  /// The amount as it stands, for the books.
  var amountAsWritten: Decimal? {
    func value(_ meaning: FieldMeaning) -> Decimal? {
      guard case .amount(let amount) = cells.amount(self[meaning], mark: conventions.decimalMark) else {
        return nil
      }
      return amount
    }
    if columns[.amount] != nil { return value(.amount) }
    let (outflow, inflow) = (value(.outflow), value(.inflow))
    return outflow == nil && inflow == nil ? nil : (outflow ?? 0).adding(inflow ?? 0)
  }

  func flow(_ builder: inout BudgetBuilder) -> Flow? {
    guard columns[.amount] != nil else { return flowOfTwoColumns(&builder) }
    guard let amount = amount(.amount, &builder) else {
      if case .blank = cells.amount(self[.amount], mark: conventions.decimalMark) {
        builder.note(
          .amountMissing, .error, location(.amount), "the row has no amount; it is left out",
          remedy: "enter its amount")
      }
      return nil
    }
    let word = kindInWords(&builder)
    guard case .directions(let negativeIsExpense) = conventions.signs else {
      let kind = word ?? sectionKind ?? table.scope.kind
      guard amount < 0 else { return Flow(amount: amount, kind: kind) }
      return reversed(-amount, kind)
    }
    return signed(amount, word, negativeIsExpense)
  }

  /// An amount whose sign says which way it went.
  private func signed(_ amount: Decimal, _ kind: TransactionKind?, _ negativeIsExpense: Bool) -> Flow {
    if kind == .transfer { return Flow(amount: abs(amount), kind: .transfer) }
    let signed: TransactionKind = (amount < 0) == negativeIsExpense ? .expense : .income
    // In a log of signed amounts an expense has its minus anyway; an income with one went the other way.
    if amount < 0, negativeIsExpense, kind == .income {
      return Flow(amount: -amount, kind: .expense, isReversed: true)
    }
    return Flow(amount: abs(amount), kind: amount < 0 || kind == nil ? signed : kind)
  }

  /// A minus that turns a row round.
  private func reversed(_ amount: Decimal, _ kind: TransactionKind?) -> Flow {
    switch kind {
    case .expense: Flow(amount: amount, kind: .income, isReversed: true)
    case .income: Flow(amount: amount, kind: .expense, isReversed: true)
    case .transfer: Flow(amount: amount, kind: .transfer)
    case nil: Flow(amount: amount, kind: .expense)
    }
  }

  /// A log with a Debit and a Credit column.
  private func flowOfTwoColumns(_ builder: inout BudgetBuilder) -> Flow? {
    let income = amount(.inflow, &builder) ?? 0
    let expense = amount(.outflow, &builder) ?? 0
    if income != 0, expense != 0 {
      builder.note(
        .amountUnreadable, .error, location(.inflow),
        "the row has both an income and an expense; it is left out",
        remedy: "give each its own row")
      return nil
    }
    // Some banks write debits with a minus.
    if expense != 0 { return Flow(amount: abs(expense), kind: .expense) }
    if income != 0 { return Flow(amount: abs(income), kind: income < 0 ? .expense : .income) }
    if let amountCell {
      guard cells.isAmount(amountCell, mark: conventions.decimalMark) else { return nil }
      builder.note(.amountZero, .warning, location(.inflow), "the row's amount is 0; it is left out")
    } else {
      builder.note(
        .amountMissing, .error, location(.outflow), "the row has no amount; it is left out",
        remedy: "enter its amount")
    }
    return nil
  }

  /// The amount of a column; a text that is none and a 0 are findings.
  private func amount(_ meaning: FieldMeaning, _ builder: inout BudgetBuilder) -> Decimal? {
    switch cells.amount(self[meaning], mark: conventions.decimalMark) {
    case .blank: return nil
    case .amount(0) where meaning == .amount:
      builder.note(.amountZero, .warning, location(meaning), "the row's amount is 0; it is left out")
      return nil
    case .amount(let amount): return amount
    case .unusable(let code, let reason):
      builder.note(
        code, .error, location(meaning), "\(reason); the row is left out",
        remedy: "enter a number of at most 15 digits and 4 decimals")
      return nil
    }
  }

  /// What the row's word says; a word of neither way leaves it to the sign or the category.
  private func kindInWords(_ builder: inout BudgetBuilder) -> TransactionKind? {
    let meaning: FieldMeaning = columns[.indicator] == nil ? .type : .indicator
    guard let text = text(meaning) else { return nil }
    if let kind = KindWords.kind(text) ?? DirectionWords.verdict(text)?.kind { return kind }
    if let group = GroupWords.group(text) { return group == .income ? .income : .expense }
    builder.note(
      .typeUnknown, .warning, location(meaning),
      "the type \(FieldText.quoted(text)) is none of Income, Expense, Transfer; the sign or the category decides"
    )
    return nil
  }

  /// Without a word or a sign, the category's group in the plan says which way money went, else its name.
  func kind(
    _ flow: Flow, _ categoryID: Identifier<BudgetModel.Category>?, _ builder: BudgetBuilder
  ) -> TransactionKind {
    if let kind = flow.kind { return kind }
    guard let group = categoryID.flatMap({ builder.group(of: $0) }) else {
      return text(.category).map(GroupWords.isIncome) == true ? .income : .expense
    }
    return group == .income ? .income : .expense
  }
}

/// Words for the types of transactions.
enum KindWords {
  /// The kind that a text or its first word names, or nil for any other text.
  static func kind(_ text: String) -> TransactionKind? {
    let words = HeaderText.normalized(text)
    return kinds[words] ?? words.split(separator: " ").first.flatMap { kinds[String($0)] }
  }

  /// Whether a text is a word for one of the ways that money goes; a single letter can be anything.
  static func saysDirection(_ text: String) -> Bool {
    kind(text) != nil || text.count > 1 && DirectionWords.verdict(text) != nil
  }

  /// Whether some of these words say that money came in and others that it went out.
  static func tellApart(_ words: Set<String>) -> Bool {
    let kinds = Set(words.compactMap { kind($0) ?? DirectionWords.verdict($0)?.kind })
    return kinds.isSuperset(of: [.income, .expense])
  }

  private static let kinds: [String: TransactionKind] = [
    "income": .income, "credit": .income, "deposit": .income, "in": .income, "+": .income,
    "einnahme": .income, "einnahmen": .income,
    "refund": .income, "revenu": .income, "ingreso": .income, "receita": .income, "renda": .income,
    "expense": .expense, "expenses": .expense, "debit": .expense, "withdrawal": .expense, "out": .expense,
    "-": .expense,
    "spending": .expense, "payment": .expense, "purchase": .expense, "ausgabe": .expense, "depense": .expense,
    "gasto": .expense, "despesa": .expense,
    "transfer": .transfer, "umbuchung": .transfer, "virement": .transfer, "transferencia": .transfer,
  ]
}
