import ArgumentParser
import BudgetCalculation
import BudgetFiles
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation
import ExactJSON

/// Lists limits with the spending that counts towards them.
struct LimitsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract: "List spending limits with the amounts spent this week or month.",
    discussion: """
      EXAMPLES
        budget limits family.json
        budget limits family.json --on 2026-01-15 --json
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: ArgumentHelp("The day whose week or month is shown (default: today).", valueName: "date"))
  var on: CalendarDate?

  func listing(_ material: ListingMaterial) -> Listing {
    let names = LimitNames(material.budget)
    var listing = Listing(
      name: "limits",
      columns: [
        .words("category", "Category"), .words("member", "Member"), .words("period", "Period"),
        .figures("amount", "Limit"), .figures("spent", "Spent"), .figures("remaining", "Left"),
        .figures("percentUsed", "Used"), .words("status", "Status"), .words("isEnforced", "Enforced"),
      ])
    for status in LimitStatus.all(material.ledger, on: on ?? material.today) {
      listing.rows.append([
        .text(names.category(status.limit)), .text(names.member(status.limit)),
        .text(status.limit.period.rawValue), material.amount(status.limit.amount),
        material.amount(status.spent), material.amount(status.remaining),
        material.percent(status.percentUsed), .text(LimitNames.word(status.state)),
        .flag(status.limit.isEnforced, "yes"),
      ])
    }
    return listing
  }
}

/// Shows whether an amount may be spent.
struct CheckCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check whether an amount may be spent on a category under its limits.",
    discussion: """
      Exits with status 1 if an enforced limit would be exceeded.

      EXAMPLES
        budget check family.json --category Toys --amount 12.50 --member Ada
      """)

  @OptionGroup var file: ListingOptions
  @Option(help: "The category's name.")
  var category: String
  @Option(help: "The amount to spend, such as 12.50.")
  var amount: ExactAmount
  @Option(help: "The member who spends.")
  var member: String?
  @Option(help: ArgumentHelp("The day (default: today).", valueName: "date"))
  var on: CalendarDate?

  func listing(_ material: ListingMaterial) throws -> Listing {
    let names = LimitNames(material.budget)
    let checks = LimitCheck.checks(
      of: amount.value, category: try material.find.category(category).id,
      member: try member.map { try material.find.member($0).id }, on: on ?? material.today,
      in: material.ledger)
    var listing = Listing(
      name: "checks",
      columns: [
        .words("category", "Category"), .words("member", "Member"), .words("period", "Period"),
        .words("isAllowed", "Allowed"), .figures("limit", "Limit"), .figures("spent", "Spent"),
        .figures("remaining", "Would remain"), .words("message", "Answer"),
      ])
    for check in checks {
      listing.rows.append([
        .text(names.category(check.current.limit)), .text(names.member(check.current.limit)),
        .text(check.current.limit.period.rawValue),
        Listing.Cell(text: check.isAllowed ? "yes" : "no", value: .bool(check.isAllowed)),
        material.amount(check.current.limit.amount), material.amount(check.current.spent),
        material.amount(check.after.remaining), .text(check.message),
      ])
    }
    listing.hasFound = checks.contains { !$0.isAllowed }
    if checks.isEmpty { listing.notes = ["Allowed: no limit applies to this category."] }
    return listing
  }
}

/// An amount above 0, read exactly.
struct ExactAmount: ExpressibleByArgument {
  let value: Decimal

  init?(argument: String) {
    guard let value = try? Decimal(strict: argument), value > 0, value.fractionDigits <= 4,
      value.integerDigits <= 15
    else { return nil }
    self.value = value
  }
}

/// The names of limits for display.
private struct LimitNames {
  private let categories: [Identifier<BudgetModel.Category>: String]
  private let members: [Identifier<Member>: String]

  init(_ budget: Budget) {
    categories = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    members = Dictionary(budget.members.map { ($0.id, $0.name) }) { first, _ in first }
  }

  func category(_ limit: Limit) -> String? { categories[limit.categoryID] }

  func member(_ limit: Limit) -> String { limit.memberID.flatMap { members[$0] } ?? "everybody" }

  static func word(_ state: LimitStatus.State) -> String {
    switch state {
    case .safe: "safe"
    case .warning: "warning"
    case .atLimit: "at limit"
    case .overBudget: "over budget"
    }
  }
}
