internal import BudgetModel

extension ColumnDetector {
  /// Finds columns of codes (currencies, times, IBANs, identifiers and others) by their values alone.
  mutating func assignCodes() {
    for index in open {
      let sample = samples[index]
      let isFilled = sample.count * 10 >= datedRows.count * 8
      if sample.isCurrencies, self.index(.currency) == nil {
        assign(index, .currency, 90, "\(sample.currencies) of \(sample.count) values are currencies")
      } else if sample.isTimes, self.index(.time) == nil {
        assign(index, .time, 70, "times of day")
      } else if sample.isIBANs {
        let meaning: FieldMeaning = self.index(.account) == nil && sample.distinct == 1 ? .account : .iban
        if self.index(meaning) == nil { assign(index, meaning, 70, "account numbers (IBAN)") }
      } else if sample.isUUIDs, self.index(.id) == nil {
        assign(index, .id, 80, "identities (UUID)")
      } else if sample.isIdentity, isFilled, self.index(.id) == nil, sample.meanLength >= 8, sample.count > 1
      {
        assign(index, .id, 50, "another word or number in each row")
      } else if sample.isAccounts, sample.distinct == 1, sample.count > 1, self.index(.account) == nil {
        assign(index, .account, 60, "the same number in every row")
      } else if sample.isWholeNumbers, !sample.isDates, sample.meanLength <= 10, sample.count > 1,
        sample.distinct * 2 > sample.count,
        self.index(.checkNumber) == nil
      {
        assign(index, .checkNumber, 40, "whole numbers beside amounts")
      } else if sample.isAccounts, !sample.isMoney, sample.count > 1, self.index(.account) == nil {
        assign(index, .account, 50, "the same few numbers")
      }
    }
  }

  /// Finds a column of words such as Debit and Credit, whatever its name is.
  mutating func assignIndicator() {
    guard index(.indicator) == nil else { return }
    let flag = columns.indices.first {
      DirectionFlag(name: columns[$0].name) != nil && DirectionFlag.areAnswers(samples[$0].choices)
    }
    if let flag { return assign(flag, .indicator, 90, "called \"\(columns[flag].name)\", with yes or no") }
    for index in columns.indices
    where samples[index].isIndicator
      || [.type, .rowType].contains(columns[index].meaning) && samples[index].namesIncome
    {
      if HeaderWords.namesMeansOfPayment(columns[index].name) { continue }
      let meaning = columns[index].meaning
      let kinds = Set(samples[index].choices.compactMap { DirectionWords.verdict($0)?.kind })
      let isUnsigned = self.index(.amount).map { samples[$0].negatives == 0 } ?? false
      // Words for both directions are neither categories nor states of a payment.
      let isMisnamed = [.category, .status].contains(meaning) && kinds.count > 1 && isUnsigned
      guard meaning == .type || meaning == .rowType || meaning == nil || isMisnamed else { continue }
      // The same word in all rows is evidence only if the amounts have no signs.
      let mayHaveOne =
        meaning == .type || meaning == .rowType || columns[index].name.isEmpty
        || samples[index].choices.allSatisfy { Self.bookkeeping.contains($0.lowercased()) }
      guard kinds.count > 1 || isNameless || mayHaveOne && isUnsigned else { continue }
      assign(
        index, .indicator, 80,
        "words such as \(samples[index].choices.sorted().prefix(2).map { "\"\($0)\"" }.joined(separator: " and "))"
      )
      return
    }
  }

  /// The abbreviations of credit and debit, which mean the direction whatever their column is called.
  private static let bookkeeping: Set<String> = ["cr", "dr", "cr.", "dr."]

  /// Makes the description column the type column if there is a payee column and the description repeats a few texts.
  mutating func moveRepeatedDescription() {
    guard let description = index(.description), let payee = index(.payee), index(.type) == nil,
      samples[description].isChoice, samples[description].distinct * 2 <= samples[payee].distinct
    else { return }
    assign(description, .type, columns[description].score, columns[description].evidence)
  }

  /// Finds the description, the type and similar columns among the remaining ones.
  mutating func assignTexts() {
    let texts = open.filter { samples[$0].words > 0 && !samples[$0].isMoney && !samples[$0].isDates }
    guard isNameless else {
      assignStates()
      let known: [FieldMeaning] = [.description, .payee, .memo, .note, .category, .type]
      guard known.allSatisfy({ index($0) == nil }), let longest = longest(texts) else { return }
      return assign(longest, .description, 50, "the longest texts")
    }
    guard let main = longest(texts) else { return }
    assign(main, .description, 60, "the longest texts")
    let amount = index(.amount) ?? index(.outflow) ?? columns.count
    for index in texts where index != main { assignFurther(index, main, isBehindAmount: index > amount) }
  }

  private mutating func assignFurther(_ index: Int, _ main: Int, isBehindAmount: Bool) {
    let sample = samples[index]
    let isShort = sample.isWords && sample.meanLength <= 24 && sample.count > 3
    if areStates(sample) {
      if self.index(.status) == nil {
        assign(index, .status, 60, "words such as \"\(sample.choices.min() ?? "")\"")
      }
    } else if !isBehindAmount && sample.isChoice || index < main && sample.distinct < samples[main].distinct {
      if self.index(.type) == nil { assign(index, .type, 40, "few words that come again") }
    } else if isBehindAmount, isShort, self.index(.category) == nil {
      assign(index, .category, 30, "short texts behind the amount")
    } else if isBehindAmount, isShort || sample.isChoice, self.index(.account) == nil {
      assign(index, .account, 30, "few words that come again")
    } else {
      assign(index, .memo, 30, "further texts")
    }
  }

  /// Finds a column of states of a payment, if no name says so or if the name also means something else: `StateType`.
  private mutating func assignStates() {
    guard index(.status) == nil else { return }
    let states = columns.indices.first { index in
      let isFree =
        columns[index].meaning == nil || columns[index].meaning == .type && columns[index].score < 100
      return isFree && samples[index].distinct > 1 && areStates(samples[index])
    }
    guard let states else { return }
    assign(states, .status, 60, "words such as \"\(samples[states].choices.min() ?? "")\"")
  }

  /// Whether all values are states of a payment, such as booked and pending.
  private func areStates(_ sample: ColumnSample) -> Bool {
    sample.choices.allSatisfy { RowWords.isPending($0) || RowWords.isVoid($0) || RowWords.isFinal($0) }
  }

  /// The column with the most letters; another column with nearly as many is preferred if it varies more or comes
  /// earlier.
  private func longest(_ texts: [Int]) -> Int? {
    let most = texts.map { samples[$0].letters }.max() ?? 0
    let amount = index(.amount) ?? index(.outflow) ?? columns.count
    return texts.filter { samples[$0].letters * 10 >= most * 6 }.max { left, right in
      (left < amount ? 1 : 0, samples[left].distinct, -left) < (
        right < amount ? 1 : 0, samples[right].distinct, -right
      )
    }
  }
}
