import { randomUUID } from 'node:crypto';
import { type Answer, type Call, HttpError, type InvalidField } from './answer.ts';
import { getEtagHeader, notFound } from './reads.ts';
import type { Row } from './store.ts';

const isText = (most: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isNumber = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isOneOf =
  (...choices: string[]) =>
  (value: unknown) =>
    choices.includes(String(value));
const isList = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isText(20)(entry?.warehouseId));

const required: Readonly<Record<string, (value: unknown) => boolean>> = {
  sku: isText(20),
  description: isText(60),
  brand: isText(40),
  type: isOneOf('M', 'F', 'G', 'L', 'B', 'C', 'H', 'N', 'P', 'A', 'O'),
  size: isNumber(0.01, 99_999.99),
  sizeUom: isOneOf('ML', 'CL', 'L', 'OZ', 'GAL', 'BBL'),
  bottlesPerCase: isNumber(1, 999),
  warehouses: isList,
};
const optional: typeof required = {
  itemStatus: isOneOf('ACTIVE', 'INACTIVE', 'DISCONTINUED'),
  alcoholByVolume: isNumber(0, 95),
  upc: isText(12),
  vintage: isNumber(1900, 2100),
};

/** Parses and validates a body. Optional fields that this server does not know are invalid. */
function parseItem({ headers, body }: Call): Row {
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON');
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', 'The body is not JSON');
  }
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const invalid: InvalidField[] = [];
  for (const [name, isValid] of Object.entries(required))
    if (!isValid(fields[name])) invalid.push({ fieldPath: name, message: 'Required Field' });
  for (const [name, value] of Object.entries(fields)) {
    if (name in required || value === null) continue;
    if (!optional[name]?.(value)) invalid.push({ fieldPath: name, message: 'Invalid value' });
  }
  if (invalid.length > 0) throw new HttpError(422, 'VALIDATION_FAILED', 'Invalid item', invalid);
  return { itemStatus: 'ACTIVE', ...fields };
}

function isDuplicate(call: Call, supplier: string, { sku }: Row, id?: string): boolean {
  const query = { search: String(sku), fields: ['sku'], sortBy: 'sku', isDescending: false };
  return call.store.find('items', supplier, query).some((row) => row.sku === sku && row.itemId !== id);
}

export function createItem(call: Call, supplier = ''): Answer {
  if (!call.store.get('suppliers', '', supplier)) throw notFound();
  const key = call.headers['idempotency-key'];
  const earlier = typeof key === 'string' ? call.store.response(key) : undefined;
  if (earlier) {
    if (earlier.request !== call.body)
      throw new HttpError(422, 'IDEMPOTENCY_KEY_REUSED', 'The key belongs to another request');
    return created(supplier, JSON.parse(earlier.document) as Row, { 'idempotent-replayed': 'true' });
  }
  const draft = parseItem(call);
  if (isDuplicate(call, supplier, draft)) throw new HttpError(409, 'DUPLICATE_SKU', 'The SKU exists');
  const at = new Date().toISOString();
  const itemId = randomUUID().slice(0, 8);
  const item = { itemId, ...draft, inventory: [], version: 1, createdAt: at, updatedAt: at };
  call.store.put('items', supplier, itemId, item);
  if (typeof key === 'string') call.store.keepResponse(key, call.body, JSON.stringify(item));
  return created(supplier, item);
}

const created = (supplier: string, item: Row, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 201,
  json: item,
  headers: {
    ...getEtagHeader(item),
    location: `/api/v1/suppliers/${supplier}/items/${item.itemId}`,
    ...headers,
  },
});

export function updateItem(call: Call, supplier = '', id = ''): Answer {
  const current = call.store.get('items', supplier, id);
  if (!current) throw notFound();
  const draft = parseItem(call);
  const expected = call.headers['if-match'];
  if (expected !== undefined && expected.replace('W/', '') !== `"${current.version}"`)
    throw new HttpError(412, 'VERSION_MISMATCH', 'The item has changed');
  if (draft.sku !== current.sku)
    throw new HttpError(422, 'VALIDATION_FAILED', 'Invalid item', [
      { fieldPath: 'sku', message: 'Cannot change' },
    ]);
  const { itemId, inventory, createdAt } = current;
  const item = {
    itemId,
    ...draft,
    inventory,
    version: Number(current.version) + 1,
    createdAt,
    updatedAt: new Date().toISOString(),
  };
  call.store.put('items', supplier, id, item);
  return { status: 200, json: item, headers: getEtagHeader(item) };
}
