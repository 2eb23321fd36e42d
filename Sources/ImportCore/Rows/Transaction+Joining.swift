package import BudgetModel
package import CalendarDates

extension Transaction {
  /// Returns the transfer that this transaction forms with its other side, the transaction in the other account's
  /// statement.
  ///
  /// The data of this transaction is kept. Day, text and further columns of the other side become custom fields.
  package func joined(with other: Transaction, at time: UTCTimestamp) -> Transaction {
    var result = self
    if kind != .transfer {
      let transfer = other.kind == .transfer
      result.accountID = transfer ? other.accountID : kind == .expense ? accountID : other.accountID
      result.transferAccountID =
        transfer ? other.transferAccountID : kind == .expense ? other.accountID : accountID
      result.kind = .transfer
      result.categoryID = categoryID ?? other.categoryID
    }
    var fields = [CustomField(name: Self.otherSide, value: "\(other.date) \(other.description)")]
    if let notes = other.notes, notes != self.notes {
      fields.append(CustomField(name: Self.otherSide, value: notes))
    }
    result.customFields += (fields + other.customFields).filter { !result.customFields.contains($0) }
    if result != self { result.info.updated = max(time, info.updated) }
    return result
  }

  /// The name of the custom fields with the data from the other account's statement.
  private static let otherSide = "Other side"
}
