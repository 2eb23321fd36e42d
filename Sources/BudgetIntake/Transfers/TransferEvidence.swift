internal import BudgetModel
internal import Foundation
internal import FieldReading

/// Finds the evidence that two transactions are the sides of one transfer.
struct TransferEvidence {
  private let accounts: [Identifier<Account>: (name: [UInt8], digits: [UInt8])]
  private let categories: [Identifier<BudgetModel.Category>: String]

  /// Prepares the evidence for these accounts and categories.
  init(_ accounts: [Account], _ categories: [BudgetModel.Category]) {
    self.accounts = Dictionary(
      accounts.map { ($0.id, (FoldedText.bytes($0.name), Array(($0.lastFourDigits ?? "").utf8))) }
    ) { first, _ in first }
    self.categories = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Returns the evidence: a word for transfers, or the name or last digits of the other account; nil
  /// if there is none.
  func of(_ first: Transaction, _ second: Transaction) -> Finding.IntakeFact.TransferSign? {
    let texts = (text(of: first), text(of: second))
    for (text, other) in [(texts.0, second), (texts.1, first)] {
      if let word = Self.word(in: text) { return .word(String(decoding: word, as: UTF8.self)) }
      guard let account = other.accountID.flatMap({ accounts[$0] }) else { continue }
      // Names of one or two letters occur in too many texts.
      if account.name.count > 2, text.holdsWord(account.name) { return .accountName }
      if account.digits.count == 4, text.endsNumber(with: account.digits) { return .accountDigits }
    }
    return nil
  }

  /// Returns whether a transaction contains a word for transfers.
  func hasWord(_ transaction: Transaction) -> Bool { Self.word(in: text(of: transaction)) != nil }

  private static func word(in text: [UInt8]) -> [UInt8]? { words.first { text.holdsWord($0) } }

  /// Returns all texts of a transaction, folded (without case and accents).
  private func text(of transaction: Transaction) -> [UInt8] {
    let category = transaction.categoryID.flatMap { categories[$0] }
    let texts = [transaction.description, transaction.payee, transaction.notes, category].compactMap(\.self)
    var bytes: [UInt8] = []
    for text in texts + transaction.tags + transaction.customFields.map(\.value) {
      FoldedText.append(text, to: &bytes)
      bytes.append(0x1F)
    }
    return bytes
  }

  /// Words for transfers between the user's own accounts and for payments to the user's own card, folded.
  private static let words: [[UInt8]] = [
    "transfer", "transfers", "xfer", "umbuchung", "ubertrag", "uebertrag", "kontoubertrag", "virement",
    "transferencia", "traspaso", "giroconto", "overboeking", "overforing", "przelew wlasny", "atvezetes",
    "העברה", "payment thank you", "payment - thank you", "thank you for your payment", "credit card payment",
    "autopay", "epayment",
  ].map { Array($0.utf8) }
}

extension [UInt8] {
  /// Returns whether a number in the text ends with these digits, as in `xxxx1234`, or equals them.
  fileprivate func endsNumber(with digits: [UInt8]) -> Bool {
    guard count >= digits.count, let first = digits.first else { return false }
    var start = 0
    while let index = self[start..<(count - digits.count + 1)].firstIndex(of: first) {
      let end = index + digits.count
      if self[index..<end].elementsEqual(digits), end == count || !self[end].isWordByte { return true }
      start = index + 1
    }
    return false
  }
}
