internal import SpreadsheetFiles

/// Copies the parts of a newly written sheet into another package, under unused names.
struct SheetAdoption {
  let source: WrittenSheet
  private var types: ContentTypesMarkup
  private let sourceTypes: ContentTypesMarkup
  /// The names of parts in the target package, by their names in the source.
  private var names: [String: String] = [:]
  private var taken: Set<String>

  init(_ source: WrittenSheet, into package: EditedPackage) throws(WorkbookEditingError) {
    self.source = source
    taken = try package.namedParts()
    types = ContentTypesMarkup(try package.requiredBytes(ContentTypesMarkup.partName))
    sourceTypes = ContentTypesMarkup(try source.package.requiredBytes(ContentTypesMarkup.partName))
  }

  /// Copies the given worksheet part, and all parts to which it refers, into a package.
  ///
  /// - Returns: The name of the worksheet part: `part`, or a new name if `part` is nil.
  mutating func adopt(
    _ worksheet: [UInt8], as part: String?, into package: inout EditedPackage
  ) throws(WorkbookEditingError) -> String {
    let name = part ?? taken.takeFreeName("xl/worksheets/sheet", ".xml")
    names[WrittenSheet.part] = name
    if part == nil { types.add(name, type: sourceTypes.type(of: WrittenSheet.part)) }
    package.replace(name, with: worksheet)
    try adoptTargets(of: WrittenSheet.part, named: name, into: &package)
    package.replace(ContentTypesMarkup.partName, with: types.changed())
    return name
  }

  /// Copies the parts to which a part refers, and the relationships themselves, into a package.
  mutating func adoptTargets(
    of part: String, named name: String, into package: inout EditedPackage
  ) throws(WorkbookEditingError) {
    let pointers = PartName.relationships(of: part)
    guard let bytes = try source.package.optionalBytes(pointers) else { return }
    var changes = MarkupChanges()
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      guard tag.isNamed("Relationship", in: bytes), tag.value("TargetMode", in: bytes) == nil,
        let target = tag.value("Target", in: bytes).flatMap({ PartName.resolve($0, from: part) })
      else { continue }
      let adopted = try adoptPart(target, into: &package)
      changes.set("Target", to: "/" + adopted, of: tag, in: bytes)
    }
    package.replace(PartName.relationships(of: name), with: changes.applied(to: bytes))
  }

  /// Copies one part, and all parts to which it refers, into a package; returns its name there.
  mutating func adoptPart(
    _ part: String, into package: inout EditedPackage
  ) throws(WorkbookEditingError) -> String {
    if let known = names[part] { return known }
    let ending = part.lastIndex(of: ".").map { String(part[$0...]) } ?? ""
    let stem = String(part.dropLast(ending.count).reversed().drop { $0.isNumber }.reversed())
    let name = taken.takeFreeName(stem, ending)
    names[part] = name
    let type = sourceTypes.type(of: part)
    switch ending {
    case ".xml": types.add(name, type: type)
    default: types.addDefault(String(ending.dropFirst()), type: type)
    }
    package.replace(name, with: try source.package.requiredBytes(part))
    try adoptTargets(of: part, named: name, into: &package)
    return name
  }

  /// Adds the content types of the copied parts to a package.
  func finish(_ package: inout EditedPackage) {
    package.replace(ContentTypesMarkup.partName, with: types.changed())
  }
}

extension EditedPackage {
  /// The keys of all part names that are taken, because the part exists or another part refers to it.
  func namedParts() throws(WorkbookEditingError) -> Set<String> {
    var keys = Set(partNames.map(PartName.key))
    for part in partNames {
      guard let source = PartName.source(ofRelationships: part) else { continue }
      let targets = RelationshipsMarkup(try requiredBytes(part), of: source).all.compactMap(\.part)
      keys.formUnion(targets.map(PartName.key))
    }
    return keys
  }
}

extension Set<String> {
  /// Reserves an unused part name, made of the stem, a number and the ending.
  mutating func takeFreeName(_ stem: String, _ ending: String) -> String {
    var number = 1
    while !insert(PartName.key("\(stem)\(number)\(ending)")).inserted { number += 1 }
    return "\(stem)\(number)\(ending)"
  }
}
