internal import BudgetModel
internal import CalendarDates
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.PlanFact) -> Words {
    switch fact {
    case .categoryNotPlanned(let name, let group):
      words("the category \(mark(name)) is in no plan; it is kept as \(self.group(group)) without an amount")
    case .categoryNotInBackup(let name, let group):
      words(
        "the category \(mark(name)) is not in the backup; it is added as \(self.group(group)) without an amount"
      )
    case .categoryInTwoSections(let name, let newName):
      words("the category \(mark(name)) stands in two sections; this one is called \(mark(newName))")
    case .categoryTwice(let name):
      words("the category \(mark(name)) stands twice in the plan; the first counts", renameOne)
    case .accountTwice(let name): words("the account \(mark(name)) stands twice; the first counts")
    case .plannedTwice(let name, let month):
      words(
        "the category \(mark(name)) is planned twice in \(self.month(month)); the first counts",
        renameOne)
    case .assignedTwice(let name, let month):
      words("the category \(mark(name)) is assigned twice in \(self.month(month)); the first counts")
    case .rowTwice(let name, let month):
      words("the category \(mark(name)) stands twice in \(self.month(month)); the first counts")
    case .monthTwice(let month): words("the month \(self.month(month)) stands twice; the first counts")
    case .dueDateUnreadable(let text):
      words("the due date \(quote(text)) is no date and no day of the month; it is left out", enterDueDate)
    case .settingUnknown(let name, let value):
      words("the setting \(mark(name)) cannot be \(quote(value)); it is passed over")
    case .announcementUnknown(let text):
      words("\(quote(text)) is neither true nor false; the due date is not announced")
    case .columnNotKept(let name):
      words("categories have no place for the column \(mark(name)); it is not read")
    case .sectionUnknown(let title):
      words(
        "\(quote(title)) is the title of a section that is not known; its rows are read as variable expenses",
        say("call it Income, Fixed Expenses, Variable Expenses, Quarterly Expenses or Summary"))
    case .basisSettled(let titled, let counted):
      words(
        "the title says a \(basis(titled)), and the sheet's own totals count these amounts for a "
          + "\(basis(counted)) each; they are read as the totals count them",
        say("change the totals or the title where they are wrong"))
    case .yearOfLog(let year):
      words(
        "the months have no year; they are taken for those of \(year), as all days of the log are",
        sayOtherYear)
    case .yearGoesOn(let year):
      words(
        "the months begin in \(year) and go on in \(year + 1)",
        say("write the years beside the months where others are meant"))
    case .yearMissing(let categories):
      words(
        "the months have no year, so the amounts of \(categories) categories that differ by month are left out",
        sayYearSuch)
    case .plannedOrActual:
      words(
        "nothing says whether these amounts by month were planned or spent; they are read as planned",
        sayAmountsByMonth)
    case .spentByMonth:
      words(
        "these are amounts that were spent, by category and month; the workbook has a log as well, so they are left out",
        say("call the table a plan in a mapping if they were planned"))
    case .spendingRead:
      words(
        "these are amounts that were spent, by category and month; each is read as a transaction on the first day of its month"
      )
    case .allNegative: words("every planned amount has a minus; they are read as money out")
    case .furtherPlans(let columns, let taken):
      words(
        "\(marks(columns)) could be planned amounts as well; those of \(mark(taken)) are taken",
        say("say in a mapping which column is budgeted"))
    case .balancesWithinLog:
      words(
        "the balances are of a day within the log, so they are not taken as opening balances",
        say("call the column Opening balance where they are"))
    case .valueMissing(let column):
      words("the row has no \(column.name); it is left out", say("fill it in, or delete the row"))
    case .cellUnusable(let fault, let column, let isRequired):
      words(
        isRequired
          ? "\(self.fault(fault)); the row is left out"
          : "\(self.fault(fault)); it is left out",
        say("correct the column \(column.name)"))
    case .actualNotChecked:
      words("the Actual column follows neither the whole log nor one of its months, so it was not checked")
    case .actualDiffers(let stated, let reckoning, let month, let computed):
      words(
        said: month.map {
          say(
            "Actual is \(amount(stated)) where \(self.reckoning(reckoning)) in \(self.month($0)) gives "
              + "\(amount(computed))")
        }
          ?? say(
            "Actual is \(amount(stated)) where \(self.reckoning(reckoning)) in the log gives \(amount(computed))"
          ),
        say("see whether the formula's range covers the whole log"))
    }
  }

  private func basis(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: say("month", as: "span of time")
    case .quarter: say("quarter", as: "span of time")
    case .year: say("year", as: "span of time")
    }
  }

  private func reckoning(_ reckoning: Finding.PlanFact.Reckoning) -> String {
    switch reckoning {
    case .expenses: say("the sum of its expenses")
    case .byGroup: say("the sum of its expenses, or of its income")
    case .all: say("the sum of all its rows")
    case .lessRefunds: say("the sum of its expenses less refunds")
    case .incomes: say("the sum of its income")
    }
  }

  private func fault(_ fault: Finding.PlanFact.CellFault) -> String {
    switch fault {
    case .amountMissing: say("there is no amount")
    case .amount(let fault): self.fault(fault)
    case .notOf(let kind, let text): say("\(quote(text)) is not \(self.kind(kind))")
    }
  }

  private func kind(_ kind: Finding.PlanFact.CellKind) -> String {
    switch kind {
    case .text: say("a text")
    case .name: say("a name")
    case .date: say("a date")
    case .days: say("a list of days such as 7, 2, 0")
    case .color: say("a color such as #4D96FF")
    case .yesOrNo: say("yes or no")
    case .amountAboveZero: say("an amount above 0")
    case .oneOf(let words): say("one of \(words.joined(separator: ", "))")
    case .wholeNumber(let from, nil): say("a whole number from \(from) on")
    case .wholeNumber(let from, .some(let to)): say("a whole number from \(from) to \(to)")
    }
  }
}
