import { defineMessages } from '../../../kernel/messages/define-messages';

/** Texts for mapping columns and correcting rows before an upload. */
export const correctionsMessages = defineMessages('uploadCorrections', (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'row', other: 'rows' })}`;
  const cells = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'cell', other: 'cells' })}`;
  return {
    mappingTitle: 'Match the columns',
    mappingText: 'Choose a template column for each column of the file. The values below are from the file.',
    ignore: 'Ignore',
    required: (header: string) => `${header} (required)`,
    unnamed: (column: number) => `Column ${column}`,
    noValues: 'No values',
    missing: (headers: readonly string[]) => `Required columns without a match: ${format.list(headers)}.`,
    ignored: (headers: readonly string[]) => `Ignored columns: ${format.list(headers)}.`,
    apply: 'Use these columns',
    mapped: 'The columns are matched. The next file with the same columns is matched in the same way.',
    remembered: 'The columns are matched as in an earlier upload.',
    renamed: (header: string, target: string) => `${header} → ${target}`,
    changeMapping: 'Change mapping',
    forgetMapping: 'Reset mapping',
    sheet: 'Sheet',
    headerRow: (row: number) => `The column headers are in row ${row}.`,
    encoding: (name: string) => `The file is encoded as ${name} and will be uploaded as UTF-8.`,
    encodingSample: (cells: readonly string[]) => `Check the accented letters: ${cells.join(' · ')}`,
    dateOrder: (header: string) => `Date format in ${header}`,
    dateExample: (example: string) => `${example} could be either date.`,
    dateChoice: 'Choose',
    monthFirst: (date: string) => `Month first: ${format.date(date)}`,
    dayFirst: (date: string) => `Day first: ${format.date(date)}`,
    correct: 'Correct rows',
    closeGrid: 'Show the list of problems',
    download: (count: number) => `Download ${rows(count)} with problems`,
    rest: (count: number) =>
      format.plural(count, {
        one: '1 row with problems was not uploaded. Correct and upload it, or download it.',
        other: `${rows(count)} with problems were not uploaded. Correct and upload them, or download them.`,
      }),
    grid: 'Rows of the file',
    gridHelp:
      'Press Enter to edit a cell and Escape to cancel. Use Shift with the arrow keys to select cells, Ctrl+D to fill down and Ctrl+Z to undo. You can paste cells from a spreadsheet.',
    onlyProblems: 'Only rows with problems',
    fillDown: 'Fill down',
    undo: 'Undo',
    row: 'Row',
    rowOf: (row: number, column: string) => `Row ${row}, ${column}`,
    noHeader: (column: number) => `Column ${column} (no header)`,
    range: (from: number, to: number, total: number) => `${from}–${to} of ${rows(total)}`,
    previous: 'Previous rows',
    next: 'Next rows',
    noRows: 'No rows with problems.',
    filled: (count: number) => `${cells(count)} filled`,
    pasted: (count: number) => `${cells(count)} pasted`,
    undone: 'The last change was undone',
    nothingToFill: 'No cells with problems below',
  };
});
