internal import BudgetModel
internal import ImportCore

/// The sheet of the members of the household.
enum MembersSheet {
  static let form = RecordSheet(
    name: "Members", records: \.members, blank: { Member(id: $0, name: "", info: $1) },
    add: { member, _, builder in builder.addRecord(member) },
    columns: [
      RecordColumn("Household Member", \.name, .name, width: 30, isTelling: true, isRequired: true)
    ])
}
