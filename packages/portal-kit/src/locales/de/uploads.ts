import { uploadStatusMessages } from '../../domain/uploads/upload-status';
import type { CatalogTranslation } from '../messages';

const records: Readonly<Record<string, string>> = {
  ITEMS: 'Artikel',
  CUSTOMERS: 'Kunden',
  INBOUND_ORDERS: 'Eingangsaufträge',
  OUTBOUND_ORDERS: 'Ausgangsaufträge',
};

export const uploads: CatalogTranslation<'uploads'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Zeile', other: 'Zeilen' })}`;
  const problems = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Problem', other: 'Problemen' })}`;
  return {
    title: 'Datei hochladen',
    fileType: 'Dateiinhalt',
    fileTypes: records,
    drop: '.csv- oder .xlsx-Datei hierher ziehen',
    or: 'oder',
    choose: 'Datei auswählen',
    limits: (maxRows, size) => `Bis zu ${rows(maxRows)} und ${size}.`,
    template: 'Vorlage',
    cancelTemplate: 'Herunterladen der Vorlage abbrechen',
    remove: (fileName) => `${fileName} entfernen`,
    discarded: (fileName) => `Die korrigierten Zeilen von ${fileName} wurden entfernt.`,
    restore: 'Wiederherstellen',
    override: (fileType) => `Vorhandene ${records[fileType] ?? 'Einträge'} aktualisieren`,
    overrideText: (fileType) =>
      `Ausgefüllte Zellen überschreiben die aktuellen Werte; leere Zellen werden ignoriert. Ist diese Option aus, werden vorhandene ${records[fileType] ?? 'Einträge'} übersprungen.`,
    checking: 'Die Datei wird geprüft\u00a0…',
    good: (count) => `${rows(count)} bereit zum Hochladen`,
    counted: (ready, bad, skipped, unchecked) =>
      [
        `${rows(ready + bad + skipped + unchecked)}: ${format.number(ready)} bereit`,
        ...(unchecked > 0 ? [`${format.number(unchecked)} mit Prüfung beim Import`] : []),
        ...(bad > 0 ? [`${format.number(bad)} mit Problemen`] : []),
        ...(skipped > 0 ? [`${format.number(skipped)} übersprungen`] : []),
      ].join(', '),
    skip: 'Diese Zeile wird übersprungen',
    hinted: (count) =>
      `· ${rows(count)} mit ${format.plural(count, { one: 'einer Warnung', other: 'Warnungen' })}`,
    hint: 'Warnung: Diese Zeile kann trotzdem hochgeladen werden',
    allBad: (count) =>
      format.plural(count, {
        one: 'Die einzige Zeile hat Probleme. Es gibt nichts zum Hochladen.',
        other: `Alle ${rows(count)} haben Probleme. Es gibt nichts zum Hochladen.`,
      }),
    problems: 'Probleme in der Datei',
    moreProblems: (shown, all) => `Die ersten ${format.number(shown)} von ${problems(all)} werden angezeigt.`,
    row: 'Zeile',
    column: 'Spalte',
    value: 'Wert',
    problem: 'Problem',
    upload: 'Hochladen',
    uploadRows: (count, all) => `${format.number(count)} von ${rows(all)} hochladen`,
    uploading: (share) =>
      share === null
        ? 'Wird hochgeladen\u00a0…'
        : `Wird hochgeladen\u00a0… ${format.number(share, { style: 'percent' })}`,
    uploadAgain: 'Erneut hochladen',
    cancelUpload: 'Hochladen abbrechen',
    several: 'Laden Sie jeweils nur eine Datei hoch.',
    folder: 'Das ist ein Ordner. Wählen Sie stattdessen eine Datei aus.',
    noFile:
      'Sie haben einen Text oder einen Link abgelegt. Speichern Sie die Datei auf Ihrem Gerät und wählen Sie sie hier aus.',
    file: {
      empty: 'Die Datei ist leer.',
      type: 'Nur .csv- und .xlsx-Dateien können hochgeladen werden.',
      unreadable:
        'Die Datei konnte nicht gelesen werden. Möglicherweise wurde sie seit der Auswahl geändert.',
      noRows: 'Die Datei hat eine Kopfzeile, aber keine weiteren Zeilen.',
      lockFile:
        'Das ist eine temporäre Datei Ihrer Tabellenkalkulation. Wählen Sie die Datei ohne ~$ im Namen aus.',
      damaged:
        'Die Arbeitsmappe ist beschädigt. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie erneut.',
      protected: 'Die Arbeitsmappe hat ein Kennwort. Speichern Sie eine Kopie ohne Kennwort.',
      rightsManaged:
        'Die Arbeitsmappe hat eingeschränkte Berechtigungen. Speichern Sie eine Kopie ohne Einschränkungen.',
      shortcut:
        'Das ist eine Verknüpfung. Öffnen Sie die Verknüpfung, laden Sie die Datei herunter und wählen Sie diese aus.',
      webPage:
        'Das ist eine Webseite und keine Tabelle. Laden Sie die Datei erneut herunter und prüfen Sie den Inhalt.',
      notSpreadsheet: 'Das ist keine Tabelle. Wählen Sie eine .csv- oder .xlsx-Datei aus.',
      rowLimit: 'Die Datei hat zu viele Zeilen.',
      columnLimit: 'Die Datei hat zu viele Spalten.',
      sizeLimit: 'Die Arbeitsmappe enthält zu viele Daten.',
    },
    otherFormat: (fileFormat) =>
      `${fileFormat}-Dateien können nicht hochgeladen werden. Speichern Sie die Datei als .xlsx oder .csv.`,
    openQuote: (row) => `In Zeile ${row} fehlt ein schließendes Anführungszeichen.`,
    dateOrder: (headers) => `Wählen Sie das Datumsformat für ${format.list(headers)} aus.`,
    tooLarge: (limit) => `Die Datei ist größer als ${limit}.`,
    tooManyRows: (count, max) => `Die Datei hat ${rows(count)}; erlaubt sind höchstens ${rows(max)}.`,
    missingColumns: (headers) => `Fehlende Spalten: ${format.list(headers)}.`,
    unknownColumns: (headers) => `Unbekannte Spalten: ${format.list(headers)}.`,
    doubledColumns: (headers) => `Doppelte Spalten: ${format.list(headers)}.`,
    outcome: {
      accepted: (fileName) => `${fileName} wurde hochgeladen.`,
      failed: (fileName) => `Das Hochladen von ${fileName} ist fehlgeschlagen.`,
      canceled: (fileName) => `Das Hochladen von ${fileName} wurde abgebrochen.`,
    },
    uploaded: 'Datei hochgeladen',
    uploadedText: 'Ihre Datei wurde hochgeladen',
    resultsTitle: 'Upload-Ergebnisse',
    results: {
      search: 'Uploads suchen',
      empty: 'Upload-Ergebnisse erscheinen hier.',
      noMatch: 'Keine Uploads entsprechen Ihrer Suche und Ihren Filtern.',
      showAll: 'Alle Uploads anzeigen',
      outdated: 'Die Liste konnte nicht aktualisiert werden. Die Daten sind möglicherweise veraltet.',
      columns: {
        fileName: 'Dateiname',
        fileType: 'Typ',
        status: 'Status',
        uploadedBy: 'Hochgeladen von',
        uploadedAt: 'Hochgeladen am',
        rows: 'Zeilen',
        fileSize: 'Größe',
        report: 'Bericht',
      },
      status: uploadStatusMessages(format.locale).labels,
      counts: (good, bad, skipped) =>
        [
          `${format.number(good)} hochgeladen`,
          ...(bad > 0 ? [`${format.number(bad)} fehlerhaft`] : []),
          ...(skipped > 0 ? [`${format.number(skipped)} übersprungen`] : []),
        ].join(', '),
      rows,
      total: (count) => `von ${rows(count)}`,
      report: 'Bericht',
      reportOf: (fileName) => `Bericht zu ${fileName}`,
      cancelReport: (fileName) => `Herunterladen des Berichts zu ${fileName} abbrechen`,
      failedRows: 'Fehlerhafte Zeilen',
      failedRowsOf: (fileName) => `Fehlerhafte Zeilen aus ${fileName}`,
      cancelFailedRows: (fileName) => `Herunterladen der fehlerhaften Zeilen aus ${fileName} abbrechen`,
      settled: (fileName, status, counts) => `${fileName}: ${status}. ${counts}`,
    },
  };
};

