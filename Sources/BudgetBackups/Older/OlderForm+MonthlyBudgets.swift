internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import ExactJSON

extension OlderForm {
  /// Version 1.4.0 with monthly budgets: no transfers, one currency, and categories by name.
  static let monthlyBudgets = OlderForm(
    collections: [
      Collection(
        key: "monthlyBudgets",
        keys: [
          "month": "month", "plannedIncome": "totalIncome", "fixedExpensesTotal": "fixedExpensesTotal",
          "variableExpensesTotal": "variableExpensesTotal", "savingsGoal": "savingsGoal",
          "startingBalance": "startingBalance",
        ], defaults: ["assignments": .object([])]
      ) { record, context in
        context.turnIntoInstant("month", in: &record)
        return true
      },
      Collection(
        key: "categories",
        keys: [
          "name": "name", "budgetedAmount": "budgetedAmount", "type": "categoryType", "colorHex": "colorHex",
          "dueDate": "dueDate",
        ], defaults: categoryDefaults
      ) { record, context in
        context.spreadOverMonths(&record)
        if case .string(let text) = record["dueDate"], text != "last" {
          context.turnIntoInstant("dueDate", in: &record)
        } else if record["dueDate"] != nil {
          record["dueDate"] = nil
          context.note("dueDate", .noRepeatingDueDate)
        }
        return true
      },
      Collection(
        key: "transactions",
        keys: [
          "id": "id", "date": "date", "amount": "amount", "description": "transactionDescription",
          "notes": "notes", "type": "type", "categoryId": "category", "receiptImage": "receiptImageData",
        ], defaults: [:]
      ) { record, context in
        guard context.isKept(record, types: ["income", "expense"]), context.isOfBudgetsCurrency(&record)
        else { return false }
        context.nameCategory(&record)
        context.turnIntoInstant("date", time: "time", in: &record)
        return true
      },
    ], settingsWithAPlace: ["updated"])

  /// The default values of a category's keys.
  static let categoryDefaults: [String: JSONValue] = [
    "isCustom": .bool(true), "reminderEnabled": .bool(false), "basis": .string("month"),
    "reminderDays": .array([.number("7"), .number("2"), .number("0")]), "budgetedAmount": .number("0"),
    "type": .string("Variable"),
  ]
}

extension OlderRecord {
  /// Returns whether a transaction can be stored, because its type is one of these.
  mutating func isKept(_ record: [JSONMember], types: Set<String>) -> Bool {
    let type = record["type"]?.text ?? ""
    guard types.contains(type) else {
      log.noteRecord(collection, index, .noType(Finding.Topic(type)))
      return false
    }
    return true
  }

  /// Returns whether a transaction is in the budget's currency, so that its currency can be omitted.
  fileprivate mutating func isOfBudgetsCurrency(_ record: inout [JSONMember]) -> Bool {
    guard let currency = record["currency"]?.text else { return true }
    record["currency"] = nil
    if currency == context.currency { return true }
    log.noteRecord(collection, index, .oneCurrency(Finding.Topic(currency)))
    return false
  }

  /// Replaces the identifier of a category by its name.
  fileprivate mutating func nameCategory(_ record: inout [JSONMember]) {
    guard let id = record["categoryId"]?.text else { return }
    if context.ambiguous.contains(id) { note("categoryId", .sharedCategoryName) }
    record["categoryId"] = .string(context.categoryNames[id] ?? "")
  }

  /// Converts a planned amount per quarter or year to an amount per month.
  fileprivate mutating func spreadOverMonths(_ record: inout [JSONMember]) {
    guard let basis = record["basis"]?.text.flatMap(AmountBasis.init), basis != .month,
      case .number(let text) = record["budgetedAmount"], let amount = try? Decimal(strict: text)
    else { return }
    record["basis"] = .string(AmountBasis.month.rawValue)
    guard let monthly = amount.divided(by: Decimal(basis.months))?.rounded(toPlaces: 4) else { return }
    record["budgetedAmount"] = .number(monthly.plainText)
    let isExact = monthly * Decimal(basis.months) == amount
    note("basis", .spread(months: basis.months, isExact: isExact))
  }
}
