internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Compares labelled values such as `Total Income` and `Remaining Balance` with the plan and the log.
///
/// A block may summarise the plan, the log or one month. The source that fits most of its lines is used.
struct SummaryFigures {
  private let part: FigurePart
  private let sources: [Source]

  /// A possible source of a block of figures.
  private struct Source {
    let name: String
    let value: (PlanQuantity) -> Decimal?
  }

  init(_ part: FigurePart, _ budget: Budget, available: Decimal?) {
    self.part = part
    let plan = PlanFigures(budget.categories)
    var sources = AmountBasis.allCases.map { span in
      Source(name: "the plan for a \(span.rawValue)") { quantity in
        quantity == .available ? available : plan.value(quantity, over: span)
      }
    }
    let log = LogSums(budget)
    for month in [nil] + log.months {
      sources.append(
        Source(name: month.map { "the log in \($0)" } ?? "the log") { log.value($0, in: month) })
    }
    self.sources = sources
  }

  /// Returns the answers for the lines with a known label.
  func answers() -> FigureAnswers {
    let lines = part.figures.compactMap { figure in
      PlanQuantity(label: figure.label).map { (quantity: $0, figure: figure) }
    }
    let telling = lines.filter { $0.figure.value != 0 }
    let matches = sources.map { source in
      telling.count { source.value($0.quantity)?.isAsStated($0.figure.value) ?? false }
    }
    guard let best = matches.indices.max(by: { matches[$0] < matches[$1] }) else { return [:] }
    // The summary in a plan is about the plan. For any other block, a source must fit at least half of the lines.
    let isKnown = matches[best] > 0 && matches[best] * 2 >= telling.count
    guard part.isSummaryOfPlan || isKnown else { return [:] }
    let source = matches[best] > 0 ? sources[best] : sources[0]
    var answers: FigureAnswers = [:]
    for (quantity, figure) in lines {
      guard let value = source.value(quantity) else { continue }
      let fits = value.isAsStated(figure.value)
      // A formula with a misleading label is checked by recomputing it.
      guard fits || part.isSummaryOfPlan || !figure.isComputed else { continue }
      answers[figure.reference] = .computed(
        value, for: figure, why: fits ? nil : "it is held against \(source.name)")
    }
    return answers
  }
}

/// Income and expenses of the log, in total and by month.
private struct LogSums {
  private var incomes: [CalendarMonth?: ExactSum] = [:]
  private var expenses: [CalendarMonth?: ExactSum] = [:]
  /// The months of the log.
  private(set) var months: [CalendarMonth] = []

  init(_ budget: Budget) {
    for transaction in budget.transactions where transaction.kind != .transfer {
      let month = transaction.date.calendarMonth
      for key in [nil, month] {
        if transaction.kind == .income {
          incomes[key, default: ExactSum()].add(transaction.amount)
        } else {
          expenses[key, default: ExactSum()].add(transaction.amount)
        }
      }
    }
    months = Set(incomes.keys).union(expenses.keys).compactMap(\.self).sorted()
  }

  func value(_ quantity: PlanQuantity, in month: CalendarMonth?) -> Decimal? {
    let (income, expense) = (incomes[month]?.value ?? 0, expenses[month]?.value ?? 0)
    return switch quantity {
    case .income: income
    case .expenses: expense
    case .remaining: income.subtracting(expense)
    case .available, .group: nil
    }
  }
}
