import {
  customersImport,
  type ImportColumn,
  type ImportFile,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { itemTypeMessages } from '../../../domain/items/item-types';
import { orderStatusMessages } from '../../../domain/orders/order-status';
import { formMessages } from '../../../forms/record/form.messages';
import { problemMessages } from '../upload/problems/problem.messages';
import { formatCellProblem } from '../upload/problems/problem-text';
import { checkCell } from './check-cell';

function getColumn(file: ImportFile, header: string): ImportColumn {
  const column = file.columns.find((one) => one.header === header);
  if (!column) throw new Error(`No column ${header}`);
  return column;
}

/** Returns the user-facing message of a cell, or `undefined` for a valid cell. */
function words(text: string, column: ImportColumn, mayBeBlank = false): string | undefined {
  const verdict = checkCell(text, column, mayBeBlank);
  if (!verdict) return undefined;
  const problem = { row: 2, header: column.header, value: text, details: [], ...verdict };
  return formatCellProblem(
    problem,
    problemMessages('en-US'),
    formMessages('en-US'),
    orderStatusMessages('en-US'),
    itemTypeMessages('en-US').names,
  );
}

type Cases = readonly [
  file: ImportFile,
  header: string,
  good: readonly string[],
  bad: Readonly<Record<string, string>>,
];
const thisYear = new Date().getFullYear();
const x = (count: number) => 'x'.repeat(count);

describe('checkCell reports the specified message', () => {
  test.each<Cases>([
    [
      itemsImport,
      'SKU',
      ['A', 'É-1 日本', x(20), `${'e\u0301'.repeat(10)}`],
      {
        '': 'Required Field',
        [x(21)]: 'Max Length 20',
        'a🍷': 'Only letters, numbers, punctuation and spaces',
        'a\u0000': 'Only letters, numbers, punctuation and spaces',
        'a\u202eb': 'Only letters, numbers, punctuation and spaces',
        'a\nb': 'Only letters, numbers, punctuation and spaces',
      },
    ],
    [itemsImport, 'Appellation', ['', x(40), '<CLEAR>'], { [x(41)]: 'Max Length 40' }],
    [
      itemsImport,
      'Type',
      ['M', 'm', 'O'],
      {
        Z: 'One of M, F, G, L, B, C, H, N, P, A, O',
        w: 'Wine (outdated) is no longer available',
        '<CLEAR>': 'Required Field',
      },
    ],
    [
      itemsImport,
      'Size',
      ['0.01', '750', '1.75', '1.750', '99999.99'],
      {
        '0': 'Numeric only with up to 2 decimal places, cannot be 0',
        '0.00': 'Numeric only with up to 2 decimal places, cannot be 0',
        '1.755': 'Numeric only with up to 2 decimal places, cannot be 0',
        '1,75': 'Numeric only with up to 2 decimal places, cannot be 0',
        '.5': 'Numeric only with up to 2 decimal places, cannot be 0',
        '1e3': 'Numeric only with up to 2 decimal places, cannot be 0',
        '100000': '0.01 to 99,999.99',
        '-1': 'Numeric only with up to 2 decimal places, cannot be 0',
      },
    ],
    [itemsImport, 'Size UOM', ['ML', 'bbl'], { PT: 'One of ML, CL, L, OZ, GAL, BBL' }],
    [
      itemsImport,
      'Bottles Per Case',
      ['1', '012', '999'],
      {
        '': 'Required Field',
        '0': 'Numeric only, cannot be 0',
        '000': 'Numeric only, cannot be 0',
        '1.5': 'Numeric only, cannot be 0',
        twelve: 'Numeric only, cannot be 0',
        '1000': '1 to 999',
      },
    ],
    [itemsImport, 'Status', ['', 'active'], { GONE: 'One of ACTIVE, INACTIVE, DISCONTINUED' }],
    [
      itemsImport,
      'Warehouses',
      ['WH-NJ', 'WH-NJ;WH-CA', 'wh-nj ; WH-CA;'],
      {
        '': 'Required Field',
        ' ; ;': 'Required Field',
        WH_NJ: 'Warehouses has a wrong format',
        'WH-NJ;W': 'Warehouses has a wrong format',
      },
    ],
    [
      itemsImport,
      'ABV',
      ['', '0', '13.5', '13.50', '95'],
      { '95.1': '0 to 95', '13.55': 'Numeric only', strong: 'Numeric only' },
    ],
    [
      itemsImport,
      'Vintage',
      ['', '1900', `${thisYear + 1}`, 'NV', 'nv'],
      {
        'N.V.': 'Numeric only',
        '1899': `1900 to ${thisYear + 1}`,
        [`${thisYear + 2}`]: `1900 to ${thisYear + 1}`,
      },
    ],
    [
      itemsImport,
      'UPC',
      ['', '411000010003', '012345678905'],
      {
        '411000010004': 'UPC has a wrong check digit',
        '41100001000': 'UPC should be 12 digits',
        '4110000100033': 'UPC should be 12 digits',
        '41100001000a': 'Numeric only',
      },
    ],
    [
      itemsImport,
      'SCC-14',
      ['', '10411000010000'],
      { '10411000010001': 'SCC-14 has a wrong check digit', '411000010003': 'SCC-14 should be 14 digits' },
    ],
    [
      itemsImport,
      'NABCA Code',
      ['', '123456', '123-456789-01', '12345678901'],
      { '12345': 'NABCA Code has a wrong format', '12a456': 'Numeric only with hyphens' },
    ],
    [itemsImport, 'COLA', ['', '12345678901234'], { '1': 'COLA should be 14 digits' }],
    [
      itemsImport,
      'Case Weight (lb)',
      ['', '0.01', '9999.99'],
      { '0': 'Numeric only with up to 2 decimal places, cannot be 0', '10000': '0.01 to 9,999.99' },
    ],
    [itemsImport, 'TI', ['', '1', '99'], { '0': 'Numeric only, cannot be 0', '100': '1 to 99' }],
    [itemsImport, 'Lot Tracked (Y/N)', ['', 'Y', 'n'], { yes: 'Y or N' }],
    [itemsImport, 'Min Stock (cases)', ['', '0', '99999'], { '100000': '0 to 99,999' }],
    [
      customersImport,
      'Phone',
      ['201-555-0142'],
      { '': 'Required Field', '2015550142': 'Numeric only in the format XXX-XXX-XXXX' },
    ],
    [
      customersImport,
      'Email',
      ['', 'Ann@Shop.example'],
      {
        'ann@shop': 'Email should have correct format',
        'a b@c.de': 'Email should have correct format',
        [`${x(43)}@shop.de`]: 'Max Length 50',
      },
    ],
    [
      customersImport,
      'Billing Country',
      ['USA', 'can', '250'],
      {
        '': 'Required Field',
        FRA: 'USA, CAN or an ISO numeric country code',
        '25': 'USA, CAN or an ISO numeric country code',
      },
    ],
    [
      customersImport,
      'TTB Permit',
      ['', 'NJ-W-12345', 'bwc-ca-12', 'DSP-KY-1'],
      { '12345': 'TTB Permit has a wrong format' },
    ],
    [
      customersImport,
      'State License',
      ['', '12-345'],
      { A12: 'Numeric only with hyphens', ['1'.repeat(21)]: 'Max Length 20' },
    ],
    [
      customersImport,
      'License State',
      ['', 'NJ', 'nj'],
      { 'New Jersey': 'License State has a wrong format' },
    ],
    [
      customersImport,
      'License Expiration',
      ['', '2028-02-29', '2026-12-31'],
      {
        '2026-02-29': 'A date as YYYY-MM-DD',
        '2026-13-01': 'A date as YYYY-MM-DD',
        '12/31/2026': 'A date as YYYY-MM-DD',
        '0000-00-00': 'A date as YYYY-MM-DD',
        soon: 'A date as YYYY-MM-DD',
      },
    ],
    [customersImport, 'Tax ID', ['', '12-3456789'], { '123456789': 'Tax ID has a wrong format' }],
    [
      inboundOrdersImport,
      'Container Number',
      ['', 'MSCU1234567', 'mscu1234567'],
      { MSC1234567: 'Container Number has a wrong format' },
    ],
    [inboundOrdersImport, 'Pallets', ['1', '99999'], { '0': 'Numeric only, cannot be 0' }],
    [inboundOrdersImport, 'Bonded (Y/N)', ['Y'], { '1': 'Y or N' }],
    [inboundOrdersImport, 'Cases', ['0', '99999'], { '100000': '0 to 99,999', '-1': 'Numeric only' }],
    [
      outboundOrdersImport,
      'Unit Price',
      ['', '0.01', '12.50', '12.5', '12', '9999999.99'],
      {
        '0.00': 'Numeric only with 2 decimal places',
        '12.505': 'Numeric only with 2 decimal places',
        '12345678.00': 'Numeric only with 2 decimal places',
        '$5.00': 'Numeric only with 2 decimal places',
      },
    ],
  ])('checkCell() reports the specified message for a cell of the column $1', (file, header, good, bad) => {
    const column = getColumn(file, header);
    for (const text of good) expect([text, words(text, column)]).toEqual([text, undefined]);
    for (const [text, message] of Object.entries(bad))
      expect([text, words(text, column)]).toEqual([text, message]);
  });

  test('the test covers every kind of cell of the contract', () => {
    const files = [itemsImport, customersImport, inboundOrdersImport, outboundOrdersImport];
    const kinds = new Set(files.flatMap(({ columns }) => columns.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([
      'choice',
      'choices',
      'code',
      'country',
      'date',
      'decimal',
      'digits',
      'email',
      'gtin',
      'hyphenated',
      'integer',
      'phone',
      'price',
      'text',
      'yesNo',
    ]);
  });
});

test('a deprecated choice is accepted in a row that may replace a record', () => {
  expect(words('W', getColumn(itemsImport, 'Type'), true)).toBeUndefined();
});

describe('an empty cell', () => {
  test('an empty cell is accepted in a row that may replace a record', () => {
    const blanks = itemsImport.columns.map((column) => words('', column, true));
    expect(new Set(blanks)).toEqual(new Set([undefined]));
  });

  test('an empty cell of a required column is rejected in a row that replaces no record', () => {
    const required = itemsImport.columns.filter((column) => words('', column) === 'Required Field');
    expect(required.map(({ header }) => header)).toEqual([
      'SKU',
      'Description',
      'Brand',
      'Type',
      'Size',
      'Size UOM',
      'Bottles Per Case',
      'Warehouses',
    ]);
  });
});
