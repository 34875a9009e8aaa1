/** A sign between the cells of a row. Spreadsheets copy cells with tabs. */
export type CellSeparator = '\t' | ';' | ',' | '|';

const plainCell: Readonly<Record<CellSeparator, RegExp>> = {
  '\t': /[^\t\r\n]*/y,
  ';': /[^;\r\n]*/y,
  ',': /[^,\r\n]*/y,
  '|': /[^|\r\n]*/y,
};
const quotedCell = /"((?:[^"]|"")*)"/y;

/** Matches a sticky pattern at a position. */
function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/**
 * Splits pasted text into rows of cells. A quotation mark only starts a quoted cell if the cell ends with another one:
 * spreadsheets copy the cell `"Reserve" shelf` as it is, and such a mark must not swallow the rows below. Between
 * tabs, quoted text with another tab or CR LF isn't a cell: Excel ends rows with CR LF, and breaks lines in a cell with LF.
 */
export function splitCells(text: string, separator: CellSeparator): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = matchAt(quotedCell, text, at);
    const [whole = '', content = ''] = quoted ?? [];
    const next = text[at + whole.length];
    const isEnd = next === undefined || next === separator || next === '\n' || next === '\r';
    const hasRows = separator === '\t' && /\t|\r\n/.test(content);
    const isQuoted = quoted !== null && isEnd && !hasRows;
    const plain = isQuoted ? whole : (matchAt(plainCell[separator], text, at)?.[0] ?? '');
    cells.push(isQuoted ? content.replaceAll('""', '"') : plain);
    at += plain.length;
    if (text[at] === separator) at += 1;
    else {
      rows.push(cells);
      cells = [];
      if (at >= text.length) break;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  return rows;
}
