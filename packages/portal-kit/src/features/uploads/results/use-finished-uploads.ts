import type { UploadRecord } from '@portal-kit/sdk/imports';
import { useEffect, useRef, useState } from 'react';

export const isInProgress = ({ status }: UploadRecord) => status === 'PENDING' || status === 'PROCESSING';

/** Returns the uploads that were in progress in the previous rows and have finished in the current rows. */
export function useFinishedUploads(rows: readonly UploadRecord[] | undefined): readonly UploadRecord[] {
  const watched = useRef<ReadonlySet<string>>(new Set());
  const [settled, setSettled] = useState<readonly UploadRecord[]>([]);
  useEffect(() => {
    if (!rows) return;
    const ended = rows.filter((row) => watched.current.has(row.fileId) && !isInProgress(row));
    watched.current = new Set(rows.filter(isInProgress).map(({ fileId }) => fileId));
    if (ended.length > 0) setSettled(ended);
  }, [rows]);
  return settled;
}
