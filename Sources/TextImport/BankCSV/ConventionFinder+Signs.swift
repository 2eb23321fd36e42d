internal import BudgetModel
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Decides what the signs of a file's amounts mean.
extension ConventionFinder {
  /// Decides from all rows which amounts are expenses.
  mutating func decideSigns() {
    var tally = SignTally()
    let money = MoneyReader(resolved: resolved, mark: conventions.amountMark)
    let verdicts = TextCache<DirectionWords.Verdict?>()
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
          // Only the first rows are searched for words that suggest a direction.
          tally.add(amount.value, verdict: verdict, hint: place < 500 ? hint(row.fields) : nil)
          if place < 500, saysIncome(row.fields) { tally.addIncomeText() }
        }
      case .pair(let outflow, let inflow): tally.add(outflow: outflow?.value, inflow: inflow?.value)
      case .blank, .unreadable: break
      }
    }
    rule(tally)
  }

  /// Whether the whole description of a row is a word for income.
  private func saysIncome(_ fields: RowFields) -> Bool {
    resolved.text(.description, fields).flatMap(DirectionWords.verdict) == .income
  }

  private func hint(_ fields: RowFields) -> TransactionKind? {
    for meaning in [FieldMeaning.type, .description, .payee, .memo] {
      if let text = resolved.text(meaning, fields), let hint = DirectionWords.hint(text) { return hint }
    }
    return nil
  }

  private mutating func rule(_ tally: SignTally) {
    if case .pair? = resolved.amounts {
      // The words in the indicator column choose one of the two amount columns if a profile says so, or if some rows
      // have amounts in both columns.
      let isChosen = resolved.indicator != nil && (profile != nil || tally.overlaps > 0)
      conventions.signs = isChosen ? .byWord(minusReverses: false) : .byColumn(tally.pairMinus)
      signs = CSVForm.Decision(value: "two columns", evidence: "money out and money in stand apart")
      return
    }
    let given = context.signs ?? profile?.signs
    switch given {
    case .negativeIsExpense, .positiveIsExpense:
      let isUsual = given == .negativeIsExpense
      if context.signs != nil, resolved.indicator != nil, tally.isUnsigned, tally.hasWords {
        // Known words decide. A row with an unknown word gets the direction that the user gave to positive amounts.
        conventions.signs = .byWord(minusReverses: false)
        conventions.unknownWord = isUsual ? .income : .expense
        signs = decision(isUsual, "said with --signs, for words that are not known")
        return
      }
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
    if resolved.indicator != nil { conventions.unknownWord = tally.byUnknownWord }
    let ruling = resolved.indicator == nil ? bySigns(tally) : byWords(tally) ?? chained(tally)
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

  /// Whether the file is a person's own log: it has a category column, and all its column names are names that this
  /// package writes.
  private var isOwnLog: Bool {
    let names = Set(names.map { $0.trimmed.lowercased() }).subtracting([""])
    return names.contains("category") && names.isSubset(of: TransactionCSVRows.ownNames)
  }

  /// What signs mean; nil if signs or texts contradict the balances.
  ///
  /// The balances decide. Without balances, signs and texts decide.
  ///
  /// The balance of a credit card rises with a purchase, so its balances alone prove nothing.
  private func bySigns(_ tally: SignTally) -> SignTally.Ruling? {
    guard let proven = chained(tally) else { return tally.bySigns }
    if let told = tally.byTexts, told.rule != proven.rule { return nil }
    if chain?.positiveIsIncome == true, tally.isMostlyPositive { return nil }
    return proven
  }

  private func byWords(_ tally: SignTally) -> SignTally.Ruling? {
    if let ruling = tally.byWords { return ruling }
    guard tally.byUnknownWord != nil else { return nil }
    return (.byWord(minusReverses: false), "some words say income, and the others are what was spent on")
  }

  /// What signs mean according to the running balances; nil if there is no chain of balances.
  private func chained(_ tally: SignTally) -> SignTally.Ruling? {
    chain.map { (.bySign(negativeIsExpense: $0.positiveIsIncome), $0.words) }
  }

  private func decision(_ isUsual: Bool, _ evidence: String) -> CSVForm.Decision {
    CSVForm.Decision(value: isUsual ? "negative-is-expense" : "positive-is-expense", evidence: evidence)
  }

  /// Asks about the signs of a profile if balances disprove them, or if ten or more rows contain no expense.
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
}
