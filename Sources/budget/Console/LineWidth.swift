/// The widths of lines: sentences wrap at a width; tables are shortened to a width only on a terminal.
struct LineWidth {
  /// The number of columns at which sentences wrap.
  let prose: Int
  /// The maximum width of a table; unlimited for output to a file or a program.
  let table: Int
}
