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
  nabcaCode?: string;
  colaNumber?: string;
  countryOfOrigin?: string;
  appellation?: string;
  varietal?: string;
  region?: string;
  spiritClass?: string;
  containerType?: string;
  caseWeightLbs?: number;
  caseLengthIn?: number;
  caseWidthIn?: number;
  caseHeightIn?: number;
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
