import Foundation
import SpreadsheetFiles

#if !Command
  #error("Add the trait Command to the package: traits: [\"Command\"]")
#endif

/// The entry point of the process; all other code uses the console that is passed to it.
@main
enum Main {
  static func main() {
    keepStandardDescriptors()
    SignalCleanup.install()
    let status = BudgetCommand.run(Array(CommandLine.arguments.dropFirst()), on: .process())
    exit(status.rawValue)
  }

  /// Reserves the descriptors of closed standard streams, so that no file that is opened later gets such a
  /// descriptor and receives the output of the stream.
  private static func keepStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The descriptor is opened in the wrong direction, so that using it still fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
