/// The defined names of the lists from which drop-downs take their choices.
package enum ListNames {
  /// The categories.
  package static let categories = "CategoryList"
  /// The accounts.
  package static let accounts = "AccountList"
}
