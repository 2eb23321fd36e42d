#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed call to the operating system.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// The error with this number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the call that failed last.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, such as `No such file or directory`.
  public var message: String { String(cString: strerror(code)) }
}
