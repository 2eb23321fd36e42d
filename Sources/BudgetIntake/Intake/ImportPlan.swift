internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import ImportCore

/// Determines the effects of an import from sorted rows: the transactions and records to add, the records to
/// change, and the record of the import.
struct ImportPlan {
  private let sorter: RowSorter
  private let file: FileFingerprint
  private let budget: Budget
  private let names: RecordMap
  private let options: ImportPreview.Options
  private let now: UTCTimestamp
  private(set) var new: [ImportPreview.New] = []
  private(set) var duplicates: [ImportPreview.Duplicate] = []
  private(set) var conflicts: [ImportPreview.Conflict] = []
  private(set) var findings: [Finding] = []
  private(set) var changes = BudgetChanges()
  private(set) var record: Import?
  /// The indices of transactions in the budget.
  private let places: [Identifier<Transaction>: Int]
  private let accountNames: [Identifier<Account>: String]
  /// The transaction of each new row, by the row's index; a row that joined another transaction has none of
  /// its own.
  private var transactions: [Int: Transaction] = [:]
  /// For each row that joined the transaction of another row, the index of that other row.
  private var rowJoins: [Int: Int] = [:]
  /// For each row that joined a transaction of the budget, the index of that transaction.
  private var liveJoins: [Int: Int] = [:]

  init(
    _ sorter: RowSorter, _ file: FileFingerprint, _ budget: Budget, _ names: RecordMap,
    _ options: ImportPreview.Options, _ now: UTCTimestamp
  ) {
    (self.sorter, self.file, self.budget, self.names) = (sorter, file, budget, names)
    (self.options, self.now) = (options, now)
    accountNames = Dictionary((budget.accounts + names.newAccounts).map { ($0.id, $0.name) }) { first, _ in
      first
    }
    places = sorter.places
  }

  /// Makes the plan.
  mutating func make() {
    identify()
    if options.pairsTransfers { pairTransfers() }
    list()
    addRecords()
    remember()
    for index in sorter.suspects {
      note(.possibleDuplicate, sorter.rows[index].row.place)
    }
    if sorter.hasUnreliableIDs { note(.identitiesRepeated, Provenance(file: file.name)) }
  }

  private mutating func note(_ fact: Finding.IntakeFact, _ place: Provenance) {
    findings.append(Finding(.intake(fact), at: place))
  }

  // MARK: New transactions

  /// Gives the transaction of each new row an identifier: the identifier in the file, or one derived from the
  /// row's key.
  private mutating func identify() {
    var taken: Set<Identifier<Transaction>> = []
    let places = places
    func take(_ id: Identifier<Transaction>) -> Bool { places[id] == nil && taken.insert(id).inserted }
    let deleted = Set(budget.tombstones.map(\.id))
    for (index, row) in sorter.rows.enumerated() {
      guard case .new? = sorter.verdicts[index] else { continue }
      var transaction = row.transaction
      if let own = row.bankID.flatMap({ Identifier<Transaction>($0) }), !sorter.hasUnreliableIDs,
        take(own)
      {
        transaction.id = own
      } else {
        var count = 0
        repeat {
          transaction.id = RowKey.transaction(row.key, row.accountID, try: count)
          count += 1
        } while deleted.contains(transaction.id.description) || !take(transaction.id)
      }
      transactions[index] = transaction
    }
  }

  // MARK: Transfers

  private mutating func pairTransfers() {
    let own = budget.settings.currency
    let items = transactions.sorted { $0.key < $1.key }.compactMap { index, transaction in
      let row = sorter.rows[index]
      let side = AccountSide(account: row.accountID, direction: row.content.direction)
      return TransferItem(.row(index), transaction, own, claimed: [side])
    }
    let evidence = TransferEvidence(
      budget.accounts + names.newAccounts, budget.categories + names.newCategories)
    let finder = TransferFinder(items, budget, evidence)
    for pair in finder.pairs { join(pair) }
    for pair in finder.proposed {
      note(
        .transferProposed(side(pair.first.transaction), side(pair.second.transaction)),
        place(of: pair.first.isNew ? pair.first : pair.second))
    }
    for item in finder.unclear { note(.transferUnclear(side(item.transaction)), place(of: item)) }
  }

  private func place(of item: TransferItem) -> Provenance {
    if case .row(let index) = item.reference {
      sorter.rows[index].row.place
    } else {
      Provenance(file: file.name)
    }
  }

  private func side(_ transaction: Transaction) -> Finding.IntakeFact.Side {
    Finding.IntakeFact.Side(
      amount: transaction.amount, isIncome: transaction.kind == .income,
      account: transaction.accountID.flatMap { accountNames[$0] }.map { Finding.Topic($0) },
      date: transaction.date)
  }

