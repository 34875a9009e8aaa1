export const toUnits = ({ cases, bottles }: Quantity, bottlesPerCase: number) =>
  cases * bottlesPerCase + bottles;

export const toQuantity = (units: number, bottlesPerCase: number): Quantity => ({
  cases: Math.floor(units / bottlesPerCase),
  bottles: units % bottlesPerCase,
});

export const ZERO_QUANTITY: Quantity = { cases: 0, bottles: 0 };

export const getRequestedQuantity = ({ casesQuantity, bottlesQuantity }: LineItem): Quantity => ({
  cases: casesQuantity,
  bottles: bottlesQuantity,
});

/** Bottles that a line requests. */
export const lineUnits = (line: LineItem) => toUnits(getRequestedQuantity(line), line.item.bottlesPerCase);

export function toItemSnapshot(item: Item, isBonded: boolean): ItemSnapshot {
  const { itemId, sku, description, brand, type, size, sizeUom, bottlesPerCase, itemStatus, lotTracked } =
    item;
  const { vintage, caseWeightLbs, casesPerLayer, layersPerPallet } = item;
  return {
    itemId,
    sku,
    description,
    brand,
    type,
    size,
    sizeUom,
    bottlesPerCase,
    itemStatus,
    ...(vintage === undefined ? {} : { vintage }),
    ...(lotTracked === undefined ? {} : { lotTracked }),
    ...(caseWeightLbs === undefined ? {} : { caseWeightLbs }),
    ...(casesPerLayer === undefined ? {} : { casesPerLayer }),
    ...(layersPerPallet === undefined ? {} : { layersPerPallet }),
    bonded: isBonded,
  };
}

const round = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Sums the line items. The weight requires a case weight for every item, and the value requires a price for every line,
 * because a partial sum would be misleading.
 */
export function sumTotals(lines: readonly LineItem[]): Pick<Order, 'itemsCount' | 'totals'> {
  const sum = (of: (line: LineItem) => number) => lines.reduce((total, line) => total + of(line), 0);
  const inCases = (line: LineItem) => lineUnits(line) / line.item.bottlesPerCase;
  const isWeighed = lines.every(({ item }) => item.caseWeightLbs != null);
  const isPriced = lines.every(({ unitPrice }) => unitPrice != null);
  return {
    itemsCount: lines.length,
    totals: {
      cases: sum(({ casesQuantity }) => casesQuantity),
      bottles: sum(({ bottlesQuantity }) => bottlesQuantity),
      units: sum(lineUnits),
      ...(isWeighed
        ? { weightLbs: round(sum((line) => inCases(line) * (line.item.caseWeightLbs ?? 0))) }
        : {}),
      ...(isPriced ? { value: round(sum((line) => inCases(line) * (line.unitPrice ?? 0))) } : {}),
    },
  };
}

import type { Item } from '../../model/item.ts';
import type { ItemSnapshot, LineItem, Order, Quantity } from '../../model/order.ts';
