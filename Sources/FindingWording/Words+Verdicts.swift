public import BudgetModel
internal import ExactDecimals
public import Foundation
internal import Translations

// How far a file confirms the data read from it, in words.
extension FindingFormatter {
  /// Returns the word for the records of a verdict, such as `transactions`.
  public func collection(_ collection: ImportVerdict.Collection) -> String {
    switch collection {
    case .transactions: say("transactions")
    case .plan: say("plan")
    case .accounts: say("accounts")
    }
  }

  /// Returns the name of a verdict, such as `proven`.
  public func standing(_ standing: ImportVerdict.Standing) -> String {
    switch standing {
    case .proven: say("proven")
    case .unopposed: say("unopposed")
    case .contested: say("contested")
    }
  }

  /// Returns a verdict in a line:
  /// `plan: proven, 17 records reproduce 2 figures of the file (Total 900.00 at Plan!B9, …)`.
  public func sentence(_ verdict: ImportVerdict) -> String {
    let (records, standing) = (collection(verdict.collection), standing(verdict.standing))
    return verdict.standing == .contested
      ? say("\(records): \(standing): \(grounds(verdict))")
      : say("\(records): \(standing), \(grounds(verdict))")
  }

  /// Returns the evidence for a verdict.
  public func grounds(_ verdict: ImportVerdict) -> String {
    let records = say(verdict.records, "\(verdict.records) record", "\(verdict.records) records")
    let agreeing = figures(verdict.agreeingCount)
    switch verdict.standing {
    case .proven:
      let proof = say(
        verdict.records, "\(records) reproduces \(agreeing) of the file",
        "\(records) reproduce \(agreeing) of the file")
      return proof + listed(verdict.agreeing, of: verdict.agreeingCount) { figure($0) }
    case .unopposed where verdict.agreeingCount > 0 || verdict.differingCount > 0:
      let few = say(
        verdict.agreeingCount, "\(agreeing) of the file agrees with some of them",
        "\(agreeing) of the file agree with some of them")
      return joined([records, differing(verdict, few)])
    case .unopposed:
      let none = say(
        verdict.records, "no figure of the file speaks for or against it",
        "no figure of the file speaks for or against them")
      return joined([records, none, witness(verdict.collection)])
    case .contested: return joined(doubts(verdict))
    }
  }

  private func figures(_ count: Int) -> String {
    say(count, "\(count) figure", "\(count) figures")
  }

  /// Returns how many figures agree with all records.
  private func agreeingFigures(_ count: Int) -> String {
    say(count, "\(count) figure agrees", "\(count) figures agree")
  }

  private func differing(_ verdict: ImportVerdict, _ few: String) -> String {
    guard verdict.differingCount > 0 else { return few }
    let others = figures(verdict.differingCount)
    return say(verdict.differingCount, "\(few), \(others) does not", "\(few), \(others) do not")
  }

  /// Returns the text about numbers that are in no record, or nil if there are no such numbers.
  ///
  /// An example is `3 typed numbers, in all 120.00, are in no record: Sheet2!B4:B9`.
  public func leftovers(_ verdict: ImportVerdict) -> String? {
    guard let first = verdict.leftovers.first else { return nil }
    let count = verdict.leftovers.reduce(0) { $0 + $1.count }
    let places = listed(verdict.leftovers.map(\.place), of: verdict.leftovers.count, in: ("", "")) {
      place($0)
    }
    if count == 1 {
      let amount = sum(first.sum)
      return say("a typed number, \(amount), is in no record: \(places)")
    }
    let amount = sum(verdict.leftovers.map(\.sum).exactSum())
    return say("\(count) typed numbers, in all \(amount), are in no record: \(places)")
  }

  /// Returns a figure of the file: `Total Expenses 15,700.00 at Log!F2`.
  public func figure(_ figure: ImportVerdict.Figure) -> String {
    say("\(figure.name) \(sum(figure.stated)) at \(place(figure.place))")
  }

