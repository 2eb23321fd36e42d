import BudgetModel

/// Asks before rows in another currency are added to a budget, because the budget's figures exclude such rows.
struct CurrencyConsent {
  let console: Console

  /// Accepts a file in the budget's own currency; accepts a file in another currency if the user agrees.
  ///
  /// - Throws: `CommandError` with status 3 if nobody can be asked, or the answer is no.
  func check(_ file: String, _ currency: Currency, into backup: String, _ own: Currency) throws {
    guard currency != own else { return }
    let reason =
      "\(file): the file is in \(currency) and \(backup) in \(own), whose figures would leave its rows out"
    guard console.inputIsTerminal else {
      throw CommandError(
        .badInput,
        "\(reason); import it into a budget in \(currency), or use --other-currency to import it anyway")
    }
    console.printError(reason + ".")
    while true {
      console.writeError(Array("Import it anyway? (yes or no) > ".utf8))
      switch console.readLine()?.lowercased() {
      case "yes", "y": return
      case nil, "no", "n":
        throw CommandError(.badInput, "\(file): nothing was imported; its currency is \(currency)")
      default: continue
      }
    }
  }
}
