internal import Foundation
internal import TextSafety

/// Names as they are compared.
package enum NameKey {
  /// Trimmed and in NFC: names that are equal in this form are one name (SPEC §1).
  package static func exact(_ name: String) -> String {
    let name = name.trimmed
    return name.isASCII ? name : name.streamSafe.precomposedStringWithCanonicalMapping
  }
}
