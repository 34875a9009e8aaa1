import { formatFileId } from '../imports/accept-file.ts';
import { summarizeResults } from '../imports/process-uploads.ts';
import type { CellError, RowOutcome, Upload, UploadContent, UploadFileType } from '../model/upload.ts';

const DAY_S = 86_400;

interface SeededRow {
  /** The first cell is the key. */
  readonly cells: readonly string[];
  readonly outcome: RowOutcome;
  readonly errors?: readonly CellError[];
}

interface SeededFile {
  readonly fileName: string;
  readonly fileType: UploadFileType;
  readonly fileSize: number;
  readonly headers: readonly string[];
  /** Seconds from now; negative values are in the past. */
  readonly uploaded: number;
  readonly starts: number;
  readonly completes: number;
  readonly rows: readonly SeededRow[];
}

const itemHeaders = [
  'SKU',
  'Description',
  'Brand',
  'Type',
  'Size',
  'Size UOM',
  'Bottles Per Case',
  'Warehouses',
  'ABV',
];
const item = (sku: string, description: string, type: string, size: string, abv: string) => [
  sku,
  description,
  'Fen Block',
  type,
  size,
  'ML',
  '12',
  'WH-NJ-01',
  abv,
];
const created = (cells: readonly string[]): SeededRow => ({ cells, outcome: 'Created' });
const done = (uploaded: number) => ({ uploaded, starts: uploaded + 1, completes: uploaded + 4 });

const pinot = item('HF-1001', 'Fen Block Pinot Noir 2022', 'M', '750', '13.5');
const chardonnay = item('HF-1002', 'Fen Block Chardonnay 2023', 'M', '750', '13.2');
const magnum = item('HF-1003', 'Fen Block Pinot Noir Magnum 2021', 'M', '1500', '13.5');

/**
 * Uploads of SUP-1001 in every status. The two unfinished uploads complete a few minutes after the seed and do
 * not block other uploads.
 */
const files: readonly SeededFile[] = [
  {
    fileName: 'items-spring.xlsx',
    fileType: 'ITEMS',
    fileSize: 11_264,
    headers: itemHeaders,
    ...done(-100 * DAY_S),
    rows: [created(pinot), created(chardonnay)],
  },
  {
    fileName: 'items-autumn.xlsx',
    fileType: 'ITEMS',
    fileSize: 11_897,
    headers: itemHeaders,
    ...done(-20 * DAY_S),
    rows: [created(magnum)],
  },
  {
    fileName: 'items-old-price-list.csv',
    fileType: 'ITEMS',
    fileSize: 412,
    headers: itemHeaders,
    ...done(-9 * DAY_S),
    rows: [
      {
        cells: item('HF-7301', 'Fen Block Riesling 2024', 'X', '750', '12.0'),
        outcome: 'Failed',
        errors: [{ header: 'Type', message: 'One of M, F, G, L, B, C, H, N, P, A, O' }],
      },
      {
        cells: item('HF-7302', 'Fen Block Gamay 2024', 'M', '0', '17.55'),
        outcome: 'Failed',
        errors: [
          { header: 'Size', message: 'Numeric only with up to 2 decimal places, cannot be 0' },
          { header: 'ABV', message: 'Numeric only' },
        ],
      },
    ],
  },
  {
    fileName: 'item-master-november.csv',
    fileType: 'ITEMS',
    fileSize: 655,
    headers: itemHeaders,
    ...done(-2 * DAY_S),
    rows: [
      created(item('HF-1006', 'Saltmarsh Albariño 2023', 'M', '750', '12.5')),
      {
        cells: pinot,
        outcome: 'Skipped duplicate',
        errors: [{ header: 'SKU', message: 'Duplicate: SKU already exists' }],
      },
      {
        cells: item('HF-7303', 'Fen Block Sémillon 2024', 'M', '7.505', '12.8'),
        outcome: 'Failed',
        errors: [{ header: 'Size', message: 'Numeric only with up to 2 decimal places, cannot be 0' }],
      },
    ],
  },
  {
    fileName: 'inbound-this-week.csv',
    fileType: 'INBOUND_ORDERS',
    fileSize: 518,
    headers: ['PO Number', 'Warehouse ID', 'SKU', 'Cases', 'Bottles'],
    uploaded: -31,
    starts: -30,
    completes: 150,
    rows: [
      created(['PO-49001', 'WH-NJ-01', 'HF-1001', '60', '0']),
      created(['PO-49001', 'WH-NJ-01', 'HF-1002', '40', '0']),
    ],
  },
  {
    fileName: 'new-customers.csv',
    fileType: 'CUSTOMERS',
    fileSize: 912,
    headers: ['Customer Number', 'Name', 'Customer Type', 'Phone', 'Billing City'],
    uploaded: 0,
    starts: 60,
    completes: 180,
    rows: [created(['NJ-0101', 'Shoreline Cellars', 'DISTRIBUTOR', '201-555-0161', 'Secaucus'])],
  },
];

export interface SeededUpload {
  readonly upload: Upload;
  readonly content: UploadContent;
}

/** Uploads by supplier, dated relative to now. */
export function seedUploads(nowMs: number): Map<string, SeededUpload[]> {
  return new Map([['SUP-1001', files.map((seeded, index) => createUpload(seeded, index + 1, nowMs))]]);
}

function createUpload(seeded: SeededFile, number: number, nowMs: number): SeededUpload {
  const instant = (seconds: number) => new Date(nowMs + seconds * 1000).toISOString();
  const results = seeded.rows.map(({ cells, outcome, errors = [] }, index) => ({
    number: index + 2,
    key: cells[0] ?? '',
    outcome,
    errors,
  }));
  return {
    upload: {
      fileId: formatFileId(number, nowMs + seeded.uploaded * 1000),
      fileName: seeded.fileName,
      fileType: seeded.fileType,
      overrideDuplicates: false,
      uploadedBy: 'dana@halberd.example',
      uploadedAt: instant(seeded.uploaded),
      startsAt: instant(seeded.starts),
      completesAt: instant(seeded.completes),
      totalRows: results.length,
      fileSize: seeded.fileSize,
      outcome: summarizeResults(results),
    },
    content: {
      headers: seeded.headers,
      rows: seeded.rows.map(({ cells }, index) => ({ number: index + 2, cells })),
      results,
    },
  };
}
