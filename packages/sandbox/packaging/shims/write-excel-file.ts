import { Buffer } from 'buffer/index.js';
import writeUniversal from 'write-excel-file/universal';

type Sheets = Parameters<typeof writeUniversal>[0];

/** Implements `write-excel-file/node` for browsers. */
// biome-ignore lint/style/noDefaultExport: The module that it replaces has a default export.
export default function writeExcelFile(sheets: Sheets) {
  const workbook = writeUniversal(sheets as never);
  return { toBuffer: async () => Buffer.from(await (await workbook.toBlob()).arrayBuffer()) };
}
