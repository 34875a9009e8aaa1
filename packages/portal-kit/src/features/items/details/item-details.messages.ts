import { defineMessages } from '../../../kernel/messages/define-messages';

type Amount = number | null | undefined;

export const itemDetailsMessages = defineMessages('itemDetails', (format) => ({
  groups: {
    item: 'Item',
    origin: 'Origin',
    codes: 'Codes',
    logistics: 'Case and pallet',
  },
  copy: 'Copy to new item',
  brand: 'Brand',
  perCase: 'Bottles per case',
  percent: (value: number) => `${format.number(value, { maximumFractionDigits: 1 })}%`,
  pounds: (value: number) => `${format.number(value, { maximumFractionDigits: 2 })} lb`,
  dimensions: 'Case (L × W × H)',
  /** An unknown dimension is shown as a dash. */
  inches: (sides: readonly Amount[]) =>
    `${sides.map((side) => (side == null ? '–' : format.number(side, { maximumFractionDigits: 2 }))).join(' × ')} in`,
  casesPerPallet: 'Cases per pallet',
  pallet: (ti: Amount, hi: Amount) =>
    ti == null || hi == null
      ? [ti, hi].map((count) => (count == null ? '–' : format.number(count))).join(' × ')
      : `${format.number(ti * hi)} (${format.number(ti)} × ${format.number(hi)})`,
  inventory: 'Inventory',
  warehouse: 'Warehouse',
  onHandTaxPaid: 'On hand, tax paid',
  onHandBonded: 'On hand, bonded',
  availableTaxPaid: 'Available, tax paid',
  availableBonded: 'Available, bonded',
  total: 'Total',
  noStock: 'No warehouse has stock of this item.',
  legend: {
    taxPaidAvailable: 'Tax paid, available',
    taxPaidReserved: 'Tax paid, reserved',
    bondedAvailable: 'Bonded, available',
    bondedReserved: 'Bonded, reserved',
  },
  noOrders: 'No orders include this item yet.',
  missing: 'Item not found',
  missingText: "This item doesn't exist or belongs to another supplier.",
  backToList: 'Go to Items',
}));
