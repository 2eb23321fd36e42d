public import CalendarDates

// Every deleted record leaves a tombstone (the trace of its deletion), and every record that lost a reference
// is marked as changed (SPEC §1).
extension Budget {
  /// Deletes a category.
  ///
  /// Its limits and assignments are deleted too; its bills stay, without a category.
  ///
  /// - Parameters:
  ///   - id: The category.
  ///   - transactions: What to do with its transactions.
  ///   - time: The time of the tombstones and of the changes to records.
  /// - Throws: `DeletionError`; in this case nothing is changed.
  public mutating func deleteCategory(
    _ id: Identifier<Category>, transactions: CategoryDeletion = .refuseIfUsed, at time: UTCTimestamp
  ) throws(DeletionError) {
    guard let category = categories.first(where: { $0.id == id }) else {
      throw .notFound(id: id.description)
    }
    switch transactions {
    case .refuseIfUsed: try refuse { $0.categoryID == id }
    case .cascade: bury(\.transactions, at: time) { $0.categoryID == id }
    case .move(let target):
      try checkTarget(target, of: category)
      replace(\.transactions, \.categoryID, id, with: target, at: time)
    }
    bury(\.categories, at: time) { $0.id == id }
    bury(\.limits, at: time) { $0.categoryID == id }
    replace(\.bills, \.categoryID, id, with: nil, at: time)
    for index in monthlyBudgets.indices
    where monthlyBudgets[index].assignments.contains(where: { $0.categoryID == id }) {
      monthlyBudgets[index].assignments.removeAll { $0.categoryID == id }
      monthlyBudgets[index].info.updated = time
    }
  }

  /// Deletes an account; its bills stay, without an account.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - transactions: What to do with its transactions.
  ///   - time: The time of the tombstones and of the changes to records.
  /// - Throws: `DeletionError`; in this case nothing is changed.
  public mutating func deleteAccount(
    _ id: Identifier<Account>, transactions: AccountDeletion = .refuseIfUsed, at time: UTCTimestamp
  ) throws(DeletionError) {
    try find(accounts, id)
    let isUsed: (Transaction) -> Bool = { $0.accountID == id || $0.transferAccountID == id }
    switch transactions {
    case .refuseIfUsed: try refuse(isUsed)
    case .cascade: bury(\.transactions, at: time, where: isUsed)
    }
    bury(\.accounts, at: time) { $0.id == id }
    replace(\.bills, \.accountID, id, with: nil, at: time)
  }

  /// Deletes a period; its transactions stay, without a period.
  ///
  /// - Throws: `DeletionError.notFound`.
  public mutating func deletePeriod(
    _ id: Identifier<Period>, at time: UTCTimestamp
  ) throws(DeletionError) {
    try find(periods, id)
    bury(\.periods, at: time) { $0.id == id }
    replace(\.transactions, \.periodID, id, with: nil, at: time)
  }

  /// Deletes a member and the member's limits; the transactions stay, without a member.
  ///
  /// - Throws: `DeletionError.notFound`.
  public mutating func deleteMember(
    _ id: Identifier<Member>, at time: UTCTimestamp
  ) throws(DeletionError) {
    try find(members, id)
    bury(\.members, at: time) { $0.id == id }
    bury(\.limits, at: time) { $0.memberID == id }
    replace(\.transactions, \.memberID, id, with: nil, at: time)
  }

  /// Deletes a bill; the transactions that paid it stay, without a bill.
  ///
  /// - Throws: `DeletionError.notFound`.
  public mutating func deleteBill(_ id: Identifier<Bill>, at time: UTCTimestamp) throws(DeletionError) {
    try find(bills, id)
    bury(\.bills, at: time) { $0.id == id }
    replace(\.transactions, \.billID, id, with: nil, at: time)
  }

  /// Deletes a transaction.
  ///
  /// - Throws: `DeletionError.notFound`.
  public mutating func deleteTransaction(
    _ id: Identifier<Transaction>, at time: UTCTimestamp
  ) throws(DeletionError) {
    try find(transactions, id)
    bury(\.transactions, at: time) { $0.id == id }
  }

  /// Deletes a limit.
  ///
  /// - Throws: `DeletionError.notFound`.
  public mutating func deleteLimit(_ id: Identifier<Limit>, at time: UTCTimestamp) throws(DeletionError) {
    try find(limits, id)
    bury(\.limits, at: time) { $0.id == id }
  }
}

extension Budget {
  private func find<Entity: Record>(
    _ records: [Entity], _ id: Identifier<Entity>
  ) throws(DeletionError) {
    guard records.contains(where: { $0.id == id }) else { throw .notFound(id: id.description) }
  }

  private func refuse(_ isUsed: (Transaction) -> Bool) throws(DeletionError) {
    let count = transactions.count(where: isUsed)
    guard count == 0 else { throw .hasTransactions(count: count) }
  }

  private func checkTarget(
    _ target: Identifier<Category>, of category: Category
  ) throws(DeletionError) {
    guard target != category.id, let group = categories.first(where: { $0.id == target })?.group else {
      throw .noSuchTarget(id: target.description)
    }
    guard group.isSpending == category.group.isSpending else { throw .targetOfOtherKind(group) }
  }

  /// Removes records and leaves a tombstone for each.
  private mutating func bury<Entity: Record>(
    _ collection: WritableKeyPath<Budget, [Entity]>, at time: UTCTimestamp, where isGone: (Entity) -> Bool
  ) {
    tombstones += self[keyPath: collection].filter(isGone).map {
      Tombstone(id: $0.id.description, deleted: time)
    }
    self[keyPath: collection].removeAll(where: isGone)
  }

  /// Replaces a reference wherever it occurs and marks the records that contain it as changed.
  private mutating func replace<Entity: Record, Other>(
    _ collection: WritableKeyPath<Budget, [Entity]>,
    _ reference: WritableKeyPath<Entity, Identifier<Other>?>, _ old: Identifier<Other>,
    with new: Identifier<Other>?, at time: UTCTimestamp
  ) {
    for index in self[keyPath: collection].indices
    where self[keyPath: collection][index][keyPath: reference] == old {
      self[keyPath: collection][index][keyPath: reference] = new
      self[keyPath: collection][index].info.updated = time
    }
  }
}
