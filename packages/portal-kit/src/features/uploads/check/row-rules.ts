import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { isUnusualStrength } from '../../../domain/items/item-types';
import { formats } from '../../../forms/fields/rules';
import { isClearing, withoutGuard } from './check-cell';
import type { Finding } from './problem';

/** What a row's rules may know beside the row. */
export interface RowPlace {
  /** Rows may replace stored records, and leave what they do not name. */
  overrideDuplicates: boolean;
  /** The supplier's warehouses, where they are known. */
  warehouseIds: readonly string[] | undefined;
}

/** A row by the fields that its columns fill. */
export interface RuledRow {
  /** The column of a field; nothing where this kind of file has none. */
  headerOf: (field: string) => string | undefined;
  /** What the row says of a field, in capital letters; nothing where it leaves what is stored. */
  textOf: (field: string) => string | undefined;
}

/** Sees a row by its cells, which stand in the order of `places`. */
export function ruledRow(
  { columns }: ImportFile,
  cellOf: (header: string) => string,
  { overrideDuplicates }: RowPlace,
): RuledRow {
  const headerOf = (field: string) => columns.find((column) => column.field === field)?.header;
  return {
    headerOf,
    textOf: (field) => {
      const text = withoutGuard(cellOf(headerOf(field) ?? '')).toUpperCase();
      if (text === '' && overrideDuplicates) return undefined;
      return isClearing(text) ? '' : text;
    },
  };
}

type RowFinding = Omit<Finding, 'header'> & { field: string };
/** A rule that no single cell can break. Fields that its kind of file does not have make it silent. */
type RowRule = (row: RuledRow, place: RowPlace) => readonly RowFinding[];

/** Source: domain, 5.1: required for everything but Non-Alcoholic, and a hint where it is unusual for the type. */
const strength: RowRule = ({ textOf }) => {
  const field = 'alcoholByVolume';
  const type = textOf('type');
  const percent = textOf(field);
  if (type === undefined || percent === undefined) return [];
  if (percent === '') return type === 'N' ? [] : [{ field, code: 'required' }];
  return isUnusualStrength(type, percent)
    ? [{ field, code: 'unusualStrength', details: [type], isHint: true }]
    : [];
};

/** Where an item may lie, and the one where an order comes in or goes out. */
const warehouseFields = ['warehouses[].warehouseId', 'details.warehouseId'];

const warehouses: RowRule = ({ textOf }, { warehouseIds }) =>
  warehouseFields.flatMap((field): RowFinding[] => {
    const chosen = (textOf(field) ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (warehouseIds && chosen.some((id) => !warehouseIds.includes(id))) {
      return [{ field, code: 'otherWarehouse' }];
    }
    return new Set(chosen).size < chosen.length ? [{ field, code: 'doubleWarehouse' }] : [];
  });

/** Source: domain, 14: a line without cases and without bottles. */
const quantities: RowRule = ({ textOf }) => {
  const isZero = (field: string) => /^0+$/.test(textOf(field) ?? '');
  return isZero('lineItems[].casesQuantity') && isZero('lineItems[].bottlesQuantity')
    ? [{ field: 'lineItems[].casesQuantity', code: 'notZero' }]
    : [];
};

/** Source: domain, 4.1: how a zip is written depends on the country. */
const zips: RowRule = ({ textOf }) =>
  ['addresses[BILLING]', 'addresses[SHIPPING]', 'details.shippingAddress'].flatMap(
    (address): RowFinding[] => {
      const field = `${address}.zip`;
      const zip = textOf(field);
      const country = textOf(`${address}.countryCode`) ?? '';
      if (!zip) return [];
      if (['CAN', '124'].includes(country))
        return formats.canadianZip.test(zip) ? [] : [{ field, code: 'canadianZip' }];
      if (!['USA', '840'].includes(country)) return [];
      if (!formats.numericHyphens.test(zip)) return [{ field, code: 'hyphens' }];
      return formats.usZip.test(zip) ? [] : [{ field, code: 'digits', details: [5] }];
    },
  );

const rules: readonly RowRule[] = [strength, warehouses, quantities, zips];

/** What is wrong with a row as a whole, as far as the browser can know. */
export function checkRow(row: RuledRow, place: RowPlace): readonly Finding[] {
  return rules
    .flatMap((rule) => rule(row, place))
    .flatMap(({ field, ...finding }) => {
      const header = row.headerOf(field);
      return header === undefined ? [] : [{ header, ...finding }];
    });
}
