// Errors of this library contain file errors: whoever imports it gets both.
@_exported public import SafeFiles