  /// Returns a figure that contradicts the records:
  /// `Total 120.00 at Log!F2, where the records come to 115.00`.
  public func difference(_ figure: ImportVerdict.Figure) -> String {
    say("\(self.figure(figure)), where the records come to \(sum(figure.computed))")
  }

  /// Returns a question and its position: `which table holds the transactions? (sheet Log)`.
  public func sentence(_ question: ImportQuestion) -> String {
    let text = self.question(question.topic)
    return question.place.location == .whole ? text : "\(text) (\(place(question.place)))"
  }

  /// Returns an interpretation with its totals:
  /// `the sheet Log: 44 transactions, income 0.00, expenses 15,700.00`.
  public func sentence(_ answer: ImportQuestion.Answer) -> String {
    var parts: [String] = []
    if answer.transactions > 0 {
      parts = [
        say(answer.transactions, "\(answer.transactions) transaction", "\(answer.transactions) transactions"),
        say("income \(sum(answer.income))"),
        say("expenses \(sum(answer.expenses))"),
      ]
    }
    if answer.planned != 0 { parts.append(say("planned \(sum(answer.planned))")) }
    if answer.agreeing > 0 { parts.append(agreeingFigures(answer.agreeing)) }
    return parts.isEmpty ? answer.meaning : "\(answer.meaning): \(parts.joined(separator: ", "))"
  }

  /// Returns a position in the notation of formulas: `Log!F2`, `'My Log'!F2`, `line 12`.
  public func place(_ place: Provenance) -> String {
    switch place.location {
    case .whole: place.file ?? say("the file")
    case .sheet(let name): say("sheet \(name)")
    case .cell(let sheet, let reference): "\(quotedSheet(sheet))!\(reference)"
    case .line(let line, _): say("line \(line)")
    case .jsonPath(let path): path
    }
  }

  /// Returns an amount with two or more decimal places and thousands separators: `15,700.00`, in
  /// German `15.700,00`.
  public func sum(_ amount: Decimal) -> String {
    let forms = translation.forms
    let parts = self.amount(amount.magnitude, places: 2).split(
      separator: forms.marks.decimalMark, maxSplits: 1)
    var digits = Array(parts.first ?? "")
    for index in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(contentsOf: forms.marks.groupMark, at: index)
    }
    let rest = parts.dropFirst().first.map { forms.marks.decimalMark + $0 } ?? ""
    return (amount < 0 ? "-" : "") + String(digits) + rest
  }
}

extension FindingFormatter {
  /// Returns the figures that would confirm or contradict records.
  private func witness(_ collection: ImportVerdict.Collection) -> String {
    switch collection {
    case .transactions: say("a total, a running balance or sums by category would")
    case .plan: say("a total row over the amounts would")
    case .accounts: say("a total of the balances would")
    }
  }

  /// Returns the reasons why records are contested: figures that differ, and open questions.
  private func doubts(_ verdict: ImportVerdict) -> [String] {
    var doubts = verdict.questions.map { question($0.topic) }
    if verdict.differingCount > 0 {
      let list = listed(verdict.differing, of: verdict.differingCount) { difference($0) }
      doubts.append(
        say(
          verdict.differingCount, "\(verdict.differingCount) figure of the file differs",
          "\(verdict.differingCount) figures of the file differ") + list)
    }
    if doubts.isEmpty {
      doubts = [verdict.records == 0 ? say("no row could be read") : say("another reading is as good")]
    }
    if verdict.agreeingCount > 0 { doubts.append(agreeingFigures(verdict.agreeingCount)) }
    return doubts
  }

  /// Returns the first two elements between marks, by default brackets; an ellipsis replaces further elements.
  private func listed<Element>(
    _ elements: [Element], of count: Int, in marks: (String, String) = (" (", ")"),
    _ words: (Element) -> String
  ) -> String {
    guard !elements.isEmpty else { return "" }
    let shown = elements.prefix(2)
    let more = count > shown.count ? ["…"] : []
    return marks.0 + (shown.map(words) + more).joined(separator: ", ") + marks.1
  }

  private func quotedSheet(_ name: String) -> String {
    let isPlain = name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? name : "'\(name.replacing("'", with: "''"))'"
  }
}
