import ArgumentParser

/// Gives a workbook back the state that was kept beside it.
struct UndoCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Give a workbook back the state that it had before this program changed it.",
    discussion: """
      The state is the file that was kept beside it, its last one that this program did not write. Where the workbook \
      was changed since in another program, nothing is undone.

      EXAMPLES
        budget undo household.xlsx
      """)

  @Argument(help: "The workbook.", completion: .file(extensions: ["xlsx", "xlsm"]))
  var file: String

  func run(on console: Console) throws -> ExitStatus {
    guard file != FileAccess.standardStream else {
      throw CommandError(.usage, "a workbook is restored in place: name a file, not standard input")
    }
    try FileAccess(console: console).check(file)
    let target = try console.files.updating(file)
    try console.files.restore(target)
    for line in FindingLines.wrapped(
      "\(FileAccess.name(of: file)) is again what it was before it was changed here.", width: console.width)
    {
      console.print(line)
    }
    return .done
  }
}
