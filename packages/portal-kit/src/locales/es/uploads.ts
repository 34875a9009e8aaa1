import { uploadStatusMessages } from '../../domain/uploads/upload-status';
import type { CatalogTranslation } from '../messages';

const existing: Readonly<Record<string, string>> = {
  ITEMS: 'los artículos existentes',
  CUSTOMERS: 'los clientes existentes',
  INBOUND_ORDERS: 'las órdenes de entrada existentes',
  OUTBOUND_ORDERS: 'las órdenes de salida existentes',
};

export const uploads: CatalogTranslation<'uploads'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'fila', other: 'filas' })}`;
  const problems = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'problema', other: 'problemas' })}`;
  return {
    title: 'Cargar un archivo',
    fileType: 'Contenido del archivo',
    fileTypes: {
      ITEMS: 'Artículos',
      CUSTOMERS: 'Clientes',
      INBOUND_ORDERS: 'Órdenes de entrada',
      OUTBOUND_ORDERS: 'Órdenes de salida',
    },
    drop: 'Suelte aquí un archivo .csv o .xlsx',
    or: 'o',
    choose: 'Elegir un archivo',
    limits: (maxRows, size) => `Hasta ${rows(maxRows)} y ${size}.`,
    template: 'Plantilla',
    cancelTemplate: 'Cancelar la descarga de la plantilla',
    remove: (fileName) => `Quitar ${fileName}`,
    discarded: (fileName) => `Se quitaron las filas corregidas de ${fileName}.`,
    restore: 'Restaurar',
    override: (fileType) => `Actualizar ${existing[fileType] ?? 'los registros existentes'}`,
    overrideText: (fileType) =>
      `Las celdas con valor reemplazan los valores actuales; las celdas vacías se ignoran. Sin esta opción, se omiten ${existing[fileType] ?? 'los registros existentes'}.`,
    checking: 'Revisando el archivo…',
    good: (count) => `${rows(count)} ${format.plural(count, { one: 'lista', other: 'listas' })} para cargar`,
    counted: (ready, bad, skipped, unchecked) =>
      [
        `${rows(ready + bad + skipped + unchecked)}: ${format.number(ready)} ${format.plural(ready, { one: 'lista', other: 'listas' })}`,
        ...(unchecked > 0
          ? [
              `${format.number(unchecked)} ${format.plural(unchecked, { one: 'se revisa', other: 'se revisan' })} al importar`,
            ]
          : []),
        ...(bad > 0 ? [`${format.number(bad)} con problemas`] : []),
        ...(skipped > 0
          ? [`${format.number(skipped)} ${format.plural(skipped, { one: 'omitida', other: 'omitidas' })}`]
          : []),
      ].join(', '),
    skip: 'Esta fila se omite',
    hinted: (count) =>
      `· ${rows(count)} con ${format.plural(count, { one: 'una advertencia', other: 'advertencias' })}`,
    hint: 'Advertencia: esta fila se puede cargar de todos modos',
    allBad: (count) =>
      format.plural(count, {
        one: 'La única fila tiene problemas. No hay nada que cargar.',
        other: `Las ${rows(count)} tienen problemas. No hay nada que cargar.`,
      }),
    problems: 'Problemas del archivo',
    moreProblems: (shown, all) => `Se muestran los primeros ${format.number(shown)} de ${problems(all)}.`,
    row: 'Fila',
    column: 'Columna',
    value: 'Valor',
    problem: 'Problema',
    upload: 'Cargar',
    uploadRows: (count, all) => `Cargar ${format.number(count)} de ${rows(all)}`,
    uploading: (share) =>
      share === null ? 'Cargando…' : `Cargando… ${format.number(share, { style: 'percent' })}`,
    uploadAgain: 'Cargar de nuevo',
    cancelUpload: 'Cancelar la carga',
    several: 'Cargue un archivo a la vez.',
    folder: 'Es una carpeta. Elija un archivo.',
    noFile: 'Soltó un texto o un enlace. Guarde el archivo en su dispositivo y elíjalo aquí.',
    file: {
      empty: 'El archivo está vacío.',
      type: 'Solo se pueden cargar archivos .csv y .xlsx.',
      unreadable: 'No se pudo leer el archivo. Es posible que haya cambiado desde que lo eligió.',
      noRows: 'El archivo tiene un encabezado, pero ninguna fila.',
      lockFile:
        'Es un archivo temporal de su programa de hojas de cálculo. Elija el archivo sin ~$ en el nombre.',
      damaged: 'El libro está dañado. Ábralo en su programa de hojas de cálculo y guárdelo de nuevo.',
      protected: 'El libro tiene una contraseña. Guarde una copia sin contraseña.',
      rightsManaged: 'El libro tiene permisos restringidos. Guarde una copia sin restricciones.',
      shortcut: 'Es un enlace a un archivo. Abra el enlace, descargue el archivo y elija la descarga.',
      webPage:
        'Es una página web, no una hoja de cálculo. Descargue el archivo de nuevo y revise su contenido.',
      notSpreadsheet: 'No es una hoja de cálculo. Elija un archivo .csv o .xlsx.',
      rowLimit: 'El archivo tiene demasiadas filas.',
      columnLimit: 'El archivo tiene demasiadas columnas.',
      sizeLimit: 'El libro contiene demasiados datos.',
    },
    otherFormat: (fileFormat) =>
      `Los archivos ${fileFormat} no se pueden subir. Guarde el archivo como .xlsx o .csv.`,
    openQuote: (row) => `En la fila ${row} falta cerrar unas comillas.`,
    dateOrder: (headers) => `Elija el formato de fecha de ${format.list(headers)}.`,
    tooLarge: (limit) => `El archivo supera el límite de ${limit}.`,
    tooManyRows: (count, max) => `El archivo tiene ${rows(count)}; el límite es de ${rows(max)}.`,
    missingColumns: (headers) => `Faltan columnas: ${format.list(headers)}.`,
    unknownColumns: (headers) => `Columnas desconocidas: ${format.list(headers)}.`,
    doubledColumns: (headers) => `Columnas duplicadas: ${format.list(headers)}.`,
    outcome: {
      accepted: (fileName) => `Se cargó ${fileName}.`,
      failed: (fileName) => `La carga de ${fileName} falló.`,
      canceled: (fileName) => `La carga de ${fileName} se canceló.`,
    },
    uploaded: 'Archivo cargado',
    uploadedText: 'Su archivo se cargó',
    resultsTitle: 'Resultados de carga masiva',
    results: {
      search: 'Buscar cargas',
      empty: 'Los resultados de las cargas aparecen aquí.',
      noMatch: 'Ninguna carga coincide con su búsqueda y sus filtros.',
      showAll: 'Mostrar todas las cargas',
      outdated: 'No se pudo actualizar la lista. Es posible que los datos no estén al día.',
      columns: {
        fileName: 'Nombre del archivo',
        fileType: 'Tipo',
        status: 'Estado',
        uploadedBy: 'Cargado por',
        uploadedAt: 'Fecha de carga',
        rows: 'Filas',
        fileSize: 'Tamaño',
        report: 'Informe',
      },
      status: uploadStatusMessages(format.locale).labels,
      counts: (good, bad, skipped) =>
        [
          `${format.number(good)} ${format.plural(good, { one: 'cargada', other: 'cargadas' })}`,
          ...(bad > 0 ? [`${format.number(bad)} con error`] : []),
          ...(skipped > 0
            ? [`${format.number(skipped)} ${format.plural(skipped, { one: 'omitida', other: 'omitidas' })}`]
            : []),
        ].join(', '),
      rows,
      total: (count) => `de ${rows(count)}`,
      report: 'Informe',
      reportOf: (fileName) => `Informe de ${fileName}`,
      cancelReport: (fileName) => `Cancelar la descarga del informe de ${fileName}`,
      failedRows: 'Filas con error',
      failedRowsOf: (fileName) => `Filas con error de ${fileName}`,
      cancelFailedRows: (fileName) => `Cancelar la descarga de las filas con error de ${fileName}`,
      settled: (fileName, status, counts) => `${fileName}: ${status}. ${counts}`,
    },
  };
};

