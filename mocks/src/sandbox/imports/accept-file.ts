import type { Clock } from '../clock.ts';
import type { Upload } from '../model.ts';
import type { World } from '../world.ts';
import type { ImportKind } from './import-kind.ts';
import type { SentRow } from './import-row.ts';

const PENDING_MS = 1000;
const LEAST_WORK_MS = 1000;
const WORK_MS_PER_ROW = 2;

export interface AcceptedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly headers: readonly string[];
  readonly rows: readonly SentRow[];
  readonly overrideDuplicates: boolean;
  readonly uploadedBy: string;
}

/** Keeps a file whose rows `settleUploads` takes over when the sandbox's clock has come to it. */
export function acceptFile(
  world: World,
  clock: Clock,
  kind: ImportKind,
  supplierId: string,
  { bytes, headers, rows, ...sent }: AcceptedFile,
): Upload {
  const at = clock.nowMs();
  const after = (ms: number) => new Date(at + ms).toISOString();
  const upload: Upload = {
    ...sent,
    fileId: fileIdOf(world.store.nextNumber('upload'), at),
    fileType: kind.fileType,
    uploadedAt: after(0),
    startsAt: after(PENDING_MS),
    completesAt: after(PENDING_MS + LEAST_WORK_MS + rows.length * WORK_MS_PER_ROW),
    totalRows: rows.length,
    fileSize: bytes.length,
  };
  const { fileId } = upload;
  world.store.transaction(() => {
    const bytesBase64 = Buffer.from(bytes).toString('base64');
    world.uploads.put(upload, fileId, supplierId);
    world.uploadContents.put({ bytesBase64, headers, rows }, fileId, supplierId);
    world.unfinishedUploads.put({ supplierId, fileId }, fileId, supplierId);
  });
  return upload;
}

export function fileIdOf(number: number, atMs: number): string {
  const yearMonth = new Date(atMs).toISOString().slice(2, 7).replace('-', '');
  return `FIL-${yearMonth}-${String(number).padStart(4, '0')}`;
}

/** Whether the rows of another file of this kind are still to be taken over. */
export function isImporting(world: World, supplierId: string, { fileType }: ImportKind): boolean {
  return world.unfinishedUploads
    .list(supplierId)
    .some(({ fileId }) => world.uploads.get(fileId, supplierId)?.fileType === fileType);
}
