import { describe, expect, test } from 'vitest';
import { itemTypeMessages } from '../../../../domain/items/item-types';
import { orderStatusMessages } from '../../../../domain/orders/order-status';
import { formMessages } from '../../../../forms/record/form.messages';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import type { CellProblem, FileProblem, ProblemCode } from '../../check/problem';
import { uploadsMessages } from '../../uploads.messages';
import { formatFileProblem } from './file-problem-text';
import { problemMessages } from './problem.messages';
import { formatCellProblem } from './problem-text';

const texts = uploadsMessages('en-US');
const cell = (code: ProblemCode, ...details: CellProblem['details']) =>
  formatCellProblem(
    { row: 2, header: 'UPC', value: 'x', code, details },
    problemMessages('en-US'),
    formMessages('en-US'),
    orderStatusMessages('en-US'),
    itemTypeMessages('en-US').names,
  );
const file = (problem: FileProblem) => formatFileProblem(problem, texts, kernelMessages('en-US'));

describe('cellProblemText', () => {
  test.each<[ProblemCode, CellProblem['details'], string]>([
    ['required', [], 'Required Field'],
    ['numericOnly', [], 'Numeric only'],
    ['notZero', [], 'Numeric only, cannot be 0'],
    ['decimals', [], 'Numeric only with up to 2 decimal places, cannot be 0'],
    ['price', [], 'Numeric only with 2 decimal places'],
    ['hyphens', [], 'Numeric only with hyphens'],
    ['phone', [], 'Numeric only in the format XXX-XXX-XXXX'],
    ['email', [], 'Email should have correct format'],
    ['digits', [12], 'UPC should be 12 digits'],
    ['maxLength', [20], 'Max Length 20'],
    ['range', [0.01, 9_999.99], '0.01 to 9,999.99'],
    ['choice', ['M', 'F'], 'One of M, F'],
    ['yesNo', [], 'Y or N'],
    ['date', [], 'A date as YYYY-MM-DD'],
    ['country', [], 'USA, CAN or an ISO numeric country code'],
    ['canadianZip', [], 'Incorrect Canadian zip code format'],
    ['format', [], 'UPC has a wrong format'],
    ['blocked', [], 'Only letters, numbers, punctuation and spaces'],
    ['checkDigit', [], 'UPC has a wrong check digit'],
    ['year', [1_900, 2_027], '1900 to 2027'],
    ['outdated', ['W'], 'Wine (outdated) is no longer available'],
    ['unusualStrength', ['B'], 'Unusual strength for "Beer"'],
    ['otherWarehouse', [], 'Warehouse is not assigned to the supplier'],
    ['doubleWarehouse', [], 'Warehouse is listed twice'],
    ['duplicate', [1_234], 'Duplicate: row 1234 has the same UPC'],
    ['disagreement', [2, 1_004], 'Order details differ between rows 2 and 1004'],
    ['sameOrder', [], 'Another row of this order failed'],
    ['doubleLine', [3], 'Line 3 appears twice'],
    ['unknownItem', ['X-1'], 'Unknown item X-1'],
    ['doubleItem', ['X-1', 2], 'Item X-1 is already on line 2'],
    ['notStored', ['WH-NJ-01'], 'The item is not stored at WH-NJ-01'],
    ['otherVintage', ['2021'], "The item's vintage is 2021"],
    ['stock', [1, 5], 'Only 1 case, 5 bottles available'],
    ['tooFar', [365], 'Must be within 365 days'],
    ['licenseExpired', ['2026-03-01'], 'Consignee license expired on 2026-03-01'],
    ['unchangeable', ['IN_RECEIVING'], 'The order is In-Receiving and can no longer be changed.'],
    ['onImport', [], 'Checked on import'],
    ['strayColumn', [12], 'Column 12 is filled but has no header'],
  ])('formatCellProblem() describes the cell problem %s', (code, details, words) => {
    expect(cell(code, ...details)).toBe(words);
  });
});

describe('fileProblemTexts', () => {
  test.each<[FileProblem, readonly string[]]>([
    [{ code: 'empty' }, ['The file is empty.']],
    [{ code: 'type' }, ['Only .csv and .xlsx files can be uploaded.']],
    [{ code: 'noRows' }, ['The file has a header but no rows.']],
    [
      { code: 'tooManyRows', rows: 5_001, maxRows: 5_000 },
      ['The file has 5,001 rows; the limit is 5,000 rows.'],
    ],
    [
      {
        code: 'header',
        missing: ['SKU'],
        unknown: [],
        doubled: [],
        headers: [],
        samples: [],
        suggestion: [],
      },
      ['Missing columns: SKU.'],
    ],
    [
      {
        code: 'header',
        missing: ['SKU', 'Size', 'Type'],
        unknown: ['Szie', '<b>'],
        doubled: ['Brand'],
        headers: [],
        samples: [],
        suggestion: [],
      },
      [
        'Missing columns: SKU, Size, and Type.',
        'Unknown columns: Szie and <b>.',
        'Duplicate columns: Brand.',
      ],
    ],
  ])('formatFileProblem() describes the file problem %j', (problem, words) => {
    expect(file(problem)).toEqual(words);
  });

  test('formatFileProblem() names the size limit in MB', () => {
    expect(file({ code: 'tooLarge', maxBytes: 10_485_760 })).toEqual(['The file is larger than 10 MB.']);
  });
});