  /// Joins two sides into one transfer: keeps the transaction of the budget or, if both sides are rows, the
  /// row with the outgoing money.
  private mutating func join(_ pair: TransferFinder.Pair) {
    var (kept, other) = (pair.first, pair.second)
    if case .live = other.reference { swap(&kept, &other) }
    guard case .row(let row) = other.reference else { return }
    note(
      .transferPaired(side(kept.transaction), side(other.transaction), pair.evidence), place(of: other))
    switch kept.reference {
    case .live(let index):
      let before = changes.changed[index] ?? budget.transactions[index]
      changes.changed[index] = before.joined(with: other.transaction, at: now)
      liveJoins[row] = index
    case .row(let first):
      transactions[first] = (transactions[first] ?? kept.transaction).joined(with: other.transaction, at: now)
      rowJoins[row] = first
    }
    transactions[row] = nil
  }

  // MARK: Lists

  private mutating func list() {
    for (index, row) in sorter.rows.enumerated() {
      switch sorter.verdicts[index] {
      case .new, nil:
        new.append(ImportPreview.New(row: row.row, isJoined: transactions[index] == nil))
      case .duplicate(let reason, let id):
        duplicates.append(ImportPreview.Duplicate(row: row.row, reason: reason, existing: id))
      case .conflict(let stored, let id):
        let place = id.flatMap { places[$0] }
        let isTaken = options.takesFileInConflicts && place != nil
        conflicts.append(ImportPreview.Conflict(row: row.row, stored: stored, existing: id, isTaken: isTaken))
        if isTaken, let place { take(row, place) }
      }
    }
    changes.transactions = transactions.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Copies the day, amount and direction of a row to its transaction; the rest of the
  /// transaction is unchanged.
  private mutating func take(_ row: IncomingRow, _ place: Int) {
    var transaction = changes.changed[place] ?? budget.transactions[place]
    transaction.date = row.content.date
    transaction.amount = row.content.amount
    if transaction.kind != .transfer { transaction.kind = row.content.direction }
    transaction.info.updated = max(now, transaction.info.updated)
    changes.changed[place] = transaction
  }

  /// Adds the records that new transactions refer to.
  private mutating func addRecords() {
    let after = changes.transactions + changes.changed.values
    let categories = Set(after.compactMap(\.categoryID))
    let accounts = Set(after.flatMap { [$0.accountID, $0.transferAccountID] }.compactMap(\.self))
    let members = Set(after.compactMap(\.memberID))
    changes.categories = names.newCategories.filter { categories.contains($0.id) }
    changes.accounts = names.newAccounts.filter { accounts.contains($0.id) }
    changes.members = names.newMembers.filter { members.contains($0.id) }
    let added: [(Finding.RecordKind, String)] =
      changes.categories.map { (.category, $0.name) } + changes.accounts.map { (.account, $0.name) }
      + changes.members.map { (.member, $0.name) }
    for (kind, name) in added { note(.recordAdded(kind, name: name), Provenance(file: file.name)) }
  }

  // MARK: What is remembered

  private mutating func remember() {
    guard !changes.transactions.isEmpty || !changes.changed.isEmpty else { return }
    var digests: [Identifier<Transaction>: String] = [:]
    let rows = sorter.rows.indices.compactMap { remembered($0, &digests) }
    let name = rows.flatMap { [$0.key, $0.transactionID.description, $0.role.rawValue] }
    let id: Identifier<Import> = ContentIdentifier(fileName: file.name).identifier(
      place: file.sha1, content: name)
    record = Import(
      id: id, fileName: file.name, sha1: file.sha1, byteCount: file.byteCount, rows: rows,
      added: changes.added,
      replaced: changes.changed.keys.sorted().map { budget.transactions[$0] },
      info: RecordInfo(created: now))
  }

  private func remembered(_ index: Int, _ digests: inout [Identifier<Transaction>: String]) -> ImportedRow? {
    let row = sorter.rows[index]
    let found: (Transaction, ImportedRow.Role)?
    switch sorter.verdicts[index] {
    case .new, nil:
      if let transaction = transactions[index] {
        found = (transaction, .added)
      } else if let place = liveJoins[index] {
        found = changes.changed[place].map { ($0, .joined) }
      } else {
        found = rowJoins[index].flatMap { transactions[$0] }.map { ($0, .joined) }
      }
    case .duplicate(_, let id?) where sorter.unremembered.contains(index):
      found = places[id].map { (changes.changed[$0] ?? budget.transactions[$0], .known) }
    case .conflict(_, let id?) where options.takesFileInConflicts:
      found = places[id].flatMap { changes.changed[$0] }.map { ($0, .replaced) }
    default: found = nil
    }
    guard let (transaction, role) = found else { return nil }
    let digest = digests[transaction.id] ?? RecordDigest.of(transaction)
    digests[transaction.id] = digest
    return ImportedRow(
      key: row.key, transactionID: transaction.id, role: role, accountID: row.accountID,
      date: row.content.date, amount: row.content.amount, direction: row.content.direction,
      place: row.row.place.location, digest: digest)
  }
}

extension BudgetChanges {
  /// The added records other than transactions, as the record of an import lists them.
  fileprivate var added: [AddedRecord] {
    categories.map { AddedRecord(.categories, id: $0.id.description, digest: RecordDigest.of($0)) }
      + accounts.map { AddedRecord(.accounts, id: $0.id.description, digest: RecordDigest.of($0)) }
      + members.map { AddedRecord(.members, id: $0.id.description, digest: RecordDigest.of($0)) }
  }
}
