import readXlsxFile from 'read-excel-file/node';
import { type Chain, startChain } from '../../chain.ts';
import { type PortalClient, type SignedIn, signIn } from '../../sign-in.ts';
import type { Item } from '../model/item.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const SUPPLIER = '/api/v1/suppliers/SUP-1001';
/** Longer than the processing time of the largest file. */
const LONG_ENOUGH_MS = 60_000;

/** For tests: the response to an upload, or a row of the upload list. */
export interface UploadRecord {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly status: string;
  readonly completedAt: string | null;
  readonly totalRows: number | null;
  readonly succeededRows: number | null;
  readonly failedRows: number | null;
  readonly skippedRows: number | null;
  readonly fileSize: number;
  readonly reportAvailable: boolean;
  readonly errorMessage: string | null;
}

export const itemHeaders = [
  'SKU*',
  'Description*',
  'Brand*',
  'Type*',
  'Size*',
  'Size UOM*',
  'Bottles Per Case*',
  'Warehouses*',
  'ABV',
  'UPC',
];

/** Creates a valid row's cells for {@link itemHeaders}, for tests. */
export const goodRow = (sku: string, description = 'Fen Block Riesling 2024') => [
  sku,
  description,
  'Fen Block',
  'M',
  '750',
  'ML',
  '12',
  'WH-NJ-01',
  '12.5',
  '',
];

/** Creates a CSV file for tests. */
export function csvFile(lines: readonly (readonly string[])[], name = 'items.csv'): File {
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
  return new File([text], name, { type: 'text/csv' });
}

/** Sends a file as the portal does, for tests. */
export function upload(
  person: PortalClient,
  file: File | string,
  { kind = 'items', query = '', key }: { kind?: string; query?: string; key?: string } = {},
): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  return person.fetch(`/api/v1/suppliers/SUP-1001/imports/${kind}${query}`, {
    method: 'POST',
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
}

/** Reads a downloaded workbook's sheets by name, for tests. */
export async function readSheets(response: Response): Promise<Map<string, (string | null)[][]>> {
  const sheets = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
  return new Map(
    sheets.map(({ sheet, data }) => [
      sheet,
      data.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
    ]),
  );
}

export const pickCounts = ({ status, succeededRows, failedRows, skippedRows, totalRows }: UploadRecord) => ({
  status,
  succeededRows,
  failedRows,
  skippedRows,
  totalRows,
});

/** For tests: a chain with a signed-in user who uploads files for SUP-1001. */
export class UploadTestClient {
  readonly chain: Chain;
  readonly dana: SignedIn;

  private constructor(chain: Chain, dana: SignedIn) {
    this.chain = chain;
    this.dana = dana;
  }

  static async open(): Promise<UploadTestClient> {
    const chain = await startChain({ portalDir: false, now: NOW });
    return new UploadTestClient(chain, await signIn(chain.origin, 'dana@halberd.example'));
  }

  async read<T>(path: string): Promise<T> {
    return (await (await this.dana.fetch(SUPPLIER + path)).json()) as T;
  }

  async findItem(sku: string): Promise<Item | undefined> {
    const { data } = await this.read<{ data: Item[] }>(`/items?searchString=${sku}`);
    return data.find((item) => item.sku === sku);
  }

  async findRecord(fileId: string): Promise<UploadRecord | undefined> {
    const { data } = await this.read<{ data: UploadRecord[] }>('/imports?limit=100');
    return data.find((record) => record.fileId === fileId);
  }

  report(fileId: string): Promise<Response> {
    return this.dana.fetch(`${SUPPLIER}/imports/reports/${fileId}`);
  }

  /** Reads a report's lines without the header row. */
  async readReportLines(fileId: string): Promise<(string | null)[][]> {
    return (await readSheets(await this.report(fileId))).get('Rows')?.slice(1) ?? [];
  }

  /** Uploads a file and advances the clock until it is processed. */
  async uploadAndProcess(file: File, options: Parameters<typeof upload>[2] = {}): Promise<UploadRecord> {
    const response = await upload(this.dana, file, options);
    const body = (await response.json()) as UploadRecord;
    if (response.status !== 202) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    this.chain.control.advance(LONG_ENOUGH_MS);
    return (await this.findRecord(body.fileId)) as UploadRecord;
  }
}
