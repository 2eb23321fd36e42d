internal import BudgetModel

/// What a person can say to the command that a file leaves open.
///
/// This is the one place outside the command that knows what its options are called.
enum Need: String, CaseIterable {
  case dateOrder = "--date-order"
  case decimalMark = "--decimal-mark"
  case signs = "--signs"
  case year = "--in-year"
  case amountsByMonth = "--by-month"
  case currency = "--currency"
  case profile = "--profile"
  case timeZone = "--time-zone"
  case taking = "--take"
  case size = "--any-size"
  case merging = "budget merge"
  case template = "budget template"
}

// What helps where an option answers.
extension FindingFormatter {
  /// The option for a need behind other words, `with` it or with one of some values; nothing for libraries.
  private func with(_ need: Need, _ values: String...) -> String {
    guard voice == .command else { return "" }
    let options = values.isEmpty ? [need.rawValue] : values.map { "\(need.rawValue) \($0)" }
    return say(" with ", " mit ") + or(options)
  }

  /// Words of the command, or those of libraries.
  private func choose(_ command: @autoclosure () -> String, _ library: @autoclosure () -> String) -> String {
    switch voice {
    case .command: command()
    case .library: library()
    }
  }

  var sayDateOrder: String { say("say which", "Die Reihenfolge angeben") + with(.dateOrder) }

  var sayOneDateOrder: String {
    say("say which", "Die Reihenfolge angeben") + with(.dateOrder, "dmy", "mdy")
  }

  var sayOrderOfDates: String { say("say the order", "Die Reihenfolge angeben") + with(.dateOrder) }

  var enterDateOrSayOrder: String {
    enterDate + say(", or say the order", " oder die Reihenfolge angeben") + with(.dateOrder)
  }

  var sayDecimalMark: String {
    say("say which mark is the decimal one", "Das Dezimalzeichen angeben") + with(.decimalMark, ".", ",")
  }

  var sayStatementMark: String { say("say which", "Das Dezimalzeichen angeben") + with(.decimalMark) }

  /// Which signs expenses have, with the profiles that would say it too.
  func saySigns(profiles: [String] = []) -> String {
    let signs =
      say("say it", "Die Vorzeichen angeben") + with(.signs, "negative-is-expense", "positive-is-expense")
    guard !profiles.isEmpty else { return signs }
    let names = or(profiles)
    return signs + choose(", " + say("or ", "oder ") + "\(Need.profile.rawValue) \(names)", ", " + names)
  }

  var chooseSigns: String {
    choose(
      say("say ", "") + or(["negative", "positive"].map { "\(Need.signs.rawValue) \($0)-is-expense" })
        + say("", " angeben"),
      say("say which signs expenses have", "Die Vorzeichen angeben"))
  }

  /// That amounts with a minus are expenses, under a condition.
  func sayNegative(_ english: String, _ german: String) -> String {
    let option = choose(
      "\(Need.signs.rawValue) negative-is-expense",
      say("that negative amounts are expenses", "Dass negative Beträge Ausgaben sind,"))
    return say("say \(option) \(english)", "\(option) angeben, \(german)")
  }

  var sayOtherYear: String { say("say another", "Ein anderes angeben") + with(.year) }

  var sayYear: String { say("say it", "Das Jahr angeben") + with(.year) }

  var sayYearSuch: String {
    sayYear + choose(say(", such as ", ", etwa ") + "\(Need.year.rawValue) 2026", "")
  }

  var sayAmountsByMonth: String {
    let option = Need.amountsByMonth.rawValue
    return choose(
      say(
        "say \(option) actual if they were spent, or \(option) planned",
        "Mit \(option) actual sagen, dass sie ausgegeben wurden, oder mit \(option) planned, dass sie geplant sind"
      ),
      say("say whether they were planned or spent", "Angeben, ob sie geplant oder ausgegeben sind"))
  }

  var sayOtherCurrency: String { say("say another", "Eine andere angeben") + with(.currency) }

  func leaveOutCurrency(_ code: String) -> String {
    choose(
      say("leave \(Need.currency.rawValue) out", "\(Need.currency.rawValue) weglassen"),
      say("ask for no currency", "Keine Währung verlangen"))
      + say(
        ", or say `currency: \(code)` in a mapping where the file is wrong",
        " oder `currency: \(code)` in einem Mapping angeben, wo die Datei unrecht hat")
  }

  func enterInCurrency(_ code: String) -> String {
    say("enter them in \(code), or say the currency", "Sie in \(code) eintragen oder die Währung angeben")
      + with(.currency)
  }

  var leaveOutProfile: String {
    let profile = choose(Need.profile.rawValue, say("the profile", "Das Profil"))
    return say("leave \(profile) out, or name another", "\(profile) weglassen oder ein anderes nennen")
  }

  var sayProfile: String { say("say which", "Eines nennen") + with(.profile) }

  var numberColumnsInProfile: String {
    say(
      "write a profile with `header: none` that names the columns by their numbers, and name it",
      "Ein Profil mit `header: none` schreiben, das die Spalten mit ihren Nummern nennt, und es nennen")
      + with(.profile)
  }

  var firstRowColumnsOrProfile: String {
    firstRowColumns
      + say("; or write a profile and name it", "; oder ein Profil schreiben und es nennen") + with(.profile)
  }

  var sayTimeZone: String {
    say(
      "if it was written elsewhere, name the zone",
      "Wurde sie anderswo geschrieben, die Zeitzone angeben") + with(.timeZone)
  }

  var takeFile: String { say("take the file's values", "Die Werte der Datei nehmen") + with(.taking, "file") }

  var mergeBudgets: String {
    say("bring whole budgets together", "Ganze Budgets zusammenführen") + with(.merging)
  }

  var headerOfLog: String {
    say("a log has a header row with Date and Amount", "Buchungen haben eine Kopfzeile mit Datum und Betrag")
      + choose(
        say(
          "; `\(Need.template.rawValue)` writes a workbook that is understood",
          "; `\(Need.template.rawValue)` schreibt eine Arbeitsmappe, die verstanden wird"), "")
  }

  var readAnySize: String {
    say(", or read the file", " oder die Datei") + with(.size)
      + say(" if it can be trusted", " lesen, wenn ihr zu trauen ist")
  }
}
