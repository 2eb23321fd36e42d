internal import Foundation

extension String {
  /// The text without white space at both ends.
  package var trimmed: String {
    let bytes = utf8
    // Most texts begin and end with a visible ASCII character and need no trimming.
    if let first = bytes.first, let last = bytes.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    return bytes.isEmpty ? self : trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether all characters are ASCII.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}
