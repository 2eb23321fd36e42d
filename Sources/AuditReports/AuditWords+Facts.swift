internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import SpreadsheetAudit

// What findings say: what it is, where, why, and what to do.

extension AuditWords {
  /// A finding in words: what is wrong where, what to do, and which other cells it concerns.
  func sentence(_ finding: AuditFinding) -> String {
    ([fact(finding)] + [others(finding), dependents(finding)].compactMap(\.self)).joined(separator: " ")
  }

  /// The other cells with the same fault: the first of them, and how many more.
  private func others(_ finding: AuditFinding) -> String? {
    guard let first = finding.others.first else { return nil }
    let name = name(first, from: finding.location)
    let more = finding.others.count - 1
    guard more > 0 else { return say("The same holds for \(name).", "Dasselbe gilt für \(name).") }
    return say(
      "The same holds for \(name) and \(count(more, "more cell", "more cells")).",
      "Dasselbe gilt für \(name) und \(count(more, "weitere Zelle", "weitere Zellen")).")
  }

  /// How many cells are wrong only because they read this one.
  private func dependents(_ finding: AuditFinding) -> String? {
    guard let first = finding.dependents.first else { return nil }
    let name = name(first, from: finding.location)
    let count = finding.dependents.count
    return count == 1
      ? say("\(name) depends on it and is wrong too.", "\(name) hängt davon ab und stimmt auch nicht.")
      : say(
        "\(count) cells depend on it and are wrong too, first \(name).",
        "\(count) Zellen hängen davon ab und stimmen auch nicht, zuerst \(name).")
  }

  private func fact(_ finding: AuditFinding) -> String {
    let cell = finding.location.reference
    return switch finding.fact {
    case .staleCache(let cached, let exact):
      say(
        "\(cell) shows \(shown(cached)), but its formula gives \(shown(exact)) with the values in the file; "
          + "recalculate the workbook (Ctrl+Alt+F9 in Excel) and save it.",
        "\(cell) zeigt \(shown(cached)), aber die Formel ergibt \(shown(exact)) mit den Werten in der Datei; die "
          + "Arbeitsmappe neu berechnen (Strg+Alt+F9 in Excel) und speichern.")
    case .floatDust(let double, let exact):
      dust(cell, double ?? shown(finding.double), exact ?? shown(finding.decimal))
    case .constantInFormulas(let value, let line, let following, let isSame):
      constant(cell, value, line, following, isSame)
    case .rangeTooShort(let range, let missed, let sheet, let whole):
      shortRange(finding.location, range, missed, sheet, whole)
    case .rangeWithHole(let missed):
      say(
        "\(cell) adds up the cells on both sides of \(missed), but not \(missed) itself, which holds an amount of the "
          + "same kind; add it unless it is left out on purpose.",
        "\(cell) addiert die Zellen auf beiden Seiten von \(missed), aber nicht \(missed) selbst mit einem Betrag "
          + "gleicher Art; die Zelle aufnehmen, wenn sie nicht mit Absicht fehlt.")
    case .rangeUnlikeOthers(let range, let whole):
      say(
        "\(cell) takes in only \(range), where the formulas next to it take in \(whole); use the whole range unless "
          + "the rest is left out on purpose.",
        "\(cell) umfasst nur \(range), wo die Formeln daneben \(whole) umfassen; den ganzen Bereich nehmen, wenn der "
          + "Rest nicht mit Absicht fehlt.")
    case .oddFormula(let line, let following, let value, let isSame):
      oddFormula(cell, line, following, value, isSame)
    case .numberAsText(let value, let sum):
      say(
        "\(cell) holds \(shown(value)) as text, so \(name(sum, from: finding.location)) does not count it; type it "
          + "again as a number.",
        "\(cell) enthält \(shown(value)) als Text, also zählt \(name(sum, from: finding.location)) ihn nicht mit; "
          + "noch einmal als Zahl eingeben.")
    case .wrongSheet(let sheet, let expected):
      say(
        "\(cell) reads the sheet “\(sheet)”, but by the formulas next to it this should be “\(expected)”; put that "
          + "sheet in unless the difference is meant.",
        "\(cell) liest das Blatt „\(sheet)“, nach den Formeln daneben müsste es „\(expected)“ sein; jenes Blatt "
          + "einsetzen, wenn der Unterschied nicht gewollt ist.")
    case .doubleCount(let range, let counted, let sum):
      say(
        "\(cell) adds up \(range), which holds both \(counted) and their sum in \(sum), so these amounts count twice; "
          + "leave the subtotal out of the range, or use SUBTOTAL for both.",
        "\(cell) addiert \(range), worin \(counted) und die Summe davon in \(sum) stehen, also zählen diese Beträge "
          + "doppelt; die Zwischensumme aus dem Bereich nehmen oder für beides SUBTOTAL verwenden.")
    case .brokenBalance(let before, let following, let gap): balance(cell, before, following, gap)
    case .countedTwice, .otherSign, .criterionMissesAll, .entryMissed, .otherUnit: slip(finding)
    case .errorValue(let error): self.error(cell, error)
    case .lostReference:
      say(
        "\(cell) has #REF! in its formula: a cell that it read is gone, though the formula hides the error; put the "
          + "lost reference back.",
        "\(cell) enthält #REF! in der Formel: eine Zelle, die sie las, ist fort, auch wenn die Formel den Fehler "
          + "verbirgt; den verlorenen Bezug wieder einsetzen.")
    case .tooMuchWork:
      say(
        "\(cell) was not computed because its formula asks for more work than formulas may do; shorten its ranges, "
          + "or read the file with --any-size if it can be trusted.",
        "\(cell) ist nicht berechnet, weil die Formel mehr Arbeit verlangt, als Formeln dürfen; ihre Bereiche kürzen "
          + "oder die Datei mit --any-size lesen, wenn sie vertrauenswürdig ist.")
    case .cycle(let cells): circle(cells)
    case .hiddenRows(let count, let first):
      say(
        "\(cell) adds up \(self.count(count, "amount", "amounts")) in hidden rows"
          + "\(first.map { ", the first in \($0)" } ?? ""), so the rows that are shown do not add up to it; show them, "
          + "or leave hidden rows out with SUBTOTAL(109,…).",
        "\(cell) addiert \(self.count(count, "Betrag", "Beträge")) in ausgeblendeten Zeilen"
          + "\(first.map { ", zuerst in \($0)" } ?? ""), also ergeben die sichtbaren Zeilen nicht diese Summe; sie "
          + "einblenden oder ausgeblendete Zeilen mit SUBTOTAL(109,…) auslassen.")
    }
  }

