internal import ExactDecimals
internal import Foundation

/// Checks whether the balances in a file follow from each other and from the amounts of the rows.
struct RunningBalance {
  /// A row with the amount that was read from it, and the balance after the row.
  struct Step: Sendable {
    let line: Int32
    /// The number of the account and currency that the balance belongs to, if a file has several.
    let account: Int32
    /// The day, as a number.
    let day: Int32
    /// Whether the row became a transaction.
    ///
    /// If so, its amount must have changed the balance.
    let isTransaction: Bool
    /// The amount; below 0 if money went out.
    let amount: Decimal
    let balance: Decimal?

    /// The amount by which the row changes the balance; 0 if the row is not a transaction.
    var moved: Decimal { isTransaction ? amount : 0 }
  }

  /// A balance in the file, and the same balance computed from the balance before it.
  struct Link {
    let line: Int
    let stated: Decimal
    let computed: Decimal
  }

  /// The reason why a balance does not follow from the previous balance.
  enum Fault {
    /// The row's amount has the wrong direction.
    case reversed(Link)
    /// A row changed the balance but was left out.
    case leftOut(Link)
  }

  /// The first balances that follow from the previous balance, at most `mostLinks`.
  private(set) var links: [Link] = []
  /// The number of balances that follow from the previous balance.
  private(set) var matches = 0
  /// The number of balances that do not follow from the previous balance.
  private(set) var breaks = 0
  /// The first balances that do not follow from the previous balance, at most `mostLinks`.
  private(set) var broken: [Link] = []
  private(set) var faults: [Fault] = []
  /// The number of accounts.
  ///
  /// The first row of each account has no balance before it.
  private(set) var accounts = 0
  /// The number of transactions after the last balance of their account.
  private(set) var silent = 0
  /// Whether balances are debts: they rise when money goes out.
  private(set) var isOwed = false

  /// The number of rows that are used to find the order of the rows.
  private static let sample = 300

  /// Checks the balances of a file.
  ///
  /// Finds out how its rows are ordered and whether balances are debts.
  init(_ steps: [Step], mostLinks: Int) {
    let byAccount = Self.parted(steps)
    accounts = byAccount.count
    let isNewestFirst = Self.isNewestFirst(byAccount)
    for steps in byAccount {
      let ordered = isNewestFirst ? steps.reversed() : steps
      let outcome = Outcome(Self.closingsOfDays(ordered), mostLinks: mostLinks)
      add(outcome.isBroken ? Outcome(inAnyOrder: ordered) ?? outcome : outcome, mostLinks)
    }
  }

  private mutating func add(_ outcome: Outcome, _ mostLinks: Int) {
    links += outcome.links.prefix(max(0, mostLinks - links.count))
    broken += outcome.broken.prefix(max(0, mostLinks - broken.count))
    (matches, breaks, silent) = (matches + outcome.matches, breaks + outcome.breaks, silent + outcome.silent)
    faults += outcome.faults
    isOwed = isOwed || outcome.isOwed
  }

  /// The steps of each account.
  ///
  /// Accounts are in the order in which they occur first.
  private static func parted(_ steps: [Step]) -> [[Step]] {
    guard let first = steps.first?.account, steps.contains(where: { $0.account != first }) else {
      return steps.isEmpty ? [] : [steps]
    }
    var order: [Int32] = []
    let groups = Dictionary(grouping: steps) { $0.account }
    var seen: Set<Int32> = []
    for step in steps where seen.insert(step.account).inserted { order.append(step.account) }
    return order.compactMap { groups[$0] }
  }

  /// Whether more balances follow from the row below than from the row above.
  private static func isNewestFirst(_ accounts: [[Step]]) -> Bool {
    var (down, up) = (0, 0)
    for steps in accounts {
      let some = Array(steps.prefix(sample))
      down += Outcome(closingsOfDays(some), mostLinks: 0).matches
      up += Outcome(closingsOfDays(some.reversed()), mostLinks: 0).matches
    }
    return up > down
  }

