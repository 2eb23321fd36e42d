internal import BudgetModel
internal import Translations

// Remedies that the wordings of several findings share.
extension FindingFormatter {
  var enterNumber: String {
    say("enter a number of at most 15 digits and 4 decimals")
  }

  var enterDate: String {
    say("enter a date such as 2026-03-31")
  }

  var enterCurrency: String {
    say("enter a code of three letters, such as EUR")
  }

  var enterName: String { say("enter its name") }

  var renameOne: String { say("give one of them another name") }

  var enterDueDate: String {
    say("enter a date, a day such as 15 or 15th, or last")
  }

  var firstRowColumns: String {
    say(
      "name the columns in the first row: Date, Description, Category, Type, Amount; "
        + "or Category, Type, Amount, DueDate, NotificationEnabled")
  }

  var exportAgain: String { say("export it again") }
}
