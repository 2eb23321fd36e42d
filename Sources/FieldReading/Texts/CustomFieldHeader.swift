/// The headers of custom fields in a transaction log.
package enum CustomFieldHeader {
  /// The prefix that is put before a custom field's name if the name equals that of a standard column.
  package static let prefix = "Custom: "

  /// The custom field's name that a header holds.
  package static func name(_ header: String) -> String {
    header.hasPrefix(prefix) ? String(header.dropFirst(prefix.count)) : header
  }
}
