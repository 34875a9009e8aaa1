import { describe, expect, test } from 'vitest';
import type { Item } from '../model/item.ts';
import {
  csvFile,
  goodRow,
  itemHeaders,
  pickCounts,
  type UploadRecord,
  upload,
} from './upload-test-client.ts';
import { setupUploadTests } from './upload-test-setup.ts';

const OVERRIDE = { query: '?overrideDuplicates=true' };

const uploads = setupUploadTests();

describe('rows with an existing key', () => {
  const headers = [
    'SKU',
    'Description',
    'Brand',
    'Type',
    'Size',
    'Size UOM',
    'Bottles Per Case',
    'Warehouses',
    'Vintage',
    'UPC',
  ];

  test('an existing key in any case is skipped as a duplicate without override', async () => {
    const record = await uploads().uploadAndProcess(
      csvFile([itemHeaders, goodRow('hf-1001'), goodRow('HF-7200')]),
    );
    expect(pickCounts(record)).toEqual({
      status: 'COMPLETED_WITH_ERRORS',
      succeededRows: 1,
      failedRows: 0,
      skippedRows: 1,
      totalRows: 2,
    });
    const [line] = await uploads().readReportLines(record.fileId);
    expect(line?.slice(0, 6)).toEqual([
      '2',
      'hf-1001',
      'Skipped duplicate',
      'SKU',
      'hf-1001',
      'Duplicate: SKU already exists',
    ]);
    expect(await uploads().findItem('HF-1001')).toMatchObject({
      description: 'Fen Block Pinot Noir 2022',
      version: 1,
    });
  });

  test('with override, blank cells keep values, <CLEAR> clears them, and SKU and stock do not change', async () => {
    const before = (await uploads().findItem('HF-1001')) as Item;
    const row = ['hf-1001', 'Renamed', '', '', '', '', '', '', '<clear>', ''];
    expect(await uploads().uploadAndProcess(csvFile([headers, row]), OVERRIDE)).toMatchObject({
      succeededRows: 1,
    });
    const { vintage: _vintage, ...kept } = before;
    expect(await uploads().findItem('HF-1001')).toEqual({
      ...kept,
      description: 'Renamed',
      lotTracked: false,
      version: 2,
      updatedAt: '2026-11-20T09:30:02.002Z',
    });
  });

  test('an updated row must satisfy the rules for changes: required cells, stock, unique UPC', async () => {
    const rows = [
      ['HF-1001', '<CLEAR>', '', '', '', '', '6', 'WH-CA-01', '', '411000110079'],
      ['HF-1002', '', '', '', '', '', '', '', '', ''],
    ];
    const record = await uploads().uploadAndProcess(csvFile([headers, ...rows]), OVERRIDE);
    expect((await uploads().readReportLines(record.fileId)).map((line) => line.slice(1, 6))).toEqual([
      ['HF-1001', 'Failed', 'Description', '<CLEAR>', 'Required Field'],
      ['HF-1001', 'Failed', 'Bottles Per Case', '6', 'The item has stock or open orders.'],
      ['HF-1001', 'Failed', 'Warehouses', 'WH-CA-01', 'WH-NJ-01 holds stock of this item'],
      ['HF-1001', 'Failed', 'UPC', '411000110079', 'UPC already exists'],
      ['HF-1002', 'Updated', null, null, null],
    ]);
  });

  const twice = [itemHeaders, goodRow('HF-7210', 'First'), goodRow('hf-7210', 'Last'), goodRow('HF-7211')];

  test('rows with the same key are both rejected without override', async () => {
    const record = await uploads().uploadAndProcess(csvFile(twice));
    expect(pickCounts(record)).toMatchObject({ succeededRows: 1, failedRows: 0, skippedRows: 2 });
    expect((await uploads().readReportLines(record.fileId)).map((line) => [line[2], line[5]])).toEqual([
      ['Skipped duplicate', 'Duplicate: row 3 has the same SKU'],
      ['Skipped duplicate', 'Duplicate: row 2 has the same SKU'],
      ['Created', null],
    ]);
    expect(await uploads().findItem('HF-7210')).toBeUndefined();
  });

  test('the last of several rows with the same key is imported with override', async () => {
    const record = await uploads().uploadAndProcess(csvFile(twice), OVERRIDE);
    expect(pickCounts(record)).toMatchObject({ succeededRows: 2, failedRows: 0, skippedRows: 1 });
    expect((await uploads().readReportLines(record.fileId)).map((line) => [line[2], line[5]])).toEqual([
      ['Skipped duplicate', 'Duplicate: row 3 has the same SKU and takes precedence'],
      ['Created', null],
      ['Created', null],
    ]);
    expect(await uploads().findItem('hf-7210')).toMatchObject({ description: 'Last' });
  });

  test('of two rows with the same UPC, the first is imported and the second fails', async () => {
    const withUpc = (sku: string) => [...goodRow(sku).slice(0, 9), '012345678905'];
    const record = await uploads().uploadAndProcess(
      csvFile([itemHeaders, withUpc('HF-7220'), withUpc('HF-7221')]),
    );
    expect((await uploads().readReportLines(record.fileId)).map((line) => line.slice(2, 6))).toEqual([
      ['Created', null, null, null],
      ['Failed', 'UPC', '012345678905', 'UPC already exists'],
    ]);
  });
});

