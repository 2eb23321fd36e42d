import BudgetModel
import BudgetStores
import Foundation
import SpreadsheetFiles

extension CommandError {
  /// Creates the error of a store as a sentence.
  init(_ error: StoreError, of path: String) {
    let name = FileAccess.name(of: path)
    switch error {
    case .missing: self.init(.unreadable, "\(path): there is no such file; budget init makes a book")
    case .exists:
      self.init(.unreadable, "\(path): this file already exists; name another")
    case .notAStore: self.init(.badInput, "\(name): this is a database, but not a book of this program")
    case .newer(let version):
      self.init(
        .badInput,
        "\(name): the book has version \(version), which a newer version of this program wrote; update the program"
      )
    case .damaged(let words):
      self.init(
        .badInput,
        "\(name): the book is damaged (\(words)); budget check-book checks it, "
          + "budget rescue saves what can be read of it"
      )
    case .inconsistent(let words):
      self.init(.badInput, "\(name): this would break a rule of the book (\(words)), so nothing was changed")
    case .busy:
      self.init(
        .unreadable, "\(path): another program keeps writing into it; try again when it is done")
    case .changedMeanwhile:
      self.init(
        .unreadable,
        "\(path): this file was changed after it was read, so it was not written; run the command again")
    case .system(let code):
      self.init(
        .unreadable, "\(path): the file cannot be read or written (\(SystemError(code: code).message))")
    case .refused(let findings): self.init(.badInput, FindingLines.refusal(findings))
    case .amountTooLarge(let text):
      self.init(
        .badInput, "\(name): a book holds amounts up to 922,337,203,685,477.5807, and \(text) is larger")
    case .noChange(let number?):
      self.init(.badInput, "\(name): there is no change \(number); budget history lists them")
    case .noChange(nil):
      self.init(
        .badInput,
        "\(name): there is no change to undo or to redo; an import into a backup is undone with "
          + "budget import --undo")
    case .undoneAlready(let number):
      self.init(
        .badInput, "\(name): change \(number) is already undone; budget redo \(number) redoes it")
    case .notUndone(let number):
      self.init(.badInput, "\(name): change \(number) is not undone, so there is nothing to redo")
    case .needed(let number, let by):
      self.init(
        .badInput,
        "\(name): change \(by.number) (\(by.command)) depends on change \(number); undo it first "
          + "with budget undo \(by.number)"
      )
    case .changedOutside(let record):
      self.init(
        .badInput,
        "\(name): a record of \(record.collection.rawValue) (\(record.id.prefix(8))) differs from what the change "
          + "left, so nothing was changed"
      )
    }
  }
}
