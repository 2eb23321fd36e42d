/// The cell metadata of a workbook (ECMA-376 18.9, [MS-XLSX] 2.4.85).
enum CellMetadata {
  /// The metadata indices (`cm`) of cells whose formula is a dynamic array.
  static func dynamicArrays(_ root: XMLNode) -> Set<Int> {
    let types = root.first("metadataTypes")?.all("metadataType").map { $0["name"] } ?? []
    guard let type = types.firstIndex(of: "XLDAPR") else { return [] }
    let properties = root.all("futureMetadata").first { $0["name"] == "XLDAPR" }
    let isDynamic = properties?.all("bk").map { block in
      block.all("extLst").flatMap(\.children).flatMap(\.children).contains {
        $0.name == "dynamicArrayProperties" && $0.flag("fDynamic") == true
      }
    }
    var numbers: Set<Int> = []
    let blocks = root.first("cellMetadata").map { Array($0.all("bk")) } ?? []
    for (index, block) in blocks.enumerated() {
      let marks = block.all("rc").contains { record in
        guard record.integer("t") == type + 1, let value = record.integer("v"), let isDynamic else {
          return false
        }
        return isDynamic.indices.contains(value) && isDynamic[value]
      }
      if marks { numbers.insert(index + 1) }
    }
    return numbers
  }
}