  private func dust(_ cell: CellReference, _ double: String, _ exact: String) -> String {
    say(
      "\(cell) shows \(double), but exactly it is \(exact): spreadsheets keep cents with a tiny error, which shows "
        + "here; round the amounts that are added or compared to cents, with ROUND(…,2).",
      "\(cell) zeigt \(double), genau ist es \(exact): Tabellenkalkulationen halten Cent mit einem winzigen Fehler, "
        + "der hier sichtbar wird; die Beträge, die addiert oder verglichen werden, mit ROUND(…,2) auf Cent runden."
    )
  }

  private func constant(
    _ cell: CellReference, _ value: CellValue, _ line: AuditFact.Line, _ following: Int, _ isSame: Bool
  ) -> String {
    say(
      "\(cell) holds a typed \(shown(value)) where \(count(following, "cell", "cells")) of its \(self.line(line)) "
        + "have a formula\(isSame ? " that gives the same now" : ""), so it will not change when the amounts do; put "
        + "the formula back unless the number is meant.",
      "\(cell) enthält eine getippte \(shown(value)), wo \(count(following, "Zelle", "Zellen")) der "
        + "\(self.line(line)) eine Formel haben\(isSame ? ", die jetzt dasselbe ergibt" : ""), ändert sich also nicht "
        + "mit den Beträgen; die Formel wieder einsetzen, wenn die Zahl nicht gewollt ist.")
  }

  private func shortRange(
    _ place: CellLocation, _ range: CellRange, _ missed: CellRange, _ sheet: String, _ whole: CellRange
  ) -> String {
    let other = CellLocation(sheet: sheet, reference: missed.first)
    let behind = sheet == place.sheet ? "\(missed)" : "\(other)"
    let isOne = missed.count == 1
    return say(
      "\(place.reference) takes in \(range), but the amounts go on: \(behind) "
        + "\(isOne ? "holds an amount" : "hold amounts") of the same kind right behind the range; extend the range to "
        + "\(whole) unless the rest is left out on purpose.",
      "\(place.reference) umfasst \(range), aber die Beträge gehen weiter: \(behind) "
        + "\(isOne ? "enthält einen Betrag" : "enthalten Beträge") gleicher Art gleich hinter dem Bereich; den Bereich "
        + "auf \(whole) ausdehnen, wenn der Rest nicht mit Absicht fehlt.")
  }

  private func oddFormula(
    _ cell: CellReference, _ line: AuditFact.Line, _ following: Int, _ value: CellValue?, _ isSame: Bool
  ) -> String {
    let other = value.map(shown) ?? say("another value", "einen anderen Wert")
    return say(
      "\(cell) has another formula than \(count(following, "cell", "cells")) next to it in its \(self.line(line)), "
        + "which would give \(isSame ? "the same here now" : "\(other) here"); use their formula unless the "
        + "difference is meant.",
      "\(cell) hat eine andere Formel als \(count(following, "Zelle", "Zellen")) daneben in der \(self.line(line)); "
        + "deren Formel gäbe hier \(isSame ? "jetzt dasselbe" : other); sie verwenden, wenn der Unterschied nicht "
        + "gewollt ist.")
  }

