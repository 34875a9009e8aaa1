import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../test/records';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { goodsMovedByDay } from './goods-movement';

const none = { cases: 0, bottles: 0 };
const order = (part: Partial<OrderRow>) => buildOrder(part) as OrderRow;

test('goodsMovedByDay sums cases and bottles per day and returns 0 for days without orders', () => {
  const totals = { cases: 5, bottles: 3 };
  const received = [
    order({ expectedArrivalDate: '2026-11-19', totals }),
    order({ expectedArrivalDate: '2026-11-19', totals: { cases: 7, bottles: 0 } }),
    order({ expectedArrivalDate: '2026-11-01', totals }),
  ];
  const shipped = [order({ requestedShipDate: '2026-11-20', totals }), order({})];
  expect(goodsMovedByDay(['2026-11-18', '2026-11-19', '2026-11-20'], received, shipped)).toEqual([
    { day: '2026-11-18', received: none, shipped: none },
    { day: '2026-11-19', received: { cases: 12, bottles: 3 }, shipped: none },
    { day: '2026-11-20', received: none, shipped: { cases: 5, bottles: 3 } },
  ]);
});
