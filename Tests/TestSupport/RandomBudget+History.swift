internal import BudgetModel
internal import CalendarDates

extension RandomBudget {
  /// Returns changes of records that are in no collection; their numbers increase, sometimes
  /// by more than one.
  mutating func history() -> [BudgetChange] {
    var number = 0
    return array(0...2) { random in
      number += random.int(1...3)
      return BudgetChange(
        number: number, time: random.timestamp(), command: random.text(),
        records: random.array(0...2) { $0.recordChange() }, undone: random.maybe { $0.timestamp() },
        unknown: random.unknown())
    }
  }

  private mutating func recordChange() -> RecordChange {
    let id: Identifier<Member> = self.id()
    let record = "{\"id\":\"\(id)\",\"name\":\"Mia\",\"amount\":1.50}"
    let (before, after) = pick([(nil, record), (record, nil), (record, "{}")] as [(String?, String?)])
    return RecordChange(
      pick(RecordChange.Collection.allCases), id: id.description, before: before, after: after,
      position: maybe { $0.int(0...9) }, unknown: unknown())
  }
}
