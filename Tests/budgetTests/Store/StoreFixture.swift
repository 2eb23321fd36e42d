import Foundation
import TestSupport

@testable import budget

/// The family's budget in a separate book or backup.
struct StoreFixture {
  let folder: TemporaryFolder
  let path: String

  /// Creates a book, or a backup if the extension says so, with an empty history.
  init(_ kind: String = "budget", from json: String = Family.backup) throws {
    folder = try TemporaryFolder()
    path = folder.path("home.\(kind)")
    let source = try folder.write(json.utf8, to: "source.json")
    let made = CommandRun(["init", path, "--copy-of", source])
    guard made.status == 0 else { throw Failure(words: made.errors) }
  }

  struct Failure: Error {
    let words: String
  }

  /// Runs a command on the book or backup, on 2026-02-01.
  func run(_ arguments: String..., lines: [String]? = nil) -> CommandRun {
    CommandRun(arguments + ["--book", path], lines: lines)
  }

  /// Returns the budget as a backup, without its history.
  func backup() throws -> String {
    let read = CommandRun(["convert", path, "-", "--to", "json"])
    let text = read.output
    guard let history = text.range(of: ",\n  \"history\"") else { return text }
    return String(text[..<history.lowerBound]) + "\n}\n"
  }
}
