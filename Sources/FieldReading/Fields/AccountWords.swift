package import BudgetModel

/// The words for kinds of accounts: `savings`, `credit card`.
package enum AccountWords {
  /// The meanings of the words.
  package enum Meaning: String, WordMeaning {
    case savings, cash, creditCard, loan
    /// An account of no particular kind.
    case account
    /// The name of a sheet that is not an account.
    case otherSheet = "other sheet"

    package static let section = "accounts"
  }

  /// The kind of account with this identifier or name, such as `creditCard` or `Credit Card`; nil for other texts.
  package static func kind(_ text: String) -> AccountKind? {
    let word = HeaderText.normalized(text).replacing(" ", with: "")
    return AccountKind.allCases.first { $0.rawValue.lowercased() == word }
  }

  /// The kind that an account's name suggests; `.checking` if the name suggests none.
  package static func kind(inName name: String) -> AccountKind {
    let words = words(name)
    return kinds.first { !$0.words.isDisjoint(with: words) }?.kind ?? .checking
  }

  /// Whether a name contains a word for an account, such as `account` or `savings`.
  package static func isAccount(inName name: String) -> Bool {
    let words = words(name)
    return !accounts.isDisjoint(with: words)
      || kinds.contains { $0.kind != .loan && !$0.words.isDisjoint(with: words) }
  }

  /// Whether a name begins like the name of a sheet that is not an account.
  package static func isOtherSheet(_ name: String) -> Bool {
    let words = HeaderText.normalized(name)
    return otherSheets.contains { words.hasPrefix($0) }
  }

  private static func words(_ name: String) -> [String] {
    HeaderText.normalized(name).split { !$0.isLetter }.map(String.init)
  }

  private static let accounts = Set(Words.builtIn[Meaning.account])
  private static let otherSheets = Words.builtIn[Meaning.otherSheet]
  private static let kinds: [(kind: AccountKind, words: Set<String>)] = [
    (.savings, Set(Words.builtIn[Meaning.savings])), (.cash, Set(Words.builtIn[Meaning.cash])),
    (.creditCard, Set(Words.builtIn[Meaning.creditCard])), (.loan, Set(Words.builtIn[Meaning.loan])),
  ]
}

extension AccountWords {
  /// The English name of a kind of account.
  package static func word(_ kind: AccountKind) -> String {
    switch kind {
    case .checking: "Checking"
    case .savings: "Savings"
    case .creditCard: "Credit Card"
    case .loan: "Loan"
    case .cash: "Cash"
    }
  }
}
