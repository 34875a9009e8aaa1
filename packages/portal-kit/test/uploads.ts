import type { UploadRecord } from '@portal-kit/sdk/imports';
import { goodItems } from './import-rows';

/** Builds the upload record of a file with ten rows, two of them failed. */
export function buildUpload(part: Partial<UploadRecord> = {}): UploadRecord {
  return {
    fileId: 'F-1',
    fileName: 'items.csv',
    fileType: 'ITEMS',
    status: 'COMPLETED_WITH_ERRORS',
    overrideDuplicates: false,
    uploadedBy: 'ada@cellar.example',
    uploadedAt: '2026-11-21T12:00:00Z',
    completedAt: '2026-11-21T12:00:05Z',
    totalRows: 10,
    succeededRows: 8,
    failedRows: 2,
    skippedRows: 0,
    fileSize: 1_536,
    reportAvailable: true,
    errorMessage: null,
    ...part,
  };
}

/** Creates a `.csv` file from rows. */
export const csvFile = (rows: readonly (readonly string[])[] = goodItems(2), name = 'items.csv') =>
  new File([rows.map((row) => row.join(',')).join('\n')], name);
