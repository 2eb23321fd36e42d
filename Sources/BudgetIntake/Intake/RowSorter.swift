internal import BudgetModel
internal import Foundation

/// Sorts the rows of a file into new rows, existing rows, and rows that contradict the budget.
struct RowSorter {
  /// The classification of a row.
  enum Verdict {
    case new
    case duplicate(ImportPreview.Duplicate.Reason, Identifier<Transaction>?)
    case conflict(ImportPreview.Stored, Identifier<Transaction>?)
  }

  private(set) var rows: [IncomingRow]
  private(set) var verdicts: [Verdict?]
  /// Rows whose transaction already exists, but whose key is not stored by any import.
  private(set) var unremembered: Set<Int> = []
  /// New rows that look like an imported transaction with another identifier.
  private(set) var suspects: [Int] = []
  /// Whether the file's identifiers are ignored because too many of them belong to several rows.
  private(set) var hasUnreliableIDs = false
  private var register: RowRegister
  /// The index of each transaction of the budget.
  var places: [Identifier<Transaction>: Int] { register.places }

  init(_ incoming: [IncomingRow], _ budget: Budget) {
    rows = incoming
    hasUnreliableIDs = Self.areUnreliable(incoming)
    Self.number(&rows, budget.settings.currency, hasUnreliableIDs: hasUnreliableIDs)
    verdicts = Array(repeating: nil, count: rows.count)
    register = RowRegister(
      budget,
      keys: Set(rows.map(\.key)).union(rows.map(\.contentKey)).union(rows.compactMap(\.keyInOwnCurrency)),
      contents: Set(rows.map(\.content)))
    for index in rows.indices { verdicts[index] = remembered(index) }
    repeatedInFile()
    // Rows known from an import are matched first; the other rows are compared with the remaining
    // transactions.
    for index in rows.indices where verdicts[index] == nil {
      guard let id = register.takeAlike(rows[index]) else {
        verdicts[index] = .new
        if rows[index].bankID != nil, register.hasAlikeImported(rows[index]) { suspects.append(index) }
        continue
      }
      verdicts[index] = .duplicate(.known, id)
      unremembered.insert(index)
    }
  }

  // MARK: Keys

  private struct BankRow: Hashable {
    let id: String
    let account: Identifier<Account>?
  }

  /// Returns whether too many identifiers belong to several different rows: more than two, and more than a
  /// tenth of all identifiers.
  private static func areUnreliable(_ rows: [IncomingRow]) -> Bool {
    var first: [BankRow: RowContent] = [:]
    var count = 0
    var differing = 0
    for row in rows {
      guard let id = row.bankID else { continue }
      count += 1
      let key = BankRow(id: id, account: row.accountID)
      if let other = first[key] {
        if other != row.content { differing += 1 }
      } else {
        first[key] = row.content
      }
    }
    return differing > 2 && differing * 10 > count
  }

  /// Gives each row its keys; equal rows of an account are numbered, so that two equal purchases on one day
  /// stay two rows.
  private static func number(_ rows: inout [IncomingRow], _ own: Currency, hasUnreliableIDs: Bool) {
    struct Equal: Hashable {
      let content: RowContent
      let account: Identifier<Account>?
    }
    var counts: [Equal: Int] = [:]
    func key(_ content: RowContent, _ account: Identifier<Account>?) -> String {
      let occurrence = counts[Equal(content: content, account: account), default: 0] + 1
      counts[Equal(content: content, account: account)] = occurrence
      return RowKey.content(content, occurrence: occurrence)
    }
    for index in rows.indices {
      let content = rows[index].content
      rows[index].contentKey = key(content, rows[index].accountID)
      if content.currency != own.code {
        var former = content
        former.currency = own.code
        rows[index].keyInOwnCurrency = key(former, rows[index].accountID)
      }
      let id = hasUnreliableIDs ? nil : rows[index].bankID
      rows[index].key = id.map(RowKey.bank) ?? rows[index].contentKey
    }
  }

