/// The sections of the files in `Templates/Words`.
enum WordSections {
  /// The allowed meanings of each section.
  ///
  /// The set is empty if the meanings are codes and signs of currencies.
  static let meanings: [String: Set<String>] = {
    var meanings: [String: Set<String>] = [
      CurrencyWords.section: [], CurrencyWords.sharedSigns: [],
      MonthNames.section: Set(MonthNames.english), MonthNames.shortSection: Set(MonthNames.english),
    ]
    for section in HeaderVocabulary.Section.allCases {
      meanings[section.rawValue] = Set(FieldMeaning.allCases.map(\.name))
    }
    func add<Meaning: WordMeaning>(_ type: Meaning.Type) {
      meanings[Meaning.section] = Set(Meaning.allCases.map(\.rawValue))
    }
    let types: [any WordMeaning.Type] = [
      HeaderWord.self, PlanSection.Title.self, SectionWords.Meaning.self, GroupWords.Meaning.self,
      PlanWords.Meaning.self, PlanFrequency.Name.self, DueDateText.Meaning.self, KindWords.Meaning.self,
      DirectionWords.Verdict.self, DirectionWords.Hint.self, RowWords.Meaning.self, HeaderText.Label.self,
      PlanQuantity.Meaning.self, AccountWords.Meaning.self, CurrencyWords.Letters.self,
    ]
    for type in types { add(type) }
    return meanings
  }()
}

/// Words that are part of a column's name.
package enum HeaderWord: String, WordMeaning {
  /// Words for the amount that was booked to the account, and for its currency.
  case ownAccount = "own account"
  /// Words for other amounts, such as the amount that a card was charged in another currency.
  case elsewhere
  /// Words for the price of a thing.
  case price
  case net, gross
  /// Words on payslips.
  case pay
  /// Words for taxes on a purchase.
  case tax
  /// Words for the origin of money.
  case source
  /// Words for a hundredth of a currency unit.
  case cents
  /// Words for a way to pay, such as a credit card.
  case meansOfPayment = "means of payment"

  package static let section = "words in headers"
}
