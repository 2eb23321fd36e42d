package import BudgetModel
internal import TextSafety

extension ImportQuestion.Answer {
  /// Creates an answer that `--take` selects, such as `--take log=Log` or `--take 'plan=My Budget!C4:C20'`.
  ///
  /// The option can be copied into a shell.
  package init(taking topic: ImportQuestion.Topic, _ word: String, meaning: String) {
    self.init(word: word, meaning: meaning, option: "--take \("\(topic.rawValue)=\(word)".shellWord)")
  }
}
