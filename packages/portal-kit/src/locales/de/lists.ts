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
