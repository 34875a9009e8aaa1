import type { Timed } from './record.ts';

/** Bottles. Tax-paid and bonded stock are disjoint; `0 ≤ available ≤ onHand`. */
export interface Inventory {
  warehouseId: string;
  onHandQty: number;
  bondOnHandQty: number;
  availableQty: number;
  bondAvailableQty: number;
}

export type ItemType = 'M' | 'F' | 'G' | 'L' | 'B' | 'C' | 'H' | 'N' | 'P' | 'A' | 'O' | 'W';

export type ItemStatus = 'ACTIVE' | 'INACTIVE' | 'DISCONTINUED';

/** The fields of a request that the sandbox reads. The other fields of the contract are stored as they are. */
export interface ItemDraft {
  sku: string;
  description: string;
  brand: string;
  type: ItemType;
  size: number;
  sizeUom: string;
  bottlesPerCase: number;
  itemStatus: ItemStatus;
  warehouses: { warehouseId: string }[];
  alcoholByVolume?: number | null;
  vintage?: number | 'NV' | null;
  upc?: string | null;
  caseUpc?: string | null;
  countryOfOrigin?: string;
  containerType?: string;
  caseWeightLbs?: number;
  casesPerLayer?: number;
  layersPerPallet?: number;
  nmfcNumber?: string;
  freightClass?: string;
  lotTracked?: boolean;
  minStockCases?: number;
}

export interface Item extends ItemDraft, Timed {
  itemId: string;
  inventory: Inventory[];
}
