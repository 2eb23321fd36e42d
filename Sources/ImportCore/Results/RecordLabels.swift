package import BudgetModel
internal import FieldReading

/// The names by which sheets refer to the records of one kind; shared names are numbered.
///
/// Writer and reader add the records in the order of their sheet, so that both give them the same
/// labels.
package struct RecordLabels<Entity> {
  private var idByLabel: [String: Identifier<Entity>] = [:]
  /// The last number given for each name.
  private var lastNumber: [String: Int] = [:]

  /// The record with this label.
  package subscript(label: String) -> Identifier<Entity>? { idByLabel[label] }

  /// Adds a record and gives its label: `Rent`, or `Rent (2)` if another one has the name.
  @discardableResult
  package mutating func add(_ id: Identifier<Entity>, called name: String) -> String {
    let name = NameKey.exact(name)
    var label = name
    var number = lastNumber[name] ?? 1
    while idByLabel[label] != nil {
      number += 1
      label = "\(name) (\(number))"
    }
    lastNumber[name] = number
    idByLabel[label] = id
    return label
  }
}

/// The names by which records of the workbook refer to each other.
package struct RecordNames {
  package let category: [Identifier<BudgetModel.Category>: String]
  package let account: [Identifier<Account>: String]
  package let member: [Identifier<Member>: String]
  package let period: [Identifier<Period>: String]
  package let bill: [Identifier<Bill>: String]

  package init(_ budget: Budget) {
    category = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    account = Self.labels(budget.accounts, \.name)
    member = Self.labels(budget.members, \.name)
    period = Self.labels(budget.periods, \.name)
    bill = Self.labels(budget.bills, \.title)
  }

  private static func labels<Entity: Record>(
    _ records: [Entity], _ name: (Entity) -> String
  ) -> [Identifier<Entity>: String] {
    var labels = RecordLabels<Entity>()
    return Dictionary(records.map { ($0.id, labels.add($0.id, called: name($0))) }) { first, _ in first }
  }
}
