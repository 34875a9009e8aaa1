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
    `Un archivo contiene hasta ${format.number(maxRows)} filas, por lo que ${format.plural(total - maxRows, { one: 'se omitiría la última', other: `se omitirían las últimas ${format.number(total - maxRows)}` })}. Para exportar todas las filas, acote la lista con la búsqueda o los filtros y expórtela por partes.`,
});

export const views: CatalogTranslation<'views'> = (format) => ({
  saved: 'Mis vistas',
  asDefault: (name) => `${name} (predeterminada)`,
  save: 'Guardar la vista…',
  update: (name) => `Actualizar “${name}”`,
  rename: (name) => `Cambiar el nombre de “${name}”…`,
  drop: (name) => `Eliminar “${name}”…`,
  useAsDefault: 'Usar como predeterminada',
  clearDefault: 'Dejar de usar como predeterminada',
  copyLink: 'Copiar el enlace a esta vista',
  nothingChosen: 'Para guardar, primero busque, filtre u ordene',
  full: (max) => `Puede guardar hasta ${format.number(max)} vistas. Elimine una primero`,
  saveTitle: 'Guardar esta vista',
  saveText: 'Guarda la búsqueda, los filtros, el orden, el tamaño de página y las columnas.',
  renameTitle: 'Cambiar el nombre de la vista',
  name: 'Nombre',
  nameMissing: 'Escriba un nombre.',
  nameTaken: 'Otra vista tiene este nombre.',
  replaces: 'Reemplaza la vista con el mismo nombre.',
  dropTitle: (name) => `¿Eliminar “${name}”?`,
  dropText: 'Las filas de la lista no cambian.',
  dropConfirm: 'Eliminar',
  linkCopied: 'Enlace copiado',
  linkCopiedText: 'El enlace contiene la búsqueda, los filtros, el orden y las columnas.',
  linkTitle: 'Enlace a esta vista',
  linkText: 'El navegador no permite copiar. Copie el enlace usted mismo.',
  link: 'Enlace',
});

export const viewsButton: CatalogTranslation<'viewsButton'> = () => ({
  views: 'Vistas',
  changed: (name) => `${name} (modificada)`,
  unknown: 'Vista no encontrada',
  unknownText:
    'Usted no tiene la vista de este enlace. Pida al remitente un enlace con los filtros o elija otra vista.',
});
