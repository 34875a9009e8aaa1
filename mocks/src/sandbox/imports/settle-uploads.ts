import type { Clock } from '../clock.ts';
import type { Upload, UploadOutcome } from '../model.ts';
import type { World } from '../world.ts';
import { kindOf } from './import-kinds.ts';
import { readRow } from './import-row.ts';
import { importRows, type RowResult } from './import-rows.ts';

/**
 * Takes over the rows of every file whose time has come, as if it had been done then. Called before each request is handled: no timer is
 * needed, and a clock that stands still stops the work too.
 */
export function settleUploads(world: World, clock: Clock): void {
  const now = clock.nowIso();
  const due = world.unfinishedUploads
    .listAll()
    .flatMap(({ supplierId, fileId }) => {
      const upload = world.uploads.get(fileId, supplierId);
      return upload && upload.completesAt <= now ? [{ supplierId, upload }] : [];
    })
    .sort((a, b) => a.upload.completesAt.localeCompare(b.upload.completesAt));
  for (const { supplierId, upload } of due) {
    world.store.transaction(() => takeOver(world, supplierId, upload));
  }
}

function takeOver(world: World, supplierId: string, upload: Upload): void {
  const { fileId, fileType, overrideDuplicates, completesAt, uploadedBy } = upload;
  const content = world.uploadContents.get(fileId, supplierId);
  const supplier = world.suppliers.get(supplierId);
  const by = world.users.get(uploadedBy);
  const { file, open } = kindOf(fileType);
  world.unfinishedUploads.delete(fileId, supplierId);
  if (!content || !supplier || !by) return;
  const year = new Date(completesAt).getUTCFullYear();
  const rows = content.rows.map((row) => readRow(row, content.headers, file, year));
  const results = importRows(rows, file, open({ world, supplier, by, at: completesAt }), overrideDuplicates);
  world.uploadContents.put({ ...content, results }, fileId, supplierId);
  world.uploads.put({ ...upload, outcome: outcomeOf(results) }, fileId, supplierId);
}

export function outcomeOf(results: readonly RowResult[]): UploadOutcome {
  const failedRows = results.filter(({ outcome }) => outcome === 'Failed').length;
  const skippedRows = results.filter(({ outcome }) => outcome === 'Skipped duplicate').length;
  return { succeededRows: results.length - failedRows - skippedRows, failedRows, skippedRows };
}
