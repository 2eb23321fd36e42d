import CalendarDates
import ExactJSON
import SpreadsheetAudit
import SpreadsheetEditing
import SpreadsheetFormulas
import BudgetReports
import SpreadsheetFiles
import SpreadsheetValues

/// Makes the safe repairs in a workbook itself.
struct AuditFixing {
  let input: String
  let choice: FixOptions
  let options: InputOptions
  let isJSON: Bool
  let console: Console

  private var name: String { FileAccess.name(of: input) }

  /// Shows the repairs and performs the accepted repairs.
  ///
  /// - Throws: `CommandError` if the file cannot be read or written; it is then unchanged.
  func run() throws -> ExitStatus {
    var place = try WorkbookInPlace(input, options, on: console)
    let workbook = try read(place.bytes)
    let audit = audit(workbook, "Computing every formula twice")
    let moment = options.moment(on: console)
    let repairs = Progress(console).during("Testing repairs") {
      AuditRepairs(workbook, audit, now: (moment.date, moment.time), limits: options.work).repairs
    }
    let accepted = accepted(repairs)
    for repair in accepted { try apply(repair, to: &place) }
    var copy: String?
    var left = audit
    if !accepted.isEmpty {
      left = self.audit(try read(place.edited()), "Computing every formula again")
      if !choice.inPlace.dryRun { copy = try place.save(keepsCopy: !choice.inPlace.noCopy) }
    }
    let outcome = RepairText.Outcome(
      name: name, repairs: repairs, accepted: accepted.count,
      isWritten: !accepted.isEmpty && !choice.inPlace.dryRun,
      copy: copy.map { FileAccess.name(of: $0) }, before: audit.findings.count, after: left.findings.count)
    show(outcome, Set(accepted))
    guard !left.findings.isEmpty else { return .done }
    let count = left.findings.count
    console.printError("budget: \(name): \(count == 1 ? "1 finding is left" : "\(count) findings are left")")
    return .found
  }

  private func read(_ bytes: [UInt8]) throws -> Workbook {
    do { return try Workbook(xlsx: bytes, limits: options.limits) } catch {
      throw CommandError(.badInput, "\(name): \(error)")
    }
  }

  private func audit(_ workbook: Workbook, _ words: String) -> WorkbookAudit {
    let moment = options.moment(on: console)
    return Progress(console).during(words) {
      WorkbookAudit(workbook, now: (moment.date, moment.time), limits: options.work)
    }
  }

  private func apply(_ repair: AuditRepair, to place: inout WorkbookInPlace) throws {
    for cell in repair.cells {
      let (sheet, reference) = (cell.location.sheet, cell.location.reference)
      switch cell.after {
      case cell.before: try place.apply(Recalculate(sheet, CellRange(reference, reference)))
      case .formula(let text): try place.apply(SetCell(sheet, reference, formula: text))
      case .value(let value): try place.apply(SetCell(sheet, reference, value))
      }
    }
  }

  // MARK: Accepting

  private func accepted(_ repairs: [AuditRepair]) -> [AuditRepair] {
    if !choice.only.isEmpty { return repairs.filter { choice.only.contains($0.code) } }
    if choice.fixAll { return repairs }
    return console.inputIsTerminal && !isJSON && !choice.inPlace.dryRun ? asked(repairs) : []
  }

  private func asked(_ repairs: [AuditRepair]) -> [AuditRepair] {
    var accepted: [AuditRepair] = []
    for (number, repair) in repairs.enumerated() {
      for line in RepairText.lines(repair, number + 1, of: repairs.count, console.lineWidth) {
        console.print(line)
      }
      switch answer() {
      case .yes: accepted.append(repair)
      case .no: continue
      case .all: return accepted + repairs[number...]
      case .quit: return accepted
      }
    }
    return accepted
  }

  private enum Answer: String {
    case yes, no, all, quit
  }

  /// Reads an answer by its first letter; an empty answer means no, and the end of the input
  /// ends the questions.
  private func answer() -> Answer {
    while true {
      console.writeOutput(Array("  Repair? [y]es, [n]o, [a]ll, [q]uit > ".utf8))
      guard let text = console.readLine()?.lowercased().filter({ !$0.isWhitespace }) else { return .quit }
      guard !text.isEmpty else { return .no }
      for answer in [Answer.yes, .no, .all, .quit] where answer.rawValue.hasPrefix(text) { return answer }
      console.print("  \"\(TerminalText.printable(text))\" is not an answer.")
    }
  }

  // MARK: Showing

  private func show(_ outcome: RepairText.Outcome, _ accepted: Set<AuditRepair>) {
    guard !isJSON else {
      var writer = JSONWriter()
      writer.write(outcome.json(accepted))
      return console.writeOutput(writer.finished())
    }
    let wereAsked = choice.fix && !choice.fixAll && choice.only.isEmpty && console.inputIsTerminal
    if !wereAsked || choice.inPlace.dryRun {
      let shown =
        choice.fix && !choice.fixAll && choice.only.isEmpty
        ? outcome.repairs : outcome.repairs.filter(accepted.contains)
      for (number, repair) in shown.enumerated() {
        for line in RepairText.lines(repair, number + 1, of: shown.count, console.lineWidth) {
          console.print(line)
        }
      }
    }
    for line in FindingLines.wrapped(outcome.sentence, width: console.lineWidth.prose) { console.print(line) }
  }
}
