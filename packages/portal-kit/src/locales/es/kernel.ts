import { formatFileSize } from '../../kernel/messages/file-size';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

export const kernel: CatalogTranslation<'kernel'> = (format) => ({
  language: format.language,
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  save: 'Guardar',
  add: 'Agregar',
  close: 'Cerrar',
  retry: 'Reintentar',
  retryIn: (seconds) => `Reintentar en ${format.number(seconds)}\u00a0s`,
  loading: 'Cargando',
  view: 'Ver',
  viewDocument: (title) => `Ver ${title}`,
  viewRefused: 'Esta página no puede mostrar documentos. Descargue el archivo.',
  download: 'Descargar',
  notifications: 'Notificaciones',
  dash,
  nothingToShow: 'No hay nada que mostrar',
  dataError: 'Error de datos',
  dataErrorText: 'Actualice la página o vuelva a intentarlo más tarde',
  embeddedDataErrorText: 'Inténtelo de nuevo ahora o más tarde',
  errorTitle: 'Error',
  errorCaption: 'Ocurrió un error inesperado. Inténtelo de nuevo más tarde.',
  moreErrors: (count) =>
    `${format.number(count)} ${format.plural(count, { one: 'error más', other: 'errores más' })}`,
  offline: 'Parece que no tiene conexión. Revise su conexión e inténtelo de nuevo.',
  codeMissing:
    'No se pudo cargar una parte de esta página. Es posible que la página se haya actualizado. Recárguela e inténtelo de nuevo.',
  tokenUnavailable: 'No se pudo confirmar su acceso. Inténtelo de nuevo.',
  timeout: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  reference: (requestId) => `Referencia: ${requestId}`,
  rowsPerPage: 'Filas por página:',
  range: (from, to, total) =>
    total === null
      ? `${format.number(from)}–${format.number(to)} de más de ${format.number(to)}`
      : `${format.number(from)}–${format.number(to)} de ${format.number(total)}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  columns: 'Columnas',
  resetColumnWidths: 'Restablecer el ancho de las columnas',
  sortLabels: {
    sortBy: 'Ordenar por',
    direction: { ASC: 'Ascendente', DESC: 'Descendente' },
    sorted: (column, direction) => `Ordenado por ${column}, ${direction}`,
  },
  density: { comfortable: 'Filas amplias', dense: 'Filas compactas' },
  clearSearch: 'Borrar la búsqueda',
  clearFilter: 'Borrar el filtro',
  downloading: (label, loadedBytes, totalBytes) =>
    totalBytes
      ? `${label} ${format.number(Math.min(loadedBytes / totalBytes, 1), { style: 'percent' })}`
      : `${label}…`,
  date: format.date,
  instant: format.instant,
  fileSize: (bytes) => formatFileSize(bytes, format, ['\u00a0B', '\u00a0KB', '\u00a0MB']),
  unexpected: '¡Error inesperado de la aplicación!',
});

const namedValues = 2;

export const filter: CatalogTranslation<'filter'> = (format) => ({
  add: 'Filtro',
  any: 'cualquiera',
  chip: (label, values) => `${label}: ${values}`,
  values: (labels) =>
    [
      ...labels.slice(0, namedValues),
      ...(labels.length > namedValues ? [`+${format.number(labels.length - namedValues)}`] : []),
    ].join(', '),
  remove: (label) => `Quitar el filtro “${label}”`,
  failed: 'No se pudieron cargar las opciones.',
  clear: 'Borrar los filtros',
});

export const dateField: CatalogTranslation<'dateField'> = () => ({
  calendar: 'Calendario',
  letters: { year: 'aaaa', month: 'mm', day: 'dd' },
  invalid: (pattern, example) => `Escriba una fecha con el formato ${pattern}, por ejemplo ${example}`,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  clear: 'Borrar',
  weekend: 'Fin de semana',
});

export const filterDates: CatalogTranslation<'filterDates'> = (format) => ({
  dates: (from, to) => {
    if (from === to) return format.date(from);
    if (to === '') return `desde el ${format.date(from)}`;
    return from === '' ? `hasta el ${format.date(to)}` : `${format.date(from)} – ${format.date(to)}`;
  },
  from: 'Desde',
  to: 'Hasta',
  beforeFrom: 'No puede ser anterior a “Desde”',
  spans: { today: 'Hoy', nextWeek: 'Próximos 7 días', lastMonth: 'Últimos 30 días' },
});

export const recordConflict: CatalogTranslation<'recordConflict'> = (format) => ({
  changed: 'Otra persona modificó estos datos desde que usted los abrió.',
  choose: 'Sus cambios aún no se han guardado. Aplíquelos sobre la otra versión o descártelos.',
  reading: 'Cargando la otra versión…',
  failed: 'No se pudo cargar la otra versión.',
  kept: (isReplacing) =>
    isReplacing
      ? 'Sus cambios se aplicaron sobre la otra versión. Guarde para conservarlos; los que aparecen aquí reemplazan los de la otra versión.'
      : 'Sus cambios se aplicaron sobre la otra versión. Guarde para conservarlos.',
  taken: (labels) =>
    labels.length === 0
      ? 'Esta es la otra versión.'
      : `Esta es la otra versión. Sus cambios se descartaron: ${format.list(labels)}.`,
  unopposed: 'Nadie más modificó estos campos. Guarde de nuevo para conservar sus cambios.',
  differ: (count) =>
    format.plural(count, {
      one: '1 campo es diferente',
      other: `${format.number(count)} campos son diferentes`,
    }),
  overwritten: 'Se reemplaza al guardar',
  field: 'Campo',
  theirs: 'La otra versión',
  mine: 'Su versión',
  ifKept: 'Si conserva la suya',
  outcome: {
    both: 'Su valor reemplaza al otro',
    them: 'Se conserva el otro valor',
    you: 'Se guarda su valor',
  },
  replaces: (theirs) => `Reemplaza el valor de la otra versión: ${theirs}`,
  keep: 'Conservar la mía',
  take: 'Usar la otra',
  undo: 'Deshacer',
});

export const form: CatalogTranslation<'form'> = (format) => ({
  required: 'Campo obligatorio',
  numericOnly: 'Solo números',
  numericNotZero: 'Solo números, no puede ser 0',
  numericTwoDecimals: 'Solo números con hasta 2 decimales, no puede ser 0',
  price: 'Solo números con 2 decimales',
  numericHyphens: 'Solo números y guiones',
  canadianZip: 'Formato incorrecto del código postal canadiense',
  phone: 'Solo números con el formato XXX-XXX-XXXX',
  email: 'El correo electrónico debe tener un formato correcto',
  digits: (label, count) => `${label}: exactamente ${count} dígitos`,
  checkDigit: (label) => `${label}: dígito de control incorrecto`,
  format: (label) => `${label}: formato incorrecto`,
  unusualStrength: (type) => `Graduación poco común para “${type}”`,
  maxLength: (count) => `Máximo ${count} caracteres`,
  numberRange: (from, to) => `De ${format.number(from)} a ${format.number(to)}`,
  yearRange: (from, to) => `De ${from} a ${to}`,
  blocked: 'Solo letras, números, puntuación y espacios. Se quitaron los demás caracteres.',
  choose: 'Elegir',
  noMatch: 'Sin resultados',
  optional: 'Opcional',
  draftOffer: (savedAt) => `Tiene cambios sin guardar del ${format.instant(savedAt)}.`,
  draftBehind: (savedAt) =>
    `Tiene cambios sin guardar del ${format.instant(savedAt)}, hechos sobre una versión anterior.`,
  draftUnconfirmed: (savedAt) =>
    `El guardado del ${format.instant(savedAt)} se interrumpió. Restaure los valores y guarde de nuevo para ver el resultado. Nada se guarda dos veces.`,
  draftRestore: 'Restaurar',
  draftDiscard: 'Descartar',
  saveChanges: '¿Guardar los cambios?',
  saveChangesOf: (title) => `Se guardarán sus cambios en “${title}”.`,
  addAnother: (title) => `Se agregó “${title}”. Puede agregar otro.`,
  unchanged: 'No hay cambios que guardar.',
  allSaved: 'Se guardaron todos los cambios.',
});
