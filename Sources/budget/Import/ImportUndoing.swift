import BudgetFiles
import BudgetModel
import ExactJSON

/// Reverts an import for the command.
struct ImportUndoing {
  let command: ImportCommand
  let console: Console

  /// Reverts the import whose identifier begins with this text.
  ///
  /// - Throws: `CommandError` if there is no such import, if there are several, or if it cannot
  ///   be reverted yet.
  func takeBack(
    _ word: String, _ backup: LoadedBudget, saving: ImportCommand.Saving
  ) throws -> ExitStatus {
    let record = try find(word, backup.budget)
    guard let undo = ImportUndo(of: record.id, in: backup.budget) else { return .done }
    if let last = undo.dependents.last {
      throw CommandError(
        .badInput,
        "the import \(short(last)) of \(last.fileName) depends on this one; undo it first with --undo \(short(last))"
      )
    }
    if !undo.losses.isEmpty, !command.force {
      let lines = FindingLines.lines(undo.losses, width: console.width, limit: 20).joined(
        separator: "\n        ")
      throw CommandError(
        .badInput,
        "\(FindingLines.count(undo.losses)): records of this import were changed since; --force undoes it "
          + "anyway\n        \(lines)"
      )
    }
    try saving(undo.applied(), true)
    show(undo, backup.budget)
    return .done
  }

  private func short(_ record: Import) -> String { String(record.id.description.prefix(8)) }

  private func find(_ word: String, _ budget: Budget) throws -> Import {
    let found = budget.imports.filter { $0.id.description.hasPrefix(word.lowercased()) }
    if found.count == 1, !word.isEmpty { return found[0] }
    let reason =
      found.isEmpty ? "no import's id begins with \"\(word)\"" : "several imports' ids begin with \"\(word)\""
    throw CommandError(.badInput, "\(reason); `budget imports` lists them")
  }

  private func show(_ undo: ImportUndo, _ budget: Budget) {
    let target = command.output ?? command.into
    let isBeside = !command.inPlace.dryRun && target == FileAccess.standardStream
    let print = isBeside ? console.printError : console.print
    let after = undo.applied()
    let count = budget.transactions.count - after.transactions.count
    if command.json {
      var writer = JSONWriter()
      writer.write(
        .object([
          JSONMember("undone", .string(undo.record.id.description)),
          JSONMember("file", .string(undo.record.fileName)),
          JSONMember("removed", .number(String(count))),
          JSONMember("restored", .number(String(undo.record.replaced.count))),
          JSONMember("losses", FindingJSON.values(undo.losses)),
          JSONMember("kept", FindingJSON.values(undo.kept)),
        ]))
      return console.writeOutput(writer.finished())
    }
    print(
      "\(undo.record.fileName): \(count) transactions removed, \(undo.record.replaced.count) restored"
    )
    for line in FindingLines.all(undo.losses + undo.kept, width: console.width) { print(line) }
    print(
      command.inPlace.dryRun
        ? "Nothing was written (--dry-run)." : "\(FileAccess.name(of: target)) was written.")
  }
}
