import type { Clock } from '../clock.ts';
import type { RawRow, Upload } from '../model/upload.ts';
import type { Database } from '../store/database.ts';
import type { ImportKind } from './import-kind.ts';

const PENDING_MS = 1000;
const LEAST_WORK_MS = 1000;
const WORK_MS_PER_ROW = 2;

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
    fileId: fileIdOf(db.store.nextNumber('upload'), at),
    fileType: kind.fileType,
    uploadedAt: after(0),
    startsAt: after(PENDING_MS),
    completesAt: after(PENDING_MS + LEAST_WORK_MS + rows.length * WORK_MS_PER_ROW),
    totalRows: rows.length,
    fileSize: bytes.length,
  };
  const { fileId } = upload;
  db.store.transaction(() => {
    const bytesBase64 = Buffer.from(bytes).toString('base64');
    db.uploads.put(upload, fileId, supplierId);
    db.uploadContents.put({ bytesBase64, headers, rows }, fileId, supplierId);
    db.unfinishedUploads.put({ supplierId, fileId }, fileId, supplierId);
  });
  return upload;
}

export function fileIdOf(number: number, atMs: number): string {
  const yearMonth = new Date(atMs).toISOString().slice(2, 7).replace('-', '');
  return `FIL-${yearMonth}-${String(number).padStart(4, '0')}`;
}

/** Whether another file of this kind is still being processed. */
export function isImporting(db: Database, supplierId: string, { fileType }: ImportKind): boolean {
  return db.unfinishedUploads
    .list(supplierId)
    .some(({ fileId }) => db.uploads.get(fileId, supplierId)?.fileType === fileType);
}
