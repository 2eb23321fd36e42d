import BudgetModel
import CalendarDates
import Foundation

/// An example of every fact that a finding can report, grouped by the enumeration of its subject.
enum FindingExamples {
  static let all: [Finding.Fact] =
    records + rows + logs + plans + files + workbooks + statements + currencies + backups + exports + intake

  static let day = CalendarDate(year: 2026, month: 3, day: 5) ?? .earliest
  static let month = day.calendarMonth
  static let euro = Currency("EUR") ?? .usd
  static let id = "6f1a2b3c-0000-4000-8000-000000000001"

  static let records: [Finding.Fact] = [
    .record(.textEmpty(.name)), .record(.textEmpty(.title)),
    .record(.textTooLong(.description, text: "Rent", count: 120, limit: 100, .importing)),
    .record(.textTooLong(.notes, text: "Rent", count: 600, limit: 500, .strict)),
    .record(.descriptionEmpty(.importing)), .record(.nameDuplicate(name: "Food", .categories, first: 2)),
    .record(
      .nameSimilar(name: "Foods", other: "Food", .plural, uses: [3, 5], .categories, first: 2)),
    .record(.nameSimilar(name: "food", other: "Food", .caseOrAccents, uses: [], .accounts, first: 0)),
    .record(.nameSimilar(name: "Fo-od", other: "Food", .spacing, uses: [1, 1], .categories, first: 0)),
    .record(.nameSimilar(name: "Foot", other: "Food", .typo, uses: [1, 1], .categories, first: 0)),
    .record(.identifierDuplicate(id: id, .bills, first: 1)), .record(.referenceDangling(.member, id: id)),
    .record(.amountNotNumber), .record(.amountTooLong(1_000_000_000_000_000)),
    .record(.amountNotPositive(-3)),
    .record(.amountNegative(-12.5, category: "Food")), .record(.categoryMissing),
    .record(.expenseInIncomeCategory), .record(.futureDated(day, today: day, .entry)),
    .record(.transferAccountMissing(.importing)), .record(.transferToItself),
    .record(.transferAccountUnused(.expense)), .record(.primaryAccounts(count: 2)),
    .record(.lastDigitsInvalid), .record(.periodReversed(start: day, end: day)),
    .record(.periodOverlap(name: "Spring", other: 0)), .record(.thresholdOutOfRange(30)),
    .record(.limitOnIncome), .record(.limitDuplicate(first: 0)), .record(.monthDuplicate(month, first: 0)),
    .record(.assignmentDuplicate(month)), .record(.assignmentToIncome), .record(.dayOutOfRange(32)),
    .record(.intervalOutOfRange(0)), .record(.reminderInvalid),
    .record(.currencyUnknown(euro, count: 2, .importing)), .record(.tombstoneUnreadable(id: "x")),
    .record(.tombstoneOfLiving(tombstone: 4)),
  ]

  static let logs: [Finding.Fact] = [
    .log(.dateOrderAmbiguous(example: "03/04/2026", isRead: true)),
    .log(.dateOrderAmbiguous(example: "03/04/2026", isRead: false)),
    .log(.decimalMarkAmbiguous(example: "1.234", isRead: true)),
    .log(.statementMarkAmbiguous(example: "1.234")), .log(.datesCarried(count: 7)),
    .log(.rowsPending(count: 1)), .log(.rowsPending(count: 3)),
    .log(.rowsVoid(count: 1)), .log(.rowsVoid(count: 2)),
    .log(.datesWithoutYear(example: "03/04")), .log(.columnWithoutDates(column: "Date", example: "x")),
    .log(.monthsMissing), .log(.yearsMissing), .log(.datesMissing(isRead: false)),
    .log(.datesMissing(isRead: true)), .log(.positiveIsExpense(texts: 4)),
    .log(.unsigned(hasDoubt: true)), .log(.unsignedWithCategories),
    .log(.wordsAssumed(income: "T", expense: "K")),
    .log(.signsMixed(positive: 3, negative: 1, negativeIsExpense: true)),
    .log(.signsOpen(.balances, profiles: [])), .log(.signsOpen(.words, profiles: ["a", "b"])),
    .log(.signsOpen(.unsigned, profiles: [])),
    .log(.signsOpen(.mixed(positive: 3, negative: 4), profiles: [])),
    .log(.signsOpen(.balancesAgainstProfile("chase"), profiles: [])),
    .log(.signsOpen(.profileWithoutExpense("chase", amounts: 12), profiles: [])),
    .log(.furtherAmounts(columns: ["Food"], count: 1)),
    .log(.furtherAmounts(columns: ["Food", "Rent"], count: 2)), .log(.pairOfAmounts(columns: ["A", "B"])),
    .log(.pairWithoutNames), .log(.profileUnfit("chase")), .log(.profilesFit(["a", "b"])),
    .log(.doubleEntry(column: "Journal")), .log(.possibleTransfers(count: 3)),
    .log(.transfersJoined(count: 1)), .log(.profileContradicted("Bank", .dates)),
    .log(.profileContradicted("Bank", .columns)), .log(.transfersJoined(count: 2)), .log(.feesNotBooked),
    .log(.headerMissing([.init(number: 1, meaning: "date"), .init(number: 2, meaning: "amount")])),
  ]

