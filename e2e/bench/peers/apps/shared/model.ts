/** The data model of the compared applications: sections, columns and fields of items. */

export interface Supplier {
  readonly supplierId: string;
  readonly name: string;
}

export interface Item {
  readonly id: string;
  readonly sku: string;
  readonly description: string;
  readonly brand: string;
  readonly type: string;
  readonly size: number;
  readonly sizeUom: string;
  readonly bottlesPerCase: number;
  readonly itemStatus: ItemStatus;
  readonly inventory: readonly [{ readonly onHandQty: number; readonly availableQty: number }];
}

export interface ListResponse<Row> {
  readonly data: Row[];
  readonly meta: { readonly total: number };
}

type Choice = readonly [value: string, label: string];

/** Sections of the navigation. */
export const sections: readonly Choice[] = [
  ['dashboard', 'Dashboard'],
  ['inbound-orders', 'Inbound Orders'],
  ['outbound-orders', 'Outbound Orders'],
  ['items', 'Items'],
  ['bulk-uploads', 'Bulk Upload Results'],
  ['customers', 'Customers'],
  ['suppliers', 'Suppliers'],
  ['warehouses', 'Warehouses'],
  ['users-and-roles', 'Users & Roles'],
];

const itemTypes: Readonly<Record<string, string>> = {
  M: '16% Alcohol or Less',
  F: 'Over 16% to 21%',
  G: 'Over 21% to 24%',
  L: 'Distilled Spirits',
  B: 'Beer',
  C: 'Artificially Carbonated',
  H: 'Hard Cider',
  N: 'Non-Alcoholic',
  P: 'Sparkling Wine',
  A: 'Ale',
  O: 'Other',
};

const itemStatuses = { ACTIVE: 'Active', INACTIVE: 'Inactive', DISCONTINUED: 'Discontinued' };
export type ItemStatus = keyof typeof itemStatuses;

/** The color of a status in Material UI. */
export const statusColors = { ACTIVE: 'success', INACTIVE: 'default', DISCONTINUED: 'error' } as const;

const columnLabels = {
  sku: 'Supplier Item ID',
  description: 'Description',
  brand: 'Brand',
  type: 'Type',
  size: 'Size',
  bottlesPerCase: 'Bottles / case',
  itemStatus: 'Status',
  onHandQty: 'On hand',
  availableQty: 'Available',
};
export type ColumnId = keyof typeof columnLabels;
export const columns = Object.entries(columnLabels) as readonly (readonly [ColumnId, string])[];

/** The text of an item's cell. */
export function cellText(item: Item, column: ColumnId): string | number {
  switch (column) {
    case 'type':
      return itemTypes[item.type] ?? '-';
    case 'size':
      return `${item.size} ${item.sizeUom.toUpperCase()}`;
    case 'itemStatus':
      return itemStatuses[item.itemStatus];
    case 'onHandQty':
    case 'availableQty':
      return item.inventory[0][column].toLocaleString('en-US');
    default:
      return item[column];
  }
}

export interface ItemField {
  readonly name: string;
  readonly label: string;
  readonly maxLength?: number;
  readonly number?: 'integer' | 'decimal';
  readonly options?: readonly Choice[];
}

/** The fields of the item form. Every field is required. */
export const itemFields: readonly ItemField[] = [
  { name: 'sku', label: 'Supplier Item ID', maxLength: 20 },
  { name: 'description', label: 'Description', maxLength: 100 },
  { name: 'brand', label: 'Brand', maxLength: 50 },
  { name: 'type', label: 'Type', options: Object.entries(itemTypes) },
  { name: 'size', label: 'Size', number: 'decimal' },
  {
    name: 'sizeUom',
    label: 'Size unit',
    options: ['ml', 'l', 'oz'].map((unit) => [unit, unit.toUpperCase()]),
  },
  { name: 'bottlesPerCase', label: 'Bottles per case', number: 'integer' },
  { name: 'itemStatus', label: 'Status', options: Object.entries(itemStatuses) },
];

export type ItemValues = Record<string, string>;

/** The error message of a field's value, or an empty text. */
export function fieldError({ maxLength, number }: ItemField, value: string): string {
  if (!value) return 'Required Field';
  if (maxLength !== undefined && value.length > maxLength) return `Max Length ${maxLength}`;
  if (number === 'integer' && !/^[1-9]\d*$/.test(value)) return 'Numeric only, cannot be 0';
  if (number === 'decimal' && (!/^\d+(\.\d{1,2})?$/.test(value) || !Number(value)))
    return 'Numeric only with up to 2 decimal places, cannot be 0';
  return '';
}
