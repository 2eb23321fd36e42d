/// A small family's backup; tests that use it calculate their figures by hand.
enum Family {
  /// January: 100.00 and 12.50 for Groceries from Checking, 8 and 4.25 for Toys by Ada, a salary of 2,000 on the 15th,
  /// 300 moved to savings, and 40 CHF spent in another currency.
  static let backup = """
    {"version": "2.0", "exportDate": "2026-01-31T20:00:00Z",
     "settings": {"currency": "USD", "payday": "2026-01-15", "paydayFrequency": "twiceMonthly",
                  "firstWeekday": "monday", "notificationsEnabled": true},
     "categories": [
      {"id": "00000000-0000-4000-8000-000000000001", "name": "Salary", "type": "Income", "budgetedAmount": 2000},
      {"id": "00000000-0000-4000-8000-000000000002", "name": "Groceries", "type": "Variable", "budgetedAmount": 150},
      {"id": "00000000-0000-4000-8000-000000000003", "name": "Toys", "type": "Variable", "budgetedAmount": 20},
      {"id": "00000000-0000-4000-8000-000000000004", "name": "Insurance", "type": "Quarterly",
       "budgetedAmount": 90, "dueDate": 31, "reminderEnabled": true, "reminderDays": [2]}],
     "accounts": [
      {"id": "00000000-0000-4000-8000-0000000000a1", "name": "Checking", "type": "checking",
       "openingBalance": 500, "isPrimary": true},
      {"id": "00000000-0000-4000-8000-0000000000a2", "name": "Savings", "type": "savings", "openingBalance": 1000}],
     "members": [{"id": "00000000-0000-4000-8000-0000000000b1", "name": "Ada"}],
     "limits": [
      {"id": "00000000-0000-4000-8000-0000000000c1", "categoryId": "00000000-0000-4000-8000-000000000003",
       "memberId": "00000000-0000-4000-8000-0000000000b1", "amount": 15, "period": "weekly", "isEnforced": true}],
     "bills": [
      {"id": "00000000-0000-4000-8000-0000000000d1", "title": "Power", "amount": 60.5, "dueDate": "2026-01-31",
       "recurrence": "monthly", "recurrenceAnchorDay": 31,
       "categoryId": "00000000-0000-4000-8000-000000000002"}],
     "transactions": [
      {"id": "00000000-0000-4000-8000-000000000101", "date": "2026-01-05", "amount": 100, "type": "expense",
       "description": "Market", "categoryId": "00000000-0000-4000-8000-000000000002",
       "accountId": "00000000-0000-4000-8000-0000000000a1"},
      {"id": "00000000-0000-4000-8000-000000000102", "date": "2026-01-12", "amount": 12.5, "type": "expense",
       "description": "Corner shop", "notes": "late at night", "categoryId": "00000000-0000-4000-8000-000000000002",
       "accountId": "00000000-0000-4000-8000-0000000000a1"},
      {"id": "00000000-0000-4000-8000-000000000103", "date": "2026-01-13", "amount": 8, "type": "expense",
       "description": "Kite", "categoryId": "00000000-0000-4000-8000-000000000003",
       "memberId": "00000000-0000-4000-8000-0000000000b1"},
      {"id": "00000000-0000-4000-8000-000000000104", "date": "2026-01-14", "amount": 4.25, "type": "expense",
       "description": "Ball", "categoryId": "00000000-0000-4000-8000-000000000003",
       "memberId": "00000000-0000-4000-8000-0000000000b1"},
      {"id": "00000000-0000-4000-8000-000000000105", "date": "2026-01-15", "amount": 2000, "type": "income",
       "description": "Pay", "categoryId": "00000000-0000-4000-8000-000000000001",
       "accountId": "00000000-0000-4000-8000-0000000000a1"},
      {"id": "00000000-0000-4000-8000-000000000106", "date": "2026-01-16", "amount": 300, "type": "transfer",
       "description": "Put aside", "accountId": "00000000-0000-4000-8000-0000000000a1",
       "transferAccountId": "00000000-0000-4000-8000-0000000000a2"},
      {"id": "00000000-0000-4000-8000-000000000107", "date": "2026-01-17", "amount": 40, "type": "expense",
       "description": "Chocolate", "currency": "CHF",
       "categoryId": "00000000-0000-4000-8000-000000000002"}],
     "monthlyBudgets": [
      {"id": "00000000-0000-4000-8000-0000000000e1", "month": "2026-01-01", "startingBalance": 100,
       "assignments": {"00000000-0000-4000-8000-000000000002": 200}}]}
    """

  /// Runs a command with the family's backup as standard input.
  static func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments, input: Array(backup.utf8))
  }
}
