import type { CatalogTranslation } from '../messages';

export const scanning: CatalogTranslation<'scanning'> = () => ({
  scan: 'Barcode scannen',
  camera: 'Kamera',
  starting: 'Kamera wird gestartet',
  aim: 'Richten Sie die Kamera auf einen Barcode oder geben Sie den Code ein.',
  lookingUp: (code) => `${code} wird gesucht`,
  blocked:
    'Die Kamera ist für diese Seite blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers oder geben Sie den Code ein.',
  missing: 'Es wurde keine Kamera gefunden. Geben Sie den Code ein.',
  unsupported: 'Diese Seite kann die Kamera nicht verwenden. Geben Sie den Code ein.',
  failed:
    'Die Kamera konnte nicht gestartet werden. Schließen Sie andere Apps, die sie verwenden, und versuchen Sie es erneut, oder geben Sie den Code ein.',
  readerMissing:
    'Der Barcode-Leser konnte nicht geladen werden. Versuchen Sie es erneut oder geben Sie den Code ein.',
  code: 'Code',
  use: 'Code verwenden',
  undo: 'Rückgängig',
  done: 'Fertig',
});

export const itemScan: CatalogTranslation<'itemScan'> = () => ({
  unknown: (code) => `Kein aktiver Artikel hat den Code ${code}.`,
});
