internal import Foundation

/// The files that this process has open.
public enum OpenFiles {
  /// How many lie in a folder; 0 where the system does not say.
  public static func count(in folder: TemporaryFolder) -> Int {
    let manager = FileManager.default
    let descriptors = (try? manager.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.count {
      (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.hasPrefix(folder.url.path)
        == true
    }
  }
}
