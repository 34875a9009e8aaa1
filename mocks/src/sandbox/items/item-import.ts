import type { CellValue } from '../imports/file/cell-values.ts';
import { findColumn, importFiles } from '../imports/file/import-file.ts';
import type { ImportRow } from '../imports/file/import-row.ts';
import { foldKey, type ImportContext, type ImportTarget, type RowError } from '../imports/import-kind.ts';
import type { Item, ItemDraft } from '../model/item.ts';
import { openOrderItemIds } from '../orders/open-orders.ts';
import { onHandBottles } from './item-list.ts';
import { changedQuantityFields, ITEM_IN_USE, UPC_EXISTS, validateItem } from './item-rules.ts';
import { addItem, type ItemInput, replaceItem, toItemDraft, withDefaults } from './item-writes.ts';

const file = importFiles.items;

/** Imports rows as items, with the validation rules of the form. SKU and stock of an existing item do not change. */
export class ItemTarget implements ImportTarget {
  readonly #context: ImportContext;
  readonly #bySku = new Map<string, Item>();
  readonly #idByUpc = new Map<string, string>();
  #inOrders: ReadonlySet<string> | undefined;

  constructor(context: ImportContext) {
    this.#context = context;
    for (const item of context.db.items.list(context.supplier.supplierId)) this.#remember(item);
  }

  has(key: string): boolean {
    return this.#bySku.has(key);
  }

  check(rows: readonly ImportRow[]): RowError[] {
    return rows.flatMap((row) => this.#validate(row));
  }

  save(rows: readonly ImportRow[]): void {
    const { db, supplier, at } = this.#context;
    for (const row of rows) {
      const current = this.#current(row);
      const draft = mergeRow(row, current);
      if (current?.upc) this.#idByUpc.delete(current.upc);
      this.#remember(
        current
          ? replaceItem(db, supplier.supplierId, current, draft, at)
          : addItem(db, supplier.supplierId, draft, at),
      );
    }
  }

  #remember(item: Item): void {
    this.#bySku.set(foldKey(item.sku), item);
    if (item.upc) this.#idByUpc.set(item.upc, item.itemId);
  }

  #current({ key = '' }: ImportRow): Item | undefined {
    return this.#bySku.get(foldKey(key));
  }

  #validate(row: ImportRow): RowError[] {
    const { supplier, at } = this.#context;
    const current = this.#current(row);
    const draft = mergeRow(row, current);
    const found = validateItem(draft, supplier, current, new Date(at).getUTCFullYear());
    const holder = draft.upc ? this.#idByUpc.get(draft.upc) : undefined;
    if (holder !== undefined && holder !== current?.itemId) {
      found.push({ fieldPath: 'upc', message: UPC_EXISTS });
    }
    const counted = current ? changedQuantityFields(draft, current) : [];
    if (current && counted.length > 0 && this.#isInUse(current)) {
      found.push(...counted.map((fieldPath) => ({ fieldPath, message: ITEM_IN_USE })));
    }
    return found.map(({ fieldPath, message }) => ({
      row,
      header: findColumn(file, fieldPath)?.header ?? '',
      message,
    }));
  }

  #isInUse(item: Item): boolean {
    const { db, supplier } = this.#context;
    this.#inOrders ??= openOrderItemIds(db, supplier.supplierId);
    return onHandBottles(item) > 0 || this.#inOrders.has(item.itemId);
  }
}

/** Merges the row into the stored item. */
function mergeRow({ values, cleared }: ImportRow, current: Item | undefined): ItemDraft {
  const fields: Record<string, unknown> = current ? { ...toItemDraft(current) } : { warehouses: [] };
  for (const { header, field = '' } of file.columns) {
    const value = values.get(header);
    if (cleared.has(header)) delete fields[field];
    else if (value !== undefined) Object.assign(fields, fieldFrom(field, value));
  }
  return withDefaults({ ...fields, ...(current ? { sku: current.sku } : {}) } as unknown as ItemInput);
}

function fieldFrom(field: string, value: CellValue): object {
  if (field !== 'warehouses[].warehouseId') return { [field]: value };
  return { warehouses: (value as readonly string[]).map((warehouseId) => ({ warehouseId })) };
}
