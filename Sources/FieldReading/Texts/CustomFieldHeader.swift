/// Names of custom fields as headers of a log.
package enum CustomFieldHeader {
  /// The prefix of a custom field whose name would be taken for one of the log's own columns.
  package static let prefix = "Custom: "

  /// The field's name from a header.
  package static func name(_ header: String) -> String {
    header.hasPrefix(prefix) ? String(header.dropFirst(prefix.count)) : header
  }
}
