internal import BudgetModel
internal import Translations

extension FindingFormatter {
  func words(_ fact: Finding.LogFact) -> Words {
    switch fact {
    case .dateOrderAmbiguous(let example, let isRead):
      isRead
        ? words(
          "dates such as \(quote(example)) could have the day or the month in front; they are read month first",
          sayDateOrder)
        : words("dates such as \(quote(example)) could have the day or the month in front", sayOneDateOrder)
    case .decimalMarkAmbiguous(let example, _):
      words(
        "amounts such as \(quote(example)) could have thousands or decimals behind their mark",
        sayDecimalMark)
    case .statementMarkAmbiguous(let example):
      words("the amounts can be read with either decimal mark, such as \(quote(example))", sayStatementMark)
    case .datesCarried(let count):
      words("\(count) rows have an amount and no date; they are read as of the date above them")
    case .rowsPending(let count):
      words(
        count == 1
          ? "one row is marked as pending and left out" : "\(count) rows are marked as pending and left out",
        say("import the file again once they are booked"))
    case .rowsVoid(let count):
      words(
        count == 1
          ? "one row is marked as failed, cancelled or rejected and left out"
          : "\(count) rows are marked as failed, cancelled or rejected and left out")
    case .datesWithoutYear(let example):
      words("the dates have no year, such as \(quote(example))", sayYearSuch)
    case .columnWithoutDates(let column, let example):
      words("the column \(column) holds no dates, such as \(quote(example))", writeWholeDates)
    case .monthsMissing:
      words(
        "the log has days and neither says their month; its rows are left out",
        sayMonthOfDays)
    case .yearsMissing: words("the log has days and months without a year; its rows are left out", sayYear)
    case .datesMissing(isRead: false):
      words("no row of the log has a date; the rows are left out", sayYearOfUndated)
    case .datesMissing(isRead: true):
      words("no row of the log has a date; the rows are dated on the first day of the year or month")
    case .positiveIsExpense(let texts):
      words(
        "positive amounts are read as expenses: \(texts) texts name purchases without a minus or income with one",
        sayNegative(say("where it is the other way round")))
    case .unsigned:
      words(
        "no amount has a sign; rows are read as expenses unless the plan or the category says income",
        sayNegative(say("where all are income")))
    case .unsignedWithCategories:
      words(
        "no amount has a sign; in a log with categories all but those of income are read as expenses",
        sayNegative(say("where they are income")))
    case .wordsAssumed(let income, let expense):
      words(
        "no amount has a sign; rows with \"\(income)\" are read as income and rows with \"\(expense)\" as expenses",
        say("where it is the other way round, write income and expense in this column"))
    case .signsMixed(let positive, let negative, let negativeIsExpense):
      words(
        negativeIsExpense
          ? "of the amounts \(positive) are positive and \(negative) negative; those with a minus are read as expenses"
          : "of the amounts \(positive) are positive and \(negative) negative; those without a minus are read as "
            + "expenses", chooseSigns)
    case .signsOpen(let doubt, let profiles): signsOpen(doubt, saySigns(profiles: profiles))
    case .furtherAmounts(let columns, let count):
      words(
        count == 1
          ? "the column \(marks(columns)) holds amounts too, and nothing says what of; they are kept as custom fields"
          : "the columns \(marks(columns)) hold amounts too, and nothing says what of; they are kept as custom fields",
        say("where they are categories beside each other, give each amount a row of its own"))
    case .pairOfAmounts(let columns):
      words(
        "each row has one of two amounts, and nothing says which of \(which(columns)) is money out; "
          + "the first is taken for it",
        say("call the columns Money out and Money in, or say it in a mapping"))
    case .pairWithoutNames:
      words("each row has one of two amounts, and nothing says which of them is money out", saySignsOfPair)
    case .profileUnfit(let name):
      words("no row has the names of columns that the profile \(name) needs", leaveOutProfile)
    case .profilesFit(let names):
      words("the profiles \(and(names)) fit equally well", sayProfile)
    case .profileContradicted(let name, .dates):
      words("the dates are not written as the profile \(name) says; their order is that of the rows")
    case .profileContradicted(let name, .columns):
      words("the rows contradict the profile \(name); they are read by their own columns", sayProfile)
    case .doubleEntry(let column):
      words(
        "this is a journal of double entry: the lines of each number in \(column) add up to 0",
        say("export the transactions of one account instead"))
    case .transfersJoined(let count):
      words(
        count == 1
          ? "two rows of different accounts are the two sides of one transfer"
          : "\(count) pairs of rows of different accounts are the two sides of a transfer each")
    case .possibleTransfers(let count):
      words("\(count) rows may be moves between your own accounts; they are kept as income and expenses")
    case .feesNotBooked:
      words("whether these fees are in the amounts is not known; they are kept as custom fields")
    case .headerMissing(let columns):
      words("the file does not name its columns; by their contents they are \(list(columns))")
    }
  }

  private var writeWholeDates: String {
    say("write dates with year, month and day, such as 2026-03-31")
  }

  /// Returns the names of the columns among which the user must choose.
  private func which(_ columns: [String]) -> String {
    let names = columns.map { mark($0) }
    return names.dropFirst().reduce(names.first ?? "") {
      say("\($0) and \($1)", as: "which of them")
    }
  }

  private func list(_ columns: [Finding.LogFact.Column]) -> String {
    columns.map { "\($0.number) \($0.meaning)" }.joined(separator: ", ")
  }

  private func signsOpen(_ doubt: Finding.LogFact.SignDoubt, _ remedy: String) -> Words {
    switch doubt {
    case .balances:
      words(
        "the balance goes up with most amounts, or against the texts of the rows: "
          + "money that came in, or what is owed on a card", remedy)
    case .words: words("the words and the signs of the amounts contradict each other", remedy)
    case .unsigned: words("no amount has a sign, and nothing else says which of them are expenses", remedy)
    case .mixed(let positive, let negative):
      words(
        "of the amounts \(positive) are positive and \(negative) negative, and nothing says which are expenses",
        remedy)
    case .balancesAgainstProfile(let profile):
      words("the balances contradict the signs that the profile \(profile) says", remedy)
    case .profileWithoutExpense(let profile, let amounts):
      words("by the profile \(profile) not one of \(amounts) amounts is an expense", remedy)
    }
  }
}