  static let plans: [Finding.Fact] =
    [
      .plan(.categoryNotPlanned(name: "Food", .variable)), .plan(.categoryNotInBackup(name: "Food", .income)),
      .plan(.categoryNotPlanned(name: "Food", .fixed)), .plan(.categoryNotPlanned(name: "Food", .quarterly)),
      .plan(.categoryInTwoSections(name: "Other", newName: "Fun: Other")),
      .plan(.categoryTwice(name: "Food")),
      .plan(.accountTwice(name: "Giro")), .plan(.plannedTwice(name: "Food", month)),
      .plan(.assignedTwice(name: "Food", month)), .plan(.rowTwice(name: "Food", month)),
      .plan(.monthTwice(month)), .plan(.dueDateUnreadable("soon")),
      .plan(.settingUnknown(name: "Currency", value: "gold")), .plan(.announcementUnknown("perhaps")),
      .plan(.columnNotKept("Shape")), .plan(.sectionUnknown("Sundries")),
      .plan(.basisSettled(titled: .month, counted: .year)),
      .plan(.basisSettled(titled: .quarter, counted: .month)), .plan(.yearOfLog(2026)),
      .plan(.yearGoesOn(2025)), .plan(.yearMissing(categories: 3)), .plan(.plannedOrActual),
      .plan(.spentByMonth), .plan(.spendingRead), .plan(.allNegative),
      .plan(.furtherPlans(columns: ["2025"], taken: "2026")),
      .plan(.balancesWithinLog), .plan(.valueMissing(column: "Name")), .plan(.actualNotChecked),
      .plan(.cellUnusable(.amountMissing, column: "Amount", isRequired: true)),
      .plan(.cellUnusable(.amount(.notNumber("x")), column: "Amount", isRequired: true)),
    ]
    + cellKinds.map { .plan(.cellUnusable(.notOf($0, text: "x"), column: "Day", isRequired: false)) }
    + Finding.PlanFact.Reckoning.allCases.map {
      .plan(.actualDiffers(stated: 3, $0, $0 == .all ? nil : month, computed: 4.5))
    }

  private static let cellKinds: [Finding.PlanFact.CellKind] = [
    .text, .name, .date, .days, .color, .yesOrNo, .amountAboveZero, .oneOf(["a", "b"]),
    .wholeNumber(from: 1, to: 31), .wholeNumber(from: 1, to: nil),
  ]

  static let files: [Finding.Fact] =
    csvFaults.map { .file(.notCSV($0)) } + [
      .file(.firstRowUnknown), .file(.columnsMissing(["Date", "Amount"])), .file(.rowsMissing),
      .file(.columnsNotFound([.dates, .amounts], understood: [])),
      .file(.columnsNotFound([.dates], understood: ["amount"])), .file(.workbookEmpty),
      .file(.tablesMissing(sheets: ["Log", "Plan"])), .file(.logMissing),
      .file(.mappingUnfit(sheet: "Log", sheets: ["Plan"])),
      .file(.figureDiffers(name: "Total", stated: 12.5, computed: 10)),
    ]
    + Finding.FileFact.Doubt.allCases.map {
      .file(.contested($0, options: ["--take \($0.rawValue)=a", "--take \($0.rawValue)=b"]))
    }

