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
    /// Creating the temporary file in the target's folder.
    case create
    /// Writing the bytes.
    case write
    /// Flushing the bytes to disk.
    case sync
    /// Renaming the temporary file to the target.
    case rename
  }

  /// The path that the caller passed.
  public let path: String
  /// The step that failed.
  public let step: Step
  /// The error of the system call that failed.
  public let cause: SystemError
}

extension FileOutputError {
  /// The error for a text that is not a path, such as the address of a web page.
  package static func noPath(_ name: String) -> FileOutputError {
    FileOutputError(path: name, step: .resolve, cause: SystemError(code: EINVAL))
  }
}
