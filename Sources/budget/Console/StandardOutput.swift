import Foundation
import SpreadsheetFiles

/// The standard output of the process; it keeps the first failure, and discards all output after it.
final class StandardOutput {
  private let descriptor: Int32
  /// The reason for lost output; nil if no output was lost.
  private(set) var failure: SystemError?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all of the bytes, unless an earlier output failed.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty, failure == nil {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          failure = SystemError(code: errno)
        }
      }
    }
  }

  /// Closes the stream; some file systems report a full disk only at this point.
  func close() {
    if Foundation.close(descriptor) != 0, failure == nil, errno != EBADF, errno != EINTR {
      failure = SystemError(code: errno)
    }
  }
}
