import type { CatalogTranslation } from '../messages';

export const uploadCorrections: CatalogTranslation<'uploadCorrections'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Zeile', other: 'Zeilen' })}`;
  const cells = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Zelle', other: 'Zellen' })}`;
  return {
    mappingTitle: 'Spalten zuordnen',
    mappingText:
      'Wählen Sie für jede Spalte der Datei eine Spalte der Vorlage. Die Werte darunter stammen aus der Datei.',
    ignore: 'Ignorieren',
    required: (header) => `${header} (erforderlich)`,
    unnamed: (column) => `Spalte ${column}`,
    noValues: 'Keine Werte',
    missing: (headers) => `Erforderliche Spalten ohne Zuordnung: ${format.list(headers)}.`,
    ignored: (headers) => `Ignorierte Spalten: ${format.list(headers)}.`,
    apply: 'Diese Spalten verwenden',
    mapped: 'Die Spalten sind zugeordnet. Die nächste Datei mit denselben Spalten wird ebenso zugeordnet.',
    remembered: 'Die Spalten sind wie bei einem früheren Upload zugeordnet.',
    renamed: (header, target) => `${header} → ${target}`,
    changeMapping: 'Zuordnung ändern',
    forgetMapping: 'Zuordnung zurücksetzen',
    sheet: 'Tabellenblatt',
    headerRow: (row) => `Die Spaltenüberschriften stehen in Zeile ${row}.`,
    encoding: (name) => `Die Datei ist als ${name} codiert und wird als UTF-8 hochgeladen.`,
    encodingSample: (cells) => `Prüfen Sie die Buchstaben mit Akzenten: ${cells.join(' · ')}`,
    dateOrder: (header) => `Datumsangaben in „${header}“`,
    dateExample: (example) => `${example} kann zwei Tage bedeuten.`,
    dateChoice: 'Auswählen',
    monthFirst: (date) => `Monat zuerst: ${format.date(date)}`,
    dayFirst: (date) => `Tag zuerst: ${format.date(date)}`,
    correct: 'Zeilen korrigieren',
    closeGrid: 'Liste der Probleme anzeigen',
    download: (count) => `${rows(count)} mit Problemen herunterladen`,
    rest: (count) =>
      format.plural(count, {
        one: '1 Zeile mit Problemen wurde nicht hochgeladen. Korrigieren Sie die Zeile und laden Sie sie hoch, oder laden Sie sie herunter.',
        other: `${rows(count)} mit Problemen wurden nicht hochgeladen. Korrigieren Sie die Zeilen und laden Sie sie hoch, oder laden Sie sie herunter.`,
      }),
    grid: 'Zeilen der Datei',
    gridHelp:
      'Drücken Sie Enter, um eine Zelle zu bearbeiten, und Esc, um abzubrechen. Mit Umschalt und den Pfeiltasten wählen Sie Zellen aus, mit Strg+D füllen Sie nach unten aus, mit Strg+Z machen Sie rückgängig. Sie können Zellen aus einer Tabellenkalkulation einfügen.',
    onlyProblems: 'Nur Zeilen mit Problemen',
    fillDown: 'Nach unten ausfüllen',
    undo: 'Rückgängig',
    row: 'Zeile',
    rowOf: (row, column) => `Zeile ${row}, ${column}`,
    noHeader: (column) => `Spalte ${column} (ohne Überschrift)`,
    range: (from, to, total) => `${from}–${to} von ${rows(total)}`,
    previous: 'Vorherige Zeilen',
    next: 'Nächste Zeilen',
    noRows: 'Keine Zeilen mit Problemen.',
    filled: (count) => `${cells(count)} ausgefüllt`,
    pasted: (count) => `${cells(count)} eingefügt`,
    undone: 'Die letzte Änderung wurde rückgängig gemacht',
    nothingToFill: 'Darunter hat keine Zelle ein Problem',
  };
};
