// The errors of this library can contain errors of SafeFiles, so importing it imports SafeFiles too.
@_exported public import SafeFiles
