internal import BudgetModel
internal import Foundation
internal import SpreadsheetFiles
internal import FieldReading
internal import ImportCore

/// Decides the order of dates, the decimal mark and the signs of a file from all its rows.
struct ConventionFinder {
  let rows: FieldRows
  let names: [String]
  let resolved: ResolvedProfile
  let profile: CSVProfile?
  let chain: BalanceChain?
  let context: ImportContext

  private(set) var conventions = Conventions()
  private(set) var dateOrder: CSVForm.Decision?
  private(set) var decimalMark: CSVForm.Decision?
  private(set) var signs: CSVForm.Decision?
  private(set) var questions: [CSVQuestion] = []
  /// Whether amounts without signs were taken for expenses.
  private(set) var assumesExpenses = false
  /// Whether the dates cannot be read in the order of the profile.
  private(set) var contradictsProfileDates = false
  /// Whether texts, words or balances say the contrary of the profile's signs.
  private(set) var contradictsProfileSigns = false
  private var dates = DateOrderCensus()
  private var amounts = MarkCensus()
  private var balances = MarkCensus()

  init(
    rows: FieldRows, names: [String], resolved: ResolvedProfile, profile: CSVProfile?,
    chain: BalanceChain?,
    context: ImportContext
  ) {
    (self.rows, self.names, self.resolved, self.profile) = (rows, names, resolved, profile)
    (self.chain, self.context) = (chain, context)
  }

  mutating func find() {
    look()
    decideDateOrder()
    decideMarks()
    if !questions.contains(where: { $0.subject == .decimalMark }) {
      decideSigns()
      checkDoubleEntry()
    }
  }

