/**
 * Values by field. A row matches a field if it has any of the values. A range is one value, `from..to`; either end may
 * be omitted.
 */
export type FilterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

// Escapes more characters than the contract requires, so that a strict RFC 3986 server can also read the value.
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
 * Formats the `filter` of a list call: `status:OPEN,FAILED;warehouseId:WH-NJ-01;`. Empty values are omitted. If there
 * are no values, the result is the empty string. Source: parameter `Filter` of `openapi/shared`.
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
 * Parses a `filter` into values by field, the reverse of {@link formatFilter}. Malformed pairs are skipped. Never
 * throws.
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
