/// The widths of lines: sentences wrap at a width, and tables are cut to one only on a terminal.
struct LineWidth {
  /// The number of columns at which sentences wrap.
  let prose: Int
  /// The maximum width of a table; output piped into a file or a program is never cut.
  let table: Int
}
