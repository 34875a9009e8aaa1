import { formatFileSize } from '../../kernel/messages/file-size';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

export const kernel: CatalogTranslation<'kernel'> = (format) => ({
  language: format.language,
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  save: 'Speichern',
  add: 'Hinzufügen',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  retryIn: (seconds) => `Erneut versuchen in ${format.number(seconds)}\u00a0s`,
  loading: 'Wird geladen',
  view: 'Anzeigen',
  viewDocument: (title) => `${title} anzeigen`,
  viewRefused:
    'Dokumente können auf dieser Seite nicht angezeigt werden. Laden Sie die Datei stattdessen herunter.',
  download: 'Herunterladen',
  notifications: 'Benachrichtigungen',
  dash,
  nothingToShow: 'Keine Einträge vorhanden',
  dataError: 'Datenfehler',
  dataErrorText: 'Bitte aktualisieren Sie die Seite oder versuchen Sie es später erneut.',
  embeddedDataErrorText: 'Bitte versuchen Sie es jetzt oder später erneut.',
  errorTitle: 'Fehler',
  errorCaption: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  moreErrors: (count) =>
    `${format.number(count)} ${format.plural(count, { one: 'weiterer Fehler', other: 'weitere Fehler' })}`,
  offline: 'Sie sind offenbar offline. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  codeMissing:
    'Ein Teil dieser Seite konnte nicht geladen werden. Möglicherweise wurde die Seite aktualisiert. Laden Sie sie neu und versuchen Sie es erneut.',
  tokenUnavailable: 'Ihr Zugriff konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
  reference: (requestId) => `Referenz: ${requestId}`,
  rowsPerPage: 'Zeilen pro Seite:',
  range: (from, to, total) =>
    total === null
      ? `${format.number(from)}–${format.number(to)} von mehr als ${format.number(to)}`
      : `${format.number(from)}–${format.number(to)} von ${format.number(total)}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  columns: 'Spalten',
  resetColumnWidths: 'Spaltenbreiten zurücksetzen',
  sortLabels: {
    sortBy: 'Sortierung',
    direction: { ASC: 'Aufsteigend', DESC: 'Absteigend' },
    sorted: (column, direction) => `Sortiert nach ${column}, ${direction}`,
  },
  density: { comfortable: 'Normale Zeilenhöhe', dense: 'Kompakte Zeilenhöhe' },
  clearSearch: 'Suche löschen',
  clearFilter: 'Filter löschen',
  downloading: (label, loadedBytes, totalBytes) =>
    totalBytes
      ? `${label} ${format.number(Math.min(loadedBytes / totalBytes, 1), { style: 'percent' })}`
      : `${label}\u00a0…`,
  date: format.date,
  instant: format.instant,
  fileSize: (bytes) => formatFileSize(bytes, format, ['\u00a0B', '\u00a0KB', '\u00a0MB']),
  unexpected: 'Unerwarteter Anwendungsfehler!',
});

const namedValues = 2;

export const filter: CatalogTranslation<'filter'> = (format) => ({
  add: 'Filter',
  any: 'beliebig',
  chip: (label, values) => `${label}: ${values}`,
  values: (labels) =>
    [
      ...labels.slice(0, namedValues),
      ...(labels.length > namedValues ? [`+${format.number(labels.length - namedValues)}`] : []),
    ].join(', '),
  remove: (label) => `Filter „${label}“ entfernen`,
  failed: 'Die Optionen konnten nicht geladen werden.',
  clear: 'Filter zurücksetzen',
});

export const dateField: CatalogTranslation<'dateField'> = () => ({
  calendar: 'Kalender',
  letters: { year: 'JJJJ', month: 'MM', day: 'TT' },
  invalid: (pattern, example) => `Geben Sie ein Datum im Format ${pattern} ein, zum Beispiel ${example}`,
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  today: 'Heute',
  clear: 'Leeren',
  weekend: 'Wochenende',
});

export const filterDates: CatalogTranslation<'filterDates'> = (format) => ({
  dates: (from, to) => {
    if (from === to) return format.date(from);
    if (to === '') return `ab ${format.date(from)}`;
    return from === '' ? `bis ${format.date(to)}` : `${format.date(from)} – ${format.date(to)}`;
  },
  from: 'Von',
  to: 'Bis',
  beforeFrom: 'Darf nicht vor „Von“ liegen',
  spans: { today: 'Heute', nextWeek: 'Nächste 7 Tage', lastMonth: 'Letzte 30 Tage' },
});

export const recordConflict: CatalogTranslation<'recordConflict'> = (format) => ({
  changed: 'Inzwischen hat eine andere Person diese Daten geändert.',
  choose:
    'Ihre Änderungen sind noch nicht gespeichert. Übernehmen Sie sie in die andere Version oder verwerfen Sie sie.',
  reading: 'Die andere Version wird geladen\u00a0…',
  failed: 'Die andere Version konnte nicht geladen werden.',
  kept: (isReplacing) =>
    isReplacing
      ? 'Ihre Änderungen wurden in die andere Version übernommen. Speichern Sie, um sie zu behalten; die hier aufgeführten ersetzen die Werte der anderen Version.'
      : 'Ihre Änderungen wurden in die andere Version übernommen. Speichern Sie, um sie zu behalten.',
  taken: (labels) =>
    labels.length === 0
      ? 'Dies ist die andere Version.'
      : `Dies ist die andere Version. Ihre Änderungen wurden verworfen: ${format.list(labels)}.`,
  unopposed:
    'Diese Felder wurden von niemand anderem geändert. Speichern Sie erneut, um Ihre Änderungen zu behalten.',
  differ: (count) =>
    format.plural(count, {
      one: '1 Feld unterscheidet sich',
      other: `${format.number(count)} Felder unterscheiden sich`,
    }),
  overwritten: 'Wird beim Speichern ersetzt',
  field: 'Feld',
  theirs: 'Andere Version',
  mine: 'Ihre Version',
  ifKept: 'Wenn Sie Ihre behalten',
  outcome: {
    both: 'Ihr Wert ersetzt den anderen',
    them: 'Anderer Wert bleibt',
    you: 'Ihr Wert wird gespeichert',
  },
  replaces: (theirs) => `Ersetzt den Wert der anderen Version: ${theirs}`,
  keep: 'Meine behalten',
  take: 'Andere übernehmen',
  undo: 'Rückgängig',
});

export const form: CatalogTranslation<'form'> = (format) => ({
  required: 'Pflichtfeld',
  numericOnly: 'Nur Ziffern',
  numericNotZero: 'Nur Ziffern, nicht 0',
  numericTwoDecimals: 'Nur Zahlen mit bis zu 2 Nachkommastellen, nicht 0',
  price: 'Nur Zahlen mit 2 Nachkommastellen',
  numericHyphens: 'Nur Ziffern und Bindestriche',
  canadianZip: 'Falsches Format der kanadischen Postleitzahl',
  phone: 'Nur Ziffern im Format XXX-XXX-XXXX',
  email: 'Ungültiges E-Mail-Format',
  digits: (label, count) => `${label}: genau ${count} Ziffern`,
  checkDigit: (label) => `${label}: falsche Prüfziffer`,
  format: (label) => `${label}: falsches Format`,
  unusualStrength: (type) => `Ungewöhnlicher Alkoholgehalt für „${type}“`,
  maxLength: (count) => `Maximal ${count} Zeichen`,
  numberRange: (from, to) => `${format.number(from)} bis ${format.number(to)}`,
  yearRange: (from, to) => `${from} bis ${to}`,
  blocked: 'Nur Buchstaben, Ziffern, Satzzeichen und Leerzeichen. Andere Zeichen wurden entfernt.',
  choose: 'Auswählen',
  noMatch: 'Keine Treffer',
  optional: 'Optional',
  draftOffer: (savedAt) => `Sie haben nicht gespeicherte Änderungen vom ${format.instant(savedAt)}.`,
  draftBehind: (savedAt) =>
    `Sie haben nicht gespeicherte Änderungen vom ${format.instant(savedAt)}, die auf einer älteren Version beruhen.`,
  draftUnconfirmed: (savedAt) =>
    `Ihr Speichervorgang vom ${format.instant(savedAt)} wurde unterbrochen. Stellen Sie die Werte wieder her und speichern Sie erneut, um das Ergebnis zu sehen. Nichts wird doppelt gespeichert.`,
  draftRestore: 'Wiederherstellen',
  draftDiscard: 'Verwerfen',
  saveChanges: 'Änderungen speichern?',
  saveChangesOf: (title) => `Ihre Änderungen an „${title}“ werden gespeichert.`,
  addAnother: (title) => `„${title}“ wurde hinzugefügt. Sie können einen weiteren Eintrag anlegen.`,
  unchanged: 'Keine Änderungen zum Speichern.',
  allSaved: 'Alle Änderungen gespeichert.',
});
