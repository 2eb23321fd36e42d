internal import BudgetModel
internal import ExactJSON

extension OlderForm {
  /// Version 1.0 with periods: only expenses, and every category is variable and has no amount.
  static let periods = OlderForm(
    collections: [
      Collection(
        key: "transactions",
        keys: [
          "id": "id", "amount": "amount", "currency": "currency", "description": "name",
          "date": "transactionDate", "notes": "descriptionText", "categoryId": "categoryID",
          "periodId": "periodID", "created": "createdAt", "updated": "updatedAt",
        ], defaults: ["type": .string("expense")]
      ) { record, context in
        guard context.isKept(record, types: ["expense"]) else { return false }
        if record["currency"] == nil { record["currency"] = .string(context.context.currency) }
        context.turnIntoInstant("date", time: "time", in: &record)
        return true
      },
      Collection(
        key: "categories",
        keys: [
          "id": "id", "name": "name", "icon": "icon", "colorHex": "colorHex", "isCustom": "isCustom",
          "sortOrder": "sortOrder", "created": "createdAt", "updated": "updatedAt",
        ], defaults: categoryDefaults
      ) { _, _ in true },
      Collection(
        key: "periods",
        keys: [
          "id": "id", "name": "name", "startDate": "startDate", "endDate": "endDate",
          "created": "createdAt", "updated": "updatedAt",
        ], defaults: [:]
      ) { record, context in
        context.turnIntoInstant("startDate", in: &record)
        context.turnIntoInstant("endDate", in: &record)
        return true
      },
    ], settingsWithAPlace: ["updated", "currency"])
}
