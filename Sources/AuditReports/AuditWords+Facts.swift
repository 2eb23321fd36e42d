internal import Decimals
internal import Foundation
internal import Formulas
internal import Spreadsheet
internal import WorkbookAudit

// What findings say: what it is, where, why, and what to do.

extension AuditWords {
  /// One sentence about a finding.
  func sentence(_ finding: AuditFinding) -> String {
    let cell = finding.location.reference
    return switch finding.fact {
    case .staleCache(let cached, let exact):
      say(
        "The cached value of \(cell) is \(shown(cached)), but its formula gives \(shown(exact)) with the values that "
          + "are in the file: the cached value differs; recalculate the workbook and save it.",
        "Für \(cell) steht \(shown(cached)) in der Datei, aber die Formel ergibt \(shown(exact)) aus den Werten, die "
          + "in der Datei stehen; die Arbeitsmappe neu berechnen und speichern.")
    case .floatDust(let double, let exact):
      dust(cell, double ?? shown(finding.double), exact ?? shown(finding.decimal))
    case .constantInFormulas(let value, let line, let following, let isSame):
      constant(cell, value, line, following, isSame)
    case .rangeTooShort(let range, let missed, let sheet, let whole):
      shortRange(finding.location, range, missed, sheet, whole)
    case .rangeWithHole(let missed):
      say(
        "\(cell) adds up the cells on both sides of \(missed), but not \(missed) itself, which holds an amount of the "
          + "same kind; take it up unless it is left out on purpose.",
        "\(cell) addiert die Zellen auf beiden Seiten von \(missed), aber nicht \(missed) selbst mit einem Betrag "
          + "gleicher Art; die Zelle aufnehmen, wenn sie nicht mit Absicht fehlt.")
    case .rangeUnlikeOthers(let range, let whole):
      say(
        "\(cell) takes up \(range) only, where the formulas around it lead to \(whole); take up the whole range unless "
          + "the difference is meant.",
        "\(cell) umfasst nur \(range), wo die Formeln ringsum auf \(whole) führen; den ganzen Bereich aufnehmen, wenn "
          + "der Unterschied nicht gewollt ist.")
    case .oddFormula(let line, let following, let value, let isSame):
      oddFormula(cell, line, following, value, isSame)
    case .numberAsText(let value, let sum):
      say(
        "\(cell) holds \(shown(value)) as text, which \(name(sum, from: finding.location)) passes over when it adds "
          + "the range up; enter it as a number.",
        "\(cell) enthält \(shown(value)) als Text, den \(name(sum, from: finding.location)) beim Addieren des "
          + "Bereichs übergeht; als Zahl eintragen.")
    case .wrongSheet(let sheet, let expected):
      say(
        "\(cell) reads the sheet “\(sheet)”, where the formulas around it lead to “\(expected)”; name that sheet "
          + "unless the difference is meant.",
        "\(cell) liest das Blatt „\(sheet)“, wo die Formeln ringsum auf „\(expected)“ führen; jenes Blatt nennen, "
          + "wenn der Unterschied nicht gewollt ist.")
    case .doubleCount(let range, let counted, let sum):
      say(
        "\(cell) adds up \(range), which holds both \(counted) and their sum in \(sum), so these amounts count twice; "
          + "leave the subtotal out of the range, or use SUBTOTAL for both.",
        "\(cell) addiert \(range), worin \(counted) und die Summe davon in \(sum) stehen, also zählen diese Beträge "
          + "doppelt; die Zwischensumme aus dem Bereich nehmen oder für beides SUBTOTAL verwenden.")
    case .brokenBalance(let before, let following, let gap): balance(cell, before, following, gap)
    case .errorValue(let error): self.error(cell, error)
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
      "In doubles, as spreadsheets calculate, \(cell) shows \(double), exactly it is \(exact): binary fractions such "
        + "as 0.1 leave a rest that changes what is shown; round the amounts that are added or compared, for instance "
        + "to cents.",
      "In Gleitkommazahlen, wie Tabellenkalkulationen rechnen, zeigt \(cell) \(double), genau ist es \(exact): binäre "
        + "Brüche wie 0,1 lassen einen Rest, der ändert, was zu sehen ist; die Beträge runden, die addiert oder "
        + "verglichen werden, etwa auf Cent.")
  }

  private func constant(
    _ cell: CellReference, _ value: CellValue, _ line: AuditFact.Line, _ following: Int, _ isSame: Bool
  ) -> String {
    say(
      "\(cell) holds the number \(shown(value)), while \(count(following, "cell", "cells")) of its \(self.line(line)) "
        + "have one formula\(isSame ? " that gives the same now, but " : ", so ")it will not follow when amounts "
        + "change; put the formula back unless the number is meant.",
      "\(cell) enthält die Zahl \(shown(value)), während \(count(following, "Zelle", "Zellen")) der \(self.line(line)) "
        + "eine Formel haben\(isSame ? ", die jetzt dasselbe ergibt, aber " : ", also ")die Zahl folgt nicht, wenn "
        + "Beträge sich ändern; die Formel wieder einsetzen, wenn die Zahl nicht gewollt ist.")
  }

  private func shortRange(
    _ place: CellLocation, _ range: CellRange, _ missed: CellRange, _ sheet: String, _ whole: CellRange
  ) -> String {
    let other = CellLocation(sheet: sheet, reference: missed.first)
    let behind = sheet == place.sheet ? "\(missed)" : "\(other)"
    let isOne = missed.count == 1
    return say(
      "\(place.reference) takes up \(range), but the data go on: \(behind) "
        + "\(isOne ? "holds an amount" : "hold amounts") of the same kind right behind the range; extend the range to "
        + "\(whole) unless the rest is left out on purpose.",
      "\(place.reference) umfasst \(range), aber die Daten gehen weiter: \(behind) "
        + "\(isOne ? "enthält einen Betrag" : "enthalten Beträge") gleicher Art gleich hinter dem Bereich; den Bereich "
        + "auf \(whole) ausdehnen, wenn der Rest nicht mit Absicht fehlt.")
  }

  private func oddFormula(
    _ cell: CellReference, _ line: AuditFact.Line, _ following: Int, _ value: CellValue?, _ isSame: Bool
  ) -> String {
    let other = value.map(shown) ?? say("another value", "einen anderen Wert")
    return say(
      "The formula of \(cell) is unlike that of \(count(following, "cell", "cells")) around it in its "
        + "\(self.line(line)), which gives \(isSame ? "the same here now" : "\(other) here"); use their formula unless "
        + "the difference is meant.",
      "Die Formel von \(cell) ist anders als die von \(count(following, "Zelle", "Zellen")) ringsum in der "
        + "\(self.line(line)), die hier \(isSame ? "jetzt dasselbe" : other) ergibt; deren Formel verwenden, wenn der "
        + "Unterschied nicht gewollt ist.")
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
  private func shown(_ value: CellValue) -> String {
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
  private func name(_ cell: CellLocation, from place: CellLocation) -> String {
    cell.sheet == place.sheet ? "\(cell.reference)" : "\(cell)"
  }

  private func line(_ line: AuditFact.Line) -> String {
    switch line {
    case .column: say("column", "Spalte")
    case .row: say("row", "Zeile")
    }
  }
}