  private static let csvFaults: [Finding.FileFact.CSVFault] = [
    .unterminatedQuote, .textAfterQuote, .nulByte, .unpairedSurrogate, .halfCodeUnit, .unreadable,
    .fieldTooLong(limit: 9), .tooManyFields(limit: 9), .rowTooLong(limit: 9), .malformedUTF8(255),
    .undefinedByte(129), .notEncodable("ß"),
  ]

  static let workbooks: [Finding.Fact] = [
    .workbook(.sheetEmpty), .workbook(.sheetMissing), .workbook(.stylesMissing),
    .workbook(.styleUnknown(others: 0)), .workbook(.styleUnknown(others: 2)), .workbook(.rowsByFormula),
    .workbook(.rowsElsewhere(sheets: ["Log"])), .workbook(.numbersLeftOut(count: 1, sum: 5)),
    .workbook(.numbersLeftOut(count: 3, sum: 12.5)), .workbook(.numberTooLarge("1E400", others: 0)),
    .workbook(.noDate(99_999_999, others: 3)), .workbook(.errorShown("#N/A", others: 1)),
    .workbook(.notComputed(.syntax(byte: 7), isUsed: false)),
    .workbook(.notComputed(.cycle(["Log!A1", "Log!B1"], hasMore: true), isUsed: false)),
    .workbook(.notComputed(.unknownFunction("FOO"), isUsed: false)),
    .workbook(.notComputed(.otherWorkbook, isUsed: false)),
    .workbook(.notComputed(.tooMuchWork, isUsed: true)),
  ]

  static let statements: [Finding.Fact] =
    [
      .statement(.hasNUL), .statement(.encodingUnknown), .statement(.rootMissing),
      .statement(.accountsMissing), .statement(.entriesMissing), .statement(.investmentsLeftOut(count: 2)),
      .statement(.typeLeftOut("Invst", count: 2)), .statement(.partsDiffer(parts: 3, entry: 4)),
      .statement(.partsTooLong), .statement(.identifiersRepeated(count: 1, example: "A1")),
      .statement(.identifiersRepeated(count: 2, example: "A1")),
      .statement(.balanceGiven(10.5, day, rows: 4, before: 6.5)),
      .statement(.balanceGiven(10, nil, rows: 4, before: 6)),
    ] + ofxFaults.map { .statement(.notOFX($0)) } + qifFaults.map { .statement(.notQIF($0)) }

  private static let ofxFaults: [Finding.StatementFact.OFXFault] = [
    .declaration, .openEnd, .openTag, .tagName, .valueTooLong(limit: 9), .tooDeep(limit: 9),
  ]
  private static let qifFaults: [Finding.StatementFact.QIFFault] = [
    .lineTooLong(limit: 9), .typeMissing, .recordTooLong(limit: 9), .empty,
  ]

  static let currencies: [Finding.Fact] = [
    .currency(.contradicted(stated: [.usd], wanted: euro)), .currency(.noneStated(own: euro)),
    .currency(.mostlyUnstated(stated: 2, rows: 9, own: euro)),
    .currency(.signShared(own: euro, others: [.usd])),
    .currency(
      .otherRows(
        .usd, count: 6, places: places, income: 12.5, expenses: 3, transfers: 0, own: euro)),
    .currency(.otherPlanned(.usd, count: 4, own: euro)),
  ]

  static let places: [Provenance.Location] = [
    .whole, .sheet("Log"), .cell(sheet: "Log", reference: "B7"), .line(3, field: nil), .jsonPath("$.x"),
  ]

