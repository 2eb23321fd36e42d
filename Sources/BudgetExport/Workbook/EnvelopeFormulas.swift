internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// The effects of the log's rows on envelopes as formulas: the rules of `EnvelopeRules`, applied to
/// the log's columns.
///
/// Loans are outside the envelopes: a transfer to a loan is spending, a transfer with a category from a loan
/// is a refund, and income and expenses of the loan itself do not count.
struct EnvelopeFormulas {
  typealias Days = (first: String, next: String)
  private typealias Term = (sign: String, kind: TransactionKind, conditions: [LogFormulas.Condition])

  private let log: LogFormulas
  private let foldedNames: [String: Int]
  /// The cells with the names of loans and of cards; empty if the log names no accounts.
  private let loans, cards: [LogFormulas.Criterion]
  private let hasAccounts, hasTargets: Bool

  init(_ budget: Budget, _ plan: PlanLayout, _ log: LogFormulas, _ columns: [LogColumn]) {
    self.log = log
    hasAccounts = columns.contains(.account)
    hasTargets = columns.contains(.toAccount)
    foldedNames = Dictionary(budget.categories.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    let names = Dictionary(budget.accounts.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    let accounts = hasAccounts || hasTargets ? budget.accounts : []
    func cells(_ fits: (AccountKind) -> Bool) -> [LogFormulas.Criterion] {
      accounts.filter { fits($0.kind) }.compactMap { account in
        plan.account[account.id].map {
          LogFormulas.Criterion(account.name, in: Self.planCell($0), among: names)
        }
      }
    }
    cards = cells { $0 == .creditCard }
    loans = cells { $0 != .creditCard && !$0.isOnBudget }
  }

  /// Returns the criterion for a category whose name is in a cell.
  func criterion(for category: BudgetModel.Category, in cell: String) -> LogFormulas.Criterion {
    LogFormulas.Criterion(category.name, in: cell, among: foldedNames)
  }

  /// Returns the reference to a cell of the plan's sheet from another sheet.
  func planCell(_ cell: CellReference) -> String { Self.planCell(cell) }

  private static func planCell(_ cell: CellReference) -> String {
    "\(SheetName.quoted(PlanSheet.sheetName))!\(cell.absolute)"
  }

  /// Returns the spending from a category's envelope, or all spending if `category` is nil.
  func out(_ category: LogFormulas.Criterion?, _ days: Days) -> String {
    let loans = booked(on: self.loans)
    return text(
      [("", .expense, [])] + loans.map { ("-", .expense, [$0]) }
        + transfers { [("+", .transfer, [(.toAccount, $0)])] } + betweenLoans, category, days)
  }

  /// Returns the refunds to a category's envelope, or all refunds if `category` is nil.
  func back(_ category: LogFormulas.Criterion?, _ days: Days) -> String {
    let loans = booked(on: self.loans)
    return text(
      [("", .income, [])] + loans.map { ("-", .income, [$0]) }
        + loans.map { ("+", .transfer, [$0]) } + betweenLoans, category, days)
  }

  /// Returns the part of an envelope's expenses less refunds that was booked on cards.
  func onCards(_ category: LogFormulas.Criterion?, _ days: Days) -> String {
    guard hasAccounts, !cards.isEmpty else { return "0" }
    let rows = booked(on: cards).flatMap { card in
      [("+", .expense, [card]), ("-", .income, [card])]
        + transfers { loan in
          [
            ("+", .transfer, [card, (.toAccount, loan)]),
            ("-", .transfer, [(.account, loan), (.toAccount, card.name)]),
          ]
        }
    }
    return text(rows, category, days)
  }

  private func booked(on accounts: [LogFormulas.Criterion]) -> [LogFormulas.Condition] {
    hasAccounts ? accounts.map { (.account, $0) } : []
  }

  private func transfers(_ terms: (LogFormulas.Criterion) -> [Term]) -> [Term] {
    hasTargets ? loans.flatMap(terms) : []
  }

  /// The terms that subtract transfers between loans: such transfers should not count, but the other terms
  /// include them.
  private var betweenLoans: [Term] {
    guard hasAccounts, loans.count > 1 else { return [] }
    return loans.flatMap { source in
      transfers { [("-", .transfer, [(.account, source), (.toAccount, $0)])] }
    }
  }

  private func text(_ terms: [Term], _ category: LogFormulas.Criterion?, _ days: Days) -> String {
    let named = category.map { [LogFormulas.Condition(.category, $0)] } ?? []
    return terms.map { term in
      term.sign + log.sum(of: term.kind, from: days.first, before: days.next, named + term.conditions)
    }.joined()
  }
}
