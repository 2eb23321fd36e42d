internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The lists of names and amounts from which the user can choose, if the records are contested or nothing was found.
struct ListOffers {
  private let layout: WorkbookLayout
  private let cells: CellReader
  /// The lists; those with the same header, or below each other, also together.
  private let choices: [[NamedAmounts.List]]
  /// The maximum number of lists that are offered.
  private static let mostOffers = 8

  init(_ layout: WorkbookLayout, _ cells: CellReader) {
    (self.layout, self.cells) = (layout, cells)
    let lists = layout.lists()
    let byHeader = Dictionary(grouping: lists.filter { !$0.header.isEmpty }, by: \.header).values
    let byColumn = Dictionary(grouping: lists) { list in
      [list.plan.sheetName, "\(list.amounts.range.first.column)"]
    }.values
    let all = (Array(byHeader) + Array(byColumn)).filter { $0.count > 1 } + lists.map { [$0] }
    choices = all.sorted { Self.order($0) < Self.order($1) }
  }

  /// The choices with most amounts are first; then the order of sheets' names and ranges counts.
  private static func order(_ lists: [NamedAmounts.List]) -> (Int, String) {
    (-lists.reduce(0) { $0 + $1.amounts.count }, word(of: lists))
  }

  private static func word(of lists: [NamedAmounts.List]) -> String {
    lists.map { "\($0.plan.sheetName)!\($0.amounts.range)" }.joined(separator: ",")
  }

  /// A finding that offers the lists of a workbook in which neither a log nor a plan was found.
  var findings: [Finding] {
    let lists = choices.prefix(Self.mostOffers)
    guard let first = lists.first?.first else { return [] }
    let place = Provenance(
      file: cells.context.fileName,
      .cell(sheet: first.plan.sheetName, reference: "\(first.amounts.range)"))
    let options = ["plan", "log"].flatMap { topic in lists.map { Self.option(topic, $0) } }
    return [Finding(.file(.contested(.plan, options: options)), at: place)]
  }

  private static func option(_ topic: String, _ lists: [NamedAmounts.List]) -> String {
    "--take \"\(topic)=\(word(of: lists))\""
  }

  /// Returns a verdict whose question offers the lists too.
  func offered(in verdict: ImportVerdict, besides result: ImportResult) -> ImportVerdict {
    guard verdict.standing == .contested else { return verdict }
    var verdict = verdict
    for place in verdict.questions.indices {
      let known = verdict.questions[place].answers
      switch verdict.questions[place].topic {
      case .plan where result.budget.transactions.isEmpty:
        verdict.questions[place].answers += plans(besides: known) + logs
      case .plan: verdict.questions[place].answers += plans(besides: known) + [Self.none]
      case .log: verdict.questions[place].answers += logs
      default: break
      }
    }
    return verdict
  }

  private static let none = ImportQuestion.Answer(
    word: "none", meaning: "no plan", option: "--take plan=none")

  /// The answers with other planned amounts than the known answers; each is read, to show what it comes to.
  private func plans(besides answers: [ImportQuestion.Answer]) -> [ImportQuestion.Answer] {
    var known = Set(answers.map(\.planned))
    var found: [ImportQuestion.Answer] = []
    for lists in choices where found.count < Self.mostOffers && lists.allSatisfy({ $0.found != .log }) {
      let word = Self.word(of: lists)
      let chosen = layout.taking(TableChoice(word).areas, as: .plan)
      guard let reading = try? CompetingReadings.Reading(chosen, layout.workbook, cells) else { continue }
      var answer = ImportQuestion.Answer(
        word: word, meaning: "the amounts in \(word)", option: Self.option("plan", lists))
      let categories = reading.result.budget.categories
      answer.planned = categories.filter(\.group.isSpending).map(\.budgetedAmount).exactSum()
      answer.agreeing = reading.proof.agreeing[.plan]?.count ?? 0
      if answer.planned != 0, known.insert(answer.planned).inserted { found.append(answer) }
    }
    return found
  }

  /// The answers by which lists are transactions without dates.
  private var logs: [ImportQuestion.Answer] {
    choices.prefix(Self.mostOffers).map { lists in
      let word = Self.word(of: lists)
      var answer = ImportQuestion.Answer(
        word: "log=\(word)", meaning: "spent, not planned: the amounts in \(word)",
        option: Self.option("log", lists))
      answer.transactions = lists.reduce(0) { $0 + $1.amounts.count }
      answer.expenses = lists.map(\.amounts.sum).exactSum()
      return answer
    }
  }
}
