import { type Answer, type Call, HttpError } from './answer.ts';
import type { Row, Table } from './store.ts';

interface ListRules {
  readonly search: readonly string[];
  /** Sort columns and their fields in the document. */
  readonly sort: Readonly<Record<string, string>>;
  readonly usualSort: string;
  readonly filters: readonly string[];
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

const rules: Readonly<Record<Table, ListRules>> = {
  suppliers: {
    search: ['supplierId', 'name'],
    sort: same('supplierId', 'name', 'inventoryType', 'status'),
    usualSort: 'name',
    filters: ['inventoryType', 'status'],
  },
  warehouses: {
    search: ['warehouseId', 'name'],
    sort: {
      ...same('warehouseId', 'name', 'isBonded', 'status'),
      city: 'addresses[0].city',
      stateCode: 'addresses[0].stateCode',
    },
    usualSort: 'name',
    filters: ['isBonded'],
  },
  customers: {
    search: ['name', 'customerNumber', 'addresses[0].city'],
    sort: {
      ...same('name', 'customerNumber', 'customerType', 'status', 'createdAt', 'updatedAt'),
      city: 'addresses[0].city',
      stateCode: 'addresses[0].stateCode',
    },
    usualSort: 'name',
    filters: ['customerType', 'status'],
  },
  items: {
    search: ['sku', 'description', 'brand', 'upc'],
    sort: {
      ...same(
        'sku',
        'description',
        'brand',
        'type',
        'size',
        'bottlesPerCase',
        'itemStatus',
        'createdAt',
        'updatedAt',
      ),
      onHandQty: 'inventory[0].onHandQty',
      availableQty: 'inventory[0].availableQty',
    },
    usualSort: 'sku',
    filters: ['itemId', 'sku', 'upc', 'itemStatus', 'type', 'brand', 'sizeUom'],
  },
};

export const notFound = () => new HttpError(404, 'NOT_FOUND', 'There is no such record');
const badRequest = (message: string) => new HttpError(400, 'BAD_REQUEST', message);

export function listRows({ store, query }: Call, table: Table, supplier = ''): Answer {
  const { search, sort, usualSort, filters } = rules[table];
  const limit = wholeNumber(query, 'limit', 1, 5000, 10);
  const offset = wholeNumber(query, 'offset', 0, 1_000_000, 0);
  const sortBy = query.get('sortBy');
  const column = sortBy === null ? usualSort : Object.hasOwn(sort, sortBy) ? sortBy : undefined;
  if (column === undefined) throw badRequest(`sortBy must not be ${sortBy}`);
  const direction = query.get('sortDirection') ?? 'ASC';
  if (direction !== 'ASC' && direction !== 'DESC') throw badRequest('sortDirection must be ASC or DESC');
  const text = query.get('searchString') ?? '';
  if ([...text].length > 100) throw badRequest('searchString is too long');
  const wanted = parseFilter(query.get('filter'), filters);
  if (supplier !== '' && !store.get('suppliers', '', supplier)) throw notFound();
  const found = store
    .find(table, supplier, {
      search: text,
      fields: search,
      sortBy: sort[column] ?? column,
      isDescending: sortBy !== null && direction === 'DESC',
    })
    .filter((row) => wanted.every(({ field, values }) => values.includes(String(row[field]).toLowerCase())));
  return { status: 200, json: { data: found.slice(offset, offset + limit), meta: { total: found.length } } };
}

export function readRow(
  { store }: Call,
  table: Table,
  id: string | undefined,
  hasEtag: boolean,
  supplier = '',
): Answer {
  const row = store.get(table, supplier, id ?? '');
  if (!row) throw notFound();
  return { status: 200, json: row, ...(hasEtag || table !== 'items' ? { headers: getEtagHeader(row) } : {}) };
}

export const getEtagHeader = ({ version }: Row) => ({ etag: `"${version}"` });

function wholeNumber(
  query: URLSearchParams,
  name: string,
  least: number,
  most: number,
  usual: number,
): number {
  const text = query.get(name);
  if (text === null) return usual;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < least || value > most) throw badRequest(`${name} is out of bounds`);
  return value;
}

const FILTER =
  /^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$/u;

function parseFilter(filter: string | null, fields: readonly string[]) {
  if (filter === null) return [];
  if (filter.length > 2000 || !FILTER.test(filter)) throw badRequest('The filter is malformed');
  return filter
    .split(';')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [field = '', list = ''] = pair.split(':');
      if (!fields.includes(field)) throw new HttpError(400, 'INVALID_FILTER', `There is no filter ${field}`);
      return { field, values: list.split(',').map((value) => decodeValue(value).toLowerCase()) };
    });
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw badRequest('The filter is malformed');
  }
}
