internal import Foundation

/// Counts the files that this process has open.
public enum OpenFiles {
  /// Returns the number of open files in a folder; 0 if the system does not provide it.
  public static func count(in folder: TemporaryFolder) -> Int {
    let manager = FileManager.default
    let descriptors = (try? manager.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.count {
      (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.hasPrefix(folder.url.path)
        == true
    }
  }
}
