'use client';

// src/features/orders/lines/order-line.ts
import { inboundOrderRequestBounds } from "@portal-kit/sdk/bounds";
var maxLines = inboundOrderRequestBounds.lineItems.maxItems;
var amountOf = (text) => /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
var unitsOf = (line) => amountOf(line.casesQuantity) * line.item.bottlesPerCase + amountOf(line.bottlesQuantity);
function totalsOf(lines) {
  const totals = { cases: 0, bottles: 0, weightLbs: 0, pallets: 0 };
  for (const line of lines) {
    const { bottlesPerCase, caseWeightLbs, casesPerLayer, layersPerPallet } = line.item;
    totals.cases += amountOf(line.casesQuantity);
    totals.bottles += amountOf(line.bottlesQuantity);
    const cases = unitsOf(line) / bottlesPerCase;
    if (cases === 0) continue;
    const plus = (sum, each, divisor = 1) => sum === void 0 || !each ? void 0 : sum + (divisor === 1 ? cases * each : cases / each / divisor);
    totals.weightLbs = plus(totals.weightLbs, caseWeightLbs);
    totals.pallets = layersPerPallet ? plus(totals.pallets, casesPerLayer, layersPerPallet) : void 0;
  }
  return totals;
}
function lineOf(item, lineItemNumber) {
  const { bottlesPerCase } = item;
  if (!bottlesPerCase) return void 0;
  const { itemId, sku, description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked } = item;
  const { caseWeightLbs, casesPerLayer, layersPerPallet } = item;
  const known = { description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked };
  const pack = { caseWeightLbs, casesPerLayer, layersPerPallet };
  return {
    ...{ lineItemNumber, vintage, lotNumber: "", unitPrice: "", notes: "" },
    ...{ casesQuantity: "", bottlesQuantity: bottlesPerCase === 1 ? "0" : "" },
    item: { itemId, sku, bottlesPerCase, ...known, ...pack }
  };
}
function toOrderLine({ item: { bonded: _, ...item }, ...line }) {
  return {
    lineItemNumber: line.lineItemNumber,
    item,
    casesQuantity: String(line.casesQuantity),
    bottlesQuantity: String(line.bottlesQuantity),
    lotNumber: line.lotNumber ?? "",
    unitPrice: typeof line.unitPrice === "number" ? line.unitPrice.toFixed(2) : "",
    notes: line.notes ?? "",
    vintage: line.vintage
  };
}
function toLineRequest(line, direction) {
  const price = line.unitPrice.trim();
  return {
    lineItemNumber: line.lineItemNumber,
    item: { itemId: line.item.itemId },
    casesQuantity: amountOf(line.casesQuantity),
    bottlesQuantity: amountOf(line.bottlesQuantity),
    lotNumber: line.lotNumber.trim() || null,
    vintage: line.vintage ?? null,
    notes: line.notes.trim() || null,
    ...direction === "outbound" && { unitPrice: price === "" ? null : Number(price) }
  };
}
function freeNumbers(lines) {
  const taken = new Set(lines.map(({ lineItemNumber }) => lineItemNumber));
  let next = Math.max(0, ...taken);
  return () => {
    for (let tried = 0; tried < maxLines; tried += 1) {
      next = next % maxLines + 1;
      if (!taken.has(next)) break;
    }
    taken.add(next);
    return next;
  };
}

export {
  maxLines,
  amountOf,
  unitsOf,
  totalsOf,
  lineOf,
  toOrderLine,
  toLineRequest,
  freeNumbers
};
