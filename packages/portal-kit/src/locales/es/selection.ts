import type { CatalogTranslation } from '../messages';

export const selection: CatalogTranslation<'selection'> = (format) => {
  const records = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'registro', other: 'registros' })}`;
  return {
    bar: 'Acciones para las filas seleccionadas',
    selectRow: (name) => `Seleccionar ${name}`,
    selectPage: 'Seleccionar todas las filas de esta página',
    selected: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'seleccionada', other: 'seleccionadas' })}`,
    clear: 'Anular la selección',
    dismiss: 'Cerrar el mensaje',
    selectMatching: (count) => `Seleccionar las ${format.number(count)}`,
    selectFirst: (count, total) =>
      `Seleccionar las primeras ${format.number(count)} de ${format.number(total)}`,
    selectUncounted: 'Seleccionar todas las filas que coinciden',
    loading: (count) => `Seleccionando filas: ${format.number(count)}`,
    stopLoading: 'Detener la selección',
    matchingFailed: 'No se pudieron seleccionar las demás filas',
    export: 'Exportar selección',
    stop: 'Detener',
    retryFailed: 'Reintentar los que fallaron',
    continue: 'Continuar',
    undo: 'Deshacer',
    refused: (count) => `Esta acción no se aplica a ${records(count)}:`,
    allRefused: 'Esta acción no se aplica a ninguno de los registros seleccionados.',
    progress: (done, total) =>
      `${format.number(done)} de ${records(total)} ${format.plural(total, { one: 'listo', other: 'listos' })}`,
    failed: (count) => `${format.number(count)} con error`,
    notStarted: (count) => `${format.number(count)} sin iniciar`,
    more: (count) => `y ${format.number(count)} más`,
    records: 'Registros',
    states: {
      waiting: 'En espera',
      running: 'En curso',
      done: 'Listo',
      failed: 'Con error',
      notStarted: 'Sin iniciar',
    },
  };
};

