internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// Finds pairs that are the two sides of one transfer: two rows of a file, or a row and a transaction.
///
/// Two rows are paired only if neither fits another row and there is evidence that they are a transfer; pairs
/// without evidence are only proposed.
struct TransferFinder {
  /// Two sides of one transfer; at least one of them is a row of the file.
  struct Pair {
    let first: TransferItem
    let second: TransferItem
    /// The evidence that the sides belong together; nil if the pair is only proposed, because there is no
    /// evidence.
    let evidence: Finding.IntakeFact.TransferSign?
  }

  /// Pairs to be joined.
  private(set) var pairs: [Pair] = []
  /// Pairs that fit but for which there is no evidence.
  private(set) var proposed: [Pair] = []
  /// Rows whose text says that they are transfers, but whose other side could be any of several rows.
  private(set) var unclear: [TransferItem] = []
  private let evidence: TransferEvidence
  private var items: [TransferItem]
  private var isPaired: [Bool]
  /// Sides of transfers that are already matched to a row of this file.
  private var closed: Set<ClosedSide> = []

  private struct ClosedSide: Hashable {
    let index: Int
    let side: AccountSide
  }

  /// Finds the transfers among rows and the transactions of a budget.
  ///
  /// - Parameters:
  ///   - rows: The new rows as items, in the order of the file.
  ///   - budget: The budget, whose imports show which sides of transfers have been seen.
  ///   - evidence: The evidence that two rows are one transfer.
  init(_ rows: [TransferItem], _ budget: Budget, _ evidence: TransferEvidence) {
    self.evidence = evidence
    items = Self.candidates(for: rows, in: budget) + rows
    isPaired = Array(repeating: false, count: items.count)
    pairTransfers()
    pairTransfersWithRows()
    pairRows()
  }

  /// Returns the transactions of the budget that have the amount of a row and a date near that of the row.
  private static func candidates(for rows: [TransferItem], in budget: Budget) -> [TransferItem] {
    guard let first = rows.map(\.date).min(), let last = rows.map(\.date).max() else { return [] }
    let days = first.adding(days: -UniqueMatches.days)...last.adding(days: UniqueMatches.days)
    let amounts = Set(rows.map(\.money))
    let own = budget.settings.currency
    var claimed: [Identifier<Transaction>: Set<AccountSide>] = [:]
    for row in budget.imports.lazy.flatMap(\.rows) where days.contains(row.date) || row.role == .joined {
      guard let account = row.accountID else { continue }
      claimed[row.transactionID, default: []].insert(AccountSide(account: account, direction: row.direction))
    }
    return budget.transactions.enumerated().compactMap { index, transaction in
      guard days.contains(transaction.date), amounts.contains(TransferItem.Money(transaction, own)) else {
        return nil
      }
      return TransferItem(.live(index), transaction, own, claimed: claimed[transaction.id] ?? [])
    }
  }

  // MARK: Transfers of both statements

  /// A transfer with both accounts, as both statements describe it.
  private struct Route: Hashable {
    let from: Identifier<Account>?
    let to: Identifier<Account>?
    let money: TransferItem.Money
    let open: AccountSide
    /// The number of a span of four days: days that are three apart are in the same span or in
    /// adjacent spans.
    let span: Int
  }

  /// Pairs two transfers that describe the same transfer, one in the statement of each account.
  ///
  /// Each statement names the other account. If several equal transfers fit, the one with the nearest date is used.
  private mutating func pairTransfers() {
    var open: [Route: [Int]] = [:]
    for (index, item) in items.enumerated() where item.side == nil {
      let sides = item.transaction.sides
      if item.isNew, item.openSides.count == 1, let own = sides.first(where: { $0 != item.openSides[0] }),
        let other = nearest(to: item, open, own)
      {
        close(other, own)
        pair(other, index, .bothStatements)
        continue
      }
      for side in item.openSides { open[Self.route(item, side, 0), default: []].append(index) }
    }
  }

