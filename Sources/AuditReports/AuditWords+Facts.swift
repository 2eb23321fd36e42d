internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import SpreadsheetAudit
internal import Translations

// The sentences of findings, which say what is wrong, where, why, and what to do.

extension AuditWords {
  /// Describes a finding in words: what is wrong and where, what to do, and which other cells it concerns.
  func sentence(_ finding: AuditFinding) -> String {
    ([fact(finding)] + [others(finding), dependents(finding)].compactMap(\.self)).joined(separator: " ")
  }

  /// Describes the other cells with the same fault: the first of them, and the number of further ones.
  private func others(_ finding: AuditFinding) -> String? {
    guard let first = finding.others.first else { return nil }
    let name = name(first, from: finding.location)
    let more = finding.others.count - 1
    guard more > 0 else { return say("The same holds for \(name).") }
    return say("The same holds for \(name) and \(moreCells(more)).")
  }

  /// Returns how many cells are wrong only because they read this one.
  private func dependents(_ finding: AuditFinding) -> String? {
    guard let first = finding.dependents.first else { return nil }
    let name = name(first, from: finding.location)
    let count = finding.dependents.count
    return count == 1
      ? say("\(name) depends on it and is wrong too.")
      : say("\(count) cells depend on it and are wrong too, first \(name).")
  }

  private func fact(_ finding: AuditFinding) -> String {
    let cell = finding.location.reference
    return switch finding.fact {
    case .staleCache(let cached, let exact):
      say(
        "\(cell) shows \(shown(cached)), but its formula gives \(shown(exact)) with the values in the file; "
          + "recalculate the workbook (Ctrl+Alt+F9 in Excel) and save it.")
    case .floatDust(let double, let exact):
      dust(cell, double ?? shown(finding.double), exact ?? shown(finding.decimal))
    case .constantInFormulas(let value, let line, let following, let isSame):
      constant(cell, value, line, following, isSame)
    case .rangeTooShort(let range, let missed, let sheet, let whole):
      shortRange(finding.location, range, missed, sheet, whole)
    case .rangeWithHole(let missed):
      say(
        "\(cell) adds up the cells on both sides of \(missed), but not \(missed) itself, which holds an amount of the "
          + "same kind; add it unless it is left out on purpose.")
    case .rangeUnlikeOthers(let range, let whole):
      say(
        "\(cell) takes in only \(range), where the formulas next to it take in \(whole); use the whole range unless "
          + "the rest is left out on purpose.")
    case .oddFormula(let line, let following, let value, let isSame):
      oddFormula(cell, line, following, value, isSame)
    case .numberAsText(let value, let sum):
      say(
        "\(cell) holds \(shown(value)) as text, so \(name(sum, from: finding.location)) does not count it; type it "
          + "again as a number.")
    case .wrongSheet(let sheet, let expected):
      say(
        "\(cell) reads the sheet “\(sheet)”, but by the formulas next to it this should be “\(expected)”; put that "
          + "sheet in unless the difference is meant.")
    case .doubleCount(let range, let counted, let sum):
      say(
        "\(cell) adds up \(range), which holds both \(counted) and their sum in \(sum), so these amounts count twice; "
          + "leave the subtotal out of the range, or use SUBTOTAL for both.")
    case .brokenBalance(let before, let following, let gap): balance(cell, before, following, gap)
    case .countedTwice, .otherSign, .criterionMissesAll, .entryMissed, .otherUnit: slip(finding)
    case .errorValue(let error): self.error(cell, error)
    case .lostReference:
      say(
        "\(cell) has #REF! in its formula: a cell that it read is gone, though the formula hides the error; put the "
          + "lost reference back.")
    case .tooMuchWork:
      say(
        "\(cell) was not computed because its formula asks for more work than formulas may do; shorten its ranges, "
          + "or read the file with --any-size if it can be trusted.")
    case .cycle(let cells): circle(cells)
    case .hiddenRows(let count, let first):
      hiddenRows(cell, amounts(count), first)
    }
  }

  private func hiddenRows(_ cell: CellReference, _ amounts: String, _ first: CellReference?) -> String {
    first.map {
      say(
        "\(cell) adds up \(amounts) in hidden rows, the first in \($0), so the rows that are shown do not add up to "
          + "it; show them, or leave hidden rows out with SUBTOTAL(109,…).")
    }
      ?? say(
        "\(cell) adds up \(amounts) in hidden rows, so the rows that are shown do not add up to it; show them, or "
          + "leave hidden rows out with SUBTOTAL(109,…).")
  }

  private func dust(_ cell: CellReference, _ double: String, _ exact: String) -> String {
    say(
      "\(cell) shows \(double), but exactly it is \(exact): spreadsheets keep cents with a tiny error, which shows "
        + "here; round the amounts that are added or compared to cents, with ROUND(…,2).")
  }

  private func constant(
    _ cell: CellReference, _ value: CellValue, _ line: AuditFact.Line, _ following: Int, _ isSame: Bool
  ) -> String {
    isSame
      ? say(
        "\(cell) holds a typed \(shown(value)) where \(cells(following)) of its \(self.line(line)) have a formula "
          + "that gives the same now, so it will not change when the amounts do; put the formula back unless the number "
          + "is meant.")
      : say(
        "\(cell) holds a typed \(shown(value)) where \(cells(following)) of its \(self.line(line)) have a formula, "
          + "so it will not change when the amounts do; put the formula back unless the number is meant.")
  }

