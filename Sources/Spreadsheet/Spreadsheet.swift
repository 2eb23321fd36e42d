// One import for the whole library; the long names of its targets do not clash with your own modules.
@_exported public import CalendarDates
@_exported public import ExactDecimals
@_exported public import SpreadsheetEditing
@_exported public import SpreadsheetFiles
@_exported public import SpreadsheetFormulas
@_exported public import SpreadsheetValues
