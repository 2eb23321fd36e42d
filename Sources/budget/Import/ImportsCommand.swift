import ArgumentParser
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import ExactJSON

/// Lists the imports that are recorded in a backup.
struct ImportsCommand: ListingCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports",
    abstract:
      "List the files that were imported into a book or backup: when, how many rows, and their totals.",
    discussion: """
      EXAMPLES
        budget imports household.json
        budget import --undo 3f2a1c08 --into household.json
      """)

  @OptionGroup var file: ListingOptions

  func listing(_ material: ListingMaterial) -> Listing {
    var listing = Listing(
      name: "imports",
      columns: [
        .words("file", "File"), .words("id", "Id"), .words("imported", "Imported"),
        .figures("added", "Added"), .figures("joined", "Joined"), .figures("replaced", "Replaced"),
        .figures("in", "In"), .figures("out", "Out"),
      ])
    for record in material.budget.imports {
      func count(_ role: ImportedRow.Role) -> Listing.Cell { .count(record.rows.count { $0.role == role }) }
      func sum(_ direction: TransactionKind) -> Listing.Cell {
        let rows = record.rows.filter { $0.role == .added && $0.direction == direction }
        return material.amount(rows.map(\.amount).exactSum())
      }
      let id = record.id.description
      let time = record.info.created.description
      listing.rows.append([
        .text(record.fileName), Listing.Cell(text: String(id.prefix(8)), value: .string(id)),
        Listing.Cell(text: String(time.prefix(10)), value: .string(time)), count(.added), count(.joined),
        count(.replaced), sum(.income), sum(.expense),
      ])
    }
    return listing
  }
}
