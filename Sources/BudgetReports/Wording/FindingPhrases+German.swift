extension FindingPhrases {
  /// What findings say in German.
  static let german = FindingPhrases(
    open: "„", close: "“",
    [
      // Amounts.
      "amount-beyond-spreadsheet": .init(
        "Der Betrag hat mehr Stellen, als eine Tabellenkalkulation behält",
        "Die Sicherung als JSON behält jede Stelle"),
      "amount-missing": .init("Der Zeile fehlt der Betrag", "Den Betrag eintragen"),
      "amount-negative": .init(
        "Der geplante Betrag liegt unter 0, was die Einstellungen nicht erlauben",
        "Einen Betrag ab 0 eintragen oder Beträge unter 0 in den Einstellungen erlauben"),
      "amount-not-positive": .init(
        "Der Betrag liegt nicht über 0", "Einen Betrag über 0 eintragen; die Art sagt die Richtung"),
      "amount-out-of-range": .init(
        "Der Betrag ist keine Zahl oder hat zu viele Stellen",
        "Eine Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen"),
      "amount-too-precise": .init(
        "Der Betrag hat mehr Stellen, als ein Budget behält",
        "Eine Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen"),
      "amount-unreadable": .init(
        "Der Betrag ist nicht eindeutig zu lesen",
        "Eine einzige Zahl mit höchstens 15 Stellen vor und 4 nach dem Komma eintragen"),
      "amount-zero": .init("Der Betrag der Zeile ist 0", "Den Betrag eintragen oder die Zeile löschen"),
      "number-too-large": .init(
        "Die Zahl ist zu groß, um genau behalten zu werden", "Eine kleinere Zahl eintragen"),
      "refund": .init(
        "Der Betrag unter 0 ist als Gegenbuchung gelesen, etwa als Erstattung", "Die Zeile prüfen"),
      "sheet-missing": .init(
        "Die Arbeitsmappe nennt das Blatt, die Datei enthält es aber nicht", "Nichts ist zu tun"),
      "style-missing": .init(
        "Die Datei enthält das Format der Zelle nicht; ein Datum kann als Zahl erscheinen",
        "Die Arbeitsmappe in einer Tabellenkalkulation öffnen und neu speichern"),
      "error-value": .init(
        "Die Zelle zeigt einen Fehler statt eines Werts", "Die Formel in Ordnung bringen"),
      "decimal-mark-ambiguous": .init(
        "Punkt und Komma in den Beträgen lassen zwei Lesarten zu", "Das Dezimalzeichen angeben"),
      "signs-ambiguous": .init(
        "Nichts sagt, welche Beträge hinausgingen und welche hereinkamen",
        "Mit --signs die Vorzeichen angeben"),
      "signs-assumed": .init(
        "Kein Betrag hat ein Vorzeichen; alle sind als Ausgaben gelesen",
        "Mit --signs die Vorzeichen angeben, wo es Einnahmen sind"),
      "sign-against-word": .init(
        "Das Vorzeichen widerspricht dem Wort daneben; das Vorzeichen zählt", "Die Zeile prüfen"),
      "direction-missing": .init(
        "Das Wort der Zeile sagt nicht, ob Geld hinausging oder hereinkam", "Die Art der Zeile eintragen"),
      "fees-not-booked": .init(
        "Ob die Gebühren in den Beträgen enthalten sind, ist nicht bekannt; sie sind nicht gebucht",
        "Die Gebühren von Hand eintragen, wo sie fehlen"),
      // Days and times.
      "date-beyond-spreadsheet": .init(
        "Das Datum kennt eine Tabellenkalkulation nicht", "Die Sicherung als JSON behält jedes Datum"),
      "date-missing": .init("Der Zeile fehlt das Datum", "Das Datum eintragen"),
      "date-order-ambiguous": .init(
        "In den Daten kann der Tag oder der Monat vorn stehen", "Mit --date-order die Reihenfolge angeben"),
      "date-unreadable": .init(
        "Das ist kein Datum und kein Monat, wie sie hier gebraucht werden",
        "Ein Datum wie 2026-03-31 oder einen Monat wie 2026-03 eintragen"),
      "dates-carried": .init(
        "Zeilen ohne Datum sind mit dem Datum der Zeile darüber gelesen", "Die Daten eintragen"),
      "due-date-unreadable": .init(
        "Die Fälligkeit ist weder ein Datum noch ein Tag im Monat",
        "Ein Datum oder einen Tag von 1 bis 31 eintragen"),
      "year-assumed": .init(
        "Den Monaten fehlt das Jahr; genommen ist das der Buchungen", "Mit --in-year ein anderes angeben"),
      "year-missing": .init("Den Daten fehlt das Jahr", "Das Jahr angeben"),
      "future-dated": .init("Die Buchung liegt in der Zukunft", "Das Datum prüfen"),
      "day-out-of-range": .init("Der Tag liegt nicht zwischen 1 und 31", "Einen Tag von 1 bis 31 eintragen"),
      "interval-out-of-range": .init(
        "Die Wiederholung hat keinen Abstand über 0", "Einen Abstand ab 1 eintragen"),
      "period-reversed": .init("Der Zeitraum endet, bevor er beginnt", "Anfang und Ende tauschen"),
      "period-overlap": .init("Zwei Zeiträume haben gemeinsame Tage", "Die Zeiträume trennen"),
      "reminder-invalid": .init(
        "Die Erinnerung liegt nach dem Termin oder steht zweimal da", "Die Erinnerung ändern oder löschen"),
      "time-zone-assumed": .init(
        "Die Sicherung nennt keine Zeitzone; genommen ist die, in der alle Zeiten Mitternacht sind",
        "Mit --time-zone eine andere angeben"),
      "time-zone-unknown": .init(
        "Die Zeitzone ist nicht bekannt", "Eine Zone der IANA-Datenbank wie Europe/Berlin eintragen"),
      // Names and texts.
      "name-duplicate": .init(
        "Zwei Einträge haben denselben Namen", "Einem von beiden einen anderen Namen geben"),
      "name-empty": .init("Der Name ist leer", "Einen Namen eintragen"),
      "name-missing": .init("Der Zeile fehlt der Name", "Den Namen eintragen"),
      "name-repeated": .init(
        "Der Eintrag steht zweimal da; der erste zählt", "Einem von beiden einen anderen Namen geben"),
      "name-similar": .init(
        "Zwei Namen können Schreibweisen eines einzigen sein", "Beide zusammenlegen, wenn sie dasselbe meinen"
      ),
      "text-too-long": .init("Der Text ist zu lang", "Den Text kürzen"),
      "description-empty": .init("Der Buchung fehlt die Beschreibung", "Eine Beschreibung eintragen"),
      // Categories, types, limits and assignments.
      "category-missing": .init("Der Buchung fehlt die Kategorie", "Eine Kategorie eintragen"),
      "category-not-planned": .init(
        "Die Kategorie steht in keinem Plan", "Die Kategorie in den Plan aufnehmen"),
      "uncategorized": .init(
        "Die Zeile hat keine Kategorie; sie ist ohne Kategorie behalten", "Eine Kategorie eintragen"),
      "expense-in-income-category": .init(
        "Eine Ausgabe steht in einer Kategorie für Einnahmen und zählt als ohne Kategorie",
        "Eine Kategorie für Ausgaben wählen"),
      "type-unknown": .init("Die Art ist nicht bekannt", "Eine der bekannten Arten eintragen"),
      "limit-duplicate": .init(
        "Für die Kategorie und das Mitglied gibt es zwei Grenzen", "Eine der Grenzen löschen"),
      "limit-on-income": .init(
        "Die Grenze gilt für eine Kategorie für Einnahmen", "Eine Kategorie für Ausgaben wählen"),
      "threshold-out-of-range": .init(
        "Die Schwelle der Warnung liegt nicht zwischen 50 und 95 %", "Eine Schwelle von 50 bis 95 eintragen"),
      "assignment-duplicate": .init(
        "Die Kategorie bekommt in einem Monat zweimal Geld zugewiesen", "Beides zusammenlegen"),
      "assignment-to-income": .init(
        "Geld ist einer Kategorie für Einnahmen zugewiesen", "Eine Kategorie für Ausgaben wählen"),
      "month-duplicate": .init("Für den Monat gibt es zwei Budgets", "Beide zusammenlegen"),
      // Accounts and transfers.
      "last-digits-invalid": .init(
        "Die letzten Stellen der Kontonummer sind nicht vier Ziffern",
        "Nur die letzten vier Ziffern eintragen"),
      "primary-account-duplicate": .init(
        "Mehr als ein Konto ist das Hauptkonto", "Nur ein Konto zum Hauptkonto machen"),
      "possible-transfers": .init(
        "Einige Zeilen können Umbuchungen zwischen eigenen Konten sein; sie sind als Einnahmen und Ausgaben behalten",
        "Die Zeilen prüfen"),
      "transfer-account-missing": .init(
        "Die Umbuchung nennt nicht beide Konten", "Beide Konten eintragen"),
      "transfer-account-unused": .init(
        "Die Buchung nennt ein Zielkonto und ist keine Umbuchung",
        "Die Art zu Umbuchung ändern oder das Zielkonto löschen"),
      "transfer-to-itself": .init(
        "Die Umbuchung geht von einem Konto zu demselben", "Ein anderes Konto eintragen"),
      "transfer-without-account": .init(
        "Die Umbuchung sagt nicht, auf welches Konto sie ging", "Das Zielkonto eintragen"),
      "double-entry": .init(
        "Die Datei ist ein Journal der doppelten Buchführung, das jeden Betrag zweimal enthält",
        "Die Buchungen eines Kontos ausgeben lassen"),
      // Files, sheets, columns and formulas.
      "empty-sheet": .init("Das Blatt ist leer", "Das Blatt füllen oder löschen"),
      "empty-workbook": .init("Die Arbeitsmappe hat keine gefüllte Zelle", "Eine andere Datei wählen"),
      "no-budget": .init(
        "In der Datei ist weder ein Buchungsprotokoll noch ein Plan zu finden",
        "Die Spalten in der ersten Zeile benennen"),
      "no-log": .init(
        "Die Arbeitsmappe hat kein Buchungsprotokoll",
        "Eine Kopfzeile mit Datum, Betrag und Beschreibung oder Kategorie anlegen"),
      "header-missing": .init(
        "Die Datei benennt ihre Spalten nicht; sie sind an ihrem Inhalt erkannt", "Die Spalten benennen"),
      "columns-ambiguous": .init(
        "Was in den Spalten steht, ist nicht eindeutig", "Die Spalten benennen oder ein Profil angeben"),
      "column-not-kept": .init("Für die Spalte hat ein Budget keinen Platz", "Nichts ist zu tun"),
      "fields-without-column": .init(
        "Die Zeile hat mehr Felder, als es Spalten gibt",
        "Texte, die das Trennzeichen enthalten, in Anführungszeichen setzen"),
      "profile-unclear": .init("Welches Profil zur Datei passt, ist nicht eindeutig", "Das Profil angeben"),
      "not-csv": .init("Die Datei ist keine CSV-Datei", "Eine CSV-Datei wählen"),
      "mapping-unfit": .init(
        "Die Zuordnung passt nicht zur Arbeitsmappe", "Die Zuordnung an die Blätter und Spalten anpassen"),
      "not-carried": .init(
        "Dafür hat ein Budget keinen Platz, oder nichts sagt, wie es gemeint ist",
        "In der Datei oder in einer Zuordnung sagen, was die Spalten bedeuten"),
      "not-in-workbook": .init(
        "Dafür hat eine Arbeitsmappe keinen Platz", "Die Sicherung als JSON behält alles"),
      "left-out": .init(
        "Dafür hat die ältere Form der Sicherung keinen Platz", "Die neueste Form behält alles"),
      "differs-from-computed": .init(
        "Ein Wert der Arbeitsmappe weicht vom berechneten ab", "Den Bereich der Formel prüfen"),
      "balance-breaks": .init(
        "Der laufende Kontostand folgt nicht aus der Zeile davor und dem Betrag",
        "Die Formel der Zeile prüfen"),
      "basis-settled": .init(
        "Der Titel nennt einen anderen Zeitraum, als die Summen des Blattes rechnen; sie entscheiden",
        "Die Summen oder den Titel ändern, wo sie falsch sind"),
      "opening-balance": .init(
        "Die Zeile sagt, was vorher da war, und ist keine Buchung",
        "Den Anfangsbestand selbst nennen, wo er ein anderer ist"),
      "planned-or-actual": .init(
        "Nichts sagt, ob die Beträge je Monat geplant oder ausgegeben sind; sie sind als geplant gelesen",
        "Mit --by-month sagen, was sie sind"),
      "not-checked": .init(
        "Nach welcher Regel die Werte berechnet sind, war nicht zu finden; sie sind nicht geprüft",
        "Die Werte von Hand prüfen"),
      "formula-cycle": .init("Die Formel hängt von sich selbst ab", "Den Kreis auflösen"),
      "formula-unreadable": .init("Die Formel ist nicht zu lesen", "Die Formel in Ordnung bringen"),
      "function-unknown": .init("Die Funktion ist nicht bekannt", "Eine andere Funktion verwenden"),
      "reference-external": .init(
        "Die Formel verweist auf eine andere Arbeitsmappe", "Den Wert in diese Arbeitsmappe holen"),
      "formula-too-much-work": .init(
        "Eine Formel verlangt mehr Rechenarbeit, als eine Datei haben darf; die Zelle zeigt einen Fehler",
        "Der Datei vertrauen und sie mit --any-size lesen, oder die Formel vereinfachen"),
      "setting-unknown": .init(
        "Die Einstellung kann diesen Wert nicht haben; sie ist übergangen",
        "Einen der bekannten Werte eintragen"),
      // Currencies.
      "currency-assumed": .init(
        "Welche Währung die Beträge haben, sagt die Datei nicht oder nicht eindeutig; eine ist angenommen",
        "Mit --currency eine andere sagen"),
      "currency-other": .init(
        "Beträge stehen in einer anderen Währung als der des Budgets",
        "Die Währung prüfen; umgerechnet wird nie"),
      "currency-contradicted": .init(
        "Die Datei sagt eine andere Währung als die verlangte",
        "Die Option --currency weglassen oder die Währung in einem Mapping sagen"),
      "currency-unknown": .init(
        "Den Währungscode gibt es in ISO 4217 nicht", "Einen Code wie EUR eintragen"),
      "reference-unknown": .init(
        "Kein Blatt hat den Datensatz, den die Zeile nennt",
        "Den Datensatz ergänzen oder den Namen berichtigen"),
      // Statements and imports.
      "not-a-statement": .init(
        "Die Datei ist kein Kontoauszug in OFX oder QIF", "Die Datei noch einmal exportieren"),
      "entries-left-out": .init(
        "Einträge, die keine Buchungen eines Kontos sind, sind weggelassen",
        "Nur Bankkonten, Karten und Bargeld werden gelesen"),
      "split-differs": .init(
        "Die Teile der Buchung ergeben zusammen einen anderen Betrag", "Die Teile berichtigen"),
      "balance-given": .init(
        "Die Bank nennt einen Saldo, zu dem nichts Früheres bekannt ist",
        "Den Anfangssaldo des Kontos eintragen"),
      "balance-differs": .init(
        "Der Saldo der Bank ist ein anderer als der des Kontos",
        "Fehlende Zeilen oder den Anfangssaldo prüfen"),
      "row-in-conflict": .init(
        "Eine Zeile mit dieser Kennung ist schon da und hat andere Werte",
        "Mit --take file die Werte der Datei nehmen"),
      "possible-duplicate": .init(
        "Die Zeile gleicht einer, die unter anderer Kennung eingelesen ist",
        "Eine von beiden löschen, wenn sie eine sind"),
      "identities-repeated": .init(
        "Die Kennungen der Datei stehen für mehrere verschiedene Zeilen und zählen nicht", "Nichts ist zu tun"
      ),
      "transfer-paired": .init("Zwei Zeilen sind eine Umbuchung", "Nichts ist zu tun"),
      "transfer-proposed": .init(
        "Zwei Zeilen können eine Umbuchung sein; sonst spricht nichts dafür",
        "Sie zu einer Umbuchung machen, wenn sie eine sind"),
      "transfer-unclear": .init(
        "Die Zeile sieht nach einer Umbuchung aus und passt zu mehreren Zeilen",
        "Sie mit der richtigen zur Umbuchung machen"),
      "record-added": .init(
        "Ein Name der Datei ist neu und als Kategorie, Konto oder Mitglied angelegt", "Nichts ist zu tun"),
      "only-rows-imported": .init(
        "Die Datei hat mehr als Buchungen; nur diese sind eingelesen",
        "Ganze Budgets mit budget merge zusammenführen"),
      "edited-since-import": .init(
        "Der Eintrag wurde seit dem Einlesen geändert", "Mit --force trotzdem zurücknehmen"),
      "deleted-since-import": .init(
        "Die Buchung wurde seit dem Einlesen gelöscht", "Mit --force trotzdem zurücknehmen"),
      "still-used": .init(
        "Der Eintrag wird von anderen gebraucht und bleibt", "Nichts ist zu tun"),
      // Backups.
      "not-json": .init("Der Text ist kein JSON", "Die Sicherung noch einmal ausgeben lassen"),
      "version-unknown": .init(
        "Die Version der Sicherung fehlt oder ist nicht bekannt", "Ein neueres Programm verwenden"),
      "value-missing": .init("Ein Wert fehlt, der da sein muss", "Den Wert eintragen"),
      "value-of-wrong-kind": .init(
        "Der Wert ist von anderer Art, als hier gebraucht wird", "Die Sicherung noch einmal ausgeben lassen"),
      "value-unknown": .init("Der Wert ist hier nicht bekannt", "Einen der bekannten Werte eintragen"),
      "value-out-of-range": .init(
        "Die Zahl liegt außerhalb dessen, was hier möglich ist", "Eine Zahl im möglichen Bereich eintragen"),
      "values-conflict": .init(
        "Zwei Werte stehen da, von denen nur einer da sein darf", "Einen von beiden löschen"),
      "unknown-field-unusable": .init(
        "Ein unbekanntes Feld ist nicht zu behalten", "Die Sicherung noch einmal ausgeben lassen"),
      "identifier-duplicate": .init(
        "Zwei Einträge haben dieselbe Kennung", "Einen von beiden löschen oder ihm eine neue Kennung geben"),
      "section-unknown": .init(
        "Die Überschrift eines Abschnitts ist nicht bekannt; seine Zeilen zählen als variable Ausgaben",
        "Ihn Einnahmen, Fixkosten, Variable Kosten, Quartalsausgaben oder Zusammenfassung nennen"),
      "identifier-unusable": .init(
        "Die Kennung ist nicht zu verwenden; die Zeile hat eine neue", "Nichts ist zu tun"),
      "reference-dangling": .init(
        "Der Eintrag verweist auf einen, den es nicht gibt", "Den Verweis ändern oder löschen"),
      "tombstone-unreadable": .init(
        "Die Kennung einer Löschmarke ist keine UUID", "Die Löschmarke löschen"),
      "tombstone-of-living": .init(
        "Eine Löschmarke gilt einem Eintrag, den es noch gibt", "Die Löschmarke oder den Eintrag löschen"),
    ])
}
