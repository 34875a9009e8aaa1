/** Values of one field; any of them matches. A range is one value, `from..to` with either end left out. */
export type FilterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

// More than the contract asks for, so that a server that takes RFC 3986 at its word reads it too.
const escapeValue = (value: string) =>
  value.replace(/[^\w\-.~@+!'()*\u0080-\u{10ffff}]|\s/gu, (character) => encodeURIComponent(character));

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The `filter` of a list call: `status:OPEN,FAILED;warehouseId:WH-NJ-01;`. Empty values are left out; the empty string
 * when nothing is left. Source: parameter `Filter` of `openapi/shared`.
 *
 * @example
 * ```ts
 * import { formatFilter } from '@portal-kit/sdk/filters';
 *
 * export const openThisMonth = formatFilter({ status: ['OPEN', 'FAILED'], orderDate: '2026-11-01..2026-11-30' });
 * ```
 */
export function formatFilter(values: FilterValues): string {
  return Object.entries(values)
    .map(([field, value]): [string, string[]] => [field, [value ?? ''].flat().map(String).filter(Boolean)])
    .filter(([, list]) => list.length > 0)
    .map(([field, list]) => `${field}:${list.map(escapeValue).join(',')};`)
    .join('');
}

/**
 * The reverse of {@link formatFilter}, as a map of fields to values; what is not a pair is left out. Never throws.
 *
 * @example
 * ```ts
 * import { parseFilter } from '@portal-kit/sdk/filters';
 *
 * export const statuses = parseFilter('itemStatus:ACTIVE,INACTIVE;').get('itemStatus');
 * ```
 */
export function parseFilter(filter: string): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  for (const pair of filter.split(';')) {
    const colon = pair.indexOf(':');
    if (colon > 0)
      fields.set(
        pair.slice(0, colon),
        pair
          .slice(colon + 1)
          .split(',')
          .map(unescapeValue),
      );
  }
  return fields;
}
