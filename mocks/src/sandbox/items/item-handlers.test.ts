import readXlsxFile from 'read-excel-file/node';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import type { Item } from '../model/item.ts';
import { newItem } from './item-test-data.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const ITEMS = '/api/v1/suppliers/SUP-1001/items';
const EXPORT = '/api/v1/suppliers/SUP-1001/exports/items';

let chain: Chain;
let dana: SignedIn;
let clean: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  clean = chain.control.snapshot();
  return () => chain.close();
});

beforeEach(() => chain.control.restore(clean));

const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const getItem = (itemId: string) => read<Item>(dana.fetch(`${ITEMS}/${itemId}`));
const skus = async (query: string) =>
  (await read<{ data: Item[] }>(dana.fetch(`${ITEMS}?${query}`))).data.map(({ sku }) => sku);

interface Failure {
  errorCode: string;
  extensions?: {
    validationErrors?: { fieldPath: string; message: string }[];
    currentVersion?: number;
    conflictingId?: string;
  };
}

describe('item list', () => {
  test('the item list defaults to ten rows sorted by SKU, with the total', async () => {
    const list = await read<{ data: Item[]; meta: { total: number } }>(dana.fetch(ITEMS));
    expect(list.data.map(({ sku }) => sku)).toEqual([
      'HF-0990',
      'HF-1001',
      'HF-1002',
      'HF-1003',
      'HF-1004',
      'HF-1005',
      'HF-1006',
      'HF-1007',
    ]);
    expect(list.meta.total).toBe(8);
  });

  test.each([
    ['searchString=salt', ['HF-0990', 'HF-1006', 'HF-1007']],
    ['searchString=411000110079', ['HF-1002']],
    ['filter=itemStatus:INACTIVE,DISCONTINUED;', ['HF-0990', 'HF-1007']],
    ['filter=bonded:true;', ['HF-1004']],
    ['filter=inStock:false;', ['HF-1006']],
    ['filter=warehouseId:WH-CA-01;itemStatus:ACTIVE;&limit=2', ['HF-1001', 'HF-1002']],
    ['sortBy=onHandQty&sortDirection=DESC&limit=2', ['HF-1001', 'HF-1002']],
    ['sortBy=bottlesPerCase&limit=1', ['HF-1005']],
    ['sortBy=size&limit=3', ['HF-1007', 'HF-0990', 'HF-1001']],
    ['sortBy=size&sortDirection=DESC&limit=3', ['HF-1005', 'HF-1003', 'HF-0990']],
  ])('the item list returns the matching items for %s', async (query, expected) => {
    expect(await skus(query)).toEqual(expected);
  });
});

