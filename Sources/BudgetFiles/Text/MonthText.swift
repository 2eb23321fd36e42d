/// A month as headers and titles name it, with its year where they say one.
struct NamedMonth: Hashable {
  /// 1 to 12.
  var month: Int
  var year: Int?
}

/// Months and years in the texts of headers, titles and sheet names.
enum MonthText {
  /// The month that a whole text names: `Jan`, `January 2025`, `Jan-25`, `Mars '25`, `2025-01`, `01/2025`.
  static func read(_ text: String) -> NamedMonth? {
    let words = words(of: text)
    switch words.count {
    case 1: return MonthNames.month(words[0]).map { NamedMonth(month: $0, year: nil) }
    case 2:
      for (name, rest) in [(words[0], words[1]), (words[1], words[0])] {
        if let month = MonthNames.month(name), let year = year(rest, allowsShort: true) {
          return NamedMonth(month: month, year: year)
        }
      }
      return numbers(words)
    default: return nil
    }
  }

  /// The month that stands among the words of a title, by its full name: `Expenses in March 2025`.
  static func find(in title: String) -> NamedMonth? {
    if let whole = read(title) { return whole }
    let months = words(of: title).compactMap { MonthNames.fullNames[$0] }
    guard Set(months).count == 1, let month = months.first else { return nil }
    return NamedMonth(month: month, year: year(in: title))
  }

  /// The month at the beginning or the end of a text, and the words beside it: `Jan Budget`, `Actual 03/2025`.
  static func beside(_ text: String) -> (month: NamedMonth, words: String)? {
    let words = HeaderText.normalized(text).split(separator: " ").map(String.init)
    guard (2...5).contains(words.count) else { return nil }
    for count in [2, 1] where count < words.count {
      if let month = read(words.prefix(count).joined(separator: " ")) {
        return (month, words.dropFirst(count).joined(separator: " "))
      }
      if let month = read(words.suffix(count).joined(separator: " ")) {
        return (month, words.dropLast(count).joined(separator: " "))
      }
    }
    return nil
  }

  /// The only year of four digits that stands in a text.
  static func year(in text: String) -> Int? {
    let years = Set(words(of: text).compactMap { year($0, allowsShort: false) })
    return years.count == 1 ? years.first : nil
  }

  /// The first of two years that follow each other in a text: `2025/2026`, `2025-26`.
  static func firstYear(ofSpan text: String) -> Int? {
    let words = words(of: text)
    for (first, second) in zip(words, words.dropFirst()) {
      guard let year = year(first, allowsShort: false), let next = Int(second) else { continue }
      if next == year + 1 || second.utf8.count == 2 && next == (year + 1) % 100 { return year }
    }
    return nil
  }

  private static func words(of text: String) -> [String] {
    HeaderText.normalized(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// `2025 01` and `01 2025`.
  private static func numbers(_ words: [String]) -> NamedMonth? {
    for (first, second) in [(words[0], words[1]), (words[1], words[0])] {
      if let year = year(first, allowsShort: false), second.utf8.count <= 2, let month = Int(second),
        (1...12).contains(month)
      {
        return NamedMonth(month: month, year: year)
      }
    }
    return nil
  }

  private static func year(_ word: String, allowsShort: Bool) -> Int? {
    guard let number = Int(word) else { return nil }
    if word.utf8.count == 4, (1990...2099).contains(number) { return number }
    return allowsShort && word.utf8.count == 2 ? 2000 + number : nil
  }
}

/// The names of months in the languages of the files met so far, folded as `HeaderText.normalized` does.
enum MonthNames {
  /// The month, 1 to 12, of a name or of its first letters, three at least; nil where they fit several.
  static func month(_ word: String) -> Int? { fullNames[word] ?? shortNames[word] ?? beginnings[word] }

  /// Whole names.
  static let fullNames: [String: Int] = {
    var names: [String: Int] = [:]
    for language in languages {
      for (index, name) in language.split(separator: " ").enumerated() {
        names[HeaderText.normalized(String(name))] = index + 1
      }
    }
    return names
  }()

  /// The first letters of names, three at least, that fit one month only.
  private static let beginnings: [String: Int] = {
    var months: [String: Set<Int>] = [:]
    for (name, month) in fullNames {
      for count in 3..<max(3, name.count) { months[String(name.prefix(count)), default: []].insert(month) }
    }
    return months.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  private static let shortNames = ["sept": 9, "mrt": 3, "set": 9, "out": 10, "fev": 2, "jui": 7, "mar": 3]

  /// The names in English, with which mappings are written.
  static let english = languages[0].split(separator: " ").map(String.init)

  private static let languages = [
    "january february march april may june july august september october november december",
    "januar februar marz april mai juni juli august september oktober november dezember",
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "januari februari mars april maj juni juli augusti september oktober november december",
    "januar februar marts april maj juni juli august september oktober november december",
    "styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien",
    "januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december",
    "januar februar mars april mai juni juli august september oktober november desember",
    "leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec",
    "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
    "ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik",
    "januari februari maret april mei juni juli agustus september oktober november desember",
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
    "ιανουαριος φεβρουαριος μαρτιος απριλιος μαιος ιουνιος ιουλιος αυγουστος σεπτεμβριος οκτωβριος νοεμβριος δεκεμβριος",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "ledna února března dubna května června července srpna září října listopadu prosince",
    "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
    "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
    "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
  ]
}
