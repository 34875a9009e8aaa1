import type { CellValue } from '../imports/cell-values.ts';
import { columnOf, importFiles } from '../imports/import-file.ts';
import { foldKey, type ImportPlace, type ImportTarget, type RowError } from '../imports/import-kind.ts';
import type { ImportRow } from '../imports/import-row.ts';
import type { Item, ItemDraft } from '../model.ts';
import { openOrderItemIds } from '../orders/open-orders.ts';
import { onHandBottles } from './item-list.ts';
import { changesCounted, ITEM_IN_USE, itemErrors, UPC_EXISTS } from './item-rules.ts';
import { addItem, draftOf, type ItemInput, replaceItem, withDefaults } from './item-writes.ts';

const file = importFiles.items;

/** Rows become items by the rules of the form. SKU and stock of an item never change this way. */
export class ItemTarget implements ImportTarget {
  readonly #place: ImportPlace;
  readonly #bySku = new Map<string, Item>();
  readonly #idByUpc = new Map<string, string>();
  #inOrders: ReadonlySet<string> | undefined;

  constructor(place: ImportPlace) {
    this.#place = place;
    for (const item of place.world.items.list(place.supplier.supplierId)) this.#remember(item);
  }

  has(key: string): boolean {
    return this.#bySku.has(key);
  }

  check(rows: readonly ImportRow[]): RowError[] {
    return rows.flatMap((row) => this.#errorsOf(row));
  }

  save(rows: readonly ImportRow[]): void {
    const { world, supplier, at } = this.#place;
    for (const row of rows) {
      const current = this.#current(row);
      const draft = draftFrom(row, current);
      if (current?.upc) this.#idByUpc.delete(current.upc);
      this.#remember(
        current
          ? replaceItem(world, supplier.supplierId, current, draft, at)
          : addItem(world, supplier.supplierId, draft, at),
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

  #errorsOf(row: ImportRow): RowError[] {
    const { supplier, at } = this.#place;
    const current = this.#current(row);
    const draft = draftFrom(row, current);
    const found = itemErrors(draft, supplier, current, new Date(at).getUTCFullYear());
    const holder = draft.upc ? this.#idByUpc.get(draft.upc) : undefined;
    if (holder !== undefined && holder !== current?.itemId) {
      found.push({ fieldPath: 'upc', message: UPC_EXISTS });
    }
    const counted = current ? changesCounted(draft, current) : [];
    if (current && counted.length > 0 && this.#isInUse(current)) {
      found.push(...counted.map((fieldPath) => ({ fieldPath, message: ITEM_IN_USE })));
    }
    return found.map(({ fieldPath, message }) => ({
      row,
      header: columnOf(file, fieldPath)?.header ?? '',
      message,
    }));
  }

  #isInUse(item: Item): boolean {
    const { world, supplier } = this.#place;
    this.#inOrders ??= openOrderItemIds(world, supplier.supplierId);
    return onHandBottles(item) > 0 || this.#inOrders.has(item.itemId);
  }
}

/** What the row says, on top of what is stored. */
function draftFrom({ values, cleared }: ImportRow, current: Item | undefined): ItemDraft {
  const fields: Record<string, unknown> = current ? { ...draftOf(current) } : { warehouses: [] };
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
