public import BudgetModel
internal import ExactDecimals
public import Foundation

// How far a file confirms what was read from it, in words.
extension FindingFormatter {
  /// The records of a verdict: `transactions`.
  public func collection(_ collection: ImportVerdict.Collection) -> String {
    switch collection {
    case .transactions: say("transactions", "Buchungen")
    case .plan: say("plan", "Plan")
    case .accounts: say("accounts", "Konten")
    }
  }

  /// What a verdict comes to: `proven`.
  public func standing(_ standing: ImportVerdict.Standing) -> String {
    switch standing {
    case .proven: say("proven", "bewiesen")
    case .unopposed: say("unopposed", "unwidersprochen")
    case .contested: say("contested", "strittig")
    }
  }

  /// A verdict in a line: `plan: proven, 17 records reproduce 2 figures of the file (Total 900.00 at Plan!B9, …)`.
  public func sentence(_ verdict: ImportVerdict) -> String {
    let head = "\(collection(verdict.collection)): \(standing(verdict.standing))"
    return "\(head)\(verdict.standing == .contested ? ": " : ", ")\(grounds(verdict))"
  }

  /// What a verdict rests on.
  public func grounds(_ verdict: ImportVerdict) -> String {
    let records = count(verdict.records, say("record", "Eintrag"), say("records", "Einträge"))
    let isOne = verdict.records == 1
    switch verdict.standing {
    case .proven:
      return records + say(isOne ? " reproduces " : " reproduce ", isOne ? " ergibt " : " ergeben ")
        + count(verdict.agreeingCount, say("figure", "Zahl"), say("figures", "Zahlen"))
        + say(" of the file", " der Datei")
        + listed(verdict.agreeing, of: verdict.agreeingCount) { figure($0) }
    case .unopposed where verdict.agreeingCount > 0 || verdict.differingCount > 0:
      let agreeing = count(verdict.agreeingCount, say("figure", "Zahl"), say("figures", "Zahlen"))
      let few = say(
        "\(agreeing) of the file \(verdict.agreeingCount == 1 ? "agrees" : "agree") with some of them",
        "\(agreeing) der Datei \(verdict.agreeingCount == 1 ? "stimmt" : "stimmen") mit einem Teil überein")
      return "\(records); \(few)\(differing(verdict))"
    case .unopposed:
      let none = say(
        "no figure of the file speaks for or against \(isOne ? "it" : "them")",
        "keine Zahl der Datei spricht dafür oder dagegen")
      return "\(records); \(none); \(witness(verdict.collection))"
    case .contested: return doubts(verdict).joined(separator: "; ")
    }
  }

  private func differing(_ verdict: ImportVerdict) -> String {
    guard verdict.differingCount > 0 else { return "" }
    let count = count(verdict.differingCount, say("figure", "Zahl"), say("figures", "Zahlen"))
    return say(
      ", \(count) \(verdict.differingCount == 1 ? "does" : "do") not",
      ", \(count) \(verdict.differingCount == 1 ? "weicht" : "weichen") ab")
  }

  /// Numbers in no record: `3 typed numbers, in all 120.00, are in no record: Sheet2!B4:B9`; nil where there are none.
  public func leftovers(_ verdict: ImportVerdict) -> String? {
    guard let first = verdict.leftovers.first else { return nil }
    let count = verdict.leftovers.reduce(0) { $0 + $1.count }
    let places = listed(verdict.leftovers.map(\.place), of: verdict.leftovers.count, in: ("", "")) {
      place($0)
    }
    if count == 1 {
      let amount = sum(first.sum)
      return say(
        "a typed number, \(amount), is in no record: \(places)",
        "Eine eingegebene Zahl, \(amount), steht in keinem Eintrag: \(places)")
    }
    let amount = sum(verdict.leftovers.map(\.sum).exactSum())
    return say(
      "\(count) typed numbers, in all \(amount), are in no record: \(places)",
      "\(count) eingegebene Zahlen, zusammen \(amount), stehen in keinem Eintrag: \(places)")
  }

  /// A figure of the file: `Total Expenses 15,700.00 at Log!F2`.
  public func figure(_ figure: ImportVerdict.Figure) -> String {
    "\(figure.name) \(sum(figure.stated)) \(say("at", "in")) \(place(figure.place))"
  }

  /// A figure that contradicts the records: `Total 120.00 at Log!F2, where the records come to 115.00`.
  public func difference(_ figure: ImportVerdict.Figure) -> String {
    self.figure(figure)
      + say(
        ", where the records come to \(sum(figure.computed))",
        ", wo die Einträge \(sum(figure.computed)) ergeben")
  }

