internal import BudgetModel
internal import ExactJSON

extension BackupMigration {
  /// Migrates version 1.0 with periods, in which every transaction is an expense and every
  /// category is variable.
  static let periods1 = BackupMigration(from: .periods1, to: .current) { document, log in
    document["version"] = .string(BudgetBackup.version)
    log.eachRecord(
      of: "transactions", in: &document,
      renaming: [
        "transactionDate": "date", "name": "description", "descriptionText": "notes",
        "categoryID": "categoryId",
        "periodID": "periodId", "createdAt": "created", "updatedAt": "updated",
      ]
    ) { record, index, log in
      if record["type"] == nil { record["type"] = .string(TransactionKind.expense.rawValue) }
      record.localize("date", time: "time", &log)
      record.turnNegativeAmount(index, &log)
      record.completeDescription(record["notes"]?.text)
    }
    let times: KeyValuePairs = ["createdAt": "created", "updatedAt": "updated"]
    log.eachRecord(of: "categories", in: &document, renaming: times) { record, _, _ in
      if record["type"] == nil { record["type"] = .string(CategoryGroup.variable.rawValue) }
      record.completeColor()
    }
    log.eachRecord(of: "periods", in: &document, renaming: times) { record, _, log in
      record.localize("startDate", &log)
      record.localize("endDate", &log)
    }
  }
}
