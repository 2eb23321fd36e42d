import BudgetFiles
import BudgetModel

extension BudgetLoader {
  /// Throws an error for a contested file (its own figures contradict the data read from it), unless the user
  /// accepts it.
  ///
  /// - Throws: `CommandError` with status 3, with the questions and the options that answer them.
  func refuseContested(_ loaded: LoadedBudget) throws {
    let verdicts = loaded.result.verdicts
    guard !options.acceptsContested, !verdicts.contested.isEmpty else { return }
    // If nothing was read, the errors in the rows are the reason.
    let errors =
      verdicts.contains { $0.records == 0 } ? loaded.result.findings.filter { $0.severity == .error } : []
    throw CommandError(
      .badInput, VerdictLines.refusal(verdicts, of: loaded.context.fileName, errors: errors))
  }
}

extension ImportResult {
  /// Warnings about contested data that no other finding reports.
  var contestedFindings: [Finding] {
    guard !verdicts.contested.isEmpty else { return [] }
    let told = Set(
      findings.filter { [.contested, .differsFromComputed].contains($0.code) }.map {
        Told(code: $0.code, place: $0.place)
      })
    let all = verdicts.contested.flatMap { verdict in
      verdict.questions.map { question in
        Finding(
          .file(.contested(question.topic, options: question.answers.map(\.option))), at: question.place)
      }
        + verdict.differing.map { figure in
          let name = Finding.Topic(figure.name)
          return Finding(
            .file(.figureDiffers(name: name, stated: figure.stated, computed: figure.computed)),
            at: figure.place)
        }
    }
    var seen = told
    return all.filter { seen.insert(Told(code: $0.code, place: $0.place)).inserted }
  }
}

/// The parts of a finding by which duplicates are recognised.
private struct Told: Hashable {
  let code: Finding.Code
  let place: Provenance
}
