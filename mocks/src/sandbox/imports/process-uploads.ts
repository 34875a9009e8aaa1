import type { Clock } from '../clock.ts';
import type { RowResult, Upload, UploadOutcome } from '../model/upload.ts';
import type { Database } from '../store/database.ts';
import { readRow } from './file/import-row.ts';
import { getImportKind } from './import-kinds.ts';
import { importRows } from './import-rows.ts';

/**
 * Imports the rows of every file whose completion time has passed. Called before each request, so that no timer is
 * needed and a fixed clock also stops imports.
 */
export function processDueUploads(db: Database, clock: Clock): void {
  const now = clock.nowIso();
  const due = db.unfinishedUploads
    .listAll()
    .flatMap(({ supplierId, fileId }) => {
      const upload = db.uploads.get(fileId, supplierId);
      return upload && upload.completesAt <= now ? [{ supplierId, upload }] : [];
    })
    .sort((a, b) => a.upload.completesAt.localeCompare(b.upload.completesAt));
  for (const { supplierId, upload } of due) {
    db.store.transaction(() => processUpload(db, supplierId, upload));
  }
}

function processUpload(db: Database, supplierId: string, upload: Upload): void {
  const { fileId, fileType, overrideDuplicates, completesAt, uploadedBy } = upload;
  const content = db.uploadContents.get(fileId, supplierId);
  const supplier = db.suppliers.get(supplierId);
  const hasGlobalRole = Boolean(db.users.get(uploadedBy)?.globalRole);
  const by = { author: uploadedBy, hasGlobalRole };
  const { file, open } = getImportKind(fileType);
  db.unfinishedUploads.delete(fileId, supplierId);
  if (!content || !supplier) return;
  const year = new Date(completesAt).getUTCFullYear();
  const rows = content.rows.map((row) => readRow(row, content.headers, file, year));
  const results = importRows(rows, file, open({ db, supplier, by, at: completesAt }), overrideDuplicates);
  db.uploadContents.put({ ...content, results }, fileId, supplierId);
  db.uploads.put({ ...upload, outcome: summarizeResults(results) }, fileId, supplierId);
}

export function summarizeResults(results: readonly RowResult[]): UploadOutcome {
  const failedRows = results.filter(({ outcome }) => outcome === 'Failed').length;
  const skippedRows = results.filter(({ outcome }) => outcome === 'Skipped duplicate').length;
  return { succeededRows: results.length - failedRows - skippedRows, failedRows, skippedRows };
}
