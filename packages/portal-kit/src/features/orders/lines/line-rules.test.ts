import { describe, expect, test } from 'vitest';
import { buildItem } from '../../../../test/records';
import { formMessages } from '../../../forms/record/form.messages';
import { lineRules } from './line-rules';
import { createOrderLine, type OrderLine } from './order-line';
import { orderLinesMessages } from './order-lines.messages';

const createRules = (direction: 'inbound' | 'outbound') =>
  lineRules(direction, formMessages('en-US'), orderLinesMessages('en-US'));
const line = (part: Partial<OrderLine>, item: Parameters<typeof buildItem>[0] = {}): OrderLine => ({
  ...(createOrderLine(buildItem(item), 1) as OrderLine),
  ...part,
});

describe('the rules of an order line', () => {
  test.each([
    ['3', ''],
    ['', '5'],
    ['0', '5'],
    ['99999', '99999'],
  ])('the rules of an order line accept %j cases and %j bottles', (casesQuantity, bottlesQuantity) => {
    expect(createRules('inbound')(line({ casesQuantity, bottlesQuantity }))).toEqual({});
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
      expect(createRules('inbound')(line({ casesQuantity, bottlesQuantity }))).toEqual(problems);
    },
  );

  test('the rules of an order line count a single-bottle item in cases', () => {
    const single = line({ casesQuantity: '1', bottlesQuantity: '2' }, { bottlesPerCase: 1 });
    expect(createRules('outbound')(single)).toEqual({ bottlesQuantity: 'A case is one bottle: use cases' });
    const inCases = line({ casesQuantity: '1', bottlesQuantity: '0' }, { bottlesPerCase: 1 });
    expect(createRules('outbound')(inCases)).toEqual({});
  });

  test('the rules of an order line require a lot number for an item tracked by lot', () => {
    const tracked = line({ casesQuantity: '1' }, { lotTracked: true });
    expect(createRules('inbound')(tracked)).toEqual({ lotNumber: 'Required Field' });
    expect(createRules('inbound')({ ...tracked, lotNumber: 'L-1' })).toEqual({});
  });

  test('the rules of an order line limit the price of an outbound line to two decimals', () => {
    const priced = line({ casesQuantity: '1', unitPrice: '112.5' });
    expect(createRules('outbound')(priced)).toEqual({ unitPrice: 'Numeric only with 2 decimal places' });
    expect(createRules('inbound')(priced)).toEqual({});
  });

  test('the rules of an order line name valid fields neither with a message nor without', () => {
    expect(Object.keys(createRules('outbound')(line({ casesQuantity: '1' })))).toEqual([]);
  });

  test('the rules of an order line return the same result while the line stays the same', () => {
    const rules = createRules('inbound');
    const same = line({ casesQuantity: '' });
    expect(rules(same)).toBe(rules(same));
  });

  test('the rules of an order line limit the length of texts', () => {
    const long = line({ casesQuantity: '1', lotNumber: 'L'.repeat(21), notes: 'n'.repeat(101) });
    expect(createRules('inbound')(long)).toEqual({ lotNumber: 'Max Length 20', notes: 'Max Length 100' });
  });
});
