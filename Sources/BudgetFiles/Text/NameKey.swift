internal import Foundation
internal import StreamSafeText

/// Names as they are compared.
enum NameKey {
  /// Trimmed and in NFC: two names that are equal so are one name (SPEC §1).
  static func exact(_ name: String) -> String {
    let name = name.trimmed
    return name.isASCII ? name : name.streamSafe.precomposedStringWithCanonicalMapping
  }
}