  // MARK: What the budget knows

  /// Returns the verdict on a row that is known from an import, or whose identifier belongs to a transaction.
  private mutating func remembered(_ index: Int) -> Verdict? {
    let row = rows[index]
    let side = AccountSide(account: row.accountID, direction: row.content.direction)
    if let stored = register.stored(row.key, row.accountID) {
      register.take(stored.row.transactionID, stored.row.side)
      guard register.transaction(stored.row.transactionID) != nil else { return .duplicate(.deleted, nil) }
      if stored.row.agrees(with: row.content) {
        return .duplicate(.imported(stored.fileName), stored.row.transactionID)
      }
      return .conflict(stored.values, stored.row.transactionID)
    }
    if let own = row.bankID.flatMap({ Identifier<Transaction>($0) }) {
      if let there = register.transaction(own) {
        unremembered.insert(index)
        register.take(own, side)
        let content = there.content(direction: there.side(of: row.accountID).direction, row.currency)
        if content.agrees(with: row.content) { return .duplicate(.known, own) }
        return .conflict(content.values(origin: .budget), own)
      }
      if register.isDeleted(own) { return .duplicate(.deleted, nil) }
    }
    if row.key != row.contentKey, let verdict = known(by: row.contentKey, row) {
      if case .duplicate(_, .some) = verdict { unremembered.insert(index) }
      return verdict
    }
    return row.keyInOwnCurrency.flatMap { known(by: $0, row) }
  }

  /// Returns the verdict on a row that is known from an import by its values.
  private mutating func known(by key: String, _ row: IncomingRow) -> Verdict? {
    guard let stored = register.stored(key, row.accountID) else { return nil }
    register.take(stored.row.transactionID, stored.row.side)
    guard register.transaction(stored.row.transactionID) != nil else { return .duplicate(.deleted, nil) }
    return .duplicate(.imported(stored.fileName), stored.row.transactionID)
  }

  /// Treats rows with the same identifier in the file as one row if their values are equal,
  /// otherwise as a conflict.
  private mutating func repeatedInFile() {
    guard !hasUnreliableIDs else { return }
    var first: [BankRow: Int] = [:]
    for index in rows.indices {
      guard let id = rows[index].bankID else { continue }
      let key = BankRow(id: id, account: rows[index].accountID)
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      if rows[other].content == rows[index].content {
        verdicts[index] = .duplicate(.repeated(rows[other].row.place), existing(other))
        unremembered.remove(index)
      } else if verdicts[index] == nil {
        let origin = Finding.IntakeFact.Origin.row(rows[other].row.place)
        verdicts[index] = .conflict(rows[other].content.values(origin: origin), nil)
      }
    }
  }

  private func existing(_ index: Int) -> Identifier<Transaction>? {
    switch verdicts[index] {
    case .duplicate(_, let id), .conflict(_, let id): id
    case .new, nil: nil
    }
  }
}

extension IncomingRow {
  fileprivate var currency: Currency { Currency(content.currency) ?? .usd }
}

extension RowContent {
  /// Returns whether day, amount and direction are the same.
  fileprivate func agrees(with other: RowContent) -> Bool {
    date == other.date && amount == other.amount && direction == other.direction
  }

  fileprivate func values(origin: Finding.IntakeFact.Origin) -> ImportPreview.Stored {
    ImportPreview.Stored(date: date, amount: amount, direction: direction, origin: origin)
  }
}

extension ImportedRow {
  fileprivate func agrees(with content: RowContent) -> Bool {
    date == content.date && amount == content.amount && direction == content.direction
  }

  fileprivate var side: AccountSide { AccountSide(account: accountID, direction: direction) }
}

extension RowRegister.Stored {
  fileprivate var values: ImportPreview.Stored {
    ImportPreview.Stored(
      date: row.date, amount: row.amount, direction: row.direction, origin: .file(Finding.Topic(fileName)))
  }
}
