import type { ImportCellKind, ImportColumn } from '../file/import-file.ts';

/** Meanings of codes, by field. Source: domain §4.2, §5.2, §5.3. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: {
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
  },
  sizeUom: {
    ML: 'Milliliters',
    CL: 'Centiliters',
    L: 'Liters',
    OZ: 'Fluid ounces',
    GAL: 'Gallons',
    BBL: 'Barrels',
  },
  customerType: {
    DISTRIBUTOR: 'Distributor',
    RETAILER_OFF_PREMISE: 'Retailer (off-premise)',
    ON_PREMISE: 'On-premise',
    CONTROL_STATE_BOARD: 'Control state board',
    CONSUMER_DTC: 'Consumer (DTC)',
    IMPORTER: 'Importer',
    EXPORT_AGENT: 'Export agent',
    BONDED_WAREHOUSE: 'Bonded warehouse',
    PRODUCER: 'Producer',
    EMPLOYEE_SAMPLE: 'Sample',
  },
};

/** Labels on screen that differ from the header. */
const SCREEN_NAMES: Readonly<Record<string, string>> = {
  sku: 'Supplier Item ID',
  'lineItems[].item.sku': 'Supplier Item ID',
  alcoholByVolume: 'Alcohol by volume (%)',
  casesPerLayer: 'TI (cases per layer)',
  layersPerPallet: 'HI (layers per pallet)',
  minStockCases: 'Low stock below (cases)',
};

/** Additional rules that involve other columns. */
const ADDITIONAL_RULES: Readonly<Record<string, string>> = {
  sku: "Can't be changed later.",
  alcoholByVolume: 'Required for every type except N.',
  vintage: 'No later than next year.',
};

const range = ({ minimum = 0, maximum = 0 }: ImportColumn) =>
  `${minimum.toLocaleString('en-US')} to ${maximum.toLocaleString('en-US')}`;
const upTo = ({ maxLength }: ImportColumn) => (maxLength ? `, up to ${maxLength} characters` : '');
const isWarehouse = ({ field }: ImportColumn) => field?.endsWith('warehouseId');

const descriptions: Readonly<Record<ImportCellKind, (column: ImportColumn) => string>> = {
  text: (column) => `Text${upTo(column)}`,
  code: (column) => (isWarehouse(column) ? 'Warehouse ID' : `Letters and digits${upTo(column)}`),
  digits: ({ field, digits }) =>
    field === 'countryOfOrigin'
      ? 'ISO 3166-1 numeric country code, such as 250 for France'
      : `${digits} digits`,
  gtin: ({ digits }) => `${digits} digits, including the check digit`,
  hyphenated: (column) => `Digits and hyphens${upTo(column)}`,
  phone: () => 'XXX-XXX-XXXX',
  email: (column) => `Email address${upTo(column)}`,
  integer: (column) =>
    column.field?.endsWith('vintage')
      ? ['Year, 1900 or later', ...(column.choices ?? [])].join(', or ')
      : `Whole number, ${range(column)}`,
  decimal: (column) =>
    `Number with up to ${column.maxDecimals === 1 ? '1 decimal' : `${column.maxDecimals} decimals`}, ${range(column)}`,
  price: () => 'Price per case, with 2 decimals',
  choice: ({ field = '', choices = [] }) =>
    choices.map((code) => [code, MEANINGS[field]?.[code]].filter(Boolean).join(' = ')).join('; '),
  choices: () => 'Warehouse IDs, separated by ;',
  yesNo: () => 'Y or N',
  date: () => 'YYYY-MM-DD, or a date cell',
  country: () => 'USA, CAN or an ISO 3166-1 numeric country code, such as 250 for France',
};

/** Describes a column in the template: header, label on screen, whether it is required, accepted values. */
export function columnNote(column: ImportColumn): readonly string[] {
  const { field = '', header, isRequired, kind } = column;
  const takes = descriptions[kind](column);
  const additionalRule = ADDITIONAL_RULES[field];
  return [
    header,
    SCREEN_NAMES[field] ?? '',
    isRequired ? 'Yes' : '',
    additionalRule ? `${takes}. ${additionalRule}` : takes,
  ];
}
