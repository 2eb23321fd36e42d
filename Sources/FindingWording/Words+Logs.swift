internal import BudgetModel

extension FindingFormatter {
  func words(_ fact: Finding.LogFact) -> Words {
    switch fact {
    case .dateOrderAmbiguous(let example, let isRead):
      words(
        "dates such as \(quote(example)) could have the day or the month in front"
          + (isRead ? "; they are read month first" : ""),
        "In Daten wie \(quote(example)) kann der Tag oder der Monat vorn stehen"
          + (isRead ? "; sie sind mit dem Monat vorn gelesen" : ""), isRead ? sayDateOrder : sayOneDateOrder)
    case .decimalMarkAmbiguous(let example, _):
      words(
        "amounts such as \(quote(example)) could have thousands or decimals behind their mark",
        "In Beträgen wie \(quote(example)) können hinter dem Zeichen Tausender oder Nachkommastellen stehen",
        sayDecimalMark)
    case .statementMarkAmbiguous(let example):
      words(
        "the amounts can be read with either decimal mark, such as \(quote(example))",
        "Die Beträge lassen sich mit beiden Dezimalzeichen lesen, etwa \(quote(example))", sayStatementMark)
    case .datesCarried(let count):
      words(
        "\(count) rows have an amount and no date; they are read as of the date above them",
        "\(count) Zeilen haben einen Betrag und kein Datum; für sie gilt das Datum darüber")
    case .datesWithoutYear(let example):
      words(
        "the dates have no year, such as \(quote(example))",
        "Den Daten fehlt das Jahr, etwa \(quote(example))",
        writeWholeDates)
    case .columnWithoutDates(let column, let example):
      words(
        "the column \(column) holds no dates, such as \(quote(example))",
        "Die Spalte \(column) enthält keine Daten, etwa \(quote(example))", writeWholeDates)
    case .monthsMissing:
      words(
        "the log has days and neither says their month; its rows are left out",
        "Das Blatt hat Tage, und nichts sagt ihren Monat; die Zeilen sind weggelassen",
        say(
          "name the month in the sheet's name or above the table, such as March 2026",
          "Den Monat im Namen des Blatts oder über der Tabelle nennen, etwa März 2026"))
    case .yearsMissing:
      words(
        "the log has days and months without a year; its rows are left out",
        "Das Blatt hat Tage und Monate ohne Jahr; die Zeilen sind weggelassen", sayYear)
    case .positiveIsExpense(let texts):
      words(
        "positive amounts are read as expenses: \(texts) texts name purchases without a minus or income with one",
        "Positive Beträge sind als Ausgaben gelesen: \(texts) Texte nennen Einkäufe ohne Minus oder Einnahmen mit einem",
        sayNegative("where it is the other way round", "wo es umgekehrt ist"))
    case .unsigned:
      words(
        "no amount has a sign; rows are read as expenses unless the plan or the category says income",
        "Kein Betrag hat ein Vorzeichen; alle sind als Ausgaben gelesen, wenn nicht Plan oder Kategorie Einnahme sagt",
        sayNegative("where all are income", "wo alle Einnahmen sind"))
    case .unsignedWithCategories:
      words(
        "no amount has a sign; in a log with categories all are read as expenses",
        "Kein Betrag hat ein Vorzeichen; mit Kategorien daneben sind alle als Ausgaben gelesen",
        sayNegative("where they are income", "wo es Einnahmen sind"))
    case .signsMixed(let positive, let negative, let negativeIsExpense):
      words(
        "of the amounts \(positive) are positive and \(negative) negative; those "
          + "\(negativeIsExpense ? "with" : "without") a minus are read as expenses",
        "Von den Beträgen sind \(positive) positiv und \(negative) negativ; die "
          + "\(negativeIsExpense ? "mit" : "ohne") Minus sind als Ausgaben gelesen", chooseSigns)
    case .signsOpen(let doubt, let profiles): signsOpen(doubt, saySigns(profiles: profiles))
    case .furtherAmounts(let columns, let count):
      words(
        "the \(count == 1 ? "column \(marks(columns)) holds" : "columns \(marks(columns)) hold") amounts too, "
          + "and nothing says what of; they are kept as custom fields",
        "Auch die \(count == 1 ? "Spalte \(marks(columns)) enthält" : "Spalten \(marks(columns)) enthalten") Beträge, "
          + "und nichts sagt, wovon; sie sind als eigene Felder behalten",
        say(
          "where they are categories beside each other, give each amount a row of its own",
          "Wo es Kategorien nebeneinander sind, jedem Betrag eine eigene Zeile geben"))
    case .pairOfAmounts(let columns):
      words(
        "each row has one of two amounts, and nothing says which of \(and(columns.map { mark($0) })) is money out; "
          + "the first is taken for it",
        "Jede Zeile hat einen von zwei Beträgen, und nichts sagt, ob \(or(columns.map { mark($0) })) hinausging; "
          + "das erste ist angenommen",
        say(
          "call the columns Money out and Money in, or say it in a mapping",
          "Die Spalten Ausgaben und Einnahmen nennen oder es in einem Mapping angeben"))
    case .pairWithoutNames:
      words(
        "each row has one of two amounts, and nothing says which of them is money out",
        "Jede Zeile hat einen von zwei Beträgen, und nichts sagt, welcher hinausging", numberColumnsInProfile)
    case .profileUnfit(let name):
      words(
        "no row has the names of columns that the profile \(name) needs",
        "Keine Zeile hat die Spaltennamen, die das Profil \(name) braucht", leaveOutProfile)
    case .profilesFit(let names):
      words(
        "the profiles \(and(names)) fit equally well", "Die Profile \(and(names)) passen gleich gut",
        sayProfile)
    case .profileContradicted(let name, .dates):
      words(
        "the dates are not written as the profile \(name) says; their order is that of the rows",
        "Die Daten stehen nicht so da, wie das Profil \(name) sagt; ihre Reihenfolge ist die der Zeilen")
    case .profileContradicted(let name, .columns):
      words(
        "the rows contradict the profile \(name); they are read by their own columns",
        "Die Zeilen widersprechen dem Profil \(name); sie sind nach ihren eigenen Spalten gelesen", sayProfile
      )
    case .doubleEntry(let column):
      words(
        "this is a journal of double entry: the lines of each number in \(column) add up to 0",
        "Die Datei ist ein Journal mit doppelter Buchführung: Die Zeilen jeder Nummer in \(column) ergeben 0",
        say("export the transactions of one account instead", "Die Buchungen eines Kontos exportieren"))
    case .transfersJoined(let count):
      words(
        count == 1
          ? "two rows of different accounts are the two sides of one transfer"
          : "\(count) pairs of rows of different accounts are the two sides of a transfer each",
        count == 1
          ? "Zwei Zeilen verschiedener Konten sind die zwei Seiten einer Umbuchung"
          : "\(count) Zeilenpaare verschiedener Konten sind je die zwei Seiten einer Umbuchung")
    case .possibleTransfers(let count):
      words(
        "\(count) rows may be moves between your own accounts; they are kept as income and expenses",
        "\(count) Zeilen können Umbuchungen zwischen eigenen Konten sein; sie bleiben Einnahmen und Ausgaben")
    case .feesNotBooked:
      words(
        "whether these fees are in the amounts is not known; they are kept as custom fields",
        "Ob diese Gebühren in den Beträgen enthalten sind, ist nicht bekannt; sie sind als eigene Felder behalten"
      )
    case .headerMissing(let columns):
      words(
        "the file does not name its columns; by their contents they are \(list(columns))",
        "Die Datei benennt ihre Spalten nicht; nach ihrem Inhalt sind es \(list(columns))")
    }
  }

