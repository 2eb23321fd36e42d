/// Converts a record's properties to cells: the reverse of `TypedRows`.
///
/// A property's coding key is its header. Nil becomes an empty cell, and days and times become numbers of
/// the date system.
package struct RecordFields: Sendable {
  /// One property.
  package struct Field: Hashable, Sendable {
    /// The header of its column.
    package let header: String
    /// The value of its cell.
    package let value: CellValue
    /// The type of the property; nil if the property is nil or a `CellValue`.
    package let kind: FieldKind?
  }

  /// The properties in the order in which the record encodes them.
  package let fields: [Field]

  /// Encodes the properties of a record.
  ///
  /// - Throws: `TypedRowError` for a value that a cell cannot contain: a list, another record, a day before the first
  ///   day of the date system, a number that is not finite, or a `Foundation.Date` without a time zone.
  package init(_ record: some Encodable, rules: FieldRules = FieldRules()) throws(TypedRowError) {
    let encoder = RowEncoder(rules: rules)
    do {
      try record.encode(to: encoder)
    } catch let error as TypedRowError {
      throw error
    } catch {
      throw TypedRowError(.refused(String(describing: error)))
    }
    fields = encoder.fields
  }
}
