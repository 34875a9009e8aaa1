'use client';

// src/kernel/items/item-quantity.ts
function toCases(bottles, bottlesPerCase) {
  if (!bottlesPerCase || bottlesPerCase < 1 || !(bottles >= 0 && bottles < Infinity)) return void 0;
  return { cases: Math.floor(bottles / bottlesPerCase), bottles: bottles % bottlesPerCase };
}
var quantity = (value) => typeof value === "number" && Number.isFinite(value) ? value : 0;
function stockTotals(item, kind) {
  const totals = { taxPaid: 0, bonded: 0 };
  for (const row of item.inventory ?? []) {
    totals.taxPaid += quantity(kind === "onHand" ? row.onHandQty : row.availableQty);
    totals.bonded += quantity(kind === "onHand" ? row.bondOnHandQty : row.bondAvailableQty);
  }
  return totals;
}
function stockedIn(item, warehouseIds) {
  if (warehouseIds.length === 0) return item;
  const wanted = warehouseIds.map((id) => id.toLowerCase());
  return {
    ...item,
    inventory: item.inventory?.filter(({ warehouseId }) => wanted.includes(warehouseId.toLowerCase()))
  };
}

export {
  toCases,
  stockTotals,
  stockedIn
};
