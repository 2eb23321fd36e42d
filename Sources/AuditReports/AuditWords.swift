internal import BudgetReports
internal import SpreadsheetAudit

/// What audits say, in one language: the one place with words about them, English beside German.
struct AuditWords {
  private let isGerman: Bool

  /// The words of a language; English for one that audits do not speak.
  init(_ wording: Wording) { isGerman = wording.language == Wording.german.language }

  /// A text in the language.
  func say(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    isGerman ? german() : english()
  }

  /// One thing, or another number of them.
  func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}

// MARK: The document

extension AuditWords {
  var kicker: String { say("Audit", "Prüfung") }
  var kindsTitle: String { say("What was found", "Was gefunden wurde") }
  var cellsTitle: String { say("Cell by cell", "Zelle für Zelle") }
  var cell: String { say("Cell", "Zelle") }
  var code: String { say("Finding", "Befund") }
  var meaning: String { say("Meaning", "Bedeutung") }
  var number: String { say("Count", "Anzahl") }
  var cached: String { say("In the file", "In der Datei") }
  var double: String { say("Calculated", "Berechnet") }
  var decimal: String { say("Exact", "Genau") }
  var perhaps: String { say("perhaps", "vielleicht") }

  var cellsLead: String {
    say(
      "Each finding with the formula of its cell, what it means and what to do.",
      "Jeder Befund mit der Formel der Zelle, was er bedeutet und was zu tun ist.")
  }

  /// What the three values of a cell are.
  var values: String {
    say(
      "“In the file” is the saved value, “calculated” what spreadsheets compute with 15 digits, “exact” the value "
        + "without rounding.",
      "„In der Datei“ steht der gespeicherte Wert, „berechnet“ ist, was Tabellenkalkulationen mit 15 Stellen rechnen, "
        + "„genau“ der Wert ohne Rundung.")
  }

  /// What was looked at: `6 formulas on 1 sheet`.
  func scope(formulas: Int, sheets: Int) -> String {
    say(
      "\(count(formulas, "formula", "formulas")) on \(count(sheets, "sheet", "sheets"))",
      "\(count(formulas, "Formel", "Formeln")) auf \(count(sheets, "Blatt", "Blättern"))")
  }

  /// How much was found: `2 errors, 1 warning`, or `no findings`.
  func count(_ findings: [AuditFinding]) -> String {
    let parts = AuditFinding.Severity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : "\(number) \(number == 1 ? self.severity(severity) : plural(severity))"
    }
    return parts.isEmpty ? say("no findings", "keine Befunde") : parts.joined(separator: ", ")
  }

  func found(_ count: String, in span: String) -> String {
    say("\(count) in \(span).", "\(count) in \(span).")
  }

  func summary(_ file: String, _ count: String, _ span: String) -> String {
    say("audit of \(file), \(count) in \(span)", "Prüfung von \(file), \(count) in \(span)")
  }

  func more(_ count: Int) -> String {
    say("… and \(count) more; -o audit.html lists all", "… und \(count) mehr; -o audit.html nennt alle")
  }

  func severity(_ severity: AuditFinding.Severity) -> String {
    switch severity {
    case .note: say("note", "Hinweis")
    case .warning: say("warning", "Warnung")
    case .error: say("error", "Fehler")
    }
  }

  private func plural(_ severity: AuditFinding.Severity) -> String {
    switch severity {
    case .note: say("notes", "Hinweise")
    case .warning: say("warnings", "Warnungen")
    case .error: say("errors", "Fehler")
    }
  }

  /// A kind of finding as a heading.
  func title(_ code: AuditCode) -> String {
    switch code {
    case .staleCache: say("Not recalculated", "Nicht neu berechnet")
    case .floatDust:
      say("A tiny remainder changes what is shown", "Ein winziger Rest ändert, was zu sehen ist")
    case .constantInFormulas: say("A number among formulas", "Eine Zahl zwischen Formeln")
    case .incompleteRange: say("A range leaves cells out", "Ein Bereich lässt Zellen aus")
    case .oddFormula: say("A formula unlike its neighbours", "Eine Formel anders als ihre Nachbarn")
    case .numberAsText: say("A number kept as text", "Eine Zahl als Text")
    case .wrongSheet:
      say("Another sheet than the series says", "Ein anderes Blatt, als die Reihe erwarten lässt")
    case .doubleCount: say("Counted twice", "Doppelt gezählt")
    case .brokenBalance: say("The running balance breaks", "Der laufende Saldo reißt ab")
    case .errorValue: say("An error value", "Ein Fehlerwert")
    case .cycle: say("Cells that need each other", "Zellen, die einander brauchen")
    case .unmatchedCriterion: say("Another spelling than in the list", "Anders geschrieben als in der Liste")
    case .mixedUnits: say("Another unit than beside it", "Eine andere Einheit als daneben")
    case .hiddenRows: say("Hidden rows in a sum", "Ausgeblendete Zeilen in einer Summe")
    }
  }
}
