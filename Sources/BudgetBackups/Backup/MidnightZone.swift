internal import CalendarDates
internal import Foundation
internal import ExactJSON

/// Finds the time zone in which every instant of an older backup is the start of a day.
///
/// The programs of version 1 stored a day as the instant at which it began on the device. The file does not
/// state the device's time zone, but the instants show its UTC offsets in summer and winter.
struct MidnightZone {
  /// The distinct instants that represent days, in milliseconds.
  private var instants: Set<Int> = []
  /// The distinct instants that represent months.
  private var months: Set<Int> = []
  /// The number of values that are instants.
  private(set) var count = 0

  /// Collects the instants from a document of an older version.
  init(_ document: [JSONMember], _ version: BackupVersion) {
    for (collection, keys) in Self.places(of: version) {
      for record in document[collection]?.elements ?? [] {
        for key in keys {
          guard let instant = record.members?[key]?.text.flatMap({ UTCTimestamp($0) }) else { continue }
          count += 1
          instants.insert(instant.milliseconds)
          if key == "month" { months.insert(instant.milliseconds) }
        }
      }
    }
  }

  /// The time zone; nil if all instants are midnight in UTC, or if no zone fits.
  ///
  /// The first fitting zone of `candidates` is used, but a zone in which the instants of months fall on the
  /// first day of a month is preferred.
  var identifier: String? {
    guard !instants.isEmpty, instants.allSatisfy({ $0 % 900_000 == 0 }) else { return nil }
    if instants.allSatisfy({ $0 % 86_400_000 == 0 }) { return nil }
    var fitting: String?
    for identifier in Self.candidates {
      guard let zone = TimeZone(identifier: identifier), instants.allSatisfy({ Self.beginsDay($0, zone) })
      else { continue }
      if months.allSatisfy({ Self.local($0, zone)?.date.day == 1 }) { return identifier }
      fitting = fitting ?? identifier
    }
    return fitting
  }

  /// Whether a day begins at an instant; if clocks skip midnight, the day begins later.
  private static func beginsDay(_ milliseconds: Int, _ zone: TimeZone) -> Bool {
    guard let now = local(milliseconds, zone), let before = local(milliseconds - 1_000, zone) else {
      return false
    }
    return now.date == before.date.adding(days: 1)
  }

  private static func local(_ milliseconds: Int, _ zone: TimeZone) -> UTCTimestamp? {
    let instant = Date(timeIntervalSince1970: TimeInterval(milliseconds / 1_000))
    return UTCTimestamp(milliseconds: milliseconds + zone.secondsFromGMT(for: instant) * 1_000)
  }

  private static func places(of version: BackupVersion) -> KeyValuePairs<String, [String]> {
    switch version {
    case .monthlyBudgets1:
      ["monthlyBudgets": ["month"], "categories": ["dueDate"], "transactions": ["date"]]
    case .periods1:
      ["transactions": ["transactionDate", "date"], "periods": ["startDate", "endDate"]]
    case .current: [:]
    }
  }

  /// One time zone for each distinct history of UTC offsets since 2020; zones with more
  /// inhabitants come first.
  ///
  /// The list is fixed, so that the choice does not depend on a machine's time zone database. If two offsets
  /// are 24 hours apart, the order also decides the day: +13 comes before −11, and −10 before +14.
  static let candidates = [
    "Europe/Berlin", "America/New_York", "America/Chicago", "America/Los_Angeles", "Europe/London",
    "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "America/Sao_Paulo", "Europe/Athens", "Europe/Moscow",
    "America/Denver", "Australia/Sydney", "Asia/Jakarta", "America/Mexico_City", "America/Bogota",
    "Asia/Karachi", "Asia/Dhaka", "Africa/Lagos", "Africa/Johannesburg", "Asia/Dubai", "Asia/Tehran",
    "America/Caracas", "America/Santiago", "America/Halifax", "America/Phoenix", "Pacific/Auckland",
    "Africa/Cairo", "Asia/Jerusalem", "Africa/Casablanca", "Australia/Brisbane", "Australia/Adelaide",
    "America/Guatemala", "America/St_Johns", "America/Anchorage", "Pacific/Honolulu", "Asia/Kathmandu",
    "Asia/Yangon", "Asia/Kabul", "Asia/Almaty", "Asia/Damascus", "Asia/Amman", "Asia/Gaza",
    "America/Asuncion", "Australia/Darwin", "Africa/Juba", "Europe/Volgograd", "America/Chihuahua",
    "America/Mazatlan", "America/Ciudad_Juarez", "America/Ojinaga", "Atlantic/Azores", "Pacific/Fiji",
    "Pacific/Guadalcanal", "Pacific/Majuro", "Atlantic/Cape_Verde", "America/Nuuk",
    "America/Scoresbysund", "America/Noronha", "America/Miquelon", "America/Whitehorse", "America/Adak",
    "America/Coyhaique", "Pacific/Easter", "Pacific/Apia", "Pacific/Tongatapu", "Pacific/Pago_Pago",
    "Pacific/Marquesas", "Pacific/Gambier", "Pacific/Pitcairn", "Pacific/Norfolk", "Pacific/Chatham",
    "Pacific/Kiritimati", "Australia/Lord_Howe", "Australia/Eucla",
  ]
}
