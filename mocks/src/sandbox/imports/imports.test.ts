import { buildWorkbook, sheetRow } from '@portal-kit/spreadsheets/test-workbook';
import { describe, expect, test } from 'vitest';
import type { Item } from '../model/item.ts';
import { writeWorkbook } from '../workbook/workbook.ts';
import {
  csvFile,
  goodRow,
  itemHeaders,
  pickCounts,
  readSheets,
  type UploadRecord,
  upload,
} from './upload-test-client.ts';
import { setupUploadTests } from './upload-test-setup.ts';

const OVERRIDE = { query: '?overrideDuplicates=true' };

const uploads = setupUploadTests();

const workbookFile = async (headers: readonly string[], rows: readonly (string | number)[][]) =>
  new File([new Uint8Array(await writeWorkbook([{ name: 'Mine', headers, rows }]))], 'mine.XLSX');

describe('accepted files', () => {
  test('as the clock advances, an upload is pending, processing, then completed, and creates its items at the end', async () => {
    const { chain, dana } = uploads();
    const accepted = await upload(dana, csvFile([itemHeaders, goodRow('HF-7001')]));
    expect(accepted.status).toBe(202);
    const record = (await accepted.json()) as UploadRecord;
    const waiting = {
      fileId: 'FIL-2611-0007',
      fileName: 'items.csv',
      fileType: 'ITEMS',
      status: 'PENDING',
      overrideDuplicates: false,
      uploadedBy: 'dana@halberd.example',
      uploadedAt: '2026-11-20T09:30:00.000Z',
      completedAt: null,
      totalRows: null,
      succeededRows: null,
      failedRows: null,
      skippedRows: null,
      fileSize: 194,
      reportAvailable: false,
      errorMessage: null,
    };
    expect(record).toEqual(waiting);
    chain.control.advance(1000);
    expect(await uploads().findRecord(record.fileId)).toEqual({
      ...waiting,
      status: 'PROCESSING',
      totalRows: 1,
    });
    expect(await uploads().findItem('HF-7001')).toBeUndefined();
    chain.control.advance(1002);
    expect(await uploads().findRecord(record.fileId)).toEqual({
      ...waiting,
      status: 'COMPLETED',
      completedAt: '2026-11-20T09:30:02.002Z',
      totalRows: 1,
      succeededRows: 1,
      failedRows: 0,
      skippedRows: 0,
      reportAvailable: true,
    });
    expect(await uploads().findItem('HF-7001')).toMatchObject({
      description: 'Fen Block Riesling 2024',
      size: 750,
      itemStatus: 'ACTIVE',
      containerType: 'BOTTLE',
      alcoholByVolume: 12.5,
      inventory: [{ warehouseId: 'WH-NJ-01', onHandQty: 0 }],
      version: 1,
      createdAt: '2026-11-20T09:30:02.002Z',
    });
  });

  test('a workbook may have its columns in any order and spelling', async () => {
    const headers = [
      'warehouses',
      's k u',
      'DESCRIPTION *',
      'Brand',
      'Type',
      'Size',
      'SizeUOM',
      'bottles per case',
    ];
    const row = ['WH-CA-01', 'HF-7002', 'Fen Block Gamay', 'Fen Block', 'm', 1.5, 'l', 6, 13.2, 'nv'];
    const record = await uploads().uploadAndProcess(
      await workbookFile([...headers, 'ABV', 'Vintage'], [row]),
    );
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 1 });
    expect(await uploads().findItem('HF-7002')).toMatchObject({
      warehouses: [{ warehouseId: 'WH-CA-01' }],
      type: 'M',
      size: 1.5,
      sizeUom: 'L',
      bottlesPerCase: 6,
      alcoholByVolume: 13.2,
      vintage: 'NV',
    });
  });

  test('a formula cell yields its value, and text that looks like a formula stays text', async () => {
    const text = (column: string, value: string) =>
      `<c r="${column}2" t="inlineStr"><is><t>${value}</t></is></c>`;
    const cells = ['HF-7003', '=HYPERLINK("x")', 'Fen Block', 'M'].map((value, at) =>
      text('ABCD'[at] ?? '', value),
    );
    const rest = ['ML', '12', 'WH-NJ-01', '12.5'].map((value, at) => text('FGHI'[at] ?? '', value));
    const row = `<row r="2">${cells.join('')}<c r="E2"><f>700+50</f><v>750</v></c>${rest.join('')}</row>`;
    const bytes = buildWorkbook({ Items: sheetRow(1, itemHeaders) + row });
    const record = await uploads().uploadAndProcess(new File([bytes], 'formula.xlsx'));
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 1 });
    expect(await uploads().findItem('HF-7003')).toMatchObject({ size: 750, description: '=HYPERLINK("x")' });
    const [line] = await uploads().readReportLines(record.fileId);
    expect(line?.slice(6, 9)).toEqual(['HF-7003', `'=HYPERLINK("x")`, 'Fen Block']);
  });

  test('an exported file can be uploaded with override and keeps the data of every item', async () => {
    const before = await uploads().read<{ data: Item[] }>('/items?limit=100');
    const exported = await uploads().dana.fetch('/api/v1/suppliers/SUP-1001/exports/items');
    const file = new File([new Uint8Array(await exported.arrayBuffer())], 'export.xlsx');
    expect(pickCounts(await uploads().uploadAndProcess(file, OVERRIDE))).toMatchObject({
      status: 'COMPLETED',
      succeededRows: 8,
    });
    const after = await uploads().read<{ data: Item[] }>('/items?limit=100');
    expect(after.data.map(({ updatedAt: _updatedAt, ...item }) => item)).toEqual(
      before.data.map(({ updatedAt: _updatedAt, version, ...item }) => ({
        lotTracked: false,
        ...item,
        version: version + 1,
      })),
    );
  });

  test('a filled template can be uploaded', async () => {
    const template = await readSheets(
      await uploads().dana.fetch('/api/v1/suppliers/SUP-1001/imports/items-template'),
    );
    const good = new Map(itemHeaders.map((header, index) => [header, goodRow('HF-7400')[index]]));
    const sheets = [...template].map(([name, [headers = [], ...rows]]) => ({
      name,
      headers: headers.map(String),
      rows: name === 'Items' ? [headers.map((header) => good.get(header ?? ''))] : rows,
    }));
    const file = new File([new Uint8Array(await writeWorkbook(sheets))], 'Items-Template.xlsx');
    expect(pickCounts(await uploads().uploadAndProcess(file))).toMatchObject({
      status: 'COMPLETED',
      succeededRows: 1,
    });
    expect(await uploads().findItem('HF-7400')).toMatchObject({ type: 'M', alcoholByVolume: 12.5 });
  });

  test('5,000 rows are imported within seconds', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => goodRow(`HF-B${index}`));
    const started = performance.now();
    const record = await uploads().uploadAndProcess(csvFile([itemHeaders, ...rows]));
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 5000 });
    expect(await uploads().readReportLines(record.fileId)).toHaveLength(5000);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('failed rows', () => {
  const bad = [
    'HF-7110',
    'Fen Block Late',
    'Fen Block',
    'M',
    '7.505',
    'ML',
    '12',
    'WH-TX-01',
    '12.5',
    '411000010004',
  ];

  test('failed rows do not block other rows, and the report contains all their errors', async () => {
    const rows = [...Array.from({ length: 9 }, (_, index) => goodRow(`HF-710${index}`)), bad];
    const record = await uploads().uploadAndProcess(csvFile([itemHeaders, ...rows]));
    expect(pickCounts(record)).toEqual({
      status: 'COMPLETED_WITH_ERRORS',
      succeededRows: 9,
      failedRows: 1,
      skippedRows: 0,
      totalRows: 10,
    });
    const response = await uploads().report(record.fileId);
    expect(response.headers.get('content-disposition')).toContain('filename="Import-Report_items.csv.xlsx"');
    const report = await readSheets(response);
    expect([...report.keys()]).toEqual(['Summary', 'Rows']);
    expect(report.get('Summary')?.slice(1)).toEqual([
      ['File', 'items.csv'],
      ['User', 'dana@halberd.example'],
      ['Started', '2026-11-20T09:30:01.000Z'],
      ['Finished', '2026-11-20T09:30:02.020Z'],
      ['Total rows', '10'],
      ['Succeeded', '9'],
      ['Failed', '1'],
      ['Skipped duplicates', '0'],
      ['Override duplicates', 'No'],
    ]);
    const [header, first, ...rest] = report.get('Rows') ?? [];
    const columns = itemHeaders.map((text) => text.replace('*', ''));
    expect(header).toEqual(['Row #', 'Key', 'Result', 'Field', 'Value', 'Message', ...columns]);
    expect(first?.slice(0, 8)).toEqual([
      '2',
      'HF-7100',
      'Created',
      null,
      null,
      null,
      'HF-7100',
      'Fen Block Riesling 2024',
    ]);
    expect(rest.slice(8).map((line) => line.slice(2, 7))).toEqual([
      ['Failed', 'Size', '7.505', 'Numeric only with up to 2 decimal places, cannot be 0', 'HF-7110'],
      ['Failed', 'Warehouses', 'WH-TX-01', 'Warehouse is not assigned to the supplier', null],
      ['Failed', 'UPC', '411000010004', 'UPC has a wrong check digit', null],
    ]);
  });

  test('failed rows can be corrected in the report and uploaded again without duplicates', async () => {
    const first = await uploads().uploadAndProcess(csvFile([itemHeaders, goodRow('HF-7120'), bad]));
    const [header = [], ...lines] =
      (await readSheets(await uploads().report(first.fileId))).get('Rows') ?? [];
    const corrected: Readonly<Record<string, string>> = {
      Size: '750',
      Warehouses: 'WH-NJ-01',
      UPC: '',
    };
    const failed = lines
      .filter(([, , result]) => result === 'Failed')
      .map((line) =>
        line.map((cell, at) => (at < 6 ? cell : cell && (corrected[header[at] ?? ''] ?? cell)) ?? ''),
      );
    const again = await uploads().uploadAndProcess(csvFile([header.map(String), ...failed], 'mended.csv'));
    expect(pickCounts(again)).toMatchObject({ status: 'COMPLETED', succeededRows: 1, totalRows: 1 });
    expect((await uploads().read<{ meta: { total: number } }>('/items')).meta.total).toBe(10);
  });

  test('an upload fails when all of its rows fail', async () => {
    const record = await uploads().uploadAndProcess(csvFile([itemHeaders, bad]));
    expect([record.status, record.errorMessage, record.reportAvailable]).toEqual([
      'FAILED',
      'No rows were uploaded. See the report.',
      true,
    ]);
  });

  test.each(['inbound-orders', 'outbound-orders'])('an empty row of %s fails', async (kind) => {
    const template = await uploads().dana.fetch(`/api/v1/suppliers/SUP-1001/imports/${kind}-template`);
    const [[headers = []] = []] = (await readSheets(template)).values();
    const names = headers.map(String);
    const file = csvFile([names, names.map((name) => (name.startsWith('Shipping Type') ? 'PARCEL' : ''))]);
    const record = await uploads().uploadAndProcess(file, { kind });
    expect(pickCounts(record)).toMatchObject({ status: 'FAILED', failedRows: 1 });
  });

  test('the outdated wine type is accepted only for an item that already has it', async () => {
    const wine = (sku: string) =>
      Object.values({ ...goodRow(sku), 3: 'W', 7: 'WH-NJ-01;WH-CA-01' }) as string[];
    const record = await uploads().uploadAndProcess(
      csvFile([itemHeaders, wine('HF-0990'), wine('HF-7130')]),
      OVERRIDE,
    );
    expect((await uploads().readReportLines(record.fileId)).map((line) => line.slice(1, 6))).toEqual([
      ['HF-0990', 'Updated', null, null, null],
      ['HF-7130', 'Failed', 'Type', 'W', 'Wine (outdated) is no longer available'],
    ]);
  });

  test('a row with an extra comma fails instead of shifting its cells', async () => {
    const shifted = ['HF-7140', 'Late', 'harvest', ...goodRow('').slice(2)];
    const record = await uploads().uploadAndProcess(
      csvFile([itemHeaders, [...shifted, 'x'], goodRow('HF-7141')]),
    );
    expect(pickCounts(record)).toMatchObject({ succeededRows: 1, failedRows: 1 });
    const [first] = await uploads().readReportLines(record.fileId);
    expect(first?.slice(3, 6)).toEqual([null, null, 'Column 12 is filled but has no header']);
  });
});