  /// Looks at every date and amount.
  private mutating func look() {
    let dateColumns = [FieldMeaning.date, .valueDate].flatMap { resolved[$0]?.columns ?? [] }
    let amountColumns: [Int] =
      switch resolved.amounts {
      case .single(let source): source.columns
      case .pair(let outflow, let inflow): (outflow?.columns ?? []) + (inflow?.columns ?? [])
      case nil: []
      }
    let feeColumns = resolved[.fee]?.columns ?? []
    let balanceColumns = resolved[.balance]?.columns ?? []
    let orders = TextMemo<[DateOrder]>()
    let marks = TextMemo<MarkEvidence>()
    let moneyColumns = amountColumns + feeColumns
    for row in rows {
      for column in dateColumns {
        guard let found = orders.value(column, row.fields, DateField.orders(of:)) else { continue }
        dates.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
      for column in moneyColumns {
        guard let found = marks.value(column, row.fields, MarkCensus.evidence(of:)) else { continue }
        amounts.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
      for column in balanceColumns {
        guard let found = marks.value(column, row.fields, MarkCensus.evidence(of:)) else { continue }
        balances.look(at: row.fields.field(column) ?? "", line: row.line, found)
      }
    }
  }

  private mutating func decideDateOrder() {
    if let given = context.dateOrder {
      conventions.dateOrder = given
      dateOrder = CSVForm.Decision(value: given.code, evidence: "said with --date-order")
    } else if let given = profile?.dateOrder, dates.allows(given) {
      conventions.dateOrder = given
      dateOrder = CSVForm.Decision(value: given.code, evidence: "the profile says so")
    } else if let found = dates.order ?? DaySequence(self).order(orLanguage: orderOfLanguage) {
      contradictsProfileDates = profile?.dateOrder != nil
      conventions.dateOrder = found.order
      dateOrder = CSVForm.Decision(value: found.order.code, evidence: found.evidence)
    } else {
      contradictsProfileDates = profile?.dateOrder != nil
      conventions.dateOrder = .monthDayYear
      dateOrder = CSVForm.Decision(value: "mdy", evidence: "assumed: no day is above 12")
      questions.append(
        CSVQuestion(
          subject: .dateOrder,
          fact: .dateOrderAmbiguous(example: dates.example?.text ?? "", isRead: true)))
    }
  }

  /// Day before month, where the columns' names are of such a language.
  private var orderOfLanguage: (order: DateOrder, evidence: String)? {
    guard dates.example != nil, HeaderLanguage.putsDayFirst(names) else { return nil }
    return (.dayMonthYear, "the columns are named in a language that writes the day first")
  }

  /// The line of the first date that can be read in two orders.
  var ambiguousDateLine: Int? { dates.example?.line }

  private mutating func decideMarks() {
    let together = amounts.adding(balances)
    if let given = context.decimalMark ?? profile?.decimalMark {
      (conventions.amountMark, conventions.balanceMark) = (given, given)
      let words = context.decimalMark == nil ? "the profile says so" : "said with --decimal-mark"
      decimalMark = CSVForm.Decision(value: given.rawValue, evidence: words)
    } else if let found = amounts.mark ?? together.mark {
      conventions.amountMark = found.mark
      conventions.balanceMark = balances.mark.map { balances.needsNone ? found.mark : $0.mark } ?? found.mark
      decimalMark = CSVForm.Decision(value: found.mark.rawValue, evidence: found.evidence)
    } else if together.hasOnlyOpenCommas, names.contains(where: MarkCensus.isOfPointScript) {
      decimalMark = CSVForm.Decision(
        value: DecimalMark.point.rawValue, evidence: "the names are of a language with decimal points")
    } else if together.hasOnlyOpenPoints, HeaderLanguage.hasDecimalCommas(names) {
      (conventions.amountMark, conventions.balanceMark) = (.comma, .comma)
      decimalMark = CSVForm.Decision(
        value: DecimalMark.comma.rawValue, evidence: "the names are of a language with decimal commas")
    } else {
      questions.append(
        CSVQuestion(
          subject: .decimalMark,
          fact: .decimalMarkAmbiguous(example: amounts.example?.text ?? "", isRead: false)))
    }
  }

  private mutating func decideSigns() {
    var tally = SignTally()
    let money = MoneyReader(resolved: resolved, mark: conventions.amountMark)
    let verdicts = TextMemo<DirectionWords.Verdict?>()
    for (place, row) in rows.enumerated() {
      let word = resolved.verdict(row.fields, verdicts)
      let verdict = word?.verdict
      if let word, verdict?.kind == nil || word.word.utf8.count > 2 { tally.addOtherWord() }
      switch money.read(row.fields, verdict?.kind) {
      case .single(let amount):
        if amount.direction != nil {
          tally.addMarked()
        } else {
          if amount.value > 0, amount.hasPlus { tally.addPlus() }
          // Words of texts are looked for in the first rows only.
          tally.add(amount.value, verdict: verdict, hint: place < 500 ? hint(row.fields) : nil)
        }
      case .pair(let outflow, let inflow): tally.add(outflow: outflow?.value, inflow: inflow?.value)
      case .blank, .unreadable: break
      }
    }
    rule(tally)
  }

  private func hint(_ fields: RowFields) -> TransactionKind? {
    for meaning in [FieldMeaning.type, .description, .payee, .memo] {
      if let text = resolved.text(meaning, fields), let hint = DirectionWords.hint(text) { return hint }
    }
    return nil
  }

  private mutating func rule(_ tally: SignTally) {
    if case .pair? = resolved.amounts {
      // Words choose where a profile says so, or where both columns are filled.
      let isChosen = resolved.indicator != nil && (profile != nil || tally.overlaps > 0)
      conventions.signs = isChosen ? .byWord(minusReverses: false) : .byColumn(tally.pairMinus)
      signs = CSVForm.Decision(value: "two columns", evidence: "money out and money in stand apart")
      return
    }
    let given = context.signs ?? profile?.signs
    switch given {
    case .negativeIsExpense, .positiveIsExpense:
      let isUsual = given == .negativeIsExpense
      conventions.signs = .bySign(negativeIsExpense: isUsual)
      signs = decision(isUsual, context.signs == nil ? "the profile says so" : "said with --signs")
      if context.signs == nil {
        doubt(tally, isUsual)
        contradictsProfileSigns = SignContradiction(self, isUsual).isFound(tally)
      }
      return
    case .words, nil: break
    }
    if resolved.indicator == nil, tally.isUnsigned, let moves = BalanceMoves(self) {
      (conventions.signs, conventions.moves) = (.byWord(minusReverses: false), moves.verdicts)
      signs = CSVForm.Decision(value: "balances", evidence: moves.words)
      return
    }
    let ruling = resolved.indicator == nil ? bySigns(tally) : tally.byWords ?? chained(tally)
    guard let ruling else {
      guard tally.signs.negative == 0, resolved.indicator == nil, isOwnLog else { return ask(tally) }
      assumesExpenses = true
      conventions.signs = .bySign(negativeIsExpense: false)
      signs = decision(false, "a log with categories whose amounts have no sign is one of spending")
      return
    }
    conventions.signs = ruling.rule
    switch ruling.rule {
    case .bySign(let isUsual), .bySignWithWords(let isUsual): signs = decision(isUsual, ruling.evidence)
    case .byWord, .byMark, .byColumn:
      let column = resolved.indicator?.columns.first.flatMap {
        $0 < names.count ? names[$0].trimmed : "Column \($0 + 1)"
      }
      signs = CSVForm.Decision(value: "words of \(column ?? "a column")", evidence: ruling.evidence)
    }
  }

  /// Whether a person keeps this log: the names are those of this package, a category among them.
  private var isOwnLog: Bool {
    let names = Set(names.map { $0.trimmed.lowercased() }).subtracting([""])
    return names.contains("category") && names.isSubset(of: TransactionCSVRows.ownNames)
  }

  /// What balances prove, or signs and texts tell; nil where texts contradict the balances.
  ///
  /// What is owed on a card goes up with a purchase, so that its balances alone prove nothing.
  private func bySigns(_ tally: SignTally) -> SignTally.Ruling? {
    guard let proven = chained(tally) else { return tally.bySigns }
    if let told = tally.byTexts, told.rule != proven.rule { return nil }
    if chain?.positiveIsIncome == true, tally.isMostlyPositive { return nil }
    return proven
  }

  /// What running balances prove.
  private func chained(_ tally: SignTally) -> SignTally.Ruling? {
    chain.map { (.bySign(negativeIsExpense: $0.positiveIsIncome), $0.words) }
  }

  private func decision(_ isUsual: Bool, _ evidence: String) -> CSVForm.Decision {
    CSVForm.Decision(value: isUsual ? "negative-is-expense" : "positive-is-expense", evidence: evidence)
  }

  /// Ten rows and more without one expense are not what a profile lets expect.
  private mutating func doubt(_ tally: SignTally, _ isUsual: Bool) {
    let expenses = isUsual ? tally.signs.negative : tally.signs.positive
    let isDisproved = chain.map { $0.positiveIsIncome != isUsual && $0.matches > 1 } ?? false
    guard isDisproved || tally.signs.all >= 10 && expenses == 0 else { return }
    let name = profile?.name ?? ""
    ask(
      isDisproved
        ? .balancesAgainstProfile(name) : .profileWithoutExpense(name, amounts: tally.signs.all))
  }

  private mutating func ask(_ doubt: Finding.LogFact.SignDoubt) {
    questions.append(CSVQuestion(subject: .signs, fact: .signsOpen(doubt, profiles: [])))
  }

  private mutating func ask(_ tally: SignTally) {
    if chain != nil, resolved.indicator == nil {
      ask(.balances)
    } else if resolved.indicator != nil {
      ask(.words)
    } else if tally.signs.negative == 0 {
      ask(.unsigned)
    } else {
      ask(.mixed(positive: tally.signs.positive, negative: tally.signs.negative))
    }
  }

  /// A journal numbers its entries, and the lines of each add up to 0.
  private mutating func checkDoubleEntry() {
    guard let column = DoubleEntry(self).column else { return }
    questions = [
      CSVQuestion(
        subject: .doubleEntry,
        fact: .doubleEntry(column: names[column].trimmed))
    ]
  }
}