  /// What is asked, and where: `which table holds the transactions? (sheet Log)`.
  public func sentence(_ question: ImportQuestion) -> String {
    let text = self.question(question.topic)
    return question.place.location == .whole ? text : "\(text) (\(place(question.place)))"
  }

  /// A reading with what it comes to: `the sheet Log: 44 transactions, income 0.00, expenses 15,700.00`.
  public func sentence(_ answer: ImportQuestion.Answer) -> String {
    var parts: [String] = []
    if answer.transactions > 0 {
      parts = [
        count(answer.transactions, say("transaction", "Buchung"), say("transactions", "Buchungen")),
        "\(say("income", "Einnahmen")) \(sum(answer.income))",
        "\(say("expenses", "Ausgaben")) \(sum(answer.expenses))",
      ]
    }
    if answer.planned != 0 { parts.append("\(say("planned", "geplant")) \(sum(answer.planned))") }
    if answer.agreeing > 0 {
      parts.append(
        count(
          answer.agreeing, say("figure agrees", "Zahl stimmt"), say("figures agree", "Zahlen stimmen")))
    }
    return parts.isEmpty ? answer.meaning : "\(answer.meaning): \(parts.joined(separator: ", "))"
  }

  /// A place as formulas have it: `Log!F2`, `'My Log'!F2`, `line 12`.
  public func place(_ place: Provenance) -> String {
    switch place.location {
    case .whole: place.file ?? say("the file", "die Datei")
    case .sheet(let name): say("sheet \(name)", "Blatt \(name)")
    case .cell(let sheet, let reference): "\(quotedSheet(sheet))!\(reference)"
    case .line(let line, _): say("line \(line)", "Zeile \(line)")
    case .jsonPath(let path): path
    }
  }

  /// An amount with two places at least and parted thousands: `15,700.00`, in German `15.700,00`.
  public func sum(_ amount: Decimal) -> String {
    let parts = self.amount(amount.magnitude, places: 2).split(separator: say(".", ","), maxSplits: 1)
    var digits = Array(parts.first ?? "")
    for index in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(contentsOf: say(",", "."), at: index)
    }
    let rest = parts.dropFirst().first.map { say(".", ",") + $0 } ?? ""
    return (amount < 0 ? "-" : "") + String(digits) + rest
  }
}

extension FindingFormatter {
  /// What would confirm records or contradict them.
  private func witness(_ collection: ImportVerdict.Collection) -> String {
    switch collection {
    case .transactions:
      say(
        "a total, a running balance or sums by category would",
        "eine Summe, ein laufender Saldo oder Summen je Kategorie täten es")
    case .plan: say("a total row over the amounts would", "eine Summenzeile über die Beträge täte es")
    case .accounts: say("a total of the balances would", "eine Summe der Salden täte es")
    }
  }

  /// Why records are contested: figures that differ, and what the file leaves open.
  private func doubts(_ verdict: ImportVerdict) -> [String] {
    var doubts = verdict.questions.map { question($0.topic) }
    if verdict.differingCount > 0 {
      let list = listed(verdict.differing, of: verdict.differingCount) { difference($0) }
      doubts.append(
        count(
          verdict.differingCount, say("figure of the file differs", "Zahl der Datei weicht ab"),
          say("figures of the file differ", "Zahlen der Datei weichen ab")) + list)
    }
    if doubts.isEmpty { doubts = [say("another reading is as good", "eine andere Lesart ist ebenso gut")] }
    if verdict.agreeingCount > 0 {
      doubts.append(
        count(
          verdict.agreeingCount, say("figure agrees", "Zahl stimmt"), say("figures agree", "Zahlen stimmen")))
    }
    return doubts
  }

  /// The first two elements, in brackets unless other marks are given; an ellipsis for those beyond.
  private func listed<Element>(
    _ elements: [Element], of count: Int, in marks: (String, String) = (" (", ")"),
    _ words: (Element) -> String
  ) -> String {
    guard !elements.isEmpty else { return "" }
    let shown = elements.prefix(2)
    let more = count > shown.count ? [say("…", "…")] : []
    return marks.0 + (shown.map(words) + more).joined(separator: ", ") + marks.1
  }

  private func quotedSheet(_ name: String) -> String {
    let isPlain = name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? name : "'\(name.replacing("'", with: "''"))'"
  }
}
