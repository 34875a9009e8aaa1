import {
  customersImport,
  type ImportCellKind,
  type ImportColumn,
  type ImportFile,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '@portal-kit/sdk/import-columns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTexts } from '../../../../test/import-rows';
import { latestVintage, removeBlockedCharacters } from '../../../forms/fields/rules';

type Cell = fc.Arbitrary<string>;

const digits = (count: number): Cell =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((each) => each.join(''));
const anyCase = (cell: Cell): Cell =>
  fc.tuple(cell, fc.boolean()).map(([text, isLower]) => (isLower ? text.toLowerCase() : text));
const patterned = ({ pattern = '.' }: ImportColumn): Cell => fc.stringMatching(new RegExp(pattern, 'u'));

const typed = ({ maxLength = 50 }: ImportColumn): Cell =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: 'binary' }),
    )
    .map((text) => [...removeBlockedCharacters(text).trim()].slice(0, maxLength).join('').trim())
    .filter((text) => text !== '');

const choice = ({ choices = [] }: ImportColumn): Cell => anyCase(fc.constantFrom(...choices));

/** Computes a GS1 check digit: from the right, every second digit counts three times. */
function withCheckDigit(body: string): string {
  const sum = [...body].reduceRight(
    (total, digit, index) => total + Number(digit) * ((body.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const number = ({
  field,
  minimum = 0,
  maximum: bound = 99_999,
  maxDecimals = 0,
  choices = [],
}: ImportColumn): Cell => {
  const maximum = field?.endsWith('vintage') ? latestVintage() : bound;
  const scale = 10 ** maxDecimals;
  const written = fc
    .integer({ min: Math.ceil(minimum * scale), max: Math.floor(maximum * scale) })
    .map((value) => String(value / scale));
  return choices.length === 0 ? written : fc.oneof(written, anyCase(fc.constantFrom(...choices)));
};

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

/** Values that each kind of column accepts within the bounds of the contract. */
const cells: Record<ImportCellKind, (column: ImportColumn) => Cell> = {
  text: typed,
  code: (column) => anyCase(column.pattern ? patterned(column) : typed(column)),
  digits: ({ digits: count = 1 }) => digits(count),
  gtin: ({ digits: count = 1 }) => digits(count - 1).map(withCheckDigit),
  hyphenated: (column) => patterned(column).filter(({ length }) => length <= (column.maxLength ?? length)),
  phone: patterned,
  // A leading apostrophe before one of these characters escapes a formula and is not part of the text.
  email: () => fc.emailAddress().filter((text) => text.length <= 50 && !/^'[=+\-@]/.test(text)),
  integer: number,
  decimal: number,
  price: () => fc.integer({ min: 1, max: 999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  choice,
  choices: (column) =>
    fc
      .uniqueArray(patterned(column), { minLength: 1, maxLength: 4 })
      .map((values) => values.join('; '))
      .chain((text) => anyCase(fc.constant(text))),
  yesNo: () => fc.constantFrom('Y', 'N', 'y', 'n'),
  date: () => day,
  country: () => fc.oneof(fc.constantFrom('USA', 'CAN', 'can'), digits(3)),
};

/** Cells that the rules across several columns accept. */
const fixed = new Map([
  ['Type', 'O'],
  ['ABV', '12.5'],
  ['Cases', '1'],
  ['Billing Zip', ''],
  ['Shipping Zip', ''],
  ['Ship To Zip', ''],
]);

const filled = (column: ImportColumn): Cell => {
  const cell = fixed.get(column.header);
  return cell === undefined ? cells[column.kind](column) : fc.constant(cell);
};
const maybeBlank = (column: ImportColumn): Cell =>
  column.isRequired || fixed.has(column.header)
    ? filled(column)
    : fc.oneof(fc.constant(''), fc.constant('<CLEAR>'), filled(column));

/** Generates a file of a few rows with distinct keys. */
const files = ({ columns, keyHeaders }: ImportFile): fc.Arbitrary<string[][]> =>
  fc
    .array(fc.tuple(...columns.map(maybeBlank)), { minLength: 1, maxLength: 3 })
    .map((rows) => [
      columns.map(({ header }) => header),
      ...rows.map((row, index) =>
        row.map((cell, place) => (columns[place]?.header === keyHeaders[0] ? `KEY-${index}` : cell)),
      ),
    ]);

describe('checkRows accepts all rows within the bounds of the contract', () => {
  test.each([
    ['items', itemsImport],
    ['customers', customersImport],
    ['inbound orders', inboundOrdersImport],
    ['outbound orders', outboundOrdersImport],
  ])('checkRows() accepts every valid file of %s', (_, file) => {
    fc.assert(
      fc.property(files(file), fc.boolean(), (rows, overrideDuplicates) => {
        expect(checkTexts(rows, file, { overrideDuplicates }).problems).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