  /// The steps without repeated closing balances.
  ///
  /// If rows of a day repeat the day's closing balance, only the last of these rows keeps it.
  private static func closingsOfDays(_ steps: [Step]) -> [Step] {
    var repeated = 0
    for (step, next) in zip(steps.prefix(sample), steps.prefix(sample).dropFirst())
    where step.day == next.day && step.balance == next.balance && next.moved != 0 {
      repeated += 1
    }
    guard repeated > 0 else { return steps }
    var result = steps
    for index in steps.indices.dropLast()
    where steps[index].day == steps[index + 1].day && steps[index].balance == steps[index + 1].balance {
      let step = steps[index]
      result[index] = Step(
        line: step.line, account: step.account, day: step.day, isTransaction: step.isTransaction,
        amount: step.amount, balance: nil)
    }
    return result
  }
}

extension RunningBalance {
  /// The result for the steps of one account, oldest first.
  private struct Outcome {
    var links: [Link] = []
    var matches = 0
    var breaks = 0
    var broken: [Link] = []
    var silent = 0
    var faults: [Fault] = []
    var isOwed = false

    var isBroken: Bool { breaks > 0 }

    private init() {}

    init(_ steps: [Step], mostLinks: Int) {
      let some = steps.prefix(RunningBalance.sample)
      let (held, owed) = (Self.follow(some, isOwed: false, 0), Self.follow(some, isOwed: true, 0))
      let isOwed = owed.matches > held.matches
      self =
        steps.count == some.count && mostLinks == 0
        ? (isOwed ? owed : held) : Self.follow(steps[...], isOwed: isOwed, mostLinks)
    }

    private static func follow(_ steps: ArraySlice<Step>, isOwed: Bool, _ mostLinks: Int) -> Outcome {
      var outcome = Outcome()
      outcome.isOwed = isOwed
      var last: Decimal?
      var waiting: ArraySlice<Step> = steps.prefix(0)
      var expected: Decimal = 0
      for (index, step) in zip(steps.indices, steps) {
        let moved = step.moved
        if moved != 0 { expected = expected.moved(by: isOwed ? -moved : moved) }
        guard let balance = step.balance else { continue }
        waiting = steps[waiting.endIndex...index]
        if last != nil {
          let link = Link(line: Int(step.line), stated: balance, computed: expected)
          if balance == expected {
            outcome.matches += 1
            if outcome.links.count < mostLinks { outcome.links.append(link) }
          } else {
            outcome.breaks += 1
            if outcome.broken.count < mostLinks { outcome.broken.append(link) }
            outcome.noteFault(link, waiting, isOwed: isOwed)
          }
        }
        (last, expected) = (balance, balance)
      }
      outcome.silent = steps[waiting.endIndex...].count { $0.isTransaction }
      return outcome
    }

    /// Notes a balance that does not follow, if a mistake in a single row explains it.
    private mutating func noteFault(_ link: Link, _ steps: ArraySlice<Step>, isOwed: Bool) {
      guard faults.count < 20 else { return }
      let missing = link.stated.moved(by: -link.computed)
      let sided = isOwed ? -missing : missing
      for step in steps where step.amount != 0 {
        if step.isTransaction, sided == -step.amount.moved(by: step.amount) {
          return faults.append(.reversed(link))
        }
        if !step.isTransaction, abs(step.amount) == abs(missing) { return faults.append(.leftOut(link)) }
      }
    }

    /// The outcome for rows in any order; nil if the balances do not fit together, or if a row has no balance.
    ///
    /// They fit if every row's balance, except at most one, equals the balance before another row.
    init?(inAnyOrder steps: [Step]) {
      guard (4...100_000).contains(steps.count), steps.allSatisfy({ $0.balance != nil }) else { return nil }
      let moving = steps.filter { $0.moved != 0 }
      for isOwed in [false, true] {
        var open: [Decimal: Int] = [:]
        for step in moving {
          guard let balance = step.balance else { return nil }
          open[balance, default: 0] += 1
          open[balance.moved(by: isOwed ? step.moved : -step.moved), default: 0] -= 1
        }
        let ends = open.values.reduce(0) { $0 + max(0, $1) }
        guard ends <= 1 else { continue }
        (self.isOwed, matches) = (isOwed, max(0, moving.count - 1))
        return
      }
      return nil
    }
  }
}

extension Decimal {
  /// The sum; NaN if it needs more than 38 digits.
  func moved(by other: Decimal) -> Decimal { adding(other) ?? .nan }
}
