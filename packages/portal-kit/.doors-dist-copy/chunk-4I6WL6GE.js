'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/uploads/uploads.messages.ts
var records = {
  ITEMS: "items",
  CUSTOMERS: "customers",
  INBOUND_ORDERS: "inbound orders",
  OUTBOUND_ORDERS: "outbound orders"
};
var uploadsMessages = defineMessages((format) => {
  const rows = (count) => `${format.number(count)} ${format.plural(count, { one: "row", other: "rows" })}`;
  const problems = (count) => `${format.number(count)} ${format.plural(count, { one: "problem", other: "problems" })}`;
  return {
    title: "Upload a file",
    fileType: "What is in the file",
    fileTypes: {
      ITEMS: "Items",
      CUSTOMERS: "Customers",
      INBOUND_ORDERS: "Inbound orders",
      OUTBOUND_ORDERS: "Outbound orders"
    },
    drop: "Drop a .csv or .xlsx file here",
    or: "or",
    choose: "Choose a file",
    limits: (maxRows, size) => `Up to ${rows(maxRows)} and ${size}.`,
    template: "Template",
    cancelTemplate: "Cancel the download of the template",
    remove: (fileName) => `Remove ${fileName}`,
    override: (fileType) => `Replace ${records[fileType] ?? "records"} that are there already`,
    overrideText: "By what the file has in its row; empty cells change nothing. Otherwise such rows are skipped.",
    checking: "Checking the file\u2026",
    good: (count) => `${rows(count)}, no problem found.`,
    someBad: (count, bad) => `${rows(count)}, ${format.number(bad)} of them with problems. Those fail, the others are uploaded.`,
    hinted: (count) => `${rows(count)} with a hint, uploaded all the same.`,
    hint: "A hint: uploaded all the same",
    allBad: (count) => `${rows(count)}, all of them with problems. There is nothing to upload.`,
    problems: "Problems in the file",
    moreProblems: (shown, all) => `The first ${format.number(shown)} of ${problems(all)}.`,
    row: "Row",
    column: "Column",
    value: "Value",
    problem: "Problem",
    upload: "Upload",
    uploading: (share) => share === null ? "Uploading\u2026" : `Uploading\u2026 ${format.number(share, { style: "percent" })}`,
    uploadAgain: "Upload again",
    cancelUpload: "Cancel the upload",
    several: "One file at a time: choose or drop a single file.",
    folder: "That is a folder. Choose or drop a file.",
    file: {
      empty: "The file is empty.",
      type: "Only .csv and .xlsx files can be uploaded.",
      unreadable: "The file could not be read. It may be damaged, protected, or have changed on the disk.",
      encoding: "The file is not encoded as UTF-8. Save it as \u201CCSV UTF-8\u201D or as .xlsx.",
      noRows: "The file has a header and no rows.",
      huge: "The file has far more rows, columns or text than can be uploaded."
    },
    tooLarge: (limit) => `The file is larger than ${limit}.`,
    tooManyRows: (count, max) => `The file has ${rows(count)}; the limit is ${rows(max)}.`,
    missingColumns: (headers) => `Missing columns: ${format.list(headers)}.`,
    unknownColumns: (headers) => `Unknown columns: ${format.list(headers)}.`,
    doubledColumns: (headers) => `Columns that are there twice: ${format.list(headers)}.`,
    choice: (choices) => `One of ${choices.join(", ")}`,
    yesNo: "Y or N",
    date: "A date as YYYY-MM-DD",
    outdated: (label) => `${label} (outdated) cannot be chosen any more`,
    country: "USA, CAN or an ISO numeric country code",
    blocked: "Only letters, numbers, punctuation and spaces",
    otherWarehouse: "Warehouse is not assigned to the supplier",
    doubleWarehouse: "Warehouse is listed twice",
    duplicate: (row, header) => `Duplicate: row ${row} has the same ${header}`,
    disagreement: (first, row) => `Order details differ between rows ${first} and ${row}`,
    sameOrder: "Another row of this order failed",
    leaving: (fileName) => `${fileName} is still being uploaded. Leaving cancels the upload.`,
    outcome: {
      accepted: (fileName) => `${fileName} was uploaded.`,
      failed: (fileName) => `The upload of ${fileName} failed.`,
      canceled: (fileName) => `The upload of ${fileName} was canceled.`
    },
    uploaded: "File Uploaded",
    uploadedText: "Your master file has been uploaded",
    resultsTitle: "Bulk Upload Results",
    results: {
      search: "Search uploads",
      empty: "Upload a file to see here what became of it.",
      noMatch: "No upload matches the search and the filters.",
      showAll: "Show all uploads",
      outdated: "The list could not be refreshed. What it shows may be out of date.",
      columns: {
        fileName: "File Name",
        fileType: "Type",
        status: "Status",
        uploadedBy: "Uploaded By",
        uploadedAt: "Uploaded At",
        rows: "Rows",
        fileSize: "Size",
        report: "Report"
      },
      status: {
        PENDING: "Pending",
        PROCESSING: "Processing",
        COMPLETED: "Completed",
        COMPLETED_WITH_ERRORS: "Completed with errors",
        FAILED: "Failed"
      },
      counts: (good, bad, skipped) => [
        `${format.number(good)} uploaded`,
        ...bad > 0 ? [`${format.number(bad)} failed`] : [],
        ...skipped > 0 ? [`${format.number(skipped)} skipped`] : []
      ].join(", "),
      rows,
      total: (count) => `of ${rows(count)}`,
      report: "Report",
      reportOf: (fileName) => `Report of ${fileName}`,
      cancelReport: (fileName) => `Cancel the download of the report of ${fileName}`,
      failedRows: "Failed rows",
      failedRowsOf: (fileName) => `Failed rows of ${fileName}`,
      cancelFailedRows: (fileName) => `Cancel the download of the failed rows of ${fileName}`,
      settled: (fileName, status, counts) => `${fileName}: ${status}. ${counts}`
    }
  };
});

export {
  uploadsMessages
};
