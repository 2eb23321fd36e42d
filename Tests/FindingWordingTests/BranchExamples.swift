import BudgetModel
import CalendarDates
import Foundation

@testable import FindingWording

extension FindingExamples {
  /// Facts for the remaining branches of sentences: singular and plural, and every value of a fact's parts.
  static let branches: [Finding.Fact] = recordBranches + fileBranches + intakeBranches

  private static let kinds: [TransactionKind] = [.income, .expense, .transfer]

  private static let recordBranches: [Finding.Fact] =
    [
      .record(.textEmpty(.description)), .record(.textEmpty(.notes)),
      .record(.currencyUnknown(euro, count: 1, .importing)),
      .row(.dateUnreadable(String(repeating: "x", count: 50), .entry, .none)),
      .row(.amountUnusable(.bothWays, .entryLeftOut)),
      .log(.signsMixed(positive: 3, negative: 1, negativeIsExpense: false)),
      .log(.signsOpen(.words, profiles: ["a"])),
      .plan(.basisSettled(titled: .year, counted: .quarter)), .plan(.categoryNotInBackup(name: "A", .fixed)),
      .plan(.cellUnusable(.amount(.tooLong(1.23456)), column: "Amount", isRequired: false)),
    ]
    + kinds.map { .record(.transferAccountUnused($0)) }
    + kinds.map { .row(.signAgainstWord(word: "Debit", -3, $0)) }
    + Finding.RecordKind.allCases.flatMap {
      [
        .record(.referenceDangling($0, id: id)), .row(.referenceUnknown($0, name: "Rent")),
        .intake(.recordAdded($0, name: "Rent")),
      ]
    }

  private static let fileBranches: [Finding.Fact] =
    [
      .file(.contested(.log, options: [])), .workbook(.numberTooLarge("1E400", others: 2)),
      .workbook(.noDate(-1, others: 0)), .workbook(.errorShown("#N/A", others: 0)),
      .workbook(.notComputed(.cycle(["Log!A1"], hasMore: false), isUsed: false)),
      .currency(
        .otherRows(
          .usd, count: 1, places: [.sheet("Log")], income: 0, expenses: 0, transfers: 4, own: euro)),
      .backup(.valueMissing, at: .init(line: 3, column: 7)), .export(.datesBeyondSpreadsheet(count: 2)),
      .export(.records("transactions", key: nil, count: 3, .noPlace, version: "1.0")),
    ]

  private static let intakeBranches: [Finding.Fact] = [
    .intake(.onlyRows(monthlyBudgets: 2, bills: 3, limits: 1, periods: 4)),
    .intake(.recordEdited(name: "Giro", .accounts)), .intake(.recordEdited(name: "Ann", .members)),
    .intake(.stillUsed(name: "Food", .categories)),
    .intake(
      .rowInConflict(
        day, -12, stored: day, -13.5, .budget, isTaken: true, canBeTaken: true)),
    .intake(.transferUnclear(.init(amount: 1_234.5, isIncome: true, account: "Giro", date: day))),
    .intake(.transferUnclear(.init(amount: 5, isIncome: false, account: nil, date: day))),
  ]

  /// Returns the sentences of a formatter about verdicts, questions and answers.
  static func cleaned(_ formatter: FindingFormatter) -> [String] {
    let answer = { (transactions: Int, agreeing: Int) in
      var answer = ImportQuestion.Answer(word: "Log", meaning: "the sheet Log", option: "--take log=Log")
      (answer.transactions, answer.expenses, answer.agreeing) = (transactions, 1_234_567, agreeing)
      answer.planned = -900
      return answer
    }
    return verdicts.flatMap { verdict in
      [formatter.sentence(verdict), formatter.leftovers(verdict) ?? ""]
    } + Finding.FileFact.Doubt.allCases.map { formatter.question($0) }
      + places.map { formatter.place(Provenance(file: nil, $0)) }
      + [answer(1, 1), answer(2, 2), answer(0, 0)].map { formatter.sentence($0) }
      + [formatter.sentence(ImportQuestion(.log, at: Provenance(file: "b", .sheet("Log")), answers: []))]
      + [formatter.origin(.budget), formatter.origin(.file("a.csv")), formatter.sum(-1_234.5)]
      + kinds.map { formatter.kind($0) }
  }

  private static var verdicts: [ImportVerdict] {
    let place = Provenance(file: "b.xlsx", .cell(sheet: "My Log", reference: "F2"))
    let figure = ImportVerdict.Figure(name: "Total", place: place, stated: 15_700, computed: 5)
    let collections: [ImportVerdict.Collection] = [.transactions, .plan, .accounts]
    let standings: [ImportVerdict.Standing] = [.proven, .unopposed, .contested]
    return [ImportVerdict(.transactions, .contested, records: 0)]
      + collections.flatMap { collection in
        standings.flatMap { standing in
          [0, 1, 2, 3].flatMap { count in
            [(count, 0), (0, count), (count, count), (0, 0)].map { agreeing, differing in
              var verdict = ImportVerdict(collection, standing, records: max(count, 1))
              (verdict.agreeing, verdict.agreeingCount) = (
                Array(repeating: figure, count: agreeing), agreeing
              )
              (verdict.differing, verdict.differingCount) = (
                Array(repeating: figure, count: differing), differing
              )
              verdict.leftovers = (0..<count).map { .init(place: place, count: $0 + 1, sum: 5) }
              return verdict
            }
          }
        }
      }
  }
}
