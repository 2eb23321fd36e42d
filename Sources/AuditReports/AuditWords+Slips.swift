internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import SpreadsheetAudit

// What findings say of slips: a sign, a spelling, a unit, a cell that is counted twice.

extension AuditWords {
  /// One sentence about a slip of the fingers; empty for every other fact.
  func slip(_ finding: AuditFinding) -> String {
    let cell = finding.location.reference
    return switch finding.fact {
    case .countedTwice(let item, let sum):
      countedTwice(cell, name(item, from: finding.location), name(sum, from: finding.location))
    case .otherSign(let line, let following, _, let isBalance):
      otherSign(finding, line, following, isBalance)
    case .criterionMissesAll(let text, let like, let first, let count):
      criterion(finding.location, text, like, name(first, from: finding.location), count)
    case .entryMissed(let text, let like, let source):
      say(
        "\(cell) says \(visible(text)), but \(name(source, from: finding.location)) asks for \(visible(like)), so "
          + "the amount of this entry is not counted; spell both the same.",
        "\(cell) enthält \(visible(text)), aber \(name(source, from: finding.location)) fragt nach \(visible(like)), "
          + "also zählt der Betrag dieses Eintrags nicht mit; beides gleich schreiben.")
    case .otherUnit(let value, let meant, let line, let among):
      say(
        "\(cell) holds \(shown(value)) among \(among) numbers of another size in its \(self.line(line)), where "
          + "\(shown(meant)) would fit; enter it in the same unit unless it is meant.",
        "\(cell) enthält \(shown(value)) unter \(among) Zahlen anderer Größe in der \(self.line(line)), zu denen "
          + "\(shown(meant)) passen würde; in derselben Einheit eingeben, wenn es nicht so gemeint ist.")
    default: ""
    }
  }

  private func countedTwice(_ cell: CellReference, _ item: String, _ sum: String) -> String {
    say(
      "\(cell) adds both \(item) and \(sum), which has \(item) in it already, so this amount counts twice; leave one "
        + "of them out.",
      "\(cell) addiert \(item) und \(sum), worin \(item) schon enthalten ist, also zählt dieser Betrag doppelt; eines "
        + "von beiden weglassen.")
  }

  private func otherSign(
    _ finding: AuditFinding, _ line: AuditFact.Line, _ following: Int, _ isBalance: Bool
  ) -> String {
    let cell = finding.location.reference
    let isOne = following == 1
    let formula = finding.suggestion.map { " (=\($0))" } ?? ""
    let end = say(
      isBalance ? ", so every balance after it is off" : "",
      isBalance ? ", also stimmt kein Saldo danach" : "")
    return say(
      "\(cell) has a plus where \(following) other \(isOne ? "formula" : "formulas") in its \(self.line(line)) "
        + "\(isOne ? "has" : "have") a minus, or the other way round\(end); use their formula\(formula) unless the "
        + "difference is meant.",
      "\(cell) enthält ein Plus, wo \(following) andere \(isOne ? "Formel" : "Formeln") der \(self.line(line)) ein "
        + "Minus \(isOne ? "hat" : "haben"), oder umgekehrt\(end); deren Formel\(formula) verwenden, wenn der "
        + "Unterschied nicht gewollt ist.")
  }

  private func criterion(
    _ place: CellLocation, _ text: String, _ like: String, _ first: String, _ count: Int
  ) -> String {
    say(
      "\(place.reference) asks for \(visible(text)), which the list does not have, but \(first) "
        + "\(count == 1 ? "says" : "and \(self.count(count - 1, "more cell", "more cells")) say") \(visible(like)), so "
        + "nothing is counted; spell both the same.",
      "\(place.reference) fragt nach \(visible(text)), was die Liste nicht enthält, aber \(first) "
        + "\(count == 1 ? "enthält" : "und \(self.count(count - 1, "weitere Zelle", "weitere Zellen")) enthalten") "
        + "\(visible(like)), also wird nichts gezählt; beides gleich schreiben.")
  }

  /// A text with the spaces named that nobody sees: at its ends, doubled, or such as do not break.
  private func visible(_ text: String) -> String {
    let quoted = shown(.text(text))
    let spaces = [
      (text.last?.isWhitespace == true, say("with a space at its end", "mit einem Leerzeichen am Ende")),
      (text.first?.isWhitespace == true, say("with a space before it", "mit einem Leerzeichen davor")),
      (text.contains("  "), say("with two spaces in a row", "mit zwei Leerzeichen hintereinander")),
      (
        text.contains("\u{A0}"),
        say("with a space that does not break the line", "mit einem geschützten Leerzeichen")
      ),
    ]
    return spaces.first(where: \.0).map { "\(quoted) (\($0.1))" } ?? quoted
  }
}
