#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// Creates the error with this number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the call that failed last.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's description of the error, such as `No such file or directory`.
  public var message: String { String(cString: strerror(code)) }
}
