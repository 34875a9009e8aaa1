import { uploadStatusMessages } from '../../domain/uploads/upload-status';
import { defineMessages } from '../../kernel/messages/define-messages';

const records: Readonly<Record<string, string>> = {
  ITEMS: 'items',
  CUSTOMERS: 'customers',
  INBOUND_ORDERS: 'inbound orders',
  OUTBOUND_ORDERS: 'outbound orders',
};

/** Exact texts of the specification, sections 2 and 8. */
export const uploadsMessages = defineMessages('uploads', (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'row', other: 'rows' })}`;
  const problems = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'problem', other: 'problems' })}`;
  return {
    title: 'Upload a file',
    fileType: 'File contents',
    fileTypes: {
      ITEMS: 'Items',
      CUSTOMERS: 'Customers',
      INBOUND_ORDERS: 'Inbound orders',
      OUTBOUND_ORDERS: 'Outbound orders',
    } as Readonly<Record<string, string>>,
    drop: 'Drop a .csv or .xlsx file here',
    or: 'or',
    choose: 'Choose a file',
    limits: (maxRows: number, size: string) => `Up to ${rows(maxRows)} and ${size}.`,
    template: 'Template',
    cancelTemplate: 'Cancel template download',
    remove: (fileName: string) => `Remove ${fileName}`,
    discarded: (fileName: string) => `The corrected rows of ${fileName} were removed.`,
    restore: 'Restore',
    override: (fileType: string) => `Update existing ${records[fileType] ?? 'records'}`,
    overrideText: (fileType: string) =>
      `Filled cells overwrite current values; empty cells are ignored. When off, existing ${records[fileType] ?? 'records'} are skipped.`,
    checking: 'Checking the file…',
    good: (count: number) => `${rows(count)} ready to upload`,
    counted: (ready: number, bad: number, skipped: number, unchecked: number) =>
      [
        `${rows(ready + bad + skipped + unchecked)}: ${format.number(ready)} ready`,
        ...(unchecked > 0 ? [`${format.number(unchecked)} checked on import`] : []),
        ...(bad > 0 ? [`${format.number(bad)} with problems`] : []),
        ...(skipped > 0 ? [`${format.number(skipped)} skipped`] : []),
      ].join(', '),
    skip: 'This row is skipped',
    hinted: (count: number) =>
      `· ${rows(count)} with ${format.plural(count, { one: 'a warning', other: 'warnings' })}`,
    hint: 'Warning: this row can still be uploaded',
    allBad: (count: number) =>
      format.plural(count, {
        one: "The only row has problems. There's nothing to upload.",
        other: `All ${rows(count)} have problems. There's nothing to upload.`,
      }),
    problems: 'Problems in the file',
    moreProblems: (shown: number, all: number) =>
      `Showing the first ${format.number(shown)} of ${problems(all)}.`,
    row: 'Row',
    column: 'Column',
    value: 'Value',
    problem: 'Problem',
    upload: 'Upload',
    uploadRows: (count: number, all: number) => `Upload ${format.number(count)} of ${rows(all)}`,
    uploading: (share: number | null) =>
      share === null ? 'Uploading…' : `Uploading… ${format.number(share, { style: 'percent' })}`,
    uploadAgain: 'Upload again',
    cancelUpload: 'Cancel upload',
    several: 'Upload one file at a time.',
    folder: "That's a folder. Choose a file instead.",
    noFile: 'You dropped text or a link. Save the file to your device, then choose it here.',
    file: {
      empty: 'The file is empty.',
      type: 'Only .csv and .xlsx files can be uploaded.',
      unreadable: "The file couldn't be read. It may have changed since you chose it.",
      noRows: 'The file has a header but no rows.',
      lockFile:
        "That's a temporary file from your spreadsheet program. Choose the file without ~$ in its name.",
      damaged: 'The workbook is damaged. Open it in your spreadsheet program and save it again.',
      protected: 'The workbook has a password. Save a copy without a password.',
      rightsManaged: 'The workbook has restricted permissions. Save a copy without restrictions.',
      shortcut: "That's a link to a file. Open the link, download the file and choose the download.",
      webPage: "That's a web page, not a spreadsheet. Download the file again and check what's in it.",
      notSpreadsheet: "That's not a spreadsheet. Choose a .csv or .xlsx file.",
      rowLimit: 'The file has too many rows.',
      columnLimit: 'The file has too many columns.',
      sizeLimit: 'The workbook contains too much data.',
    },
    otherFormat: (format: string) => `${format} files can't be uploaded. Save the file as .xlsx or .csv.`,
    openQuote: (row: number) => `Row ${row} has a quotation mark that isn't closed.`,
    dateOrder: (headers: readonly string[]) => `Choose the date format for ${format.list(headers)}.`,
    tooLarge: (limit: string) => `The file is larger than ${limit}.`,
    tooManyRows: (count: number, max: number) => `The file has ${rows(count)}; the limit is ${rows(max)}.`,
    missingColumns: (headers: readonly string[]) => `Missing columns: ${format.list(headers)}.`,
    unknownColumns: (headers: readonly string[]) => `Unknown columns: ${format.list(headers)}.`,
    doubledColumns: (headers: readonly string[]) => `Duplicate columns: ${format.list(headers)}.`,
    outcome: {
      accepted: (fileName: string) => `${fileName} was uploaded.`,
      failed: (fileName: string) => `The upload of ${fileName} failed.`,
      canceled: (fileName: string) => `The upload of ${fileName} was canceled.`,
    },
    uploaded: 'File Uploaded',
    uploadedText: 'Your master file has been uploaded',
    resultsTitle: 'Bulk Upload Results',
    results: {
      search: 'Search uploads',
      empty: 'Upload results appear here.',
      noMatch: 'No uploads match your search and filters.',
      showAll: 'Show all uploads',
      outdated: "Couldn't refresh the list. Data may be out of date.",
      columns: {
        fileName: 'File Name',
        fileType: 'Type',
        status: 'Status',
        uploadedBy: 'Uploaded By',
        uploadedAt: 'Uploaded At',
        rows: 'Rows',
        fileSize: 'Size',
        report: 'Report',
      },
      status: uploadStatusMessages(format.locale).labels,
      counts: (good: number, bad: number, skipped: number) =>
        [
          `${format.number(good)} uploaded`,
          ...(bad > 0 ? [`${format.number(bad)} failed`] : []),
          ...(skipped > 0 ? [`${format.number(skipped)} skipped`] : []),
        ].join(', '),
      rows,
      total: (count: number) => `of ${rows(count)}`,
      report: 'Report',
      reportOf: (fileName: string) => `Report for ${fileName}`,
      cancelReport: (fileName: string) => `Cancel report download for ${fileName}`,
      failedRows: 'Failed rows',
      failedRowsOf: (fileName: string) => `Failed rows from ${fileName}`,
      cancelFailedRows: (fileName: string) => `Cancel download of failed rows from ${fileName}`,
      settled: (fileName: string, status: string, counts: string) => `${fileName}: ${status}. ${counts}`,
    },
  };
});
