import { buildRows, buildWorkbook, sheetRow } from '@portal-kit/spreadsheets/test-workbook';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  csvFile,
  goodRow,
  itemHeaders,
  readSheets,
  type UploadRecord,
  UploadTestClient,
  upload,
} from '../upload-test-client.ts';

interface Failure {
  readonly errorCode: string;
  readonly errorMessage: string;
  readonly extensions?: { readonly validationErrors: { fieldPath: string; message: string }[] };
}

const TEN_MEGABYTES = 10 * 1024 * 1024;

let uploads: UploadTestClient;

beforeAll(async () => {
  uploads = await UploadTestClient.open();
  return async () => {
    // Expects a rejection and no stored upload.
    expect(
      (await uploads.read<{ meta: { total: number } }>('/imports?filter=fileType:ITEMS;')).meta.total,
    ).toBe(4);
    expect(uploads.chain.control.violations()).toEqual([]);
    await uploads.chain.close();
  };
});

async function uploadAndReadFailure(file: File | string, kind = 'items') {
  const response = await upload(uploads.dana, file, { kind });
  const { errorCode, errorMessage, extensions } = (await response.json()) as Failure;
  const found =
    extensions?.validationErrors.map(({ fieldPath, message }) => `${fieldPath}: ${message}`) ?? [];
  return [response.status, errorCode, errorMessage, ...found];
}

const createFile = (content: string | Uint8Array, name = 'items.csv') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const unreadable = [422, 'VALIDATION_FAILED', 'The file could not be read.'];

describe('header row of an upload', () => {
  test('all errors of a header row are reported together', async () => {
    const headers = ['SKU', 'Szie', 'sku *', '__proto__', '', 'Brand', 'Message', 'Row #'];
    expect(await uploadAndReadFailure(csvFile([headers, ['HF-1']]))).toEqual([
      ...unreadable,
      "header[1]: Unknown column 'Szie'",
      "header[2]: Column 'SKU' appears twice",
      "header[3]: Unknown column '__proto__'",
      "header: Column 'Description' is missing",
      "header: Column 'Type' is missing",
      "header: Column 'Size' is missing",
      "header: Column 'Size UOM' is missing",
      "header: Column 'Bottles Per Case' is missing",
      "header: Column 'Warehouses' is missing",
    ]);
    expect(Object.hasOwn(Object.prototype, 'HF-1')).toBe(false);
  });
});

describe('rejected files', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => goodRow(`HF-${index}`));

  test.each([
    ['of no bytes', () => createFile(''), ['file: The file is empty']],
    ['with only a header row', () => csvFile([itemHeaders, ['', ' ']]), ['rows: The file has no rows']],
    ['of 5,001 rows', () => csvFile([itemHeaders, ...rows(5001)]), ['rows: At most 5,000 rows']],
    [
      'that is an .xls workbook',
      () => createFile(Buffer.from('\xd0\xcf\x11\xe0W\0o\0r\0k\0b\0o\0o\0k\0', 'latin1'), 'items.xlsx'),
      ['file: Only .xlsx workbooks and .csv files can be read.'],
    ],
    [
      'that is a damaged workbook',
      () => createFile('PK\u0003\u0004 and no archive', 'items.csv'),
      ['file: The workbook is damaged.'],
    ],
    [
      'that is a PDF',
      () => createFile(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\x00', 'latin1'), 'items.xlsx'),
      ['file: The file is neither a .xlsx workbook nor text.'],
    ],
    [
      'with a quotation mark that is not closed',
      () => createFile(`${itemHeaders.join()}\nHF-1,"Chablis`),
      ['file: Row 2 has a quotation mark that is not closed.'],
    ],
    [
      'that unpacks to more than the limit',
      () => createFile(buildWorkbook({ Items: 'x'.repeat(70 << 20) }), 'items.xlsx'),
      ['file: The workbook unpacks to too much data.'],
    ],
    [
      'with a cell in the last row of a sheet',
      () => {
        const last = '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>HF</t></is></c></row>';
        return createFile(buildWorkbook({ Items: sheetRow(1, itemHeaders) + last }), 'items.xlsx');
      },
      ['rows: At most 5,000 rows'],
    ],
  ])('a file %s gets 422', async (_, file, found) => {
    expect(await uploadAndReadFailure(file())).toEqual([...unreadable, ...found]);
  });

  test.each(['items.xls', 'items.pdf', 'items', 'items.csv.exe'])(
    'a file named %s gets 415',
    async (name) => {
      expect(await uploadAndReadFailure(createFile('SKU', name))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'Only .xlsx and .csv files can be uploaded.',
      ]);
    },
  );

  test('a file above 10 MB gets 413, and one of exactly 10 MB is read', async () => {
    const padded = (bytes: number) => {
      const text = `${[...itemHeaders, 'Message'].join()}\n${goodRow('HF-7300').join()},`;
      return createFile(text.padEnd(bytes, 'x'));
    };
    expect(await uploadAndReadFailure(padded(TEN_MEGABYTES + 1))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      'The file is larger than 10 MB.',
    ]);
    const snapshot = uploads.chain.control.snapshot();
    const record = (await (await upload(uploads.dana, padded(TEN_MEGABYTES))).json()) as UploadRecord;
    expect([record.status, record.fileSize]).toEqual(['PENDING', TEN_MEGABYTES]);
    uploads.chain.control.restore(snapshot);
  });

  test('a request without a file, or with two files, gets 400', async () => {
    expect(await uploadAndReadFailure('just text')).toEqual([
      400,
      'BAD_REQUEST',
      'The file is missing.',
      'file: Required Field',
    ]);
    const body = new FormData();
    for (const name of ['a.csv', 'b.csv']) body.append('file', createFile('SKU', name));
    const response = await uploads.dana.fetch('/api/v1/suppliers/SUP-1001/imports/items', {
      method: 'POST',
      body,
    });
    expect([response.status, ((await response.json()) as Failure).errorMessage]).toEqual([
      400,
      'One file at a time can be uploaded.',
    ]);
  });
});

