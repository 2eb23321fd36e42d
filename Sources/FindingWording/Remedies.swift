internal import BudgetModel

// What helps in more than one case.
extension FindingFormatter {
  var enterNumber: String {
    say(
      "enter a number of at most 15 digits and 4 decimals",
      "Eine Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen")
  }

  var enterDate: String {
    say("enter a date such as 2026-03-31", "Ein Datum wie 31.03.2026 eintragen")
  }

  var enterCurrency: String {
    say("enter a code of three letters, such as EUR", "Einen Code aus drei Buchstaben eintragen, etwa EUR")
  }

  var enterName: String { say("enter its name", "Den Namen eintragen") }

  var renameOne: String { say("give one of them another name", "Einem von beiden einen anderen Namen geben") }

  var enterDueDate: String {
    say(
      "enter a date, a day such as 15 or 15th, or last",
      "Ein Datum, einen Tag wie 15 oder „last“ eintragen")
  }

  var firstRowColumns: String {
    say(
      "name the columns in the first row: Date, Description, Category, Type, Amount; "
        + "or Category, Type, Amount, DueDate, NotificationEnabled",
      "Die Spalten in der ersten Zeile benennen: Date, Description, Category, Type, Amount; "
        + "oder Category, Type, Amount, DueDate, NotificationEnabled")
  }

  var exportAgain: String { say("export it again", "Sie noch einmal exportieren") }
}