  private var writeWholeDates: String {
    say(
      "write dates with year, month and day, such as 2026-03-31",
      "Daten mit Tag, Monat und Jahr schreiben, etwa 31.03.2026")
  }

  private func list(_ columns: [Finding.LogFact.Column]) -> String {
    columns.map { "\($0.number) \($0.meaning)" }.joined(separator: ", ")
  }

  private func signsOpen(_ doubt: Finding.LogFact.SignDoubt, _ remedy: String) -> Words {
    switch doubt {
    case .balances:
      words(
        "the balance goes up with most amounts, or against the texts of the rows: "
          + "money that came in, or what is owed on a card",
        "Der Saldo steigt mit den meisten Beträgen oder gegen die Texte der Zeilen: "
          + "Geld kam herein, oder eine Karte zeigt die Schuld", remedy)
    case .words:
      words(
        "the words and the signs of the amounts contradict each other",
        "Die Wörter und die Vorzeichen der Beträge widersprechen sich", remedy)
    case .unsigned:
      words(
        "no amount has a sign, and nothing else says which of them are expenses",
        "Kein Betrag hat ein Vorzeichen, und nichts anderes sagt, welche Ausgaben sind", remedy)
    case .mixed(let positive, let negative):
      words(
        "of the amounts \(positive) are positive and \(negative) negative, and nothing says which are expenses",
        "Von den Beträgen sind \(positive) positiv und \(negative) negativ, und nichts sagt, welche Ausgaben sind",
        remedy)
    case .balancesAgainstProfile(let profile):
      words(
        "the balances contradict the signs that the profile \(profile) says",
        "Die Salden widersprechen den Vorzeichen, die das Profil \(profile) angibt", remedy)
    case .profileWithoutExpense(let profile, let amounts):
      words(
        "by the profile \(profile) not one of \(amounts) amounts is an expense",
        "Nach dem Profil \(profile) ist von \(amounts) Beträgen keiner eine Ausgabe", remedy)
    }
  }
}