  private func balance(
    _ cell: CellReference, _ before: CellReference, _ following: Int, _ gap: AuditFact.Gap
  ) -> String {
    let what =
      switch gap {
      case .nothing: say("is empty", "die Zelle ist leer")
      case .number: say("holds a number", "dort steht eine Zahl")
      case .otherFormula: say("has a formula that does not read it", "ihre Formel liest ihn nicht")
      }
    return say(
      "\(cell) should go on from the balance in \(before), as \(count(following, "cell", "cells")) of the running "
        + "balance do, but \(what), so every balance after it is off; put the formula back.",
      "\(cell) sollte den Saldo aus \(before) fortführen wie \(count(following, "Zelle", "Zellen")) des laufenden "
        + "Saldos, aber \(what), also stimmt kein Saldo danach; die Formel wieder einsetzen.")
  }

  private func circle(_ cells: [CellLocation]) -> String {
    let named = 5
    let names = cells.prefix(named).map { $0.sheet == cells.first?.sheet ? "\($0.reference)" : "\($0)" }
    let first = names.first ?? ""
    guard cells.count > 1 else {
      return say(
        "\(first) needs its own value, so it cannot be computed; take the cell out of its own formula.",
        "\(first) braucht den eigenen Wert, ist also nicht zu berechnen; die Zelle aus ihrer Formel nehmen.")
    }
    let path = names.joined(separator: " → ") + (cells.count > named ? " → …" : " → \(first)")
    return say(
      "\(cells.count) cells need each other's values: \(path), so none of them can be computed; take one reference "
        + "out of the circle.",
      "\(cells.count) Zellen brauchen einander: \(path), also ist keine zu berechnen; einen Bezug aus dem Kreis "
        + "nehmen.")
  }
}

// MARK: Errors

extension AuditWords {
  private func error(_ cell: CellReference, _ error: CellError) -> String {
    let (reason, remedy) = words(error)
    return say(
      "\(cell) gives \(error.rawValue) because \(reason); \(remedy).",
      "\(cell) ergibt \(error.rawValue): \(reason); \(remedy).")
  }

  /// Why a formula gives an error value, and what to do.
  private func words(_ error: CellError) -> (reason: String, remedy: String) {
    let other = say("correct what it reads", "berichtigen, was die Formel liest")
    return switch error {
    case .divisionByZero:
      (
        say("it divides by zero or by an empty cell", "die Formel teilt durch null oder eine leere Zelle"),
        say(
          "give the divisor a value, or show something else with IFERROR",
          "dem Teiler einen Wert geben oder mit IFERROR etwas anderes zeigen")
      )
    case .reference:
      (
        say(
          "it refers to a cell that is gone or in another workbook",
          "die Formel bezieht sich auf eine Zelle, die fort ist oder in einer anderen Arbeitsmappe liegt"),
        say("put the lost reference back", "den verlorenen Bezug wieder einsetzen")
      )
    case .name:
      (
        say(
          "it uses a name or a function that does not exist",
          "die Formel verwendet einen Namen oder eine Funktion, die es nicht gibt"),
        say("correct the name", "den Namen berichtigen")
      )
    case .value:
      (
        say(
          "it calculates with a value of the wrong kind, such as a text",
          "die Formel rechnet mit einem Wert falscher Art, etwa einem Text"), other
      )
    case .notAvailable:
      (
        say("what it looks up is not there", "was die Formel sucht, ist nicht da"),
        say(
          "add what is missing to the list, or show something else with IFNA",
          "Fehlendes in die Liste aufnehmen oder mit IFNA etwas anderes zeigen")
      )
    case .number:
      (say("a number in it is out of range", "eine Zahl darin liegt außerhalb der Grenzen"), other)
    case .null:
      (say("two ranges in it have no common cell", "zwei Bereiche darin haben keine gemeinsame Zelle"), other)
    case .spill:
      (
        say("its results have no room", "ihre Ergebnisse haben keinen Platz"),
        say("clear the cells in its way", "die Zellen im Weg leeren")
      )
    default: (say("it cannot be computed", "die Formel ist nicht zu berechnen"), other)
    }
  }
}

// MARK: Values

extension AuditWords {
  /// A value as a sentence shows it.
  func shown(_ value: CellValue) -> String {
    switch value {
    case .empty: say("nothing", "nichts")
    case .number(let number): number.rounded(toSignificantDigits: 15).plainText
    case .text(let text):
      say(
        "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”",
        "„\(text.prefix(40))\(text.count > 40 ? "…" : "")“")
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  /// The cell, with its sheet where it is another.
  func name(_ cell: CellLocation, from place: CellLocation) -> String {
    cell.sheet == place.sheet ? "\(cell.reference)" : "\(cell)"
  }

  func line(_ line: AuditFact.Line) -> String {
    switch line {
    case .column: say("column", "Spalte")
    case .row: say("row", "Zeile")
    }
  }
}
