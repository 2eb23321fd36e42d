package import BudgetModel
internal import Foundation

// Adds records that have their own sheets. Several records on a sheet may have the same name.
extension BudgetBuilder {
  /// A placeholder for the identifier of a record until the identifier is read.
  package func noIdentifier<Entity>() -> Identifier<Entity> {
    Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
  }

  /// Adds an account with the place of its balance.
  package mutating func addRecord(_ account: Account, amountAt place: Provenance.Location) {
    hasAccountSheet = true
    accountLabels.add(account.id, called: account.name)
    append(account, amountAt: place)
  }

  /// Adds a member.
  package mutating func addRecord(_ member: Member) {
    memberLabels.add(member.id, called: member.name)
    budget.members.append(member)
  }

  /// Adds a bill.
  package mutating func addRecord(_ bill: Bill) {
    billLabels.add(bill.id, called: bill.title)
    budget.bills.append(bill)
  }

  /// Adds a period.
  package mutating func addRecord(_ period: Period) {
    periodLabels.add(period.id, called: period.name)
    budget.periods.append(period)
  }

  /// Adds the details from the categories' own sheet.
  ///
  /// Categories are matched by identifier, otherwise by name.
  mutating func addDetails() {
    guard !categoryDetails.isEmpty else { return }
    let byID = Dictionary(categoryDetails.map { ($0.id, $0) }) { first, _ in first }
    let byName = Dictionary(categoryDetails.map { ($0.name, $0) }) { first, _ in first }
    for index in budget.categories.indices {
      let category = budget.categories[index]
      guard let details = byID[category.id] ?? byName[category.name] else { continue }
      budget.categories[index].icon = details.icon
      budget.categories[index].reminders = details.reminders
      budget.categories[index].isCustom = details.isCustom
      budget.categories[index].sortOrder = details.sortOrder
    }
  }
}
