import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { RawRow, Upload } from '../model/upload.ts';
import type { Database } from '../store/database.ts';
import type { ImportKind } from './import-kind.ts';

const PENDING_MS = 1000;
const LEAST_WORK_MS = 1000;
const WORK_MS_PER_ROW = 2;
/** Limit of the stored rows of all uploads. Above the limit, the rows of the oldest processed uploads are removed. */
export const KEPT_CONTENT_BYTES = 16 * 1024 * 1024;

export interface AcceptedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly headers: readonly string[];
  readonly rows: readonly RawRow[];
  readonly overrideDuplicates: boolean;
  readonly uploadedBy: string;
}

/** Stores a file. `processDueUploads` imports its rows when the clock reaches `completesAt`. */
export function acceptFile(
  db: Database,
  clock: Clock,
  kind: ImportKind,
  supplierId: string,
  { bytes, headers, rows, ...sent }: AcceptedFile,
): Upload {
  const at = clock.nowMs();
  const after = (ms: number) => new Date(at + ms).toISOString();
  const upload: Upload = {
    ...sent,
    fileId: formatFileId(db.store.nextNumber('upload'), at),
    fileType: kind.fileType,
    uploadedAt: after(0),
    startsAt: after(PENDING_MS),
    completesAt: after(PENDING_MS + LEAST_WORK_MS + rows.length * WORK_MS_PER_ROW),
    totalRows: rows.length,
    fileSize: bytes.length,
  };
  const { fileId } = upload;
  db.store.transaction(() => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    db.uploads.put(upload, fileId, supplierId);
    db.uploadContents.put({ sha256, headers, rows }, fileId, supplierId);
    db.unfinishedUploads.put({ supplierId, fileId }, fileId, supplierId);
    removeOldContents(db);
  });
  return upload;
}

function removeOldContents(db: Database): void {
  if (db.uploadContents.bytes() <= KEPT_CONTENT_BYTES) return;
  const processed = db.suppliers
    .list()
    .flatMap(({ supplierId }) => db.uploads.list(supplierId).map((upload) => ({ supplierId, upload })))
    .filter(({ upload }) => upload.outcome && !upload.isContentRemoved)
    .sort((a, b) => a.upload.uploadedAt.localeCompare(b.upload.uploadedAt));
  for (const { supplierId, upload } of processed) {
    db.uploadContents.delete(upload.fileId, supplierId);
    db.uploads.put({ ...upload, isContentRemoved: true }, upload.fileId, supplierId);
    if (db.uploadContents.bytes() <= KEPT_CONTENT_BYTES) return;
  }
}

export function formatFileId(number: number, atMs: number): string {
  const yearMonth = new Date(atMs).toISOString().slice(2, 7).replace('-', '');
  return `FIL-${yearMonth}-${String(number).padStart(4, '0')}`;
}

/** Returns whether another file of this kind is still being processed. */
export function isImporting(db: Database, supplierId: string, { fileType }: ImportKind): boolean {
  return db.unfinishedUploads
    .list(supplierId)
    .some(({ fileId }) => db.uploads.get(fileId, supplierId)?.fileType === fileType);
}
