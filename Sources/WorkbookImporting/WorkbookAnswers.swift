internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore

/// The user's answers to the questions about a workbook: the sheets whose logs and plans are read.
///
/// Examples: `--take log=Cash`, `--take plan=Budget,Income`, `--take plan=none`.
struct WorkbookAnswers {
  private let answers: [ImportQuestion.Topic: String]
  init(_ context: ImportContext) { answers = context.answers }

  /// Returns the layout in which the tables that the user did not choose are summaries.
  func applied(to layout: WorkbookLayout) -> WorkbookLayout {
    [(ImportQuestion.Topic.plan, FoundTable.Role.plan), (.log, .log)].reduce(layout) { layout, question in
      choice(question.0).map { layout.taking($0, as: question.1) } ?? layout
    }
  }

  /// Returns the chosen ranges in which nothing was found, as they were given.
  func emptyRanges(in layout: WorkbookLayout) -> [String] {
    [(ImportQuestion.Topic.plan, FoundTable.Role.plans), (.log, [.log])].flatMap { topic, roles in
      (choice(topic)?.areas ?? []).filter { area in
        !layout.tables.contains {
          roles.contains($0.role) && $0.sheetName == area.sheet && $0.range.overlaps(area.range)
        }
      }.map { "\($0.sheet)!\($0.range)" }
    }
  }

  /// Whether the user chose tables by ranges.
  var choosesRanges: Bool {
    [ImportQuestion.Topic.plan, .log].contains { choice($0)?.areas.isEmpty == false }
  }

  private func choice(_ topic: ImportQuestion.Topic) -> TableChoice? { answers[topic].map(TableChoice.init) }

  /// Returns the question about contested records.
  ///
  /// The user can accept all records as read or only the records of one sheet. For logs, several sheets are offered as
  /// well.
  static func question(
    _ verdict: ImportVerdict, _ result: ImportResult, _ context: ImportContext
  ) -> ImportQuestion {
    let topic: ImportQuestion.Topic = verdict.collection == .plan ? .plan : .log
    var all = ImportQuestion.Answer(taking: topic, "all", meaning: "all as read")
    var bySheet: [String: ImportQuestion.Answer] = [:]
    func answer(_ place: Provenance?, _ change: (inout ImportQuestion.Answer) -> Void) {
      change(&all)
      guard case .cell(let sheet, _)? = place?.location else { return }
      let none = ImportQuestion.Answer(taking: topic, sheet, meaning: "sheet \(sheet) alone")
      change(&bySheet[sheet, default: none])
    }
    if topic == .log {
      for transaction in result.budget.transactions {
        answer(result.provenance[transaction.id]) { $0.count(transaction) }
      }
    } else {
      for category in result.budget.categories where category.group.isSpending {
        answer(result.origins.plannedAmounts[category.id]) {
          $0.planned = [$0.planned, category.budgetedAmount].exactSum()
        }
      }
    }
    let sheets = bySheet.count > 1 ? bySheet.sorted { $0.key < $1.key }.map(\.value) : []
    let together = topic == .log ? Self.joined(bySheet) : []
    let place =
      verdict.differing.first?.place ?? verdict.leftovers.first?.place
      ?? Provenance(file: context.fileName, .whole)
    return ImportQuestion(topic, at: place, answers: [all] + sheets + together)
  }

  /// Returns answers that take several sheets together, namely the sheets with most transactions.
  private static func joined(_ bySheet: [String: ImportQuestion.Answer]) -> [ImportQuestion.Answer] {
    let ranked = bySheet.filter { !$0.key.contains(",") }
      .sorted { ($1.value.transactions, $0.key) < ($0.value.transactions, $1.key) }
    guard ranked.count == bySheet.count, ranked.count > 2 else { return [] }
    return (2..<min(ranked.count, mostTogether + 1)).map { count in
      let names = ranked.prefix(count).map(\.key).sorted()
      let word = names.joined(separator: ",")
      return ranked.prefix(count).reduce(
        into: ImportQuestion.Answer(taking: .log, word, meaning: "sheets \(word)")
      ) { $0.add($1.value) }
    }
  }

  /// The maximum number of sheets that are offered together.
  private static let mostTogether = 4

  /// Whether an answer selects the records of a verdict, so that no question about them is open.
  func settles(_ collection: ImportVerdict.Collection) -> Bool {
    switch collection {
    case .transactions: answers[.log] != nil
    case .plan: answers[.plan] != nil
    case .accounts: false
    }
  }
}

extension ImportQuestion.Answer {
  fileprivate mutating func add(_ other: Self) {
    transactions += other.transactions
    income = [income, other.income].exactSum()
    expenses = [expenses, other.expenses].exactSum()
  }

  fileprivate mutating func count(_ transaction: Transaction) {
    transactions += 1
    switch transaction.kind {
    case .income: income = [income, transaction.amount].exactSum()
    case .expense: expenses = [expenses, transaction.amount].exactSum()
    case .transfer: break
    }
  }
}
