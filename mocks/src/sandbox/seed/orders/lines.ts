import type { Inventory, Item, ItemSnapshot, LineItem, Order, Quantity } from '../../model.ts';
import type { Random } from '../../random.ts';

export const unitsOf = ({ cases, bottles }: Quantity, bottlesPerCase: number) =>
  cases * bottlesPerCase + bottles;

export const quantityOf = (units: number, bottlesPerCase: number): Quantity => ({
  cases: Math.floor(units / bottlesPerCase),
  bottles: units % bottlesPerCase,
});

function snapshotOf(item: Item, isBonded: boolean): ItemSnapshot {
  const { itemId, sku, description, brand, type, size, sizeUom, bottlesPerCase, itemStatus, lotTracked } =
    item;
  const { vintage, caseWeightLbs, casesPerLayer, layersPerPallet } = item;
  return {
    ...{ itemId, sku, description, brand, type, size, sizeUom, bottlesPerCase, itemStatus },
    ...(vintage === undefined ? {} : { vintage }),
    ...(lotTracked === undefined ? {} : { lotTracked }),
    ...(caseWeightLbs === undefined ? {} : { caseWeightLbs }),
    ...(casesPerLayer === undefined ? {} : { casesPerLayer }),
    ...(layersPerPallet === undefined ? {} : { layersPerPallet }),
    bonded: isBonded,
  };
}

export function lineOf(
  item: Item,
  lineItemNumber: number,
  { cases, bottles }: Quantity,
  isBonded: boolean,
): LineItem {
  return { lineItemNumber, item: snapshotOf(item, isBonded), casesQuantity: cases, bottlesQuantity: bottles };
}

/** Different items, in the order drawn. */
export function drawItems(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(random.between(0, left.length - 1), 1);
    return drawn;
  }).filter((item) => item !== undefined);
}

export const stockAt = (item: Item, warehouseId: string): Inventory | undefined =>
  item.inventory.find((stock) => stock.warehouseId === warehouseId);

export function sumsOf(
  lineItems: readonly LineItem[],
): Pick<Order, 'itemsCount' | 'totals' | 'palletsQuantity'> {
  let cases = 0;
  let bottles = 0;
  let units = 0;
  let weightLbs = 0;
  let pallets = 0;
  for (const { item, casesQuantity, bottlesQuantity } of lineItems) {
    const lineUnits = unitsOf({ cases: casesQuantity, bottles: bottlesQuantity }, item.bottlesPerCase);
    cases += casesQuantity;
    bottles += bottlesQuantity;
    units += lineUnits;
    weightLbs += (lineUnits / item.bottlesPerCase) * (item.caseWeightLbs ?? 0);
    pallets += casesQuantity / ((item.casesPerLayer ?? 10) * (item.layersPerPallet ?? 5));
  }
  return {
    itemsCount: lineItems.length,
    totals: { cases, bottles, units, weightLbs: Math.round(weightLbs * 100) / 100 },
    palletsQuantity: Math.max(1, Math.ceil(pallets)),
  };
}
