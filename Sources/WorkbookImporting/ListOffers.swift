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
  /// The lists, and groups of lists with the same header, in the same column, or in the same columns of several sheets.
  private let choices: [[NamedAmounts.List]]
  /// The maximum number of lists that are offered.
  private static let mostOffers = 8
  /// The maximum number of lists that are offered together.
  private static let mostTogether = 12

  init(_ layout: WorkbookLayout, _ cells: CellReader, leastNames: Int = 3) {
    (self.layout, self.cells) = (layout, cells)
    var seen: Set<String> = []
    let lists = layout.lists(leastNames: leastNames).filter { seen.insert(Self.word(of: [$0])).inserted }
    let byHeader = Dictionary(grouping: lists.filter { !$0.header.isEmpty }, by: \.header).values
    let byColumn = Dictionary(grouping: lists) { list in
      [list.plan.sheetName, "\(list.amounts.range.first.column)"]
    }.values
    let acrossSheets = Dictionary(grouping: lists) { [$0.names, $0.amounts.range.first.column] }.values
    let together = (Array(byHeader) + Array(byColumn) + Array(acrossSheets)).filter {
      (2...Self.mostTogether).contains($0.count)
    }
    let byWord = Dictionary((together + lists.map { [$0] }).map { (Self.word(of: $0), $0) }) { first, _ in
      first
    }
    choices = byWord.values.sorted { Self.order($0) < Self.order($1) }
  }

  /// Returns the sort key: choices with more amounts come first; equal ones are sorted by sheet name and range.
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
    let options = (lists.map { plan($0) } + lists.map { log($0) }).map(\.option)
    return [Finding(.file(.contested(.plan, options: options)), at: place)]
  }

  /// The answer that makes lists the plan.
  private func plan(_ lists: [NamedAmounts.List]) -> ImportQuestion.Answer {
    let word = Self.word(of: lists)
    return ImportQuestion.Answer(taking: .plan, word, meaning: "the amounts in \(word)")
  }

  /// The answer that makes lists transactions without dates.
  private func log(_ lists: [NamedAmounts.List]) -> ImportQuestion.Answer {
    let word = Self.word(of: lists)
    var answer = ImportQuestion.Answer(
      taking: .log, word, meaning: "spent, not planned: the amounts in \(word)")
    answer.word = "log=\(word)"
    answer.transactions = lists.reduce(0) { $0 + $1.amounts.count }
    answer.expenses = lists.map(\.amounts.sum).exactSum()
    return answer
  }

  /// Returns a contested verdict whose question offers the lists too.
  func offered(in verdict: ImportVerdict, besides result: ImportResult) -> ImportVerdict {
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

  private static let none = ImportQuestion.Answer(taking: .plan, "none", meaning: "no plan")

  /// The answers whose planned amounts differ from the planned amounts of the known answers.
  private func plans(besides answers: [ImportQuestion.Answer]) -> [ImportQuestion.Answer] {
    var known = Set(answers.map(\.planned))
    var found: [ImportQuestion.Answer] = []
    for lists in choices where found.count < Self.mostOffers && lists.allSatisfy({ $0.found != .log }) {
      var answer = plan(lists)
      guard let planned = planned(lists), planned != 0, known.insert(planned).inserted else { continue }
      answer.planned = planned
      found.append(answer)
    }
    return found
  }

  /// Returns the amount planned for spending if these lists were the only tables of the workbook.
  private func planned(_ lists: [NamedAmounts.List]) -> Decimal? {
    var chosen = layout
    chosen.tables = lists.map(\.plan)
    var reading = WorkbookReading(chosen, layout.workbook, cells)
    reading.readAll()
    let categories = (try? reading.finish())?.budget.categories
    return categories?.filter(\.group.isSpending).map(\.budgetedAmount).exactSum()
  }

  /// The answers that make lists transactions.
  private var logs: [ImportQuestion.Answer] { choices.prefix(Self.mostOffers).map(log) }
}