describe('kinds of files', () => {
  const customers = [
    'Customer Number',
    'Name',
    'Customer Type',
    'Phone',
    'Billing Address1',
    'Billing City',
    'Billing Country',
  ];
  const customer = ['NJ-9', 'Shoreline', 'DISTRIBUTOR', '201-555-0161', '1 Main St', 'Secaucus', 'USA'];

  test('every kind of file has its own columns', async () => {
    expect(await uploadAndReadFailure(csvFile([customers.slice(1), customer.slice(1)]), 'customers')).toEqual(
      [...unreadable, "header: Column 'Customer Number' is missing"],
    );
  });

  test.each([
    [
      'items',
      'Items',
      26,
      ['Type', 'Size UOM', 'Status', 'Warehouses', 'Container Type', 'Freight Class', 'Lot Tracked (Y/N)'],
    ],
    [
      'customers',
      'Customers',
      30,
      ['Customer Type', 'Status', 'Billing Country', 'Shipping Same As Billing (Y/N)', 'Shipping Country'],
    ],
    [
      'inbound-orders',
      'Inbound Orders',
      23,
      ['Warehouse ID', 'Shipping Type', 'Freight Terms', 'Bonded (Y/N)'],
    ],
    [
      'outbound-orders',
      'Outbound Orders',
      27,
      ['Warehouse ID', 'Shipping Type', 'Freight Terms', 'Bonded (Y/N)', 'Ship To Country'],
    ],
  ])('every kind of file has its own template: %s', async (kind, title, columns, choices) => {
    const response = await uploads.dana.fetch(`/api/v1/suppliers/SUP-1001/imports/${kind}-template`);
    expect(response.headers.get('content-disposition')).toContain(
      `filename="${title.replace(' ', '-')}-Template.xlsx"`,
    );
    const file = new File([new Uint8Array(await response.arrayBuffer())], 'template.xlsx');
    const sheets = await readSheets(new Response(file));
    expect([...sheets.keys()]).toEqual([title, 'Allowed values', 'Columns']);
    expect(sheets.get(title)?.[0]).toHaveLength(columns);
    expect(sheets.get('Allowed values')?.[0]).toEqual(choices);
    // Every column has an explanation.
    expect(
      sheets
        .get('Columns')
        ?.slice(1, columns + 1)
        .map(([header]) => header),
    ).toEqual(sheets.get(title)?.[0]?.map((header) => header?.replace('*', '')));
    // The template itself has every column and no rows.
    expect(await uploadAndReadFailure(file, kind)).toEqual([...unreadable, 'rows: The file has no rows']);
  });
});

test('the sheet with the columns of the template is read', async () => {
  const bytes = buildWorkbook({ 'Read me': buildRows([['x']]), Items: buildRows([itemHeaders]) });
  expect(await uploadAndReadFailure(createFile(bytes, 'items.xlsx'))).toEqual([
    ...unreadable,
    'rows: The file has no rows',
  ]);
});
