import type { ImportFile } from '@portal-kit/sdk/import-columns';
import type { FilledRow } from './check-groups';
import type { Finding } from './problem';
import { createRuledRow, type StoredItem } from './row-rules';

/** The stored items of a supplier while rows replace them, in the order of the import. A file changes an item once. */
export interface ItemIndex {
  get: (key: string | undefined) => StoredItem | undefined;
  /** Finds the problems of a row that adds or replaces an item. Source: domain, 5 and 12. */
  findProblems: (row: FilledRow, key: string | undefined) => readonly Finding[];
  /** Stores the UPC of a row without problems, for the rows after it. */
  put: (row: FilledRow, key: string) => void;
}

export function createItemIndex(items: readonly StoredItem[], file: ImportFile): ItemIndex {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const keyByUpc = new Map(items.flatMap(({ upc, key }) => (upc ? [[upc, key]] : [])));
  const read = (row: FilledRow, current: StoredItem | undefined) => {
    const { readField, findHeader } = createRuledRow(file, row.getCell, current !== undefined);
    const finding = (field: string, rest: Omit<Finding, 'header'>): Finding[] => {
      const header = findHeader(field);
      return header === undefined ? [] : [{ header, ...rest }];
    };
    return { readField, finding, upc: readField('upc') ?? current?.upc ?? '' };
  };
  return {
    get: (key) => byKey.get(key ?? ''),
    findProblems: (row, key) => {
      const current = byKey.get(key ?? '');
      const { readField, finding, upc } = read(row, current);
      const found: Finding[] = [];
      const holder = upc === '' ? undefined : keyByUpc.get(upc);
      if (holder !== undefined && holder !== current?.key) found.push(...finding('upc', { code: 'usedUpc' }));
      if (!current) return found;
      const type = readField('type') ?? current.type;
      if (type === 'W' && current.type !== 'W') {
        found.push(...finding('type', { code: 'outdated', details: [type] }));
      }
      const isUnknownStrength = readField('alcoholByVolume') === undefined && current.alcoholByVolume == null;
      if (type !== 'N' && isUnknownStrength) found.push(...finding('alcoholByVolume', { code: 'required' }));
      const isInUse = current.stockedIn.length > 0;
      const status = readField('itemStatus');
      if (isInUse && status === 'DISCONTINUED' && current.itemStatus !== 'DISCONTINUED') {
        found.push(...finding('itemStatus', { code: 'inUse' }));
      }
      const pack = readField('bottlesPerCase');
      if (isInUse && pack !== undefined && Number(pack) !== current.bottlesPerCase) {
        found.push(...finding('bottlesPerCase', { code: 'inUse' }));
      }
      const chosen = readField('warehouses[].warehouseId')
        ?.split(';')
        .map((id) => id.trim());
      const dropped = chosen && current.stockedIn.find((id) => !chosen.includes(id));
      if (dropped !== undefined) {
        found.push(...finding('warehouses[].warehouseId', { code: 'warehouseInUse', details: [dropped] }));
      }
      return found;
    },
    put: (row, key) => {
      const current = byKey.get(key);
      const { upc } = read(row, current);
      if (current?.upc) keyByUpc.delete(current.upc);
      if (upc !== '') keyByUpc.set(upc, key);
    },
  };
}
