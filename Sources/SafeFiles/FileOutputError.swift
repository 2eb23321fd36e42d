#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason why a file could not be written; an existing file is unchanged.
public struct FileOutputError: Error, Hashable, Sendable {
  /// The step that failed.
  public enum Step: String, Hashable, Sendable {
    /// Following symbolic links and inspecting the target.
    case resolve
    /// Making the temporary file in the target's folder.
    case create
    /// Writing its bytes.
    case write
    /// Making sure that they are on the disk.
    case sync
    /// Putting the temporary file in the target's place.
    case rename
  }

  /// The path as it was given.
  public let path: String
  /// What failed.
  public let step: Step
  /// Why, in the system's words.
  public let cause: SystemError
}

extension FileOutputError {
  /// The error for a name that is not a path, such as the address of a web page.
  package static func noPath(_ name: String) -> FileOutputError {
    FileOutputError(path: name, step: .resolve, cause: SystemError(code: EINVAL))
  }
}
