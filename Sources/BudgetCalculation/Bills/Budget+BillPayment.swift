public import BudgetModel
public import CalendarDates

/// The reason why a bill was not paid or a payment was not undone; nothing was changed.
public enum BillPaymentError: Error, Hashable, Sendable {
  /// No bill has this identifier.
  case notFound(id: Identifier<Bill>)
  /// The bill is paid and does not repeat.
  case nothingDue(id: Identifier<Bill>)
  /// No transaction paid the bill, and it is not marked as paid.
  case notPaid(id: Identifier<Bill>)
}

extension Budget {
  /// Pays a bill: adds a transaction to the log and moves the bill on to its next due date (SPEC §2, Bills).
  ///
  /// - Parameters:
  ///   - id: The bill.
  ///   - date: The day of the payment.
  ///   - transactionID: The identifier of the new transaction.
  ///   - time: The timestamp of both records.
  /// - Throws: `BillPaymentError`.
  public mutating func payBill(
    _ id: Identifier<Bill>, on date: CalendarDate, transactionID: Identifier<Transaction>,
    at time: UTCTimestamp
  ) throws(BillPaymentError) {
    guard let index = bills.firstIndex(where: { $0.id == id }) else { throw .notFound(id: id) }
    guard bills[index].nextDueDate != nil else { throw .nothingDue(id: id) }
    let payment = bills[index].paid(on: date, transactionID: transactionID, at: time)
    bills[index] = payment.bill
    transactions.append(payment.transaction)
  }

  /// Undoes the last payment of a bill: a tombstone replaces the payment's transaction, and the bill is due
  /// again.
  ///
  /// If no transaction paid the bill, it is only marked as not paid.
  ///
  /// - Parameters:
  ///   - id: The bill.
  ///   - time: The timestamp of the bill and the tombstone.
  /// - Throws: `BillPaymentError`.
  public mutating func unpayBill(
    _ id: Identifier<Bill>, at time: UTCTimestamp
  ) throws(BillPaymentError) {
    guard let index = bills.firstIndex(where: { $0.id == id }) else { throw .notFound(id: id) }
    let payments = transactions.filter { $0.billID == id }.map { (id: $0.id, date: $0.date) }
    // If there are several payments on one day, the last one in the file counts.
    let last = payments.enumerated().max { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }?
      .element
    guard last != nil || bills[index].isPaid else { throw .notPaid(id: id) }
    let before = payments.filter { $0.id != last?.id }.map(\.date).max()
    bills[index] = bills[index].unpaid(lastPaid: before, at: time)
    guard let last else { return }
    transactions.removeAll { $0.id == last.id }
    tombstones.append(Tombstone(id: last.id.description, deleted: time))
  }
}