describe('item creation', () => {
  test('createItem returns the new item with its Location', async () => {
    const response = await dana.send('POST', ITEMS, newItem);
    expect(response.status).toBe(201);
    const item = (await response.json()) as Item;
    expect(response.headers.get('location')).toBe(`${ITEMS}/${item.itemId}`);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(item).toMatchObject({
      ...newItem,
      itemStatus: 'ACTIVE',
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(await getItem(item.itemId)).toEqual(item);
  });

  test('a repeated idempotency key returns the first response and creates nothing', async () => {
    const key = { 'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10' };
    const [first, parallel] = await Promise.all([
      dana.send('POST', ITEMS, newItem, key),
      dana.send('POST', ITEMS, newItem, key),
    ]);
    const again = await dana.send('POST', ITEMS, newItem, key);
    const responses = [first, parallel, again];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(responses.map((response) => response.headers.get('idempotent-replayed')).sort()).toEqual(
      [null, 'true', 'true'].sort(),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await skus('searchString=HF-2001')).toEqual(['HF-2001']);
  });

  test('an idempotency key with a different body is rejected, and a failed attempt does not consume the key', async () => {
    const key = { 'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d12' };
    expect((await dana.send('POST', ITEMS, { ...newItem, type: 'W' }, key)).status).toBe(422);
    expect((await dana.send('POST', ITEMS, newItem, key)).status).toBe(201);
    const reused = await dana.send('POST', ITEMS, { ...newItem, sku: 'HF-2002' }, key);
    expect([reused.status, ((await reused.json()) as Failure).errorCode]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });

  test('an existing Supplier Item ID is rejected with the field and the item’s id', async () => {
    const response = await dana.send('POST', ITEMS, { ...newItem, sku: 'hf-1001' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      errorCode: 'DUPLICATE_SKU',
      extensions: {
        conflictingId: 'ITM-1001',
        validationErrors: [{ fieldPath: 'sku', message: 'Supplier Item ID already exists' }],
      },
    });
  });

  test('an existing UPC is rejected', async () => {
    const response = await dana.send('POST', ITEMS, { ...newItem, upc: '411000010003' });
    expect([response.status, ((await response.json()) as Failure).errorCode]).toEqual([409, 'DUPLICATE_UPC']);
  });

  test('all validation errors are returned together', async () => {
    const response = await dana.send('POST', ITEMS, {
      ...newItem,
      type: 'W',
      size: 1.005,
      upc: '411000010004',
      caseUpc: '10411000010001',
      warehouses: [{ warehouseId: 'WH-NJ-01' }, { warehouseId: 'WH-TX-01' }],
    });
    expect(response.status).toBe(422);
    expect(((await response.json()) as Failure).extensions?.validationErrors).toEqual([
      { fieldPath: 'type', message: 'Wine (outdated) is no longer available' },
      { fieldPath: 'size', message: 'Numeric only with up to 2 decimal places, cannot be 0' },
      { fieldPath: 'upc', message: 'UPC has a wrong check digit' },
      { fieldPath: 'caseUpc', message: 'SCC-14 has a wrong check digit' },
      { fieldPath: 'warehouses[1].warehouseId', message: 'Warehouse is not assigned to the supplier' },
    ]);
  });

  test.each([
    ['M', 16.1],
    ['F', 16],
    ['G', 21],
    ['L', 0.5],
    ['N', 0.5],
    ['H', 8.6],
  ])('type %s with an unusual strength of %d % is accepted', async (type, alcoholByVolume) => {
    const response = await dana.send('POST', ITEMS, { ...newItem, type, alcoholByVolume });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ type, alcoholByVolume });
  });

  test('strength is required except for non-alcoholic items', async () => {
    const { alcoholByVolume: _, ...without } = newItem;
    expect((await dana.send('POST', ITEMS, without)).status).toBe(422);
    expect((await dana.send('POST', ITEMS, { ...without, type: 'N' })).status).toBe(201);
  });
});

describe('item update', () => {
  const request = async (itemId: string, change: Partial<Item> = {}) => {
    const { itemId: _, inventory, version, createdAt, updatedAt, ...rest } = await getItem(itemId);
    expect([inventory, version, createdAt, updatedAt]).not.toContain(undefined);
    return { ...rest, ...change };
  };
  const put = (itemId: string, body: unknown, ifMatch?: string) =>
    dana.send('PUT', `${ITEMS}/${itemId}`, body, ifMatch ? { 'if-match': ifMatch } : {});

  test('an update with the current version succeeds, and one with an outdated version gets 412', async () => {
    const body = await request('ITM-1001', { description: 'First' });
    const first = await put('ITM-1001', body, '"1"');
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await put('ITM-1001', { ...body, description: 'Second' }, '"1"');
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      errorCode: 'VERSION_MISMATCH',
      extensions: { currentVersion: 2 },
    });
    expect((await getItem('ITM-1001')).description).toBe('First');
    expect((await put('ITM-1001', { ...body, description: 'Last write wins' })).status).toBe(200);
  });

  test('the tag of a version that a compressing proxy has changed is current', async () => {
    const body = await request('ITM-1001', { description: 'First' });
    expect((await put('ITM-1001', body, '"1-gzip"')).status).toBe(200);
    expect((await put('ITM-1001', body, '"1-gzip"')).status).toBe(412);
  });

  test('an update keeps the inventory and clears omitted optional fields', async () => {
    const before = await getItem('ITM-1001');
    const { upc: _, ...body } = await request('ITM-1001');
    const after = (await (await put('ITM-1001', body)).json()) as Item;
    expect(after.inventory).toEqual(before.inventory);
    expect(after.upc).toBeUndefined();
  });

  test('the Supplier Item ID cannot change, and a warehouse with stock cannot be removed', async () => {
    const response = await put(
      'ITM-1001',
      await request('ITM-1001', { sku: 'HF-X', warehouses: [{ warehouseId: 'WH-CA-01' }] }),
    );
    expect(response.status).toBe(422);
    expect(((await response.json()) as Failure).extensions?.validationErrors).toEqual([
      { fieldPath: 'sku', message: 'Supplier Item ID cannot change' },
      { fieldPath: 'warehouses', message: 'WH-NJ-01 holds stock of this item' },
    ]);
  });

  test('an existing item keeps the outdated wine type, and no other item can select it', async () => {
    expect((await put('ITM-0990', await request('ITM-0990', { description: 'Still old' }))).status).toBe(200);
    expect((await put('ITM-1001', await request('ITM-1001', { type: 'W' }))).status).toBe(422);
  });

  test.each([{ itemStatus: 'DISCONTINUED' as const }, { bottlesPerCase: 6 }])(
    'the update %o is rejected while the item has stock',
    async (change) => {
      const response = await put('ITM-1001', await request('ITM-1001', change));
      expect([response.status, ((await response.json()) as Failure).errorCode]).toEqual([409, 'ITEM_IN_USE']);
    },
  );

  test('an unknown item and an item of another supplier get 404', async () => {
    const body = await request('ITM-1001');
    expect((await put('ITM-2001', body)).status).toBe(404);
    expect((await dana.fetch(`${ITEMS}/ITM-NONE`)).status).toBe(404);
  });
});

