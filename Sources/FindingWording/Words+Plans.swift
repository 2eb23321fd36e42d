internal import BudgetModel
internal import CalendarDates

extension FindingFormatter {
  func words(_ fact: Finding.PlanFact) -> Words {
    switch fact {
    case .categoryNotPlanned(let name, let group):
      words(
        "the category \(mark(name)) is in no plan; it is kept as \(self.group(group)) without an amount",
        "Die Kategorie \(mark(name)) steht in keinem Plan; sie gehört ohne Betrag zu \(self.group(group))")
    case .categoryNotInBackup(let name, let group):
      words(
        "the category \(mark(name)) is not in the backup; it is added as \(self.group(group)) without an amount",
        "Die Kategorie \(mark(name)) fehlt in der Sicherung; sie ist ohne Betrag zu \(self.group(group)) ergänzt"
      )
    case .categoryInTwoSections(let name, let newName):
      words(
        "the category \(mark(name)) stands in two sections; this one is called \(mark(newName))",
        "Die Kategorie \(mark(name)) steht in zwei Abschnitten; diese heißt \(mark(newName))")
    case .categoryTwice(let name):
      words(
        "the category \(mark(name)) stands twice in the plan; the first counts",
        "Die Kategorie \(mark(name)) steht zweimal im Plan; die erste zählt", renameOne)
    case .accountTwice(let name):
      words(
        "the account \(mark(name)) stands twice; the first counts",
        "Das Konto \(mark(name)) steht zweimal da; das erste zählt")
    case .plannedTwice(let name, let month):
      words(
        "the category \(mark(name)) is planned twice in \(self.month(month)); the first counts",
        "Die Kategorie \(mark(name)) ist in \(self.month(month)) zweimal geplant; der erste Betrag zählt",
        renameOne)
    case .assignedTwice(let name, let month):
      words(
        "the category \(mark(name)) is assigned twice in \(self.month(month)); the first counts",
        "Der Kategorie \(mark(name)) ist in \(self.month(month)) zweimal Geld zugeteilt; die erste Zuteilung zählt"
      )
    case .rowTwice(let name, let month):
      words(
        "the category \(mark(name)) stands twice in \(self.month(month)); the first counts",
        "Die Kategorie \(mark(name)) steht in \(self.month(month)) zweimal; die erste Zeile zählt")
    case .monthTwice(let month):
      words(
        "the month \(self.month(month)) stands twice; the first counts",
        "Der Monat \(self.month(month)) steht zweimal da; der erste zählt")
    case .dueDateUnreadable(let text):
      words(
        "the due date \(quote(text)) is no date and no day of the month; it is left out",
        "Die Fälligkeit \(quote(text)) ist kein Datum und kein Tag des Monats; sie ist weggelassen",
        enterDueDate)
    case .settingUnknown(let name, let value):
      words(
        "the setting \(mark(name)) cannot be \(quote(value)); it is passed over",
        "Die Einstellung \(mark(name)) kann nicht \(quote(value)) sein; sie ist übergangen")
    case .announcementUnknown(let text):
      words(
        "\(quote(text)) is neither true nor false; the due date is not announced",
        "\(quote(text)) ist weder true noch false; die Fälligkeit wird nicht angekündigt")
    case .columnNotKept(let name):
      words(
        "categories have no place for the column \(mark(name)); it is not read",
        "Kategorien haben für die Spalte \(mark(name)) keinen Platz; sie ist nicht gelesen")
    case .sectionUnknown(let title):
      words(
        "\(quote(title)) is the title of a section that is not known; its rows are read as variable expenses",
        "\(quote(title)) ist der Titel eines unbekannten Abschnitts; seine Zeilen zählen als variable Kosten",
        say(
          "call it Income, Fixed Expenses, Variable Expenses, Quarterly Expenses or Summary",
          "Ihn Einnahmen, Fixkosten, Variable Kosten, Quartalsausgaben oder Zusammenfassung nennen"))
    case .basisSettled(let titled, let counted):
      words(
        "the title says a \(titled.rawValue), and the sheet's own totals count these amounts for a "
          + "\(counted.rawValue) each; they are read as the totals count them",
        "Der Titel sagt \(basis(titled)), und die Summen des Blatts zählen diese Beträge für je \(basis(counted)); "
          + "sie sind so gelesen, wie die Summen sie zählen",
        say(
          "change the totals or the title where they are wrong",
          "Die Summen oder den Titel ändern, wo sie falsch sind"))
    case .yearOfLog(let year):
      words(
        "the months have no year; they are taken for those of \(year), as all days of the log are",
        "Den Monaten fehlt das Jahr; sie gelten für \(year) wie alle Tage der Buchungen", sayOtherYear)
    case .yearGoesOn(let year):
      words(
        "the months begin in \(year) and go on in \(year + 1)",
        "Die Monate beginnen in \(year) und gehen in \(year + 1) weiter",
        say(
          "write the years beside the months where others are meant",
          "Die Jahre neben die Monate schreiben, wo andere gemeint sind"))
    case .yearMissing(let categories):
      words(
        "the months have no year, so the amounts of \(categories) categories that differ by month are left out",
        "Den Monaten fehlt das Jahr; die Beträge von \(categories) Kategorien, die sich von Monat zu Monat "
          + "unterscheiden, sind weggelassen", sayYearSuch)
    case .plannedOrActual:
      words(
        "nothing says whether these amounts by month were planned or spent; they are read as planned",
        "Nichts sagt, ob diese Beträge nach Monaten geplant oder ausgegeben sind; sie sind als geplant gelesen",
        sayAmountsByMonth)
    case .spentByMonth:
      words(
        "these are amounts that were spent, by category and month; a budget keeps single transactions, so they are left out",
        "Dies sind ausgegebene Beträge nach Kategorien und Monaten; ein Budget behält einzelne Buchungen, darum sind "
          + "sie weggelassen",
        say(
          "import the log that they were added up from, or call the table a plan in a mapping",
          "Die Buchungen einlesen, aus denen sie summiert sind, oder die Tabelle in einem Mapping einen Plan nennen"
        ))
    case .allNegative:
      words(
        "every planned amount has a minus; they are read as money out",
        "Jeder geplante Betrag hat ein Minus; alle sind als Ausgaben gelesen")
    case .furtherPlans(let columns, let taken):
      words(
        "\(marks(columns)) could be planned amounts as well; those of \(mark(taken)) are taken",
        "Auch \(marks(columns)) können geplante Beträge sein; die von \(mark(taken)) gelten",
        say("say in a mapping which column is budgeted", "Die geplante Spalte in einem Mapping angeben"))
    case .balancesWithinLog:
      words(
        "the balances are of a day within the log, so they are not taken as opening balances",
        "Die Salden sind von einem Tag innerhalb der Buchungen, darum sind sie keine Anfangssalden",
        say(
          "call the column Opening balance where they are",
          "Die Spalte Anfangssaldo nennen, wo es welche sind"))
    case .valueMissing(let column):
      words(
        "the row has no \(column.name); it is left out",
        "Der Zeile fehlt \(column.name); sie ist weggelassen",
        say("fill it in, or delete the row", "Den Wert eintragen oder die Zeile löschen"))
    case .cellUnusable(let fault, let column, let isRequired):
      words(
        "\(self.fault(fault)); \(isRequired ? "the row" : "it") is left out",
        "\(self.fault(fault)); \(isRequired ? "die Zeile ist" : "das ist") weggelassen",
        say("correct the column \(column.name)", "Die Spalte \(column.name) berichtigen"))
    case .actualNotChecked:
      words(
        "the Actual column follows neither the whole log nor one of its months, so it was not checked",
        "Die Ist-Spalte folgt weder allen Buchungen noch einem ihrer Monate; sie ist nicht geprüft")
    case .actualDiffers(let stated, let reckoning, let month, let computed):
      words(
        "Actual is \(amount(stated)) where \(self.reckoning(reckoning)) in "
          + "\(month.map { "\($0)" } ?? "the log") gives \(amount(computed))",
        "Ist lautet \(amount(stated)), wo \(self.reckoning(reckoning)) "
          + "\(month.map { "in \(self.month($0))" } ?? "in allen Buchungen") \(amount(computed)) ergibt",
        say(
          "see whether the formula's range covers the whole log",
          "Prüfen, ob der Bereich der Formel alle Buchungen umfasst"))
    }
  }

