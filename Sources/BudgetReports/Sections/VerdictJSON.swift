package import BudgetModel
import ExactDecimals
package import ExactJSON
import FindingWording
import Foundation

/// Writes as JSON how far a file confirms the data read from it.
package enum VerdictJSON {
  /// Returns the verdicts as an array.
  package static func values(_ verdicts: [ImportVerdict]) -> JSONValue { .array(verdicts.map(value)) }

  private static func value(_ verdict: ImportVerdict) -> JSONValue {
    .object([
      JSONMember("collection", .string(verdict.collection.rawValue)),
      JSONMember("standing", .string(verdict.standing.rawValue)),
      JSONMember("records", .number(String(verdict.records))),
      JSONMember("agreeing", figures(verdict.agreeing, verdict.agreeingCount)),
      JSONMember("differing", figures(verdict.differing, verdict.differingCount)),
      JSONMember("leftovers", .array(verdict.leftovers.map(value))),
      JSONMember("questions", .array(verdict.questions.map(value))),
    ])
  }

  private static func figures(_ figures: [ImportVerdict.Figure], _ count: Int) -> JSONValue {
    .object([
      JSONMember("count", .number(String(count))),
      JSONMember(
        "figures",
        .array(
          figures.map { figure in
            .object([
              JSONMember("name", .string(figure.name)), place(figure.place),
              JSONMember("stated", number(figure.stated)), JSONMember("computed", number(figure.computed)),
            ])
          })),
    ])
  }

  private static func value(_ leftover: ImportVerdict.Leftover) -> JSONValue {
    .object([
      place(leftover.place), JSONMember("count", .number(String(leftover.count))),
      JSONMember("sum", number(leftover.sum)),
    ])
  }

  private static func value(_ question: ImportQuestion) -> JSONValue {
    .object([
      JSONMember("topic", .string(question.topic.rawValue)),
      JSONMember("question", .string(FindingFormatter().sentence(question))), place(question.place),
      JSONMember("answers", .array(question.answers.map(value))),
    ])
  }

  private static func value(_ answer: ImportQuestion.Answer) -> JSONValue {
    .object([
      JSONMember("word", .string(answer.word)), JSONMember("meaning", .string(answer.meaning)),
      JSONMember("option", .string(answer.option)),
      JSONMember("transactions", .number(String(answer.transactions))),
      JSONMember("income", number(answer.income)), JSONMember("expenses", number(answer.expenses)),
      JSONMember("planned", number(answer.planned)), JSONMember("agreeing", .number(String(answer.agreeing))),
    ])
  }

  private static func place(_ place: Provenance) -> JSONMember {
    JSONMember("place", .string(FindingFormatter().place(place)))
  }

  private static func number(_ amount: Decimal) -> JSONValue { .number(amount.plainText) }
}
