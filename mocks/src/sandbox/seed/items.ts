import { milliliters } from '../items/item-list.ts';
import type { Inventory, Item } from '../model/item.ts';
import type { Supplier } from '../model/party.ts';
import { itemRows } from './item-rows.ts';

const OTHER_WAREHOUSE_SHARE = 0.25;
const COUNTRY_OF_ORIGIN: Readonly<Record<string, string>> = {
  'SUP-1003': '250',
  'SUP-1007': '484',
};

const toItemId = (sku: string) => `ITM-${sku.replace(/^\D+/, '')}`;

export function seedItems(
  suppliers: readonly Supplier[],
  bondedWarehouses: ReadonlySet<string>,
  at: string,
): Map<string, Item[]> {
  const warehouseIdsBySupplier = new Map(
    suppliers.map(({ supplierId, warehouses }) => [
      supplierId,
      warehouses.map(({ warehouseId }) => warehouseId),
    ]),
  );
  const items = new Map<string, Item[]>(suppliers.map(({ supplierId }) => [supplierId, []]));
  itemRows.forEach((row, index) => {
    const [
      supplierId,
      sku,
      brand,
      description,
      type,
      size,
      sizeUom,
      bottlesPerCase,
      alcoholByVolume,
      vintage,
    ] = row;
    const [, , , , , , , , , , itemStatus, taxPaidCases, bondedCases, upc, caseUpc] = row;
    const warehouseIds = warehouseIdsBySupplier.get(supplierId) ?? [];
    const oddBottles = index % 3 === 0 ? Math.min(7, bottlesPerCase - 1) : 0;
    const liters = (milliliters({ size, sizeUom }) * bottlesPerCase) / 1000;
    const isCan = sizeUom === 'OZ' && size < 22;
    items.get(supplierId)?.push({
      itemId: toItemId(sku),
      sku,
      description,
      brand,
      type,
      size,
      sizeUom,
      bottlesPerCase,
      itemStatus,
      warehouses: warehouseIds.map((warehouseId) => ({ warehouseId })),
      inventory: buildInventory(
        warehouseIds,
        bondedWarehouses,
        taxPaidCases * bottlesPerCase + (taxPaidCases > 0 ? oddBottles : 0),
        bondedCases * bottlesPerCase + (taxPaidCases === 0 && bondedCases > 0 ? oddBottles : 0),
        bottlesPerCase,
      ),
      alcoholByVolume,
      ...(vintage === null ? {} : { vintage }),
      upc,
      caseUpc,
      countryOfOrigin: COUNTRY_OF_ORIGIN[supplierId] ?? '840',
      containerType: sizeUom === 'GAL' ? 'KEG' : inferContainer(description, isCan),
      ...(type === 'L' ? { spiritClass: inferSpiritClass(description) } : {}),
      caseWeightLbs: Math.round(liters * (isCan ? 2.3 : 3.6) * 100) / 100,
      casesPerLayer: bottlesPerCase >= 24 ? 8 : 11,
      layersPerPallet: bottlesPerCase >= 24 ? 8 : 5,
      lotTracked: false,
      // Well-stocked items have no minimum stock.
      ...(taxPaidCases < 100 ? { minStockCases: 10 } : {}),
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
  });
  return items;
}

/**
 * Distributes an item's stock. The first warehouse holds the tax-paid quantity, the first bonded warehouse the bonded
 * one. Every other warehouse gets an additional share. All stock is available until seeded orders reserve some.
 */
function buildInventory(
  warehouseIds: readonly string[],
  bondedWarehouses: ReadonlySet<string>,
  taxPaidBottles: number,
  bondedBottles: number,
  bottlesPerCase: number,
): Inventory[] {
  const getShare = (bottles: number) =>
    Math.floor((bottles / bottlesPerCase) * OTHER_WAREHOUSE_SHARE) * bottlesPerCase;
  const bondedIds = warehouseIds.filter((warehouseId) => bondedWarehouses.has(warehouseId));
  return warehouseIds.map((warehouseId) => {
    const onHandQty = warehouseId === warehouseIds[0] ? taxPaidBottles : getShare(taxPaidBottles);
    const bondOnHandQty = warehouseId === bondedIds[0] ? bondedBottles : getShare(bondedBottles);
    const bonded = bondedIds.includes(warehouseId) ? bondOnHandQty : 0;
    return {
      warehouseId,
      onHandQty,
      bondOnHandQty: bonded,
      availableQty: onHandQty,
      bondAvailableQty: bonded,
    };
  });
}

function inferContainer(description: string, isCan: boolean): string {
  if (/bag-in-box/i.test(description)) return 'BAG_IN_BOX';
  if (/tetra/i.test(description)) return 'TETRA';
  return isCan || /cans|carbonated|RTD/i.test(description) ? 'CAN' : 'BOTTLE';
}

function inferSpiritClass(description: string): string {
  const known = ['Bourbon', 'Rye', 'Gin', 'Vodka', 'Cognac', 'Tequila', 'Mezcal'];
  return known.find((spirit) => description.includes(spirit)) ?? 'Specialty';
}
