#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading until this object is released.
package final class InputFile: Sendable {
  private let calls: FileCalls
  private let descriptor: Int32

  /// Opens the file at a path.
  package init(_ path: String, calls: FileCalls = .system) throws(SystemError) {
    self.calls = calls
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw SystemError.last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads the next `count` bytes, with capacity for `spare` more; returns fewer only at the end of the file.
  package func read(_ count: Int, spare: Int = 0) throws(SystemError) -> [UInt8] {
    let (calls, descriptor) = (calls, descriptor)
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count + spare) { buffer, filled in
      while filled < count {
        let got = calls.read(
          descriptor,
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count]))
        if got == 0 { break }
        if got > 0 {
          filled += got
        } else if errno != EINTR {
          failure = SystemError.last
          break
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
