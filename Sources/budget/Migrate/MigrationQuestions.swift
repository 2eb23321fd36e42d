import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import FindingWording
import Foundation
import TextSafety

/// The questions that a file leaves open, asked one by one; an option can answer each of them too.
struct MigrationQuestions {
  let console: Console

  /// A question with the option that answers it.
  struct Question {
    let code: Finding.Code
    let option: String
    let text: String
    let choices: [String]

    /// The possible open questions, in the order in which they are asked.
    static let all = [
      Question(code: .yearMissing, option: "--in-year", text: "Which year are the months of?", choices: []),
      Question(
        code: .dateOrderAmbiguous, option: "--date-order",
        text: "What comes first in dates such as 03/04/2026?",
        choices: ["mdy", "dmy"]),
      Question(
        code: .decimalMarkAmbiguous, option: "--decimal-mark",
        text: "Which character is the decimal separator?",
        choices: [".", ","]),
      Question(
        code: .signsAmbiguous, option: "--signs", text: "Which amounts are expenses?",
        choices: ["negative-is-expense", "positive-is-expense"]),
      Question(
        code: .plannedOrActual, option: "--by-month",
        text: "Are the amounts by category and month planned or actual?",
        choices: ["planned", "actual"]),
    ]
  }

  /// Returns the questions that findings leave open.
  static func open(_ findings: [Finding]) -> [(Question, Finding)] {
    Question.all.compactMap { question in
      findings.first { $0.code == question.code }.map { (question, $0) }
    }
  }

  /// Asks a question until the answer is valid; returns the option with the answer, or nil if there is no answer.
  func ask(_ question: Question, _ finding: Finding, into options: inout InputOptions) -> String? {
    console.print("")
    for line in FindingLines.wrapped("\(finding.place): \(finding.reason)", width: console.width) {
      console.print(line)
    }
    let choices = question.choices.isEmpty ? "" : " (\(question.choices.joined(separator: " or ")))"
    while let answer = answer("\(question.text)\(choices)"), !answer.isEmpty {
      if set(question.option, answer, &options) { return "\(question.option) \(answer)" }
      console.print("\"\(answer)\" is not an answer to this.")
    }
    return nil
  }

  /// Returns the questions of the contested verdicts, each once, without the questions that offer no answers.
  static func contested(_ verdicts: [ImportVerdict]) -> [ImportQuestion] {
    verdicts.contested.flatMap(\.questions).filter { !$0.answers.isEmpty }.uniqued
  }

  /// Asks which interpretation is correct; returns the option that selects it, or nil if there is no answer.
  ///
  /// The user types the word or the number of an interpretation.
  func ask(_ question: ImportQuestion, into options: inout InputOptions) -> String? {
    console.print("")
    for line in VerdictLines.lines(of: question) {
      for part in FindingLines.wrapped(line, width: console.width) { console.print(part) }
    }
    let words = question.answers.map(\.word)
    while let answer = answer("Which one? (\(words.joined(separator: " or ")))"), !answer.isEmpty {
      let chosen =
        words.firstIndex(of: answer) ?? words.firstIndex { $0.lowercased() == answer.lowercased() }
        ?? Int(answer).map { $0 - 1 }
      if let chosen, words.indices.contains(chosen) {
        // The question about the plan also offers lists as logs. The word of such an answer, such as
        // `log=Sheet1!B2:B9`, already names its question.
        let value =
          words[chosen].hasPrefix("log=") ? words[chosen] : "\(question.topic.rawValue)=\(words[chosen])"
        options.taken.append((try? Taking.read(value)) ?? .answer(question.topic, words[chosen]))
        let option = question.answers[chosen].option
        return option.hasPrefix("--take ")
          ? "--take \(value.shellWord)" : Self.quoted(option: option)
      }
      console.print("\"\(answer)\" is not an answer to this.")
    }
    return nil
  }

  /// Asks whether to accept a contested interpretation.
  func goesOn() -> Bool {
    let answer =
      answer("\nThe file's own figures do not confirm this. Is it right anyway? [y/N]") ?? "n"
    return ["y", "yes"].contains(answer.lowercased())
  }

  /// Returns an option whose value is in quotation marks if a shell needs them.
  private static func quoted(option: String) -> String {
    guard let space = option.firstIndex(of: " ") else { return option }
    return "\(option[..<space]) \(String(option[option.index(after: space)...]).shellWord)"
  }

  /// Asks for a text; returns nil at the end of the input.
  func answer(_ text: String) -> String? {
    console.writeOutput(Array("\(text) > ".utf8))
    return console.readLine().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Asks for an amount; returns nil if none is given.
  func amount(_ text: String) -> Decimal? {
    while let answer = answer(text), !answer.isEmpty {
      if let amount = try? Decimal(strict: answer) { return amount }
      console.print("\"\(answer)\" is not an amount; write it as 1234.56, or press Return to continue.")
    }
    return nil
  }

  private func set(_ option: String, _ answer: String, _ options: inout InputOptions) -> Bool {
    switch option {
    case "--in-year":
      guard let year = Int(answer), (1900...2199).contains(year) else { return false }
      options.year = year
    case "--date-order":
      guard let order = DateOrder(argument: answer) else { return false }
      options.dateOrder = order
    case "--decimal-mark":
      guard let mark = DecimalMark(argument: answer) else { return false }
      options.csv.decimalMark = mark
    case "--signs":
      guard let signs = SignConvention(argument: answer) else { return false }
      options.csv.signs = signs
    default:
      guard let kind = AmountsByMonth(rawValue: answer) else { return false }
      options.amountsByMonth = kind
    }
    return true
  }
}
