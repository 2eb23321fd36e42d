// Errors of this library carry those of files: whoever imports it sees both.
@_exported public import SafeFiles