export const uploadProblem: CatalogTranslation<'uploadProblem'> = (format) => ({
  choice: (choices) => `Einer dieser Werte: ${choices.join(', ')}`,
  yesNo: 'Y oder N',
  date: 'Ein Datum im Format JJJJ-MM-TT',
  outdated: (label) => `„${label}“ (veraltet) ist nicht mehr verfügbar`,
  country: 'USA, CAN oder ein numerischer ISO-Ländercode',
  blocked: 'Nur Buchstaben, Ziffern, Satzzeichen und Leerzeichen',
  formulaError: (error) => `Formelfehler ${error}`,
  formulaValue:
    'Die Formel hat keinen gespeicherten Wert. Speichern Sie die Datei in Ihrer Tabellenkalkulation.',
  shortened:
    'Ihre Tabellenkalkulation hat diese Zahl gekürzt. Formatieren Sie die Spalte als Text und geben Sie die Zahl erneut ein.',
  ambiguousNumber: (number) =>
    `${number} kann zwei Zahlen bedeuten. Geben Sie die Zahl ohne Trennzeichen ein.`,
  otherWarehouse: 'Das Lager ist dem Lieferanten nicht zugewiesen',
  doubleWarehouse: 'Das Lager ist doppelt aufgeführt',
  duplicate: (row, header) => `Duplikat: Zeile ${row} hat denselben Wert in „${header}“`,
  superseded: (row, header) => `Duplikat: Zeile ${row} mit demselben Wert in „${header}“ hat Vorrang`,
  existing: (header) => `Duplikat: Der Wert in „${header}“ existiert bereits`,
  usedUpc: 'UPC existiert bereits',
  inUse: 'Der Artikel hat Bestand oder offene Aufträge.',
  warehouseInUse: (warehouseId) => `In ${warehouseId} liegt Bestand dieses Artikels`,
  doubleLine: (line) => `Position ${line} kommt doppelt vor`,
  unknownItem: (sku) => `Unbekannter Artikel ${sku}`,
  doubleItem: (sku, line) => `Artikel ${sku} ist bereits in Position ${line} enthalten`,
  inactiveItem: 'Der Artikel ist inaktiv',
  discontinuedItem: 'Der Artikel ist ausgelistet',
  notStored: (warehouseId) => `Der Artikel wird nicht in ${warehouseId} gelagert`,
  singleBottle: '1 Karton = 1 Flasche. Geben Sie Kartons an.',
  otherVintage: (vintage) => `Der Jahrgang des Artikels ist ${vintage}`,
  stock: (cases, bottles) =>
    `Nur ${format.number(cases)} ${format.plural(cases, { one: 'Karton', other: 'Kartons' })}, ` +
    `${format.number(bottles)} ${format.plural(bottles, { one: 'Flasche', other: 'Flaschen' })} verfügbar`,
  inactiveWarehouse: 'Das Lager ist inaktiv',
  notBonded: 'Das Lager ist kein Steuerlager',
  unknownCarrier: 'Unbekannter Frachtführer',
  past: 'Darf nicht in der Vergangenheit liegen',
  tooFar: (days) =>
    format.plural(days, {
      one: 'Muss innerhalb von 1 Tag liegen',
      other: `Muss innerhalb von ${format.number(days)} Tagen liegen`,
    }),
  beforeOrder: 'Darf nicht vor dem Auftragsdatum liegen',
  beforeShip: 'Darf nicht vor dem Wunschversanddatum liegen',
  unknownCustomer: 'Unbekannter Kunde',
  inactiveCustomer: 'Der Kunde ist inaktiv',
  licenseExpired: (date) => `Lizenz des Empfängers abgelaufen am ${date}`,
  customerNotBonded: 'Der Kunde darf keine unversteuerte Ware empfangen',
  noAddress: 'Der Kunde hat keine Rechnungs- oder Lieferadresse',
  unknownState: 'Unbekannter Code',
  accountNumber: 'Erfordert eine Frachtführer-Kundennr. Erstellen Sie diesen Auftrag im Formular.',
  thirdParty: 'Erfordert die Adresse des Frachtzahlers. Erstellen Sie diesen Auftrag im Formular.',
  origin:
    'Aufträge von Importeuren erfordern eine Absenderadresse. Erstellen Sie diesen Auftrag im Formular.',
  unchangeable: (status) => `Der Auftrag hat den Status „${status}“ und kann nicht mehr geändert werden.`,
  onImport: 'Wird beim Import geprüft',
  disagreement: (first, row) => `Die Auftragsdaten in den Zeilen ${first} und ${row} weichen voneinander ab`,
  sameOrder: 'Eine andere Zeile dieses Auftrags ist fehlerhaft',
  strayColumn: (column) => `Spalte ${column} enthält Werte, hat aber keine Überschrift`,
});
