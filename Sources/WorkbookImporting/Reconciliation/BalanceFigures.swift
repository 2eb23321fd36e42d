internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Compares the balances of a log with computed balances.
///
/// Each balance follows from the previous balance and the amount of its row. The last balance follows from the first
/// balance and all later rows.
struct BalanceFigures {
  /// A row of the log that states a balance or changes it.
  private struct Step {
    let row: Int
    /// The stated balance and its cell.
    var balance: Decimal?
    var cell: CellReference?
    /// The effect of the transaction; nil for a row that was not imported.
    var change: ImportedFacts.Change?
    /// Whether the row only states an opening balance.
    var isOpening = false
  }

  /// The possible orders of rows.
  private struct Order: Hashable, CaseIterable {
    enum Direction: CaseIterable { case down, up, byDay }
    let direction: Direction
    let isByAccount: Bool

    static var allCases: [Order] {
      [false, true].flatMap { isByAccount in
        Direction.allCases.map { Order(direction: $0, isByAccount: isByAccount) }
      }
    }
  }

  private let part: FigurePart
  private let steps: [Step]
  /// The opening balances of accounts.
  private let openings: [Identifier<Account>?: Decimal]

  init(_ part: FigurePart, _ facts: ImportedFacts, _ budget: Budget) {
    self.part = part
    let stated = Dictionary(
      part.figures.filter { $0.kind == .runningBalance }.map { ($0.reference, $0.value) }
    ) { first, _ in first }
    let openingCells = facts.openings[part.table.sheetName] ?? [:]
    let column = part.table[.balance]
    steps = part.rows.compactMap { row in
      guard let column, let cell = CellReference(row: row.number, column: column) else { return nil }
      var step = Step(row: row.number, change: facts.entry(in: row, of: part.table))
      if let opening = openingCells[cell] {
        (step.balance, step.isOpening) = (opening, true)
      } else if let balance = stated[cell] {
        (step.balance, step.cell) = (balance, cell)
      }
      return step.change == nil && step.balance == nil ? nil : step
    }
    openings = Dictionary(budget.accounts.map { ($0.id, $0.openingBalance) }) { first, _ in first }
  }

  /// Returns the answers, and the closing balances, which are the last balances of the chains.
  func answers() -> (answers: FigureAnswers, closing: Set<CellReference>) {
    guard steps.contains(where: { $0.cell != nil }) else { return ([:], []) }
    let accounts = Set(steps.compactMap(\.change?.account)).count
    var best: (chains: [[Step]], matches: Int, checks: Int)?
    for order in Order.allCases where !order.isByAccount || accounts > 1 {
      let chains = chains(order)
      let counts = chains.map(Self.count)
      let matches = counts.reduce(0) { $0 + $1.matches }
      if matches > best?.matches ?? -1 { best = (chains, matches, counts.reduce(0) { $0 + $1.checks }) }
    }
    guard let best else { return ([:], []) }
    guard best.matches * 2 >= best.checks || best.checks <= 3 else {
      let reason = "the balances do not follow from the rows in most of them"
      return (
        Dictionary(uniqueKeysWithValues: steps.compactMap { $0.cell }.map { ($0, .notCompared(reason)) }), []
      )
    }
    var answers: FigureAnswers = [:]
    var closing: Set<CellReference> = []
    for chain in best.chains {
      let found = walk(chain)
      answers.merge(found.answers) { first, _ in first }
      if let last = found.closing { closing.insert(last) }
    }
    return (answers, closing)
  }

  // MARK: Chains

  private func chains(_ order: Order) -> [[Step]] {
    let ordered =
      switch order.direction {
      case .down: steps
      case .up: Array(steps.reversed())
      case .byDay: sortedByDay()
      }
    guard order.isByAccount else { return [ordered] }
    let byAccount = Dictionary(grouping: ordered.filter { $0.change != nil }) { $0.change?.account }
    return byAccount.sorted { ($0.value.first?.row ?? 0) < ($1.value.first?.row ?? 0) }.map(\.value)
  }