describe('repeated upload requests', () => {
  const key = '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10';
  const file = () => csvFile([itemHeaders, goodRow('HF-7400')]);

  test('requests with the same key create one upload, even in parallel', async () => {
    const { dana } = uploads();
    const [first, parallel] = await Promise.all([
      upload(dana, file(), { key }),
      upload(dana, file(), { key }),
    ]);
    const responses = [first, parallel, await upload(dana, file(), { key })];
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    const isNew = ({ uploadedAt }: { uploadedAt: string }) =>
      uploadedAt === (bodies[0] as { uploadedAt: string }).uploadedAt;
    const { data } = await uploads().read<{ data: (UploadRecord & { uploadedAt: string })[] }>(
      '/imports?filter=fileType:ITEMS;',
    );
    expect(data.filter(isNew)).toHaveLength(1);
  });

  test('a retry after a lost response returns the original upload with the chosen duplicate option', async () => {
    const { chain, dana } = uploads();
    chain.control.addFault({ kind: 'reset', when: 'after', operationId: 'importItems' });
    await expect(upload(dana, file(), { key, ...OVERRIDE })).rejects.toThrow('fetch failed');
    const again = await upload(dana, file(), { key, ...OVERRIDE });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    expect(await again.json()).toMatchObject({ fileId: 'FIL-2611-0007', overrideDuplicates: true });
    expect((await uploads().read<{ meta: { total: number } }>('/imports')).meta.total).toBe(7);
  });

  test.each([
    ['another file', () => csvFile([itemHeaders, goodRow('HF-7401')]), {}],
    ['another duplicate option', file, OVERRIDE],
  ])('reuse of the key with %s is rejected', async (_, other, options) => {
    expect((await upload(uploads().dana, file(), { key })).status).toBe(202);
    const reused = await upload(uploads().dana, other(), { key, ...options });
    expect([reused.status, await reused.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'IDEMPOTENCY_KEY_REUSED' }),
    ]);
  });

  test('a second upload without a key is rejected until the first is processed', async () => {
    const { dana, chain } = uploads();
    const responses = await Promise.all([upload(dana, file()), upload(dana, file())]);
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409]);
    const busy = await upload(dana, file());
    expect([busy.status, await busy.json()]).toEqual([
      409,
      expect.objectContaining({ errorCode: 'IMPORT_IN_PROGRESS' }),
    ]);
    chain.control.advance(60_000);
    expect((await upload(dana, file())).status).toBe(202);
  });
});
