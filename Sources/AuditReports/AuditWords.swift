internal import BudgetReports
internal import SpreadsheetAudit
internal import Translations

/// The texts of audits in English; the files of `Templates/Languages` have the texts in other languages.
struct AuditWords {
  private let translation: Translation

  /// Creates the texts in the language of a wording.
  init(_ wording: Wording) { self.init(wording.translation) }

  /// Creates the texts of a translation.
  init(_ translation: Translation) { self.translation = translation }

  /// Returns a text in the language; the context distinguishes it from the same English text with
  /// another meaning.
  func say(_ message: Message, as context: String? = nil) -> String {
    translation.say(message, as: context, in: .audits)
  }

  /// Returns the singular or the plural text for a count.
  func say(_ count: Int, _ one: Message, _ many: Message) -> String {
    say(translation.forms.isOne(count) ? one : many)
  }
}

// MARK: The document

extension AuditWords {
  var kicker: String { say("Audit") }
  var kindsTitle: String { say("What was found") }
  var cellsTitle: String { say("Cell by cell") }
  var cell: String { say("Cell") }
  var code: String { say("Finding") }
  var meaning: String { say("Meaning") }
  var number: String { say("Count") }
  var cached: String { say("In the file") }
  var double: String { say("Calculated") }
  var decimal: String { say("Exact") }
  var perhaps: String { say("perhaps") }

  var cellsLead: String {
    say("Each finding with the formula of its cell, what it means and what to do.")
  }

  /// An explanation of the three values of a cell.
  var values: String {
    say(
      "“In the file” is the saved value, “calculated” what spreadsheets compute with 15 digits, “exact” the value "
        + "without rounding.")
  }

  /// Describes what was inspected: `6 formulas on 1 sheet`.
  func scope(formulas: Int, sheets: Int) -> String {
    let formulas = say(formulas, "\(formulas) formula", "\(formulas) formulas")
    let sheets = say(sheets, "\(sheets) sheet", "\(sheets) sheets")
    return say("\(formulas) on \(sheets)")
  }

  /// Describes the number of findings: `2 errors, 1 warning`, or `no findings`.
  func count(_ findings: [AuditFinding]) -> String {
    let parts = AuditFinding.Severity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity)
    }
    return parts.isEmpty ? say("no findings") : parts.joined(separator: ", ")
  }

  func found(_ count: String, in span: String) -> String {
    say("\(count) in \(span).")
  }

  func summary(_ file: String, _ count: String, _ span: String) -> String {
    say("audit of \(file), \(count) in \(span)")
  }

  func more(_ count: Int) -> String {
    say("… and \(count) more; -o audit.html lists all")
  }

  func severity(_ severity: AuditFinding.Severity) -> String {
    switch severity {
    case .note: say("note")
    case .warning: say("warning")
    case .error: say("error")
    }
  }

  private func count(_ count: Int, _ severity: AuditFinding.Severity) -> String {
    switch severity {
    case .note: say(count, "\(count) note", "\(count) notes")
    case .warning: say(count, "\(count) warning", "\(count) warnings")
    case .error: say(count, "\(count) error", "\(count) errors")
    }
  }

  /// Returns the heading for a kind of finding.
  func title(_ code: AuditCode) -> String {
    switch code {
    case .staleCache: say("Not recalculated")
    case .floatDust: say("A tiny remainder changes what is shown")
    case .constantInFormulas: say("A number among formulas")
    case .incompleteRange: say("A range leaves cells out")
    case .oddFormula: say("A formula unlike its neighbours")
    case .numberAsText: say("A number kept as text")
    case .wrongSheet: say("Another sheet than the series says")
    case .doubleCount: say("Counted twice")
    case .brokenBalance: say("The running balance breaks")
    case .errorValue: say("An error value")
    case .cycle: say("Cells that need each other")
    case .unmatchedCriterion: say("Another spelling than in the list")
    case .mixedUnits: say("Another unit than beside it")
    case .hiddenRows: say("Hidden rows in a sum")
    }
  }
}
