import { uploadStatusMessages } from '../../domain/uploads/upload-status';
import { defineMessages } from '../../kernel/messages/define-messages';

const records: Readonly<Record<string, string>> = {
  ITEMS: 'items',
  CUSTOMERS: 'customers',
  INBOUND_ORDERS: 'inbound orders',
  OUTBOUND_ORDERS: 'outbound orders',
};

/** Exact where the specification gives them (sections 2 and 8). */
export const uploadsMessages = defineMessages((format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'row', other: 'rows' })}`;
  const problems = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'problem', other: 'problems' })}`;
  return {
    title: 'Upload a file',
    fileType: 'What is in the file',
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
    cancelTemplate: 'Cancel the download of the template',
    remove: (fileName: string) => `Remove ${fileName}`,
    override: (fileType: string) => `Replace ${records[fileType] ?? 'records'} that are there already`,
    overrideText:
      'By what the file has in its row; empty cells change nothing. Otherwise such rows are skipped.',
    checking: 'Checking the file…',
    good: (count: number) => `${rows(count)}, no problem found.`,
    someBad: (count: number, bad: number) =>
      `${rows(count)}, ${format.number(bad)} of them with problems. Those fail, the others are uploaded.`,
    hinted: (count: number) => `${rows(count)} with a hint, uploaded all the same.`,
    hint: 'A hint: uploaded all the same',
    allBad: (count: number) => `${rows(count)}, all of them with problems. There is nothing to upload.`,
    problems: 'Problems in the file',
    moreProblems: (shown: number, all: number) => `The first ${format.number(shown)} of ${problems(all)}.`,
    row: 'Row',
    column: 'Column',
    value: 'Value',
    problem: 'Problem',
    upload: 'Upload',
    uploading: (share: number | null) =>
      share === null ? 'Uploading…' : `Uploading… ${format.number(share, { style: 'percent' })}`,
    uploadAgain: 'Upload again',
    cancelUpload: 'Cancel the upload',
    several: 'One file at a time: choose or drop a single file.',
    folder: 'That is a folder. Choose or drop a file.',
    file: {
      empty: 'The file is empty.',
      type: 'Only .csv and .xlsx files can be uploaded.',
      unreadable: 'The file could not be read. It may be damaged, protected, or have changed on the disk.',
      encoding: 'The file is not encoded as UTF-8. Save it as “CSV UTF-8” or as .xlsx.',
      noRows: 'The file has a header and no rows.',
      huge: 'The file has far more rows, columns or text than can be uploaded.',
    },
    tooLarge: (limit: string) => `The file is larger than ${limit}.`,
    tooManyRows: (count: number, max: number) => `The file has ${rows(count)}; the limit is ${rows(max)}.`,
    missingColumns: (headers: readonly string[]) => `Missing columns: ${format.list(headers)}.`,
    unknownColumns: (headers: readonly string[]) => `Unknown columns: ${format.list(headers)}.`,
    doubledColumns: (headers: readonly string[]) => `Columns that are there twice: ${format.list(headers)}.`,
    choice: (choices: readonly string[]) => `One of ${choices.join(', ')}`,
    yesNo: 'Y or N',
    date: 'A date as YYYY-MM-DD',
    outdated: (label: string) => `${label} (outdated) cannot be chosen any more`,
    country: 'USA, CAN or an ISO numeric country code',
    blocked: 'Only letters, numbers, punctuation and spaces',
    otherWarehouse: 'Warehouse is not assigned to the supplier',
    doubleWarehouse: 'Warehouse is listed twice',
    duplicate: (row: number, header: string) => `Duplicate: row ${row} has the same ${header}`,
    disagreement: (first: number, row: number) => `Order details differ between rows ${first} and ${row}`,
    sameOrder: 'Another row of this order failed',
    leaving: (fileName: string) => `${fileName} is still being uploaded. Leaving cancels the upload.`,
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
      empty: 'Upload a file to see here what became of it.',
      noMatch: 'No upload matches the search and the filters.',
      showAll: 'Show all uploads',
      outdated: 'The list could not be refreshed. What it shows may be out of date.',
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
      reportOf: (fileName: string) => `Report of ${fileName}`,
      cancelReport: (fileName: string) => `Cancel the download of the report of ${fileName}`,
      failedRows: 'Failed rows',
      failedRowsOf: (fileName: string) => `Failed rows of ${fileName}`,
      cancelFailedRows: (fileName: string) => `Cancel the download of the failed rows of ${fileName}`,
      settled: (fileName: string, status: string, counts: string) => `${fileName}: ${status}. ${counts}`,
    },
  };
});
