internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import SpreadsheetAudit
internal import Translations

// The sentences of findings about slips, such as a wrong sign, spelling or unit, or a cell that
// is counted twice.

extension AuditWords {
  /// Returns one sentence about a slip, or an empty text for any other fact.
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
          + "the amount of this entry is not counted; spell both the same.")
    case .otherUnit(let value, let meant, let line, let among):
      say(
        "\(cell) holds \(shown(value)) among \(among) numbers of another size in its \(self.line(line)), where "
          + "\(shown(meant)) would fit; enter it in the same unit unless it is meant.")
    default: ""
    }
  }

  private func countedTwice(_ cell: CellReference, _ item: String, _ sum: String) -> String {
    say(
      "\(cell) adds both \(item) and \(sum), which has \(item) in it already, so this amount counts twice; leave one "
        + "of them out.")
  }

  private func otherSign(
    _ finding: AuditFinding, _ line: AuditFact.Line, _ following: Int, _ isBalance: Bool
  ) -> String {
    let cell = finding.location.reference
    let formula = finding.suggestion.map { " (=\($0))" } ?? ""
    let what = say(
      following,
      "\(cell) has a plus where \(following) other formula in its \(self.line(line)) has a minus, or the other way "
        + "round",
      "\(cell) has a plus where \(following) other formulas in its \(self.line(line)) have a minus, or the other way "
        + "round")
    return isBalance
      ? say(
        "\(what), so every balance after it is off; use their formula\(formula) unless the difference is meant."
      )
      : say("\(what); use their formula\(formula) unless the difference is meant.")
  }

  private func criterion(
    _ place: CellLocation, _ text: String, _ like: String, _ first: String, _ count: Int
  ) -> String {
    count == 1
      ? say(
        "\(place.reference) asks for \(visible(text)), which the list does not have, but \(first) says "
          + "\(visible(like)), so nothing is counted; spell both the same.")
      : say(
        "\(place.reference) asks for \(visible(text)), which the list does not have, but \(first) and "
          + "\(moreCells(count - 1)) say \(visible(like)), so nothing is counted; spell both the same.")
  }

  /// Quotes a text and names its invisible spaces: leading, trailing, doubled or no-break spaces.
  private func visible(_ text: String) -> String {
    let quoted = shown(.text(text))
    let spaces = [
      (text.last?.isWhitespace == true, say("with a space at its end")),
      (text.first?.isWhitespace == true, say("with a space before it")),
      (text.contains("  "), say("with two spaces in a row")),
      (
        text.contains("\u{A0}"),
        say("with a space that does not break the line")
      ),
    ]
    return spaces.first(where: \.0).map { "\(quoted) (\($0.1))" } ?? quoted
  }
}