  private static func route(_ item: TransferItem, _ open: AccountSide, _ shift: Int) -> Route {
    Route(
      from: item.transaction.accountID, to: item.transaction.transferAccountID, money: item.money, open: open,
      span: item.date.dayNumber / 4 + shift)
  }

  private func nearest(to item: TransferItem, _ open: [Route: [Int]], _ side: AccountSide) -> Int? {
    func distance(_ index: Int) -> Int { abs(items[index].date.days(until: item.date)) }
    // Integer division rounds towards 0, so the span at 1970 is longer, which does no harm.
    let near = [-1, 0, 1].flatMap { open[Self.route(item, side, $0)] ?? [] }.lazy
      .filter { !isClosed($0, side) && distance($0) <= UniqueMatches.days }.prefix(64)
    return near.min { (distance($0), $0) < (distance($1), $1) }
  }

  // MARK: Transfers and rows

  private struct Seat: Hashable {
    let side: AccountSide
    let money: TransferItem.Money
  }

  /// Pairs a transfer known from one statement with its row in the statement of the other account.
  private mutating func pairTransfersWithRows() {
    var transfers: [Seat: [UniqueMatches.Element]] = [:]
    var rows: [Seat: [UniqueMatches.Element]] = [:]
    for (index, item) in items.enumerated() where !isPaired[index] {
      let element = UniqueMatches.Element(index: index, date: item.date)
      if let side = item.side {
        rows[Seat(side: side, money: item.money), default: []].append(element)
      } else {
        for side in item.openSides where !isClosed(index, side) {
          transfers[Seat(side: side, money: item.money), default: []].append(element)
        }
      }
    }
    for (seat, left) in transfers.sorted(by: { $0.value[0].index < $1.value[0].index }) {
      guard let right = rows[seat] else { continue }
      let matches = UniqueMatches(left, right) { items[$0].isNew || items[$1].isNew }
      for (transfer, row) in matches.pairs where !isClosed(transfer, seat.side) && !isPaired[row] {
        close(transfer, seat.side)
        pair(transfer, row, .otherAccount)
      }
    }
  }

  // MARK: Rows

  /// Pairs money that left one account with money that came into another.
  private mutating func pairRows() {
    var amounts: [TransferItem.Money: (out: [UniqueMatches.Element], into: [UniqueMatches.Element])] = [:]
    for (index, item) in items.enumerated() where !isPaired[index] {
      guard let side = item.side else { continue }
      let element = UniqueMatches.Element(index: index, date: item.date)
      if side.direction == .expense {
        amounts[item.money, default: ([], [])].out.append(element)
      } else {
        amounts[item.money, default: ([], [])].into.append(element)
      }
    }
    let lists = amounts.values.filter { !$0.out.isEmpty && !$0.into.isEmpty }
    for list in lists.sorted(by: { $0.out[0].index < $1.out[0].index }) {
      let matches = UniqueMatches(list.out, list.into) {
        items[$0].transaction.accountID != items[$1].transaction.accountID
      }
      for (out, into) in matches.pairs where items[out].isNew || items[into].isNew {
        let word = evidence.of(items[out].transaction, items[into].transaction)
        if word != nil { pair(out, into, word) } else { propose(out, into) }
      }
      for index in Set(matches.unclear).sorted() where items[index].isNew {
        if evidence.hasWord(items[index].transaction) { unclear.append(items[index]) }
      }
    }
  }

  private func isClosed(_ index: Int, _ side: AccountSide) -> Bool {
    closed.contains(ClosedSide(index: index, side: side))
  }

  private mutating func close(_ index: Int, _ side: AccountSide) {
    closed.insert(ClosedSide(index: index, side: side))
  }

  /// Pairs two items; if one is a transfer, its other side may still be open (not matched to a row).
  private mutating func pair(_ first: Int, _ second: Int, _ evidence: Finding.IntakeFact.TransferSign?) {
    if items[first].side != nil { isPaired[first] = true }
    isPaired[second] = true
    pairs.append(Pair(first: items[first], second: items[second], evidence: evidence))
  }

  private mutating func propose(_ first: Int, _ second: Int) {
    proposed.append(Pair(first: items[first], second: items[second], evidence: nil))
  }
}
