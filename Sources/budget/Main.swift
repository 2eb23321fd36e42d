import Foundation
import SpreadsheetFiles

#if !Command
  #error("Add the trait Command to the package: traits: [\"Command\"]")
#endif

/// Where the process begins and ends; everything between takes what it needs from the console it is handed.
@main
enum Main {
  static func main() {
    keepStandardDescriptors()
    SignalCleanup.install()
    let status = BudgetCommand.run(Array(CommandLine.arguments.dropFirst()), on: .process())
    exit(status.rawValue)
  }

  /// Keeps files from getting the numbers of standard streams that are closed: what is meant for those would go there.
  private static func keepStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Open the wrong way round, so that using it fails as before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
