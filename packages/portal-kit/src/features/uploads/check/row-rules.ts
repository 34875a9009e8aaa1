import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { isUnusualStrength } from '../../../domain/items/item-types';
import { formats } from '../../../forms/fields/rules';
import { sameAsBillingHeader } from './address-findings';
import { isClearing } from './check-cell';
import type { Finding } from './problem';
import type { StoredCustomer } from './stored-customer-rules';
import type { StoredOrders } from './stored-orders';

/** Values other than the row that the row rules depend on. */
export interface RowPlace {
  /** Whether rows can replace stored records, with empty cells keeping stored values. */
  overrideDuplicates: boolean;
  /** Ids of the supplier's warehouses, if known. */
  warehouseIds: readonly string[] | undefined;
  /** Stored records of the file type; `undefined` if they cannot be loaded. */
  stored?: StoredRecords | undefined;
}

/** The stored records that an upload may repeat or replace. */
export interface StoredRecords {
  /** Natural keys in lower case; the parts of a key are joined by ` / `. */
  keys: readonly string[];
  /** Only for a file of items. */
  items?: readonly StoredItem[];
  /** Only for a file of customers. */
  customers?: readonly StoredCustomer[];
  /** Only for a file of orders. */
  orders?: StoredOrders;
}

/** The fields of a stored item that decide whether a row can replace the item. */
export interface StoredItem {
  key: string;
  upc: string | null | undefined;
  type: string;
  alcoholByVolume: number | null | undefined;
  bottlesPerCase: number;
  itemStatus: string;
  /** Warehouses with stock on hand, in upper case. */
  stockedIn: readonly string[];
}

/** A row by contract field. */
export interface RuledRow {
  /** Finds the column of a field; returns `undefined` if the file type doesn't have the column. */
  findHeader: (field: string) => string | undefined;
  /** Reads the uppercase value of a field; returns `undefined` if the row keeps the stored value. */
  readField: (field: string) => string | undefined;
  /** Whether the import ignores the cells of the shipping address. Only for a file of customers. */
  isShippingSame: boolean;
}

/** Creates a {@link RuledRow} from cells in the order of `places`. */
export function createRuledRow(
  { columns }: ImportFile,
  getCell: (header: string) => string,
  isReplacing: boolean,
): RuledRow {
  const findHeader = (field: string) => columns.find((column) => column.field === field)?.header;
  return {
    findHeader,
    isShippingSame: getCell(sameAsBillingHeader).toUpperCase() === 'Y',
    readField: (field) => {
      const text = getCell(findHeader(field) ?? '').toUpperCase();
      if (text === '' && isReplacing) return undefined;
      return isClearing(text) ? '' : text;
    },
  };
}

type RowFinding = Omit<Finding, 'header'> & { field: string };
/** A rule across several cells. Returns no problem if the file type does not have the fields. */
type RowRule = (row: RuledRow, place: RowPlace) => readonly RowFinding[];

/** The strength is required for all types except Non-Alcoholic. An unusual strength is a hint. Source: domain, 5.1. */
const strength: RowRule = ({ readField }) => {
  const field = 'alcoholByVolume';
  const type = readField('type');
  const percent = readField(field);
  if (type === undefined || percent === undefined) return [];
  if (percent === '') return type === 'N' ? [] : [{ field, code: 'required' }];
  return isUnusualStrength(type, percent)
    ? [{ field, code: 'unusualStrength', details: [type], isHint: true }]
    : [];
};

/** Fields that contain the warehouses of an item or the warehouse of an order. */
const warehouseFields = ['warehouses[].warehouseId', 'details.warehouseId'];

const warehouses: RowRule = ({ readField }, { warehouseIds }) =>
  warehouseFields.flatMap((field): RowFinding[] => {
    const chosen = (readField(field) ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (warehouseIds && chosen.some((id) => !warehouseIds.includes(id))) {
      return [{ field, code: 'otherWarehouse' }];
    }
    return new Set(chosen).size < chosen.length ? [{ field, code: 'doubleWarehouse' }] : [];
  });

/** A line needs cases or bottles. Source: domain, 14. */
const quantities: RowRule = ({ readField }) => {
  const isZero = (field: string) => /^0+$/.test(readField(field) ?? '');
  return isZero('lineItems[].casesQuantity') && isZero('lineItems[].bottlesQuantity')
    ? [{ field: 'lineItems[].casesQuantity', code: 'notZero' }]
    : [];
};

/** The format of a zip depends on the country. Source: domain, 4.1. */
const zips: RowRule = ({ readField, isShippingSame }) =>
  ['addresses[BILLING]', 'addresses[SHIPPING]', 'details.shippingAddress'].flatMap(
    (address): RowFinding[] => {
      const field = `${address}.zip`;
      const zip = readField(field);
      const country = readField(`${address}.countryCode`) ?? '';
      if (!zip || (isShippingSame && address === 'addresses[SHIPPING]')) return [];
      if (['CAN', '124'].includes(country))
        return formats.canadianZip.test(zip) ? [] : [{ field, code: 'canadianZip' }];
      if (!['USA', '840'].includes(country)) return [];
      if (!formats.numericHyphens.test(zip)) return [{ field, code: 'hyphens' }];
      return formats.usZip.test(zip) ? [] : [{ field, code: 'digits', details: [5] }];
    },
  );

const rules: readonly RowRule[] = [strength, warehouses, quantities, zips];

/** Finds problems that depend on several cells of a row. */
export function checkRow(row: RuledRow, place: RowPlace): readonly Finding[] {
  return rules
    .flatMap((rule) => rule(row, place))
    .flatMap(({ field, ...finding }) => {
      const header = row.findHeader(field);
      return header === undefined ? [] : [{ header, ...finding }];
    });
}
