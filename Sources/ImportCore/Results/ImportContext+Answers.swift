public import BudgetModel
internal import FieldReading

extension ImportContext {
  /// Adds answers to questions that have no answer yet.
  ///
  /// Some answers also set a property, such as `ImportContext.signs`.
  public mutating func take(_ given: [ImportQuestion.Topic: String]) {
    answers.merge(given) { own, _ in own }
    year = year ?? given[.year].flatMap { Int($0) }
    dateOrder = dateOrder ?? given[.dateOrder].flatMap(DateOrder.init(code:))
    signs = signs ?? given[.signs].flatMap(SignConvention.init(word:))
    amountsByMonth = amountsByMonth ?? given[.byMonth].flatMap(AmountsByMonth.init(rawValue:))
  }
}

extension ImportQuestion.Topic {
  /// The possible answers, if they are the same for all files; nil if they depend on the file.
  public var words: [String]? {
    switch self {
    case .dateOrder: DateOrder.codes
    case .signs: ["negative-is-expense", "positive-is-expense"]
    case .byMonth: AmountsByMonth.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Whether a word can answer this question, as far as that is known without the file.
  public func isAnswered(by word: String) -> Bool {
    if self == .year { return Int(word).map { (1900...2199).contains($0) } ?? false }
    return words?.contains(word) ?? !word.isEmpty
  }
}
