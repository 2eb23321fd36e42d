import ArgumentParser

/// The options for the file that a command reads; the default is the book of this folder.
struct ReadFile: ParsableArguments {
  @Argument(
    help:
      "The file to read (default: --book, $BUDGET_BOOK, or household.budget in this folder or the nearest one above).",
    completion: .file())
  var input: String?
  @Option(help: ArgumentHelp("The book or backup to read.", valueName: "file"), completion: .file())
  var book: String?

  /// Returns the path of the input file.
  ///
  /// - Throws: `CommandError` if two files are named, or if none is named and there is no book.
  func path(_ options: InputOptions, on console: Console) throws -> String {
    guard input == nil || book == nil else {
      throw CommandError(.usage, "\(input ?? "") and --book name two files; name one")
    }
    return try input ?? StoreFile(book, now: options.moment(on: console), on: console).path
  }
}
