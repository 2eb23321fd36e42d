public import BudgetModel
public import CalendarDates

extension Bill {
  /// What paying the bill writes: its transaction, and the bill moved on to its next due date (SPEC §2).
  ///
  /// A bill of once is marked as paid. The transaction takes category, account and amount from the bill.
  ///
  /// - Parameters:
  ///   - date: The day of the payment.
  ///   - transactionID: The identity of the new transaction.
  ///   - time: The time stamp of both records.
  /// - Returns: The bill as it stands after the payment, and the transaction.
  public func paid(
    on date: CalendarDate, transactionID: Identifier<Transaction>, at time: UTCTimestamp
  ) -> (bill: Bill, transaction: Transaction) {
    var bill = self
    if let next = dueDate(after: isPaid ? 2 : 1) {
      // The day to return to is kept before a shorter month hides it.
      if recurrence.unit != .weekly { bill.recurrence.anchorDay = anchorDay }
      bill.dueDate = next
      bill.isPaid = false
    } else {
      bill.isPaid = true
    }
    bill.lastPaid = date
    bill.info.updated = time
    let transaction = Transaction(
      id: transactionID, date: date, amount: amount, kind: .expense, description: title,
      categoryID: categoryID, accountID: accountID, billID: id, info: RecordInfo(created: time))
    return (bill, transaction)
  }

  /// The bill with its last payment taken back: due on the date before, or no longer marked as paid.
  ///
  /// - Parameters:
  ///   - lastPaid: The day of the payment before it; nil where there was none.
  ///   - time: The time stamp of the bill.
  /// - Returns: The bill as it stands without the payment.
  public func unpaid(lastPaid: CalendarDate?, at time: UTCTimestamp) -> Bill {
    var bill = self
    if isPaid { bill.isPaid = false } else { bill.dueDate = previousDueDate ?? dueDate }
    bill.lastPaid = lastPaid
    bill.info.updated = time
    return bill
  }
}
