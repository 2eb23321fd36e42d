// Exports all targets of the library, so that one import is enough; their long names do not clash with your own
// modules.
@_exported public import CalendarDates
@_exported public import ExactDecimals
@_exported public import SpreadsheetEditing
@_exported public import SpreadsheetFiles
@_exported public import SpreadsheetFormulas
@_exported public import SpreadsheetValues
