internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension RandomBudget {
  mutating func category(named name: String) -> BudgetModel.Category {
    var category = BudgetModel.Category(
      id: id(), name: name, group: pick(CategoryGroup.allCases), budgetedAmount: bool() ? 0 : amount(),
      info: info())
    category.basis = pick(AmountBasis.allCases)
    category.color = color()
    category.icon = maybe { $0.text() }
    category.dueDate = maybe { random in
      random.pick([.date(random.date()), .dayOfMonth(random.int(1...31)), .lastDayOfMonth])
    }
    category.reminders = reminders()
    category.isCustom = bool()
    category.sortOrder = maybe { $0.int(-5...99) }
    return category
  }

  mutating func account(named name: String) -> Account {
    Account(
      id: id(), name: name, kind: pick(AccountKind.allCases), openingBalance: signedAmount(),
      lastFourDigits: maybe { "\($0.int(1_000...9_999))" }, color: color(),
      icon: maybe { $0.text() },
      info: info())
  }

  mutating func bill(_ budget: Budget) -> Bill {
    var bill = Bill(id: id(), title: text(), amount: amount(), dueDate: date(), info: info())
    bill.categoryID = pickID(budget.categories)
    bill.accountID = pickID(budget.accounts)
    bill.recurrence = Recurrence(
      pick(Recurrence.Unit.allCases), every: int(1...6), anchorDay: maybe { $0.int(1...31) })
    bill.isPaid = bool()
    bill.lastPaid = maybe { $0.date() }
    bill.reminders = reminders()
    return bill
  }

  mutating func transaction(_ budget: Budget) -> Transaction {
    let kinds = budget.accounts.count > 1 ? TransactionKind.allCases : [.income, .expense]
    var transaction = Transaction(
      id: id(), date: date(), time: maybe { $0.time() }, amount: amount(), kind: pick(kinds),
      description: text(),
      info: info())
    transaction.notes = maybe { $0.text() }
    if transaction.kind == .transfer {
      transaction.accountID = budget.accounts[0].id
      transaction.transferAccountID = budget.accounts[1].id
    } else {
      transaction.categoryID = pickID(budget.categories)
      transaction.accountID = pickID(budget.accounts)
    }
    transaction.payee = maybe { $0.text() }
    transaction.currency = maybe { random in Currency(random.pick(["CHF", "GBP"])) } ?? nil
    transaction.periodID = pickID(budget.periods)
    transaction.memberID = pickID(budget.members)
    transaction.billID = pickID(budget.bills)
    transaction.tags = array(0...2) { $0.text() }
    transaction.receipt = maybe { random in
      random.bool() ? .image(Data(random.array(0...9) { UInt8($0.int(0...255)) })) : .reference(random.text())
    }
    transaction.customFields = array(0...2) { random in
      CustomField(name: random.text(), value: random.text(), unknown: random.unknown())
    }
    return transaction
  }
}