  private func shortRange(
    _ place: CellLocation, _ range: CellRange, _ missed: CellRange, _ sheet: String, _ whole: CellRange
  ) -> String {
    let other = CellLocation(sheet: sheet, reference: missed.first)
    let behind = sheet == place.sheet ? "\(missed)" : "\(other)"
    return missed.count == 1
      ? say(
        "\(place.reference) takes in \(range), but the amounts go on: \(behind) holds an amount of the same kind right "
          + "behind the range; extend the range to \(whole) unless the rest is left out on purpose.")
      : say(
        "\(place.reference) takes in \(range), but the amounts go on: \(behind) hold amounts of the same kind right "
          + "behind the range; extend the range to \(whole) unless the rest is left out on purpose.")
  }

  private func oddFormula(
    _ cell: CellReference, _ line: AuditFact.Line, _ following: Int, _ value: CellValue?, _ isSame: Bool
  ) -> String {
    guard !isSame else {
      return say(
        "\(cell) has another formula than \(cells(following)) next to it in its \(self.line(line)), which would give "
          + "the same here now; use their formula unless the difference is meant.")
    }
    let other = value.map(shown) ?? say("another value")
    return say(
      "\(cell) has another formula than \(cells(following)) next to it in its \(self.line(line)), which would give "
        + "\(other) here; use their formula unless the difference is meant.")
  }

  private func balance(
    _ cell: CellReference, _ before: CellReference, _ following: Int, _ gap: AuditFact.Gap
  ) -> String {
    let what =
      switch gap {
      case .nothing: say("is empty")
      case .number: say("holds a number")
      case .otherFormula: say("has a formula that does not read it")
      }
    return say(
      "\(cell) should go on from the balance in \(before), as \(cells(following)) of the running "
        + "balance do, but \(what), so every balance after it is off; put the formula back.")
  }

  private func circle(_ cells: [CellLocation]) -> String {
    let named = 5
    let names = cells.prefix(named).map { $0.sheet == cells.first?.sheet ? "\($0.reference)" : "\($0)" }
    let first = names.first ?? ""
    guard cells.count > 1 else {
      return say(
        "\(first) needs its own value, so it cannot be computed; take the cell out of its own formula.")
    }
    let path = names.joined(separator: " → ") + (cells.count > named ? " → …" : " → \(first)")
    return say(
      "\(cells.count) cells need each other's values: \(path), so none of them can be computed; take one reference "
        + "out of the circle.")
  }
}

// MARK: Errors

extension AuditWords {
  private func error(_ cell: CellReference, _ error: CellError) -> String {
    let (reason, remedy) = words(error)
    return say("\(cell) gives \(error.rawValue) because \(reason); \(remedy).")
  }

  /// Returns the reason why a formula gives an error value, and what to do about it.
  private func words(_ error: CellError) -> (reason: String, remedy: String) {
    let other = say("correct what it reads")
    return switch error {
    case .divisionByZero:
      (
        say("it divides by zero or by an empty cell"),
        say("give the divisor a value, or show something else with IFERROR")
      )
    case .reference:
      (
        say("it refers to a cell that is gone or in another workbook"),
        say("put the lost reference back")
      )
    case .name:
      (
        say("it uses a name or a function that does not exist"),
        say("correct the name")
      )
    case .value:
      (
        say("it calculates with a value of the wrong kind, such as a text"), other
      )
    case .notAvailable:
      (
        say("what it looks up is not there"),
        say("add what is missing to the list, or show something else with IFNA")
      )
    case .number:
      (say("a number in it is out of range"), other)
    case .null:
      (say("two ranges in it have no common cell"), other)
    case .spill:
      (
        say("its results have no room"),
        say("clear the cells in its way")
      )
    default: (say("it cannot be computed"), other)
    }
  }
}

// MARK: Values

extension AuditWords {
  /// Formats a value for use in a sentence.
  func shown(_ value: CellValue) -> String {
    switch value {
    case .empty: say("nothing")
    case .number(let number): number.rounded(toSignificantDigits: 15).plainText
    case .text(let text): mark(text.count > 40 ? text.prefix(40) + "…" : text[...])
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  private func mark(_ text: Substring) -> String { say("“\(text)”") }

  private func cells(_ count: Int) -> String {
    say(count, "\(count) cell", "\(count) cells")
  }

  func moreCells(_ count: Int) -> String {
    say(count, "\(count) more cell", "\(count) more cells")
  }

  private func amounts(_ count: Int) -> String {
    say(count, "\(count) amount", "\(count) amounts")
  }

  /// Returns the name of a cell, with its sheet if that is a different one.
  func name(_ cell: CellLocation, from place: CellLocation) -> String {
    cell.sheet == place.sheet ? "\(cell.reference)" : "\(cell)"
  }

  func line(_ line: AuditFact.Line) -> String {
    switch line {
    case .column: say("column")
    case .row: say("row")
    }
  }
}
