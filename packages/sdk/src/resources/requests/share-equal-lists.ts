import { isRecord } from '../../client/response';

/** The number of known lists that each list is compared with. Limits the time for records without equal lists. */
const maxKnownLists = 16;

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => isEqual(a[field], b[field]));
}

/**
 * Lets records with equal lists in a field share one list. Thousands of suppliers have the same few warehouses and
 * permissions. Changes the records, so pass only new ones.
 */
export function shareEqualLists<Row extends object>(
  records: readonly Row[],
  fields: readonly (keyof Row)[],
): void {
  for (const field of fields) {
    const known: Row[typeof field][] = [];
    for (const record of records) {
      const list = record[field];
      if (!Array.isArray(list)) continue;
      const equal = known.find((other) => isEqual(other, list));
      if (equal !== undefined) record[field] = equal;
      else if (known.length < maxKnownLists) known.push(list);
    }
  }
}
