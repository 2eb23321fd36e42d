/// The defined names of the lists for drop-down choices.
package enum ListNames {
  /// The categories.
  package static let categories = "CategoryList"
  /// The accounts.
  package static let accounts = "AccountList"
}