  /// Returns the rows sorted by date, then in the order of the file.
  ///
  /// Rows without a date stay after the row above.
  private func sortedByDay() -> [Step] {
    var day = CalendarDate.earliest
    let dated = steps.enumerated().map { place, step in
      if let own = step.change?.date { day = own }
      return (step.isOpening ? .earliest : day, place, step)
    }
    return dated.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Returns the number of balances that follow from the previous one, and the number of checked balances.
  private static func count(_ chain: [Step]) -> (matches: Int, checks: Int) {
    var (matches, checks) = (0, 0)
    var before: Decimal?
    var moved: Decimal = 0
    for step in chain {
      moved = moved.adding(step.change?.amount ?? 0) ?? moved
      guard let balance = step.balance else { continue }
      if let before, let change = step.change {
        checks += 1
        let follows = [
          moved, change.amount, change.isTransfer ? 0 : nil, change.isTransfer ? -change.amount : nil,
        ]
        .contains {
          $0.flatMap(before.adding).flatMap(balance.subtracting).map(\.isDust) ?? false
        }
        if follows { matches += 1 }
      }
      (before, moved) = (balance, 0)
    }
    return (matches, checks)
  }

  // MARK: Walking

  /// The state of a chain so far.
  private struct Position {
    /// The sum of all rows so far; nil before the first balance.
    var sum: Decimal?
    /// The last balance that the workbook states.
    var stated: Decimal?
    /// The constant difference between the latest stated balances and the sum.
    var shift: Decimal = 0
    /// The sum of the rows without a balance since the last balance.
    var silent: Decimal = 0
  }

  private func walk(_ chain: [Step]) -> (answers: FigureAnswers, closing: CellReference?) {
    var answers: FigureAnswers = [:]
    var position = Position(sum: opening(of: chain))
    var last: (cell: CellReference, sum: Decimal, stated: Decimal)?
    var (missing, missingBefore) = (0, 0)
    for step in chain {
      if step.isOpening {
        (position.sum, position.stated, position.shift) = (step.balance, step.balance, 0)
        continue
      }
      guard let balance = step.balance, let cell = step.cell else {
        position.silent = position.silent.adding(step.change?.amount ?? 0) ?? position.silent
        missing += 1
        continue
      }
      guard let change = step.change else {
        answers[cell] = .notCompared("its row was not imported")
        position.stated = balance
        continue
      }
      answers[cell] = answer(balance, change, &position)
      if let sum = position.sum { (last, missingBefore) = ((cell, sum, balance), missing) }
      position.stated = balance
    }
    guard let last, chain.count > 1 else { return (answers, nil) }
    if case .computed = answers[last.cell] {
      answers[last.cell] = .computed(last.sum, why: explanation(last.stated, last.sum, missingBefore))
    }
    return (answers, last.cell)
  }

  /// Returns the balance before the first row; nil if it cannot be determined.
  ///
  /// The balance is known if one of the first balances starts from 0 or from an opening balance in the budget.
  private func opening(of chain: [Step]) -> Decimal? {
    let account = chain.lazy.compactMap(\.change).first?.account
    // A balance over all accounts starts with the sum of their opening balances.
    let known = [0] + [account.flatMap { openings[$0] }].compactMap(\.self) + [openings.values.exactSum()]
    var sum: Decimal = 0
    for step in chain.prefix(8) {
      sum = sum.adding(step.change?.amount ?? 0) ?? sum
      guard let balance = step.balance, !step.isOpening else { continue }
      if let opening = known.first(where: { matches($0.adding(sum) ?? $0, balance) }) { return opening }
    }
    return nil
  }

  private func answer(
    _ balance: Decimal, _ change: ImportedFacts.Change, _ position: inout Position
  ) -> FigureAnswer {
    defer { position.silent = 0 }
    guard let sum = position.sum else {
      position.sum = balance
      let before = balance.subtracting(change.amount) ?? balance
      return .notCompared("the balances begin with it: \(before.plainText) before the row")
    }
    // A transfer may change a balance over all accounts in either direction, or not at all.
    let moves = change.isTransfer ? [change.amount, 0, -change.amount] : [change.amount]
    for move in moves {
      for silent in position.silent == 0 ? [0] : [position.silent, 0] {
        let now = [sum, silent, move].exactSum()
        if matches(now, balance) {
          (position.sum, position.shift) = (now, 0)
          return .computed(now, why: nil)
        }
      }
    }
    position.sum = [sum, position.silent, change.amount].exactSum()
    let now = position.sum ?? sum
    for move in moves {
      guard let before = position.stated, let follows = before.adding(move), matches(follows, balance) else {
        continue
      }
      if change.isTransfer { position.sum = [sum, position.silent, move].exactSum() }
      position.shift = balance.subtracting(position.sum ?? now) ?? 0
      return .computed(follows, why: nil)
    }
    return .computed(now.adding(position.shift) ?? now, why: nil)
  }

  private func matches(_ value: Decimal, _ stated: Decimal) -> Bool {
    value.subtracting(stated).map(\.isDust) ?? false
  }

  /// Returns an explanation of a difference: a single row with this amount, or rows without a balance.
  private func explanation(_ stated: Decimal, _ computed: Decimal, _ missing: Int) -> String? {
    let difference = stated.subtracting(computed)?.magnitude ?? 0
    guard !difference.isDust else { return nil }
    if let step = steps.first(where: { $0.change?.amount.magnitude == difference }) {
      return "it is the amount of row \(step.row)"
    }
    return missing > 0 ? "\(missing) \(missing == 1 ? "row has" : "rows have") no balance" : nil
  }
}
