/// The headers of custom fields in a transaction log.
package enum CustomFieldHeader {
  /// The prefix that is put before a custom field's name if a standard column has the same name.
  package static let prefix = "Custom: "

  /// The name of the custom field that a header stands for: the header without the prefix.
  package static func name(_ header: String) -> String {
    header.hasPrefix(prefix) ? String(header.dropFirst(prefix.count)) : header
  }
}
