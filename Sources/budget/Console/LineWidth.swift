/// How wide lines are: sentences break at a width, and tables are cut to it only on a terminal.
struct LineWidth {
  /// The columns in which sentences break.
  let prose: Int
  /// The maximum width of a table; output piped into a file or a program is never cut.
  let table: Int
}
