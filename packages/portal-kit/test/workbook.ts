import { buildRows, buildWorkbook } from '@portal-kit/spreadsheets/test-workbook';
import { strToU8 } from 'fflate';

/** Bytes as `File.arrayBuffer` returns them. */
export const toArrayBuffer = (content: string | Uint8Array): ArrayBuffer =>
  new Uint8Array(typeof content === 'string' ? strToU8(content) : content).buffer;

/** A workbook with one sheet of texts. */
export const workbookOfTexts = (rows: readonly (readonly string[])[], name = 'Sheet1'): ArrayBuffer =>
  buildWorkbook({ [name]: buildRows(rows) }).buffer;
