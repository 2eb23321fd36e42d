internal import BudgetModel
internal import Foundation

extension BackupRecords {
  /// The fields of a verdict: how far a file confirms the records of one kind that were read from it.
  static let verdict = BackupShape(
    unknown: StoredProperty(\ImportVerdict.unknown),
    blank: { _ in ImportVerdict(.transactions, .unopposed, records: 0) },
    [
      BackupField("collection", \.collection, .word, absence: .required),
      BackupField("standing", \.standing, .word, absence: .required),
      BackupField("records", \.records, count, absence: .required),
      BackupField("agreeingCount", \.agreeingCount, count),
      BackupField("agreeing", unlessEmpty: \.agreeing, .list(of: statedFigure.codec)),
      BackupField("differingCount", \.differingCount, count),
      BackupField("differing", unlessEmpty: \.differing, .list(of: statedFigure.codec)),
      BackupField("leftovers", unlessEmpty: \.leftovers, .list(of: leftover.codec)),
      BackupField("questions", unlessEmpty: \.questions, .list(of: importQuestion.codec)),
    ])

  /// The fields of a figure that the file states.
  static let statedFigure = BackupShape(
    unknown: StoredProperty(\ImportVerdict.Figure.unknown),
    blank: { _ in ImportVerdict.Figure(name: "", place: nowhere, stated: 0, computed: 0) },
    [BackupField("name", \.name, .text, absence: .required)] + placeFields(StoredProperty(\.place.location))
      + [
        BackupField("stated", \.stated, .exactNumber, absence: .required),
        BackupField("computed", \.computed, .exactNumber, absence: .required),
      ])

  /// The fields of a leftover: numbers in the file that belong to no record.
  static let leftover = BackupShape(
    unknown: StoredProperty(\ImportVerdict.Leftover.unknown),
    blank: { _ in ImportVerdict.Leftover(place: nowhere, count: 0, sum: 0) },
    placeFields(StoredProperty(\.place.location)) + [
      BackupField("count", \.count, count, absence: .required),
      BackupField("sum", \.sum, .exactNumber, absence: .required),
    ])

  /// The fields of a question that the file left open, with its answers.
  static let importQuestion = BackupShape(
    unknown: StoredProperty(\ImportQuestion.unknown),
    blank: { _ in ImportQuestion(.log, at: nowhere, answers: []) },
    [BackupField("topic", \.topic, .word, absence: .required)] + placeFields(StoredProperty(\.place.location))
      + [
        BackupField("answers", \.answers, .list(of: importAnswer.codec))
      ])

  /// The fields of a possible interpretation and its result.
  static let importAnswer = BackupShape(
    unknown: StoredProperty(\ImportQuestion.Answer.unknown),
    blank: { _ in ImportQuestion.Answer(word: "", meaning: "", option: "") },
    [
      BackupField("word", \.word, .text, absence: .required),
      BackupField("meaning", \.meaning, .text, absence: .required),
      BackupField("option", \.option, .text, absence: .required),
      BackupField("transactions", \.transactions, count),
      BackupField("income", \.income, .exactNumber),
      BackupField("expenses", \.expenses, .exactNumber),
      BackupField("planned", \.planned, .exactNumber),
      BackupField("agreeing", \.agreeing, count),
    ])

  private static var count: BackupCodec<Int> { .integer(in: 0 ... .max) }

  private static var nowhere: Provenance { Provenance(file: nil) }
}
