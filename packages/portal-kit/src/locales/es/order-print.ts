import type { CatalogTranslation } from '../messages';

export const orderPrint: CatalogTranslation<'orderPrint'> = (format) => ({
  title: (orderId) => `Imprimir ${orderId}`,
  print: 'Imprimir',
  document: 'Documento',
  documents: {
    order: 'Orden',
    bill: 'Conocimiento de embarque',
    pallets: 'Etiquetas de tarimas',
    cases: 'Etiquetas de cajas',
  },
  paper: 'Papel',
  papers: { label: '4 × 6 in', a4: 'A4', letter: 'Letter' },
  a4Labels: 'A4, 4 etiquetas por hoja',
  first: 'Primera etiqueta',
  count: 'Número de etiquetas',
  lines: 'Línea',
  allLines: 'Todas las líneas',
  lineName: (line, sku) => `${format.number(line)} · ${sku}`,
  numberProblem: (from, to) => `Introduzca de ${format.number(from)} a ${format.number(to)}`,
  noCount: 'Introduzca el número de etiquetas para ver la vista previa.',
  noCases: 'Esta orden no tiene cajas.',
  summary: (labels, sheets) =>
    `${format.number(labels)} ${format.plural(labels, { one: 'etiqueta', other: 'etiquetas' })}, ${format.number(sheets)} ${format.plural(sheets, { one: 'hoja', other: 'hojas' })}`,
  plainCodes:
    'El proveedor no tiene prefijo de empresa GS1. Las etiquetas muestran el número de orden en lugar de un SSCC.',
  codesFailed: 'No se pudieron cargar los códigos de barras.',
  prefixFailed: 'No se pudo cargar el prefijo de empresa GS1 del proveedor.',
  caseCodesFailed:
    'No se pudieron cargar los códigos de caja de los artículos. Las etiquetas no los muestran.',
  billFailed: 'No se pudo cargar el conocimiento de embarque.',
  billPrintFailed:
    'El navegador no puede imprimir este archivo desde aquí. Descargue el archivo e imprímalo.',
  inbound: 'Orden de entrada',
  outbound: 'Orden de salida',
  printed: (iso) => `Impreso: ${format.instant(iso)}`,
  order: 'Orden',
  shipFrom: 'Enviado desde',
  shipTo: 'Enviar a',
  poNumber: 'Orden de compra',
  arrival: 'Llegada prevista',
  carrier: 'Transportista',
  lineNumber: 'Línea',
  lot: 'Lote',
  vintage: 'Añada',
  note: 'Nota',
  perCase: 'Por caja',
  loose: 'Botellas sueltas',
  palletOf: (number, total) => `Tarima ${format.number(number)} de ${format.number(total)}`,
  caseOf: (number, total) => `Caja ${format.number(number)} de ${format.number(total)}`,
  codeInvalid: 'Sin código de barras: el texto tiene caracteres que Code 128 no admite.',
  bills: (count) =>
    format.plural(count, {
      one: 'Imprimir 1 conocimiento de embarque',
      other: `Imprimir ${format.number(count)} conocimientos de embarque`,
    }),
});