  private func basis(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: "einen Monat"
    case .quarter: "ein Quartal"
    case .year: "ein Jahr"
    }
  }

  private func reckoning(_ reckoning: Finding.PlanFact.Reckoning) -> String {
    switch reckoning {
    case .expenses: say("the sum of its expenses", "die Summe der Ausgaben")
    case .byGroup:
      say("the sum of its expenses, or of its income", "die Summe der Ausgaben oder der Einnahmen")
    case .all: say("the sum of all its rows", "die Summe aller Zeilen")
    case .lessRefunds: say("the sum of its expenses less refunds", "die Summe der Ausgaben ohne Erstattungen")
    case .incomes: say("the sum of its income", "die Summe der Einnahmen")
    }
  }

  private func fault(_ fault: Finding.PlanFact.CellFault) -> String {
    switch fault {
    case .amountMissing: say("there is no amount", "Der Betrag fehlt")
    case .amount(let fault): self.fault(fault)
    case .notOf(let kind, let text):
      say("\(quote(text)) is not ", "\(quote(text)) ist nicht ") + self.kind(kind)
    }
  }

  private func kind(_ kind: Finding.PlanFact.CellKind) -> String {
    switch kind {
    case .text: say("a text", "ein Text")
    case .name: say("a name", "ein Name")
    case .date: say("a date", "ein Datum")
    case .days: say("a list of days such as 7, 2, 0", "eine Liste von Tagen wie 7, 2, 0")
    case .color: say("a color such as #4D96FF", "eine Farbe wie #4D96FF")
    case .yesOrNo: say("yes or no", "yes oder no")
    case .amountAboveZero: say("an amount above 0", "ein Betrag über 0")
    case .oneOf(let words): say("one of ", "eines von ") + words.joined(separator: ", ")
    case .wholeNumber(let from, nil): say("a whole number from \(from) on", "eine ganze Zahl ab \(from)")
    case .wholeNumber(let from, .some(let to)):
      say("a whole number from \(from) to \(to)", "eine ganze Zahl von \(from) bis \(to)")
    }
  }
}
