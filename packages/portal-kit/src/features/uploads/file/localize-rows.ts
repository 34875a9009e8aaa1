import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { hasDecimalComma } from '../../../kernel/messages/message-format';
import { matchColumns } from '../check/header-row';

/** Writes the decimals of rows with the decimal sign of a region. The rows start with the header row. */
export function localizeRows(
  [headers = [], ...rows]: readonly (readonly string[])[],
  columns: ImportFile['columns'],
  locale: string,
): readonly (readonly string[])[] {
  if (!hasDecimalComma(locale)) return [headers, ...rows];
  const isDecimal = matchColumns(headers, { columns }).map((column) =>
    ['decimal', 'price'].includes(column?.kind ?? ''),
  );
  const localize = (cell: string, index: number) =>
    isDecimal[index] && /^\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
  return [headers, ...rows.map((cells) => cells.map(localize))];
}
