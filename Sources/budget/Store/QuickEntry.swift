import BudgetModel
import BudgetStores
import FieldReading
import Foundation

/// Asks for an entry on a terminal: amount, description, category and account.
///
/// It suggests the category and the account of earlier entries.
struct QuickEntry {
  let session: StoreSession

  /// Asks for the entry and adds it.
  ///
  /// - Throws: `CommandError` if nobody can be asked.
  func run() throws -> ExitStatus {
    let console = session.desk.console
    guard console.inputIsTerminal else {
      throw CommandError(
        .usage, "name the amount and the description, such as: budget add 12.50 \"Corner shop\"")
    }
    let typed = try ask("Amount")
    let text = try completed(try ask("What for"))
    let budget = try session.reading { try $0.budget(.named(text, limit: EntryGuess.limit)) }
    let guess = EntryGuess(text, from: budget.transactions)
    let category = budget.categories.first { $0.id == guess.categoryID }?.name
    let account =
      (budget.accounts.first { $0.id == guess.accountID } ?? budget.accounts.first(where: \.isPrimary))?.name
    var words = EntryAddition.Words(amount: typed, text: text)
    words.category = try ask("Category", default: category)
    if !budget.accounts.isEmpty {
      words.account = try ask("Account", default: account ?? budget.accounts[0].name)
    }
    return try EntryAddition(words: words, session: session).run()
  }

  /// Returns the text of an earlier entry that begins with this text, if there is only one.
  private func completed(_ text: String) throws -> String {
    let recent = try session.reading { try $0.budget(.last(Self.remembered)) }.transactions
    let texts = Set(recent.map(\.description).filter { $0.lowercased().hasPrefix(text.lowercased()) })
    guard texts.count == 1, let only = texts.first, only != text else { return text }
    session.desk.console.printError("  \(only)")
    return only
  }

  /// The number of latest entries whose texts are offered as completions.
  private static let remembered = 2_000

  private func ask(_ question: String, default suggestion: String? = nil) throws -> String {
    let console = session.desk.console
    console.printError(suggestion.map { "\(question) [\($0)]:" } ?? "\(question):")
    let answer = (console.readLine() ?? "").trimmingCharacters(in: .whitespaces)
    if answer.isEmpty, let suggestion { return suggestion }
    guard !answer.isEmpty else { throw CommandError(.usage, "nothing was entered, so nothing was added") }
    return answer
  }
}

extension Settings {
  /// The household's decimal separator, which determines the meaning of an amount such as `1,250`.
  var decimalMark: DecimalMark { numberFormat == .commaPoint ? .point : .comma }
}
