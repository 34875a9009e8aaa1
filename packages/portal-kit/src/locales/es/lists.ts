import type { CatalogTranslation } from '../messages';

const percent = { style: 'percent' } as const;

export const itemType: CatalogTranslation<'itemType'> = (format) => ({
  names: {
    M: `${format.number(0.16, percent)} de alcohol o menos`,
    F: `Más de ${format.number(0.16, percent)} hasta ${format.number(0.21, percent)}`,
    G: `Más de ${format.number(0.21, percent)} hasta ${format.number(0.24, percent)}`,
    L: 'Bebidas destiladas',
    B: 'Cerveza',
    C: 'Gasificado artificialmente',
    H: 'Sidra con alcohol',
    N: 'Sin alcohol',
    P: 'Vino espumoso',
    A: 'Ale',
    O: 'Otro',
    W: 'Vino',
  },
});

export const exportLimit: CatalogTranslation<'exportLimit'> = (format) => ({
  question: (maxRows, total) =>
    `¿Exportar las primeras ${format.number(maxRows)} de ${format.number(total)} filas?`,
  rest: (maxRows, total) =>
    `Un archivo contiene hasta ${format.number(maxRows)} filas, por lo que se omitirían las últimas ${format.number(total - maxRows)}. Para exportar todas las filas, acote la lista con la búsqueda o los filtros y expórtela por partes.`,
});
