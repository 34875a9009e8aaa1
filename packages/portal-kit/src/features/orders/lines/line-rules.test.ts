import { describe, expect, test } from 'vitest';
import { itemOf } from '../../../../test/records';
import { formMessages } from '../../../forms/record/form.messages';
import { lineRules } from './line-rules';
import { lineOf, type OrderLine } from './order-line';
import { orderLinesMessages } from './order-lines.messages';

const rulesOf = (direction: 'inbound' | 'outbound') =>
  lineRules(direction, formMessages('en-US'), orderLinesMessages('en-US'));
const line = (part: Partial<OrderLine>, item: Parameters<typeof itemOf>[0] = {}): OrderLine => ({
  ...(lineOf(itemOf(item), 1) as OrderLine),
  ...part,
});

describe('the rules of an order line', () => {
  test.each([
    ['3', ''],
    ['', '5'],
    ['0', '5'],
    ['99999', '99999'],
  ])('the rules of an order line accept %j cases and %j bottles', (casesQuantity, bottlesQuantity) => {
    expect(rulesOf('inbound')(line({ casesQuantity, bottlesQuantity }))).toEqual({});
  });

  test.each([
    ['', '', { casesQuantity: 'Numeric only, cannot be 0' }],
    ['0', '0', { casesQuantity: 'Numeric only, cannot be 0' }],
    ['x', '1', { casesQuantity: 'Numeric only' }],
    ['', '1.5', { bottlesQuantity: 'Numeric only' }],
    ['100000', '', { casesQuantity: '0 to 99,999' }],
  ])(
    'the rules of an order line reject %j cases and %j bottles',
    (casesQuantity, bottlesQuantity, problems) => {
      expect(rulesOf('inbound')(line({ casesQuantity, bottlesQuantity }))).toEqual(problems);
    },
  );

  test('the rules of an order line count a single-bottle item in cases', () => {
    const single = line({ casesQuantity: '1', bottlesQuantity: '2' }, { bottlesPerCase: 1 });
    expect(rulesOf('outbound')(single)).toEqual({ bottlesQuantity: 'A case is one bottle: use cases' });
    const inCases = line({ casesQuantity: '1', bottlesQuantity: '0' }, { bottlesPerCase: 1 });
    expect(rulesOf('outbound')(inCases)).toEqual({});
  });

  test('the rules of an order line require a lot number for an item tracked by lot', () => {
    const tracked = line({ casesQuantity: '1' }, { lotTracked: true });
    expect(rulesOf('inbound')(tracked)).toEqual({ lotNumber: 'Required Field' });
    expect(rulesOf('inbound')({ ...tracked, lotNumber: 'L-1' })).toEqual({});
  });

  test('the rules of an order line limit the price of an outbound line to two decimals', () => {
    const priced = line({ casesQuantity: '1', unitPrice: '112.5' });
    expect(rulesOf('outbound')(priced)).toEqual({ unitPrice: 'Numeric only with 2 decimal places' });
    expect(rulesOf('inbound')(priced)).toEqual({});
  });

  test('the rules of an order line name valid fields neither with a message nor without', () => {
    expect(Object.keys(rulesOf('outbound')(line({ casesQuantity: '1' })))).toEqual([]);
  });

  test('the rules of an order line return the same result while the line stays the same', () => {
    const rules = rulesOf('inbound');
    const same = line({ casesQuantity: '' });
    expect(rules(same)).toBe(rules(same));
  });

  test('the rules of an order line limit the length of texts', () => {
    const long = line({ casesQuantity: '1', lotNumber: 'L'.repeat(21), notes: 'n'.repeat(101) });
    expect(rulesOf('inbound')(long)).toEqual({ lotNumber: 'Max Length 20', notes: 'Max Length 100' });
  });
});
