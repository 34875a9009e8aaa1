import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const minuteMs = 60_000;
/** Units of an age in minutes, the largest first. */
const ages = [
  ['día', 'días', 24 * 60],
  ['h', 'h', 60],
  ['min', 'min', 1],
] as const;

export const dashboard: CatalogTranslation<'dashboard'> = (format) => {
  const { number, plural } = format;
  const word = (value: number, one: string, other: string) => plural(value, { one, other });
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${word(value, one, other)}`;
  return {
    asOf: (iso) => `Al ${format.instant(iso)}`,
    refresh: 'Actualizar',
    outdated: 'Algunos datos no se pudieron actualizar y es posible que no estén al día.',
    partial: (rows) =>
      plural(rows, { one: 'Solo el primer artículo', other: `Solo los primeros ${number(rows)} artículos` }),
    number: (value) => number(value),
    atLeast: (value) => `${number(value)}+`,
    directions: { inbound: 'entrada', outbound: 'salida' },
    actions: {
      inbound: 'Nueva entrada',
      outbound: 'Nueva salida',
      item: 'Nuevo artículo',
      upload: 'Cargar',
    },
    seeAll: 'Ver todo',
    digest: 'Resumen diario',
    tiles: {
      failed: 'Con error',
      late: 'Con retraso',
      arriving: 'Llegadas, 7 días',
      shipping: 'Embarques, 7 días',
    },
    figures: {
      failed: {
        inbound: (value) => word(value, 'orden de entrada con error', 'órdenes de entrada con error'),
        outbound: (value) => word(value, 'orden de salida con error', 'órdenes de salida con error'),
      },
      late: {
        inbound: (value) => word(value, 'orden de entrada con retraso', 'órdenes de entrada con retraso'),
        outbound: (value) => word(value, 'orden de salida con retraso', 'órdenes de salida con retraso'),
      },
      due: {
        inbound: (value) =>
          word(value, 'orden de entrada que llega en 7 días', 'órdenes de entrada que llegan en 7 días'),
        outbound: (value) =>
          word(
            value,
            'orden de salida que se embarca en 7 días',
            'órdenes de salida que se embarcan en 7 días',
          ),
      },
    },
    failedNote: 'Por corregir y retransmitir',
    lateNote: 'Fecha de llegada o embarque vencida',
    dueNote: (quantity, nextDate, isToday) =>
      [
        ...(quantity === undefined ? [] : [quantity]),
        ...(nextDate === undefined
          ? []
          : [isToday ? 'la próxima, hoy' : `la próxima, el ${format.date(nextDate)}`]),
      ].join(' · '),
    nothingDue: 'Nada programado',
    attention: 'Requiere atención',
    about: (poNumber, where) => [poNumber, where].filter(Boolean).join(' · '),
    due: {
      inbound: {
        title: 'Llegadas',
        empty: 'No hay entradas con retraso ni llegadas en los próximos 7 días.',
      },
      outbound: {
        title: 'Embarques',
        empty: 'No hay salidas con retraso ni embarques en los próximos 7 días.',
      },
    },
    late: 'Con retraso',
    lateCount: (value) => `${value} con retraso`,
    dueCount: (value) => `${value} en 7 días`,
    day: format.date,
    shortDay: (day) => format.date(day).replace(/[,/\u200F]{0,3} ?\d{4}(?=\u2069?$)/, ''),
    statuses: {
      inbound: 'Entradas por estado',
      outbound: 'Salidas por estado',
      empty: { inbound: 'No hay órdenes de entrada.', outbound: 'No hay órdenes de salida.' },
      orders: {
        inbound: (value) => word(value, 'orden de entrada', 'órdenes de entrada'),
        outbound: (value) => word(value, 'orden de salida', 'órdenes de salida'),
      },
    },
    stock: {
      byWarehouse: 'Existencias por almacén',
      byType: 'Existencias por tipo',
      warehouse: 'Almacén',
      type: 'Tipo',
      unit: 'Cajas en existencia',
      items: 'Artículos',
      itemsCounted: (value) => word(value, 'artículo', 'artículos'),
      taxPaid: 'Impuestos pagados',
      bonded: 'En depósito fiscal',
      total: 'Total',
      empty: 'Sin existencias.',
      largest: (shown) =>
        plural(shown, {
          one: 'Se muestra el mayor. La tabla los incluye todos.',
          other: `Se muestran los ${number(shown)} mayores. La tabla los incluye todos.`,
        }),
    },
    lowStock: {
      title: 'Existencias bajas',
      empty: 'No hay existencias bajas.',
      threshold: 'Existencias bajas: menos de (cajas)',
      below: 'Menos de',
      unit: (value) => word(value, 'caja', 'cajas'),
      least: (value) => `mín. ${number(value)}`,
      seeAll: (value) => `Ver todo (${number(value)})`,
      columns: ['ID de artículo', 'Descripción', 'Disponible (cajas)', 'Mínimo (cajas)'],
    },
    moved: {
      title: 'Recibido y embarcado',
      unit: 'Cajas, últimos 30 días',
      day: 'Día',
      received: 'Recibido',
      shipped: 'Embarcado',
      orders: (text, value) => `${text}\u00a0${word(value, 'orden', 'órdenes')}`,
      total: (label, quantity, orders) => `${label}: ${quantity} (${orders})`,
      bar: (day, label, quantity) => `${day}, ${label}: ${quantity}`,
      note: 'Según las fechas de llegada prevista y de embarque solicitada. Las barras muestran cajas completas; la tabla muestra también las botellas.',
      empty: 'No se recibió ni se embarcó nada en los últimos 30 días.',
    },
    uploads: {
      title: 'Cargas recientes',
      empty: 'Aún no hay cargas.',
      failedRows: (value) => `${count(value, 'fila', 'filas')} con error`,
    },
    records: {
      title: 'Datos maestros',
      items: 'Artículos activos',
      customers: 'Clientes',
      warehouses: 'Almacenes',
    },
    showTable: 'Mostrar como tabla',
    tablesLabel: 'Tablas del panel',
    tables: {
      'failed-inbound': 'Órdenes de entrada con error',
      'failed-outbound': 'Órdenes de salida con error',
      'late-inbound': 'Órdenes de entrada con retraso',
      'late-outbound': 'Órdenes de salida con retraso',
      arriving: 'Llegadas, 7 días',
      shipping: 'Embarques, 7 días',
      'low-stock': 'Existencias bajas',
    },
    noTable: 'No se encontró la tabla',
    noTableText: 'Elija una de estas tablas:',
  };
};

/** Returns the inbox's texts. */
export const attention: CatalogTranslation<'attention'> = (format) => {
  const { number, plural } = format;
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${plural(value, { one, other })}`;
  const days = (value: number) => count(value, 'día', 'días');
  return {
    title: 'Requiere atención',
    empty: 'Nada requiere atención.',
    kinds: {
      failed: { inbound: 'Entrada con error', outbound: 'Salida con error' },
      late: { inbound: 'Entrada con retraso', outbound: 'Salida con retraso' },
      short: 'Recepción incompleta',
      stock: 'Existencias bajas',
      upload: 'Carga con errores',
      license: 'Licencia del cliente',
    },
    age: (iso, now) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
      if (Number.isNaN(minutes)) return dash;
      const [one, other, size] = ages.find(([, , least]) => minutes >= least) ?? (['min', 'min', 1] as const);
      return `hace ${count(Math.floor(minutes / size), one, other)}`;
    },
    about: (kind, subject) => [kind, subject].filter(Boolean).join(' · '),
    reasons: {
      unknown: 'El sistema del almacén no indicó el motivo.',
      unavailable: 'El motivo no está disponible.',
      late: {
        inbound: (date, late) => `Prevista para el ${format.date(date)} (${days(late)} de retraso)`,
        outbound: (date, late) => `Embarque previsto para el ${format.date(date)} (${days(late)} de retraso)`,
      },
      short: (received, expected) => `Recibido: ${received} de ${expected}`,
      stock: (available, missing, minimum) =>
        `Disponible: ${available}, ${count(missing, 'caja', 'cajas')} por debajo del mínimo de ${number(minimum)}`,
      file: 'No se pudo procesar el archivo.',
      rows: (failed, total) =>
        total === undefined
          ? `${count(failed, 'fila', 'filas')} con error`
          : `${number(failed)} de ${count(total, 'fila', 'filas')} con error`,
      expired: (date) => `La licencia venció el ${format.date(date)}`,
      expires: (date, left) =>
        left === 0 ? 'La licencia vence hoy' : `La licencia vence el ${format.date(date)}, en ${days(left)}`,
    },
    fixes: {
      fix: 'Corregir y retransmitir',
      resubmit: (orderId) => `Retransmitir ${orderId}`,
      openOrder: 'Abrir orden',
      createInbound: 'Nueva entrada',
      editCustomer: 'Editar cliente',
      viewResults: 'Ver resultados',
      open: 'Abrir',
    },
    fixOf: (fix, subject) => `${fix}: ${subject}`,
    actionsOf: (subject) => `Más acciones para ${subject}`,
    snooze: 'Posponer',
    snoozeFor: { tomorrow: 'Posponer hasta mañana', days: 'Posponer 3 días', week: 'Posponer una semana' },
    snoozedUntil: (date) => `Pospuesto hasta el ${format.date(date)}`,
    isSnoozed: (subject, date) => `${subject} está pospuesto hasta el ${format.date(date)}.`,
    undo: 'Deshacer',
    wake: 'Reactivar',
    snoozed: (value) => `Pospuestos (${number(value)})`,
    note: 'Nota',
    noteOf: (subject) => `Nota de ${subject}`,
    addNote: 'Agregar nota',
    editNote: 'Editar nota',
    deleteNote: 'Eliminar nota',
    showAll: (value) => `Mostrar todo (${number(value)})`,
    showFewer: 'Mostrar menos',
    seeAll: {
      failed: { inbound: 'Todas las entradas con error', outbound: 'Todas las salidas con error' },
      late: { inbound: 'Todas las entradas con retraso', outbound: 'Todas las salidas con retraso' },
    },
    partialLicenses: (customers) =>
      plural(customers, {
        one: 'Muestra solo la licencia del primer cliente.',
        other: `Muestra solo las licencias de los primeros ${number(customers)} clientes.`,
      }),
    sourceFailed: (source) => `No se pudo cargar: ${source}.`,
    sources: {
      failed: { inbound: 'entradas con error', outbound: 'salidas con error' },
      late: { inbound: 'entradas con retraso', outbound: 'salidas con retraso' },
      short: 'cantidades recibidas',
      stock: 'existencias bajas',
      upload: 'cargas con errores',
      license: 'licencias de clientes',
    },
  };
};

export const firstSteps: CatalogTranslation<'firstSteps'> = ({ number }) => ({
  title: 'Primeros pasos',
  progress: (done, total) => `${number(done)} de ${number(total)} listos`,
  done: 'Listo',
  dismiss: 'Ocultar',
  items: 'Agregue sus artículos uno por uno o cargue un archivo',
  customer: 'Agregue un cliente al que hará envíos',
  inbound: 'Cree una orden de entrada para la mercancía que envía al almacén',
  outbound: 'Cree una orden de salida para enviar mercancía',
  addItem: 'Agregar artículo',
  upload: 'Cargar archivo',
  addCustomer: 'Agregar cliente',
  createInbound: 'Nueva entrada',
  createOutbound: 'Nueva salida',
});
