internal import Foundation
internal import TextSafety

/// The form in which names are compared.
package enum NameKey {
  /// The name, trimmed and in NFC.
  ///
  /// Names with equal forms are the same name (SPEC §1).
  package static func exact(_ name: String) -> String {
    let name = name.trimmed
    return name.isASCII ? name : name.streamSafe.precomposedStringWithCanonicalMapping
  }
}
