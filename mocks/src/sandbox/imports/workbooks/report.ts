import type { Upload, UploadContent } from '../../model/upload.ts';
import { type CellValue, type WorkbookSheet, writeWorkbook } from '../../workbook/workbook.ts';

export function reportFileName(fileName: string): string {
  return `Import-Report_${fileName}${/\.xlsx$/i.test(fileName) ? '' : '.xlsx'}`;
}

/** Writes the report workbook of domain §6.4: a summary, and each row with its errors. */
export function writeReport(upload: Upload, content: UploadContent): Promise<Uint8Array> {
  return writeWorkbook([summary(upload), rowSheet(content)]);
}

function summary(upload: Upload): WorkbookSheet {
  const { outcome = { succeededRows: 0, failedRows: 0, skippedRows: 0 } } = upload;
  return {
    name: 'Summary',
    headers: ['Import report', 'Value'],
    rows: [
      ['File', upload.fileName],
      ['User', upload.uploadedBy],
      ['Started', upload.startsAt],
      ['Finished', upload.completesAt],
      ['Total rows', upload.totalRows],
      ['Succeeded', outcome.succeededRows],
      ['Failed', outcome.failedRows],
      ['Skipped duplicates', outcome.skippedRows],
      ['Override duplicates', upload.overrideDuplicates ? 'Yes' : 'No'],
    ],
  };
}

/**
 * Builds the sheet of rows. A row with several errors has several lines in the report. Only its first line contains the
 * cells, so that the failed rows can be copied and uploaded again.
 */
function rowSheet({ headers, rows, results = [] }: UploadContent): WorkbookSheet {
  const cellsByNumber = new Map(rows.map(({ number, cells }) => [number, cells]));
  const lines = results.flatMap(({ number, key, outcome, errors }) => {
    const cells = cellsByNumber.get(number) ?? [];
    const first = [number, key, outcome];
    if (errors.length === 0) return [[...first, null, null, null, ...cells]];
    return errors.map(({ header, message }, index): CellValue[] => [
      ...first,
      header,
      cells[headers.indexOf(header)],
      message,
      ...(index === 0 ? cells : []),
    ]);
  });
  return {
    name: 'Rows',
    headers: ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message', ...headers],
    rows: lines,
  };
}
