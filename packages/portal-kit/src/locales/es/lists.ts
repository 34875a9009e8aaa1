import type { CatalogTranslation } from '../messages';

export const itemType: CatalogTranslation<'itemType'> = () => ({
  names: {
    M: '16\u00a0% de alcohol o menos',
    F: 'Más de 16\u00a0% hasta 21\u00a0%',
    G: 'Más de 21\u00a0% hasta 24\u00a0%',
    L: 'Bebidas destiladas',
    B: 'Cerveza',
    C: 'Carbonatada artificialmente',
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
