import type { Api, ApiResponse } from './api.ts';
import { type CatalogItem, items, suppliers } from './catalog.ts';
import { EncodedBody } from './encoded-body.ts';

/** Responses that a server keeps. A run of the comparison requests far fewer. */
const maxKeptResponses = 5_000;

const itemsById = new Map(items.map((item) => [item.id, item]));

function sortValue(item: CatalogItem, field: string): unknown {
  const stock: Readonly<Record<string, unknown>> = { ...item.inventory[0] };
  if (field === 'onHandQty' || field === 'availableQty') return stock[field];
  const fields: Readonly<Record<string, unknown>> = item;
  return fields[field];
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [String(a), String(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function listItems(query: URLSearchParams): unknown {
  const search = (query.get('searchString') ?? '').toLowerCase();
  const matches = items.filter(({ sku, description, brand }) =>
    [sku, description, brand].some((text) => text.toLowerCase().includes(search)),
  );
  const sortBy = query.get('sortBy');
  const direction = query.get('sortDirection') === 'DESC' ? -1 : 1;
  const sorted = sortBy
    ? matches.sort((a, b) => direction * compare(sortValue(a, sortBy), sortValue(b, sortBy)))
    : matches;
  return pageOf(sorted, query);
}

function pageOf(rows: readonly unknown[], query: URLSearchParams): unknown {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 10);
  return { data: rows.slice(offset, offset + limit), meta: { total: rows.length } };
}

function respondTo(method: string, url: string): readonly [status: number, body: unknown] {
  const { pathname, searchParams } = new URL(url, 'https://127.0.0.1');
  const [, , , resource, , collection, id, ...rest] = pathname.split('/');
  if (resource === 'suppliers' && rest.length === 0) {
    if (method === 'GET' && collection === undefined) return [200, pageOf(suppliers, searchParams)];
    if (collection === 'items' && id === undefined) {
      if (method === 'GET') return [200, listItems(searchParams)];
      if (method === 'POST') return [201, { ...items[0], id: 'NEW1' }];
    }
    const item = itemsById.get(id ?? '');
    if (method === 'GET' && collection === 'items' && item) return [200, item];
  }
  return [404, { errorMessage: 'Not found' }];
}

/** The API of the peers: the paths and query parameters of the portal's API, with data in memory and without sign-in. */
export function createPeerApi(): Api {
  const kept = new Map<string, ApiResponse>();
  const isApi = (path: string) => path.startsWith('/api/');
  return {
    handles: (_, path) => isApi(path),
    isDelayed: isApi,
    respond: async ({ method, url }) => {
      const key = `${method} ${url}`;
      const known = kept.get(key);
      if (known) return known;
      const [status, body] = respondTo(method, url);
      const response: ApiResponse = {
        status,
        headers: { 'content-type': 'application/json' },
        body: new EncodedBody(Buffer.from(JSON.stringify(body))),
      };
      if (kept.size < maxKeptResponses) kept.set(key, response);
      return response;
    },
  };
}
