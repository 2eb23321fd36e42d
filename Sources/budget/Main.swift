import Foundation

/// Where the process begins and ends; everything between takes what it needs from the console it is handed.
@main
enum Main {
  static func main() {
    let status = BudgetCommand.run(Array(CommandLine.arguments.dropFirst()), on: .process())
    exit(status.rawValue)
  }
}