  static let backups: [Finding.Fact] =
    [
      .backup(.notObject(.array)), .backup(.versionMissing), .backup(.versionNotText(current: "2.0")),
      .backup(.versionNewer("3.0", current: "2.0")), .backup(.versionUnknown("0")), .backup(.valueMissing),
      .backup(.valueOutOfRange("40", from: 1, to: 31)), .backup(.valueOutOfRange("0", from: 1, to: nil)),
      .backup(.amountTooPrecise("1.23456"), at: .init(line: 3, column: 7)), .backup(.amountNotPositive(-2)),
      .backup(.assignedTwice), .backup(.lastDigitsTooMany), .backup(.twoReceipts),
      .backup(.unknownFieldUnusable), .backup(.formerTransactionUnusable),
      .backup(.timeZoneUnknown("Moon", isRead: true)), .backup(.timeZoneUnknown("Moon", isRead: false)),
      .backup(.timeZoneAssumed("Europe/Berlin", times: 1)),
      .backup(.timeZoneAssumed("Europe/Berlin", times: 8)),
    ]
    + Finding.RecordKind.allCases.flatMap {
      [.backup(.identifierDuplicate($0, id: id)), .backup(.referenceDangling($0, id: id))]
    } + jsonFaults.map { .backup(.notJSON($0), at: .init(line: 1, column: 2)) }
    + Finding.BackupFact.ValueKind.allCases.map {
      .backup(.valueOfWrongKind(expected: $0, found: $0 == .null ? .text : .null))
    } + textKinds.map { .backup(.valueUnknown("x", $0)) }

  private static let jsonFaults: [Finding.BackupFact.JSONFault] = [
    .unexpectedEnd, .trailingContent, .invalidUTF8, .invalidEscape, .loneSurrogate, .unexpectedByte(0x7D),
    .unexpectedByte(1), .unescapedControlCharacter(9), .duplicateName("id"), .tooDeep(limit: 9),
  ]
  private static let textKinds: [Finding.BackupFact.TextKind] = [
    .text, .uuid, .date, .dueDate, .month, .time, .timestamp, .currency, .color, .base64,
    .oneOf(["income", "expense"]),
  ]

  static let exports: [Finding.Fact] =
    [
      .export(.amountBeyondSpreadsheet(123)), .export(.datesBeyondSpreadsheet(count: 1)),
      .export(.setting("payday", .noPlace, version: "1.0")),
    ] + losses.map { .export(.records("transactions", key: "date", count: 3, $0, version: "1.0")) }
    + Finding.ExportFact.Unheld.allCases.flatMap {
      [.export(.notInWorkbook($0, count: 1)), .export(.notInWorkbook($0, count: 2))]
    }

  private static let losses: [Finding.ExportFact.Loss] = [
    .noPlace, .noRepeatingDueDate, .noType("transfer"), .oneCurrency("USD"), .sharedCategoryName,
    .unclearTime, .spread(months: 3, isExact: true), .spread(months: 12, isExact: false),
  ]

  static let intake: [Finding.Fact] = [
    .intake(.possibleDuplicate), .intake(.identitiesRepeated), .intake(.transferProposed(out, into)),
    .intake(.transferUnclear(out)), .intake(.transferPaired(out, into, .word("transfer"))),
    .intake(.transferPaired(out, into, .accountName)), .intake(.transferPaired(out, into, .accountDigits)),
    .intake(.transferPaired(out, into, .bothStatements)), .intake(.transferPaired(out, into, .otherAccount)),
    .intake(.recordAdded(.category, name: "Food")),
    .intake(.balanceDiffers(account: "Giro", day, bank: 10, budget: 7.5)),
    .intake(.onlyRows(monthlyBudgets: 2, bills: 0, limits: 1, periods: 0)),
    .intake(
      .rowInConflict(day, -12, stored: day, -13.5, .budget, isTaken: false, canBeTaken: true)),
    .intake(
      .rowInConflict(day, -12, stored: day, -13.5, .file("a.csv"), isTaken: true, canBeTaken: false)),
    .intake(
      .rowInConflict(
        day, 12, stored: day, 13, .row(Provenance(file: "a.csv", .line(2, field: nil))), isTaken: false,
        canBeTaken: false)),
    .intake(.transactionDeleted(day, 12)), .intake(.transactionEdited(description: "Rent", day)),
    .intake(.recordEdited(name: "Food", .categories)), .intake(.stillUsed(name: "Giro", .accounts)),
    .intake(.stillUsed(name: "Ann", .members)),
  ]

  private static let out = Finding.IntakeFact.Side(
    amount: 12.5, isIncome: false, account: "Giro", date: day)
  private static let into = Finding.IntakeFact.Side(amount: 12.5, isIncome: true, account: nil, date: day)
}
