internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension RandomBudget {
  /// Returns an import of some of the budget's transactions, and of some that no longer exist.
  mutating func fileImport(_ budget: Budget) -> Import {
    var record = Import(
      id: id(), fileName: text(), sha1: digest(), byteCount: int(0...9_999_999), info: info())
    record.rows = array(0...4) { $0.importedRow(budget) }
    record.added = array(0...2) { random in
      let id: Identifier<Account> = random.id()
      return AddedRecord(
        random.pick(AddedRecord.Collection.allCases), id: id.description, digest: random.digest(),
        unknown: random.unknown())
    }
    record.replaced = array(0...1) { $0.transaction(budget) }
    record.verdicts = array(0...2) { $0.verdict() }
    return record
  }

  private mutating func verdict() -> ImportVerdict {
    var verdict = ImportVerdict(
      pick(ImportVerdict.Collection.allCases), pick(ImportVerdict.Standing.allCases), records: int(0...99))
    (verdict.agreeingCount, verdict.differingCount) = (int(0...9), int(0...9))
    verdict.agreeing = array(0...2) { $0.statedFigure() }
    verdict.differing = array(0...2) { $0.statedFigure() }
    verdict.leftovers = array(0...2) { random in
      ImportVerdict.Leftover(place: random.place(), count: random.int(1...9), sum: random.amount())
    }
    verdict.questions = array(0...1) { random in
      let answers = random.array(0...2) { random in
        ImportQuestion.Answer(word: random.text(), meaning: random.text(), option: random.text())
      }
      return ImportQuestion(
        random.pick(ImportQuestion.Topic.allCases), at: random.place(), answers: answers)
    }
    verdict.unknown = unknown()
    return verdict
  }

  private mutating func statedFigure() -> ImportVerdict.Figure {
    ImportVerdict.Figure(name: text(), place: place(), stated: amount(), computed: -amount())
  }

  private mutating func place() -> Provenance {
    let locations = [
      Provenance.Location.line(int(1...999), field: nil), .cell(sheet: text(), reference: "B\(int(2...99))"),
      .sheet(text()), .whole,
    ]
    return Provenance(file: nil, pick(locations))
  }

  private mutating func importedRow(_ budget: Budget) -> ImportedRow {
    let key: Identifier<Import> = id()
    let place = pick([
      Provenance.Location.line(int(1...999), field: nil), .cell(sheet: text(), reference: "B\(int(2...99))"),
      .sheet(text()), .jsonPath("$.transactions[\(int(0...9))]"), .whole,
    ])
    return ImportedRow(
      key: key.description, transactionID: pickID(budget.transactions) ?? id(),
      role: pick(ImportedRow.Role.allCases), accountID: pickID(budget.accounts), date: date(),
      amount: amount(), direction: pick([.income, .expense]), place: place, digest: digest(),
      unknown: unknown())
  }

  private mutating func digest() -> String {
    (0..<40).map { _ in pick(Array("0123456789abcdef").map(String.init)) }.joined()
  }
}
