import type { CatalogTranslation } from '../messages';

export const itemType: CatalogTranslation<'itemType'> = () => ({
  names: {
    M: 'Bis 16\u00a0% Alkohol',
    F: 'Über 16\u00a0% bis 21\u00a0%',
    G: 'Über 21\u00a0% bis 24\u00a0%',
    L: 'Spirituosen',
    B: 'Bier',
    C: 'Mit zugesetzter Kohlensäure',
    H: 'Cider',
    N: 'Alkoholfrei',
    P: 'Schaumwein',
    A: 'Ale',
    O: 'Sonstige',
    W: 'Wein',
  },
});

export const exportLimit: CatalogTranslation<'exportLimit'> = (format) => ({
  question: (maxRows, total) =>
    `Die ersten ${format.number(maxRows)} von ${format.number(total)} Zeilen exportieren?`,
  rest: (maxRows, total) => {
    const left = total - maxRows;
    const missing = format.plural(left, {
      one: 'die letzte Zeile würde fehlen',
      other: `die letzten ${format.number(left)} Zeilen würden fehlen`,
    });
    return `Eine Datei enthält höchstens ${format.number(maxRows)} Zeilen; ${missing}. Um alle Zeilen zu exportieren, grenzen Sie die Liste mit Suche oder Filtern ein und exportieren Sie sie in Teilen.`;
  },
});

export const views: CatalogTranslation<'views'> = (format) => ({
  saved: 'Eigene Ansichten',
  asDefault: (name) => `${name} (Standard)`,
  save: 'Ansicht speichern\u00a0…',
  update: (name) => `„${name}“ aktualisieren`,
  rename: (name) => `„${name}“ umbenennen\u00a0…`,
  drop: (name) => `„${name}“ löschen\u00a0…`,
  useAsDefault: 'Als Standard verwenden',
  clearDefault: 'Nicht als Standard verwenden',
  copyLink: 'Link zu dieser Ansicht kopieren',
  nothingChosen: 'Zum Speichern zuerst suchen, filtern oder sortieren',
  full: (max) => `Sie können bis zu ${format.number(max)} Ansichten speichern. Löschen Sie zuerst eine`,
  saveTitle: 'Diese Ansicht speichern',
  saveText: 'Speichert Suche, Filter, Sortierung, Seitengröße und Spalten.',
  renameTitle: 'Ansicht umbenennen',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  nameTaken: 'Eine andere Ansicht hat diesen Namen.',
  replaces: 'Ersetzt die Ansicht mit demselben Namen.',
  dropTitle: (name) => `„${name}“ löschen?`,
  dropText: 'Die Zeilen der Liste bleiben unverändert.',
  dropConfirm: 'Löschen',
  linkCopied: 'Link kopiert',
  linkCopiedText: 'Der Link enthält Suche, Filter, Sortierung und Spalten.',
  linkTitle: 'Link zu dieser Ansicht',
  linkText: 'Der Browser erlaubt kein Kopieren. Kopieren Sie den Link selbst.',
  link: 'Link',
});

export const viewsButton: CatalogTranslation<'viewsButton'> = () => ({
  views: 'Ansichten',
  changed: (name) => `${name} (geändert)`,
  unknown: 'Ansicht nicht gefunden',
  unknownText:
    'Sie haben die Ansicht dieses Links nicht. Bitten Sie den Absender um einen Link mit den Filtern oder wählen Sie eine andere Ansicht.',
});
