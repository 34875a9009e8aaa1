import type { CatalogTranslation } from '../messages';

export const digest: CatalogTranslation<'digest'> = (format) => {
  const { number } = format;
  return {
    heading: (date, supplier) => `${format.date(date)} · ${supplier}`,
    previousDay: 'Día anterior',
    nextDay: 'Día siguiente',
    today: 'Hoy',
    print: 'Imprimir',
    dayNote:
      'Las órdenes recibidas, embarcadas y con error aparecen en el día de su último cambio. Una orden que cambió de nuevo más tarde aparece en el día posterior. Las cargas aparecen en el día en que se completaron.',
    stateNote: (iso) =>
      `Los retrasos, las existencias bajas y las licencias muestran el estado al ${format.instant(iso)}, para todos los días.`,
    count: (rows, isPartial) => (isPartial ? `${number(rows)}+` : number(rows)),
    partial: (max) => `Solo se revisaron los primeros ${number(max)} registros. Puede haber más.`,
    sections: {
      received: { title: 'Recibidas', empty: 'No se recibieron órdenes.' },
      shipped: { title: 'Embarcadas', empty: 'No se embarcaron órdenes.' },
      failedInbound: { title: 'Órdenes de entrada con error', empty: 'Ninguna orden de entrada falló.' },
      failedOutbound: { title: 'Órdenes de salida con error', empty: 'Ninguna orden de salida falló.' },
      uploads: { title: 'Cargas completadas', empty: 'No se completó ninguna carga.' },
      lateInbound: {
        title: 'Órdenes de entrada con retraso',
        empty: 'Ninguna orden de entrada tiene retraso.',
      },
      lateOutbound: {
        title: 'Órdenes de salida con retraso',
        empty: 'Ninguna orden de salida tiene retraso.',
      },
      lowStock: { title: 'Existencias bajas', empty: 'Ningún artículo tiene existencias bajas.' },
      licenses: {
        title: 'Licencias vencidas y por vencer',
        empty: 'Ninguna licencia está vencida ni vence en 30 días.',
      },
    },
    columns: {
      order: 'Orden',
      poNumber: 'Orden de compra',
      party: { inbound: 'Almacén', outbound: 'Cliente' },
      changedAt: 'Último cambio',
      quantity: 'Cantidad',
      file: 'Archivo',
      status: 'Estado',
      completedAt: 'Completada',
      failedRows: 'Filas con error',
      due: { inbound: 'Llegada prevista', outbound: 'Fecha de embarque solicitada' },
      sku: 'ID de artículo',
      description: 'Descripción',
      available: 'Disponible',
      minimum: 'Mínimo (cajas)',
      customer: 'Cliente',
      customerNumber: 'Número de cliente',
      expires: 'Vence',
    },
    number: (value) => number(value),
  };
};
