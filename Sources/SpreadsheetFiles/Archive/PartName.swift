internal import Foundation

/// Names of parts in a package (ECMA-376 part 2, 6.2.2): `xl/worksheets/sheet1.xml`, without a leading slash.
package enum PartName {
  /// The key for finding a part: names are compared case-insensitively.
  package static func key(_ name: String) -> String { name.lowercased() }

  /// An entry's name with forward slashes; nil if it is empty or absolute, leaves the package, or has control bytes.
  package static func normalized(entry name: String) -> String? {
    let name = name.replacing("\\", with: "/")
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(where: { $0 < 0x20 }) else { return nil }
    let segments = name.split(separator: "/", omittingEmptySubsequences: false)
    // A drive letter, `C:/`, is absolute too.
    guard !segments.contains(".."), segments.first?.hasSuffix(":") != true else { return nil }
    return name
  }

  /// The part to which a relationship of `source` refers; nil if the target leaves the package.
  ///
  /// The target may be absolute (`/xl/styles.xml`) or relative to the source's folder, and percent-encoded.
  package static func resolve(_ target: String, from source: String) -> String? {
    let target = (target.removingPercentEncoding ?? target).replacing("\\", with: "/")
    var segments = target.hasPrefix("/") ? [] : source.split(separator: "/").dropLast()
    for segment in target.prefix(while: { $0 != "#" }).split(separator: "/") where segment != "." {
      if segment == ".." {
        guard segments.popLast() != nil else { return nil }
      } else {
        segments.append(segment)
      }
    }
    return segments.isEmpty ? nil : segments.joined(separator: "/")
  }

  /// The name of the part that contains the relationships of `part`, or of the package if `part` is empty.
  package static func relationships(of part: String) -> String {
    let segments = part.split(separator: "/")
    let folder = segments.dropLast().map { "\($0)/" }.joined()
    return "\(folder)_rels/\(segments.last ?? "").rels"
  }

  /// The part whose relationships are in this part; nil if this is not a relationships part.
  package static func source(ofRelationships part: String) -> String? {
    var segments = part.split(separator: "/")
    guard let last = segments.popLast(), last.hasSuffix(".rels"), segments.popLast() == "_rels" else {
      return nil
    }
    return (segments.map(String.init) + [String(last.dropLast(5))]).joined(separator: "/")
  }
}
