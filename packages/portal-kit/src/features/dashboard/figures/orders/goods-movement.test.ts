import { expect, test } from 'vitest';
import { orderOf } from '../../../../../test/records';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { casesMovedByDay } from './goods-movement';

const order = (part: Partial<OrderRow>) => orderOf(part) as OrderRow;

test('casesMovedByDay sums cases per day and returns 0 for days without orders', () => {
  const totals = { cases: 5, bottles: 3 };
  const received = [
    order({ expectedArrivalDate: '2026-11-19', totals }),
    order({ expectedArrivalDate: '2026-11-19', totals: { cases: 7, bottles: 0 } }),
    order({ expectedArrivalDate: '2026-11-01', totals }),
  ];
  const shipped = [order({ requestedShipDate: '2026-11-20', totals }), order({})];
  expect(casesMovedByDay(['2026-11-18', '2026-11-19', '2026-11-20'], received, shipped)).toEqual([
    { day: '2026-11-18', received: 0, shipped: 0 },
    { day: '2026-11-19', received: 12, shipped: 0 },
    { day: '2026-11-20', received: 0, shipped: 5 },
  ]);
});
