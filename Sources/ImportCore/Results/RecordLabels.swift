package import BudgetModel
internal import FieldReading

/// The labels by which sheets refer to the records of one kind.
///
/// Records that share a name are numbered.
///
/// The writer and the reader add records in the order of their sheet, so both give a record the same label.
package struct RecordLabels<Entity> {
  private var idByLabel: [String: Identifier<Entity>] = [:]
  /// The last number given for each name.
  private var lastNumber: [String: Int] = [:]

  /// The record with this label.
  package subscript(label: String) -> Identifier<Entity>? { idByLabel[label] }

  /// Adds a record and returns its label: `Rent`, or `Rent (2)` if another record has the label `Rent`.
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

/// The labels by which records of a workbook refer to each other.
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
