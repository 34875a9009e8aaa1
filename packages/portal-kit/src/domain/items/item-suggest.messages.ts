import { defineMessages } from '../../kernel/messages/define-messages';

export const itemSuggestMessages = defineMessages('itemSuggest', (format) => ({
  pick: 'Add an item',
  pickBy: 'Supplier Item ID, description or UPC',
  noHit: 'No matching items',
  alreadyPicked: (sku: string) => `${sku} is already selected.`,
  availableStock: (cases: string) => `${cases} available`,
  /** `750 ML × 12`: bottle size and bottles per case. */
  size: (size: number, uom: string, perCase: number | undefined) =>
    `${format.number(size, { maximumFractionDigits: 2 })} ${uom.toUpperCase()}${perCase ? ` × ${format.number(perCase)}` : ''}`,
}));