export const uploadProblem: CatalogTranslation<'uploadProblem'> = (format) => ({
  choice: (choices) => `Uno de estos valores: ${choices.join(', ')}`,
  yesNo: 'Y o N',
  date: 'Una fecha con el formato AAAA-MM-DD',
  outdated: (label) => `${label} (obsoleto) ya no está disponible`,
  country: 'USA, CAN o un código numérico de país ISO',
  blocked: 'Solo letras, números, puntuación y espacios',
  formulaError: (error) => `Error de fórmula ${error}`,
  formulaValue:
    'La fórmula no tiene un valor guardado. Guarde el archivo en su programa de hojas de cálculo.',
  shortened:
    'Su programa de hojas de cálculo acortó este número. Dé formato de texto a la columna e introdúzcalo de nuevo.',
  ambiguousNumber: (number) =>
    `${number} puede interpretarse como dos números. Introdúzcalo sin separadores.`,
  otherWarehouse: 'El almacén no está asignado al proveedor',
  doubleWarehouse: 'El almacén aparece dos veces',
  duplicate: (row, header) => `Duplicado: la fila ${row} tiene el mismo valor en ${header}`,
  superseded: (row, header) =>
    `Duplicado: la fila ${row} tiene el mismo valor en ${header} y tiene prioridad`,
  existing: (header) => `Duplicado: ${header} ya existe`,
  usedUpc: 'El UPC ya existe',
  inUse: 'El artículo tiene existencias u órdenes abiertas.',
  warehouseInUse: (warehouseId) => `${warehouseId} tiene existencias de este artículo`,
  doubleLine: (line) => `La línea ${line} aparece dos veces`,
  unknownItem: (sku) => `Artículo desconocido: ${sku}`,
  doubleItem: (sku, line) => `El artículo ${sku} ya está en la línea ${line}`,
  inactiveItem: 'El artículo está inactivo',
  discontinuedItem: 'El artículo está descontinuado',
  notStored: (warehouseId) => `El artículo no se almacena en ${warehouseId}`,
  singleBottle: 'Una caja contiene una botella. Escriba cajas.',
  otherVintage: (vintage) => `La añada del artículo es ${vintage}`,
  stock: (cases, bottles) =>
    `Disponible: solo ${format.number(cases)} ${format.plural(cases, { one: 'caja', other: 'cajas' })}, ` +
    `${format.number(bottles)} ${format.plural(bottles, { one: 'botella', other: 'botellas' })}`,
  inactiveWarehouse: 'El almacén está inactivo',
  notBonded: 'El almacén no es de depósito fiscal',
  unknownCarrier: 'Transportista desconocido',
  past: 'No debe estar en el pasado',
  tooFar: (days) =>
    `Debe estar dentro de ${format.number(days)} ${format.plural(days, { one: 'día', other: 'días' })}`,
  beforeOrder: 'No debe ser anterior a la fecha de la orden',
  beforeShip: 'No debe ser anterior a la fecha de embarque solicitada',
  unknownCustomer: 'Cliente desconocido',
  inactiveCustomer: 'El cliente está inactivo',
  licenseExpired: (date) => `La licencia del consignatario venció el ${date}`,
  customerNotBonded: 'El cliente no puede recibir mercancía en depósito fiscal',
  noAddress: 'El cliente no tiene dirección de facturación o de envío',
  unknownState: 'Código desconocido',
  accountNumber: 'Se requiere una cuenta del transportista. Cree esta orden con el formulario.',
  thirdParty: 'Se requiere la dirección de un tercero. Cree esta orden con el formulario.',
  origin: 'La orden de un importador requiere un origen. Cree esta orden con el formulario.',
  unchangeable: (status) => `Estado de la orden: ${status}. Ya no se puede modificar.`,
  onImport: 'Se revisa al importar',
  disagreement: (first, row) => `Los detalles de la orden difieren entre las filas ${first} y ${row}`,
  sameOrder: 'Otra fila de esta orden tiene un error',
  strayColumn: (column) => `La columna ${column} tiene datos, pero no tiene encabezado`,
});
