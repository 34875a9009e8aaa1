import { createHash } from 'node:crypto';
import { loadContract } from '@portal-kit/contract/contract';
import { describe, expect, test } from 'vitest';
import { startChain } from '../../chain.ts';
import { signIn } from '../../sign-in.ts';
import { handlers } from '../handlers.ts';
import { createSandbox } from '../sandbox.ts';
import { writeWorkbook } from '../workbook/workbook.ts';
import { goodRow, itemHeaders, type UploadRecord, upload } from './upload-test-client.ts';
import { setupUploadTests } from './upload-test-setup.ts';

interface Page {
  readonly data: UploadRecord[];
  readonly meta: { readonly total: number };
}

const uploads = setupUploadTests();

const names = async (query: string) =>
  (await uploads().read<Page>(`/imports?${query}`)).data.map(({ fileName }) => fileName);

describe('upload list', () => {
  test('the upload list contains uploads in every status, newest first', async () => {
    const { data, meta } = await uploads().read<Page>('/imports');
    expect(data.map(({ fileName, status, reportAvailable }) => [fileName, status, reportAvailable])).toEqual([
      ['new-customers.csv', 'PENDING', false],
      ['inbound-this-week.csv', 'PROCESSING', false],
      ['item-master-november.csv', 'COMPLETED_WITH_ERRORS', true],
      ['items-old-price-list.csv', 'FAILED', true],
      ['items-autumn.xlsx', 'COMPLETED', true],
      ['items-spring.xlsx', 'COMPLETED', false],
    ]);
    expect(meta.total).toBe(6);
  });

  test.each([
    ['searchString=AUTUMN', ['items-autumn.xlsx']],
    ['searchString=dana@&limit=2&offset=4', ['items-autumn.xlsx', 'items-spring.xlsx']],
    ['filter=fileType:CUSTOMERS,INBOUND_ORDERS;', ['new-customers.csv', 'inbound-this-week.csv']],
    ['filter=status:FAILED,PENDING;fileType:ITEMS;', ['items-old-price-list.csv']],
    ['sortBy=fileSize&sortDirection=DESC&limit=1', ['items-autumn.xlsx']],
    [
      'sortBy=failedRows&sortDirection=DESC&limit=2',
      ['items-old-price-list.csv', 'item-master-november.csv'],
    ],
  ])('the upload list returns the matching uploads for %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('the upload list rejects an unknown filter field with 400', async () => {
    const response = await uploads().dana.fetch('/api/v1/suppliers/SUP-1001/imports?filter=fileName:x;');
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ errorCode: 'INVALID_FILTER' }),
    ]);
  });

  test('the upload list requires an upload permission', async () => {
    const viewer = await signIn(uploads().chain.origin, 'viewer@bramblehook.example');
    expect((await viewer.fetch('/api/v1/suppliers/SUP-1004/imports')).status).toBe(403);
    expect((await viewer.fetch('/api/v1/suppliers/SUP-1001/imports')).status).toBe(404);
  });
});

describe('upload report', () => {
  const responseFor = async (fileId: string) => {
    const response = await uploads().report(fileId);
    const { errorCode, errorMessage } = (await response.json()) as {
      errorCode: string;
      errorMessage: string;
    };
    return [response.status, errorCode, errorMessage];
  };

  test('an unknown, unfinished or removed report gets a specific error', async () => {
    expect(await responseFor('FIL-2611-0099')).toEqual([
      404,
      'NOT_FOUND',
      'Nothing was found under this id.',
    ]);
    const [pending, processing] = (await uploads().read<Page>('/imports')).data;
    for (const record of [pending, processing]) {
      expect(await responseFor(record?.fileId ?? '')).toEqual([
        409,
        'REPORT_NOT_READY',
        'The report is not ready yet.',
      ]);
    }
    expect(await responseFor('FIL-2608-0001')).toEqual([
      410,
      'REPORT_PURGED',
      'The report was removed after 90 days.',
    ]);
  });

  test('a report is removed 90 days after the upload completed', async () => {
    const { chain } = uploads();
    const clean = chain.control.snapshot();
    const autumn = (await uploads().read<Page>('/imports?searchString=autumn')).data[0] as UploadRecord;
    const statusAt = async (now: string) => {
      chain.control.setClock({ now });
      const dana = await signIn(chain.origin, 'dana@halberd.example');
      return (await dana.fetch(`/api/v1/suppliers/SUP-1001/imports/reports/${autumn.fileId}`)).status;
    };
    const purgedMs = Date.parse(autumn.completedAt ?? '') + 90 * 86_400_000;
    expect(await statusAt(new Date(purgedMs - 1).toISOString())).toBe(200);
    expect(await statusAt(new Date(purgedMs).toISOString())).toBe(410);
    chain.control.restore(clean);
  });

  test('the report of a seeded upload can be downloaded', async () => {
    const [november] = (await uploads().read<Page>('/imports?searchString=november')).data;
    expect((await uploads().readReportLines(november?.fileId ?? '')).map((line) => line.slice(0, 7))).toEqual(
      [
        ['2', 'HF-1006', 'Created', null, null, null, 'HF-1006'],
        ['3', 'HF-1001', 'Skipped duplicate', 'SKU', 'HF-1001', 'Duplicate: SKU already exists', 'HF-1001'],
        [
          '4',
          'HF-7303',
          'Failed',
          'Size',
          '7.505',
          'Numeric only with up to 2 decimal places, cannot be 0',
          'HF-7303',
        ],
      ],
    );
  });
});

describe('stored uploads', () => {
  test('an upload arrives with unchanged bytes and is visible only with its upload permission', async () => {
    const sandbox = await createSandbox({
      contract: await loadContract(),
      handlers,
      now: '2026-11-20T09:30:00.000Z',
    });
    const chain = await startChain({ portalDir: false, upstream: sandbox.fetch });
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    const workbook = await writeWorkbook([
      { name: 'Items', headers: itemHeaders, rows: [goodRow('HF-7500')] },
    ]);
    const csv = new TextEncoder().encode(
      `\ufeff${itemHeaders.join(';')}\r\n${goodRow('HF-7501').join(';')}\r\n`,
    );
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    for (const [name, bytes] of [
      ['Été 2026.xlsx', workbook],
      ['items.csv', csv],
    ] as const) {
      const response = await upload(dana, new File([new Uint8Array(bytes)], name));
      const { fileId, fileName } = (await response.json()) as UploadRecord;
      const received = sandbox.db.uploadContents.get(fileId, 'SUP-1001')?.sha256;
      expect([fileName, received]).toEqual([name, sha256(bytes)]);
      sandbox.clock.set({ advanceMs: 60_000 });
    }

    const supplier = sandbox.db.suppliers.get('SUP-1001');
    if (!supplier) throw new Error('The seed has no SUP-1001');
    sandbox.db.suppliers.put({ ...supplier, permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'] }, 'SUP-1001');
    const list = (await (await dana.fetch('/api/v1/suppliers/SUP-1001/imports')).json()) as Page;
    expect(list.data.map(({ fileType }) => fileType)).toEqual(['CUSTOMERS']);
    expect((await dana.fetch('/api/v1/suppliers/SUP-1001/imports/reports/FIL-2610-0002')).status).toBe(404);
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
    sandbox.close();
  });
});
