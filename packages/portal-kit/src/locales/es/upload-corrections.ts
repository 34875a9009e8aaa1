import type { CatalogTranslation } from '../messages';

export const uploadCorrections: CatalogTranslation<'uploadCorrections'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'fila', other: 'filas' })}`;
  const cells = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'celda', other: 'celdas' })}`;
  return {
    mappingTitle: 'Asignar las columnas',
    mappingText:
      'Elija una columna de la plantilla para cada columna del archivo. Los valores de abajo son del archivo.',
    ignore: 'Ignorar',
    required: (header) => `${header} (obligatoria)`,
    unnamed: (column) => `Columna ${column}`,
    noValues: 'Sin valores',
    missing: (headers) => `Columnas obligatorias sin asignar: ${format.list(headers)}.`,
    ignored: (headers) => `Columnas ignoradas: ${format.list(headers)}.`,
    apply: 'Usar estas columnas',
    mapped:
      'Las columnas están asignadas. El próximo archivo con las mismas columnas se asigna de la misma manera.',
    remembered: 'Las columnas están asignadas como en una carga anterior.',
    renamed: (header, target) => `${header} → ${target}`,
    changeMapping: 'Cambiar asignación',
    forgetMapping: 'Restablecer asignación',
    sheet: 'Hoja',
    headerRow: (row) => `Los encabezados de columna están en la fila ${row}.`,
    encoding: (name) => `El archivo está codificado como ${name} y se subirá como UTF-8.`,
    encodingSample: (cells) => `Revise las letras acentuadas: ${cells.join(' · ')}`,
    dateOrder: (header) => `Fechas en “${header}”`,
    dateExample: (example) => `${example} puede significar dos días.`,
    dateChoice: 'Elegir',
    monthFirst: (date) => `Primero el mes: ${format.date(date)}`,
    dayFirst: (date) => `Primero el día: ${format.date(date)}`,
    correct: 'Corregir filas',
    closeGrid: 'Mostrar la lista de problemas',
    download: (count) => `Descargar ${rows(count)} con problemas`,
    rest: (count) =>
      format.plural(count, {
        one: 'No se cargó 1 fila con problemas. Corríjala y cárguela, o descárguela.',
        other: `No se cargaron ${rows(count)} con problemas. Corríjalas y cárguelas, o descárguelas.`,
      }),
    grid: 'Filas del archivo',
    gridHelp:
      'Presione Enter para editar una celda y Esc para cancelar. Use Mayús con las flechas para seleccionar celdas, Ctrl+D para rellenar hacia abajo y Ctrl+Z para deshacer. Puede pegar celdas de una hoja de cálculo.',
    onlyProblems: 'Solo filas con problemas',
    fillDown: 'Rellenar hacia abajo',
    undo: 'Deshacer',
    row: 'Fila',
    rowOf: (row, column) => `Fila ${row}, ${column}`,
    noHeader: (column) => `Columna ${column} (sin encabezado)`,
    range: (from, to, total) => `${from}–${to} de ${rows(total)}`,
    previous: 'Filas anteriores',
    next: 'Filas siguientes',
    noRows: 'Ninguna fila tiene problemas.',
    filled: (count) => `${cells(count)} con nuevo valor`,
    pasted: (count) => `${cells(count)} con valor pegado`,
    undone: 'Se deshizo el último cambio',
    nothingToFill: 'Ninguna celda de abajo tiene un problema',
  };
};
