package import BudgetModel

extension ImportQuestion.Answer {
  /// Creates an answer that `--take` selects, such as `--take log=Log` or `--take 'plan=My Budget!C4:C20'`.
  ///
  /// The option can be copied into a shell: a value with other characters than letters and digits is in single
  /// quotation marks, in which an exclamation mark has no meaning.
  package init(taking topic: ImportQuestion.Topic, _ word: String, meaning: String) {
    let value = "\(topic.rawValue)=\(word)"
    let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) }
    let quoted =
      isPlain
      ? value
      : "'\(value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    self.init(word: word, meaning: meaning, option: "--take \(quoted)")
  }
}