export const itemSelection: CatalogTranslation<'itemSelection'> = (format) => {
  const items = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'artículo', other: 'artículos' })}`;
  return {
    activate: {
      label: 'Activar',
      title: 'Activar artículos',
      question: (count) => `¿Activar ${items(count)}?`,
      consequence: 'Los artículos activos se pueden agregar a órdenes.',
      done: (count) => `${items(count)} ${format.plural(count, { one: 'activado', other: 'activados' })}`,
      refusal: 'El artículo ya está activo.',
    },
    discontinue: {
      label: 'Descontinuar',
      title: 'Descontinuar artículos',
      question: (count) => `¿Descontinuar ${items(count)}?`,
      consequence: 'Los artículos descontinuados no se pueden agregar a órdenes.',
      done: (count) =>
        `${items(count)} ${format.plural(count, { one: 'descontinuado', other: 'descontinuados' })}`,
      refusal: 'El artículo ya está descontinuado.',
    },
    undo: {
      title: 'Restaurar el estado de los artículos',
      question: (count) => `¿Restaurar el estado de ${items(count)}?`,
      done: (count) => `Estado de ${items(count)} restaurado`,
    },
    columns: { onHandBottles: 'Existencias (botellas)', availableBottles: 'Disponible (botellas)' },
  };
};

export const orderSelection: CatalogTranslation<'orderSelection'> = (format) => {
  const orders = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'orden', other: 'órdenes' })}`;
  const bills = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'conocimiento', other: 'conocimientos' })} de embarque`;
  return {
    resubmit: {
      label: 'Retransmitir',
      title: 'Retransmitir órdenes',
      question: (count) => `¿Retransmitir ${orders(count)}?`,
      consequence: 'Las órdenes se enviarán de nuevo al almacén sin cambios.',
      done: (count) =>
        `${orders(count)} ${format.plural(count, { one: 'retransmitida', other: 'retransmitidas' })}`,
      refusal: (status) =>
        `El estado de la orden es ${status}. Solo se pueden retransmitir órdenes con error.`,
    },
    cancel: {
      label: 'Cancelar órdenes',
      title: 'Cancelar órdenes',
      question: (count) => `¿Cancelar ${orders(count)}?`,
      consequence: 'Las órdenes canceladas no se pueden restaurar.',
      done: (count) => `${orders(count)} ${format.plural(count, { one: 'cancelada', other: 'canceladas' })}`,
      refusal: (status) => `El estado de la orden es ${status} y no se puede cancelar.`,
      keep: 'Conservar órdenes',
      reason: 'Motivo',
      optional: 'Opcional. El almacén lo verá.',
    },
    billsOfLading: {
      label: 'Conocimientos de embarque',
      title: 'Descargar conocimientos de embarque',
      question: (count) => `¿Descargar ${bills(count)}?`,
      consequence: 'Varios conocimientos de embarque se descargan en un archivo ZIP.',
      done: (count) =>
        `${bills(count)}: ${format.plural(count, { one: 'descargado', other: 'descargados' })}`,
      refusal: (status) => `El estado de la orden es ${status} y todavía no tiene conocimiento de embarque.`,
    },
    printBills: {
      label: 'Imprimir conocimientos de embarque',
      title: 'Imprimir conocimientos de embarque',
      question: (count) => `¿Imprimir ${bills(count)}?`,
      consequence: 'Una vista previa muestra los conocimientos de embarque uno tras otro.',
      done: (count) =>
        `${bills(count)} ${format.plural(count, { one: 'listo', other: 'listos' })} para imprimir`,
    },
    columns: {
      referenceNumber: 'Número de referencia',
      carrier: 'Transportista',
      inventory: 'Inventario',
      cases: 'Cajas',
      bottles: 'Botellas',
      lines: 'Líneas',
    },
  };
};

export const partyActions: CatalogTranslation<'partyActions'> = (format) => {
  const actions = (one: string, other: string, consequences?: { activate: string; deactivate: string }) => {
    const records = (count: number) => `${format.number(count)} ${format.plural(count, { one, other })}`;
    return {
      activate: {
        label: 'Activar',
        title: `Activar ${other}`,
        question: (count: number) => `¿Activar ${records(count)}?`,
        consequence: consequences?.activate ?? '',
        done: (count: number) =>
          `${records(count)} ${format.plural(count, { one: 'activado', other: 'activados' })}`,
        refusal: `El ${one} ya está activo.`,
      },
      deactivate: {
        label: 'Desactivar',
        title: `Desactivar ${other}`,
        question: (count: number) => `¿Desactivar ${records(count)}?`,
        consequence: consequences?.deactivate ?? '',
        done: (count: number) =>
          `${records(count)} ${format.plural(count, { one: 'desactivado', other: 'desactivados' })}`,
        refusal: `El ${one} ya está inactivo.`,
      },
      undo: {
        title: `Restaurar el estado de los ${other}`,
        question: (count: number) => `¿Restaurar el estado de ${records(count)}?`,
        done: (count: number) => `Estado de ${records(count)} restaurado`,
      },
    };
  };
  return {
    customers: actions('cliente', 'clientes', {
      activate: 'Los clientes activos se pueden seleccionar en las órdenes.',
      deactivate: 'Los clientes inactivos no se pueden seleccionar en las órdenes.',
    }),
    suppliers: actions('proveedor', 'proveedores'),
    warehouses: actions('almacén', 'almacenes'),
    users: actions('usuario', 'usuarios', {
      activate: 'Los usuarios activos pueden iniciar sesión.',
      deactivate: 'Los usuarios inactivos no pueden iniciar sesión.',
    }),
    currentSupplier: 'No puede desactivar el proveedor actual. Cambie primero a otro proveedor.',
    ownAccount: 'No puede desactivar su propia cuenta.',
  };
};

export const uploadSelection: CatalogTranslation<'uploadSelection'> = (format) => {
  const files = (count: number, one: string, other: string) =>
    `${format.number(count)} ${format.plural(count, { one, other })}`;
  const reports = (count: number) => files(count, 'informe', 'informes');
  const rows = (count: number) => files(count, 'archivo de filas con error', 'archivos de filas con error');
  const downloaded = (count: number) => format.plural(count, { one: 'descargado', other: 'descargados' });
  return {
    reports: {
      label: 'Descargar informes',
      title: 'Descargar informes',
      question: (count) => `¿Descargar ${reports(count)}?`,
      consequence: 'Varios informes se descargan en un archivo ZIP.',
      done: (count) => `${reports(count)} ${downloaded(count)}`,
    },
    failedRows: {
      label: 'Descargar filas con error',
      title: 'Descargar filas con error',
      question: (count) => `¿Descargar ${rows(count)}?`,
      consequence:
        'Crea un archivo por carga. Corrija las filas y luego cargue el archivo de nuevo. Varios archivos se descargan en un archivo ZIP.',
      done: (count) => `${rows(count)} ${downloaded(count)}`,
    },
    noReport: 'Esta carga no tiene informe.',
    noFailedRows: 'Esta carga no tiene filas con error.',
    columns: {
      totalRows: 'Filas',
      succeededRows: 'Cargadas',
      failedRows: 'Con error',
      skippedRows: 'Omitidas',
      fileSize: 'Tamaño (bytes)',
      errorMessage: 'Error',
    },
  };
};
