public import BudgetModel
public import CalendarDates

extension Bill {
  /// Returns the results of paying the bill: a transaction, and the bill with its next due date (SPEC §2).
  ///
  /// A bill that does not repeat is marked as paid. The transaction takes its category, account and
  /// amount from the bill.
  ///
  /// - Parameters:
  ///   - date: The day of the payment.
  ///   - transactionID: The identifier of the new transaction.
  ///   - time: The timestamp of both records.
  /// - Returns: The bill after the payment, and the transaction.
  public func paid(
    on date: CalendarDate, transactionID: Identifier<Transaction>, at time: UTCTimestamp
  ) -> (bill: Bill, transaction: Transaction) {
    var bill = self
    if let next = dueDate(after: isPaid ? 2 : 1) {
      // The next due date may be in a shorter month and then does not show that the bill is due on the 31st. So the
      // anchor day is stored before the due date changes.
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

  /// Returns the bill without its last payment: due on the previous date, or no longer marked as paid.
  ///
  /// - Parameters:
  ///   - lastPaid: The day of the previous payment; nil if there was none.
  ///   - time: The timestamp of the bill.
  /// - Returns: The bill without the payment.
  public func unpaid(lastPaid: CalendarDate?, at time: UTCTimestamp) -> Bill {
    var bill = self
    if isPaid { bill.isPaid = false } else { bill.dueDate = previousDueDate ?? dueDate }
    bill.lastPaid = lastPaid
    bill.info.updated = time
    return bill
  }
}
