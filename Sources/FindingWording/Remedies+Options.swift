internal import BudgetModel
internal import Translations

/// A question that a file leaves open and that an option of the command answers.
///
/// No other code outside the command knows the names of its options.
enum Need: String, CaseIterable {
  case dateOrder = "--date-order"
  case decimalMark = "--decimal-mark"
  case signs = "--signs"
  case year = "--in-year"
  case month = "--in-month"
  case amountsByMonth = "--by-month"
  case currency = "--currency"
  case profile = "--profile"
  case timeZone = "--time-zone"
  case taking = "--take"
  case size = "--any-size"
  case merging = "budget merge"
  case template = "budget template"
}

// Remedies that name an option of the command.
extension FindingFormatter {
  /// Returns words followed by the option for a need, with its values if there are any; for libraries, only
  /// the words.
  private func with(_ need: Need, _ values: String..., after words: String) -> String {
    guard voice == .command else { return words }
    let options = values.isEmpty ? [need.rawValue] : values.map { "\(need.rawValue) \($0)" }
    return say("\(words) with \(or(options))")
  }

  /// Returns the text for the command or the text for libraries, depending on the voice.
  private func choose(_ command: @autoclosure () -> String, _ library: @autoclosure () -> String) -> String {
    switch voice {
    case .command: command()
    case .library: library()
    }
  }

  var sayDateOrder: String {
    with(.dateOrder, after: say("say which", as: "order of dates"))
  }

  var sayOneDateOrder: String {
    with(.dateOrder, "dmy", "mdy", after: say("say which", as: "order of dates"))
  }

  var sayOrderOfDates: String { with(.dateOrder, after: say("say the order")) }

  var enterDateOrSayOrder: String {
    with(.dateOrder, after: say("\(enterDate), or say the order"))
  }

  var sayDecimalMark: String {
    with(.decimalMark, ".", ",", after: say("say which mark is the decimal one"))
  }

  var sayStatementMark: String {
    with(.decimalMark, after: say("say which", as: "decimal mark"))
  }

  /// Returns the remedy to state which sign expenses have, or to choose one of these profiles.
  func saySigns(profiles: [String] = []) -> String {
    let signs = with(
      .signs, "negative-is-expense", "positive-is-expense",
      after: say("say it", as: "signs"))
    guard !profiles.isEmpty else { return signs }
    let (option, names) = (Need.profile.rawValue, or(profiles))
    return choose(say("\(signs), or \(option) \(names)"), "\(signs), \(names)")
  }

  var chooseSigns: String {
    let options = ["negative", "positive"].map { "\(Need.signs.rawValue) \($0)-is-expense" }
    return choose(
      say("say \(or(options))"),
      say("say which signs expenses have"))
  }

  /// The remedy to state which of two columns contains outgoing money: `negative-is-expense` stands for the
  /// first column.
  var saySignsOfPair: String {
    let (first, second) = (
      "\(Need.signs.rawValue) negative-is-expense", "\(Need.signs.rawValue) positive-is-expense"
    )
    return choose(
      say("say it with \(first) if it is the first, with \(second) if it is the second"),
      say("say which signs expenses have"))
  }

  /// Returns the remedy to state that negative amounts are expenses if a condition is true.
  func sayNegative(_ condition: String) -> String {
    let option = choose(
      "\(Need.signs.rawValue) negative-is-expense",
      say("that negative amounts are expenses"))
    return say("say \(option) \(condition)")
  }

  var sayOtherYear: String { with(.year, after: say("say another", as: "year")) }

  var sayYear: String { with(.year, after: say("say it", as: "year")) }

  var sayMonthOfDays: String {
    with(
      .month,
      after: say("name the month in the sheet's name or above the table, such as March 2026, or say it"))
  }

  var enterDateOrSayMonth: String { with(.month, after: say("enter its date, or say its month")) }

  var sayYearOfUndated: String {
    say("\(sayYear); then they are dated on its first day, or on that of the month that they name")
  }

  var sayYearSuch: String {
    let example = "\(Need.year.rawValue) 2026"
    return choose(say("\(sayYear), such as \(example)"), sayYear)
  }

  var sayAmountsByMonth: String {
    let option = Need.amountsByMonth.rawValue
    return choose(
      say("say \(option) actual if they were spent, or \(option) planned"),
      say("say whether they were planned or spent"))
  }

  var sayOtherCurrency: String {
    with(.currency, after: say("say another", as: "currency"))
  }

  func leaveOutCurrency(_ code: String) -> String {
    let option = Need.currency.rawValue
    let leave = choose(say("leave \(option) out"), say("ask for no currency"))
    return say("\(leave), or say `currency: \(code)` in a mapping where the file is wrong")
  }

  func enterInCurrency(_ code: String) -> String {
    with(
      .currency,
      after: say("enter them in \(code), or say the currency"))
  }

  var leaveOutProfile: String {
    let profile = choose(Need.profile.rawValue, say("the profile"))
    return say("leave \(profile) out, or name another")
  }

  var sayProfile: String { with(.profile, after: say("say which", as: "profile")) }

  var firstRowColumnsOrProfile: String {
    with(
      .profile,
      after: say("\(firstRowColumns); or write a profile and name it"))
  }

  var sayTimeZone: String {
    with(
      .timeZone,
      after: say("if it was written elsewhere, name the zone"))
  }

  var takeFile: String {
    with(.taking, "file", after: say("take the file's values"))
  }

  var mergeBudgets: String {
    with(.merging, after: say("bring whole budgets together"))
  }

  var headerOfLog: String {
    let header = say("a log has a header row with Date and Amount")
    let template = Need.template.rawValue
    return choose(say("\(header); `\(template)` writes a workbook that is understood"), header)
  }

  var tooMuchWork: String {
    let option = Need.size.rawValue
    return choose(
      say(
        "the formula asks for more work than formulas may do, so it was not computed; shorten its ranges, "
          + "or read the file with \(option) if it can be trusted"),
      say(
        "the formula asks for more work than formulas may do, so it was not computed; shorten its ranges, "
          + "or read the file if it can be trusted"))
  }
}
