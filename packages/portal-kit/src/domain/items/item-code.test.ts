import { expect, test } from 'vitest';
import { readItemCode } from './item-code';

test.each([
  ['a UPC', '411000010003', { code: '411000010003', pack: 'bottle' }],
  ['an EAN-13 with a UPC', '0411000010003', { code: '411000010003', pack: 'bottle' }],
  ['the SCC-14 of a case', '10411000010000', { code: '411000010003', pack: 'case' }],
  ['a GTIN-14 of a bottle', '00411000010003', { code: '411000010003', pack: 'bottle' }],
  ['a GS1-128 code', '0110411000010000', { code: '411000010003', pack: 'case' }],
  ['a GS1-128 code with a lot', '011041100001000010LOT7', { code: '411000010003', pack: 'case' }],
  [
    'a GS1-128 code with the prefix of a scanner',
    ']C10110411000010000',
    { code: '411000010003', pack: 'case' },
  ],
  ['a GS1-128 code as printed', '(01)10411000010000', { code: '411000010003', pack: 'case' }],
  ['an EAN-13 without a UPC', '4006381333931', { code: '4006381333931', pack: 'bottle' }],
  ['a Supplier Item ID', ' HF-1001 ', { code: 'HF-1001', pack: 'case' }],
  ['an SCC-14 with a wrong check digit', '10411000010001', { code: '10411000010001', pack: 'case' }],
  ['a UPC with a wrong check digit', '411000010004', { code: '411000010004', pack: 'bottle' }],
  ['an empty text', '', { code: '', pack: 'case' }],
])('readItemCode() reads %s', (_, text, expected) => {
  expect(readItemCode(text)).toEqual(expected);
});
