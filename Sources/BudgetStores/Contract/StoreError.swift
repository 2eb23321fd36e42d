public import BudgetModel

/// The reason why a store was not read or changed; its content is unchanged.
public enum StoreError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// A file already exists.
  case exists
  /// The file is not a budget.
  case notAStore
  /// The book was written by a newer version of this program; the number is the book's version.
  case newer(Int)
  /// The book is damaged; the text is the database's message.
  case damaged(String)
  /// The change would break a rule of the book; the text is the database's message.
  case inconsistent(String)
  /// Another program keeps writing to the store.
  case busy
  /// Another program changed the backup during the work.
  case changedMeanwhile
  /// A system call failed with this `errno`.
  case system(Int32)
  /// The backup cannot be read, or the budget cannot be written, for these reasons.
  case refused([Finding])
  /// The book cannot store this amount: an amount has at most 4 fraction digits and is at most
  /// 922,337,203,685,477.5807.
  case amountTooLarge(String)
  /// There is no change with this number; if the number is nil, there is no change to undo or redo.
  case noChange(Int?)
  /// The change has already been undone.
  case undoneAlready(Int)
  /// The change is in effect and cannot be redone.
  case notUndone(Int)
  /// A later change depends on the change to be undone.
  case needed(Int, by: BudgetChange)
  /// A record differs from the result of the change, and no later change in the history explains it.
  case changedOutside(RecordChange)
}