describe('item suggestions', () => {
  const suggest = async (query: string) =>
    (await read<{ data: Item[] }>(dana.fetch(`${ITEMS}/suggested-items?${query}`))).data;

  test('suggestions are active items of the warehouse, SKU matches first, with its inventory only', async () => {
    const found = await suggest('searchString=fen&warehouseId=WH-CA-01&limit=2');
    expect(found.map(({ sku }) => sku)).toEqual(['HF-1001', 'HF-1002']);
    expect(found.map(({ inventory }) => inventory.map(({ warehouseId }) => warehouseId))).toEqual([
      ['WH-CA-01'],
      ['WH-CA-01'],
    ]);
    expect((await suggest('searchString=HF-100')).map(({ sku }) => sku)).not.toContain('HF-1007');
    expect((await suggest('searchString=41100031')).map(({ sku }) => sku)).toEqual(['HF-1004']);
  });

  test('suggestions can be limited by a filter with a list of SKUs', async () => {
    const found = await suggest('filter=sku:hf-1004,HF-1001,NOBODY;&warehouseId=WH-CA-01');
    expect(found.map(({ sku }) => sku)).toEqual(['HF-1001', 'HF-1004']);
    expect((await suggest('filter=itemId:ITM-1002;')).map(({ sku }) => sku)).toEqual(['HF-1002']);
  });

  test('suggestions can be limited by a filter with a list of UPCs', async () => {
    const listed = await suggest('filter=sku:HF-1001,HF-1004;');
    const upcs = listed.map(({ upc }) => upc);
    expect(upcs).toEqual([expect.stringMatching(/^\d{12}$/), expect.stringMatching(/^\d{12}$/)]);
    const found = await suggest(`filter=upc:${upcs.join()},000000000000;&warehouseId=WH-CA-01`);
    expect(found.map(({ sku }) => sku)).toEqual(['HF-1001', 'HF-1004']);
  });
});

describe('item files', () => {
  const downloadSheets = async (path: string) => {
    const response = await dana.fetch(path);
    expect(response.status).toBe(200);
    const sheets = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    return { response, sheets };
  };

  test('an export applies search, filter, sort and limit, and its file name contains supplier and time', async () => {
    const { response, sheets } = await downloadSheets(
      `${EXPORT}?searchString=fen&sortBy=sku&sortDirection=DESC&limit=2`,
    );
    expect(response.headers.get('content-disposition')).toContain(
      'filename="SUP-1001_items_20261120-0930.xlsx"',
    );
    const [header, ...rows] = sheets[0]?.data ?? [];
    expect(header?.slice(0, 4)).toEqual(['SKU', 'Description', 'Brand', 'Type']);
    expect(rows.map(([sku]) => sku)).toEqual(['HF-1003', 'HF-1002']);
  });

  test('an export without matches contains only the header row', async () => {
    const { sheets } = await downloadSheets(`${EXPORT}?searchString=nothing-like-it`);
    expect(sheets[0]?.data).toHaveLength(1);
  });

  test('a description in an export cannot run as a formula', async () => {
    expect(
      (await dana.send('POST', ITEMS, { ...newItem, description: '=HYPERLINK("http://x")' })).status,
    ).toBe(201);
    const { sheets } = await downloadSheets(`${EXPORT}?searchString=HF-2001`);
    expect(sheets[0]?.data[1]?.[1]).toBe(`'=HYPERLINK("http://x")`);
  });

  test('the template marks required columns and lists allowed values', async () => {
    const { sheets } = await downloadSheets('/api/v1/suppliers/SUP-1001/imports/items-template');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Items', 'Allowed values', 'Columns']);
    expect(sheets[0]?.data[0]?.slice(0, 9)).toEqual([
      'SKU*',
      'Description*',
      'Brand*',
      'Type*',
      'Size*',
      'Size UOM*',
      'Bottles Per Case*',
      'Status',
      'Warehouses*',
    ]);
    const [headers = [], ...rows] = sheets[1]?.data ?? [];
    const warehouses = rows
      .map((row) => row[headers.indexOf('Warehouses')])
      .filter((value) => value !== null);
    expect(warehouses).toEqual(['WH-NJ-01', 'WH-CA-01']);
    const notes = new Map(sheets[2]?.data.map(([header, ...note]) => [header, note]));
    expect(notes.get('SKU')).toEqual([
      'Supplier Item ID',
      'Yes',
      "Text, up to 20 characters. Can't be changed later.",
    ]);
    expect(notes.get('Type')?.[2]).toMatch(/^M = 16% Alcohol or Less; F = Over 16% to 21%; .*; O = Other$/);
    expect(notes.get('ABV')).toEqual([
      'Alcohol by volume (%)',
      null,
      'Number with up to 1 decimal, 0 to 95. Required for every type except N.',
    ]);
    expect(notes.get('UPC')?.[2]).toBe('12 digits, including the check digit');
  });
});
