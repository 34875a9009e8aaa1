import type { Direction, Order, OrderStatus } from '../../model/order.ts';
import type { Random } from '../../random.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const orderCount = (supplierId: string, direction: Direction): number => {
  // Lanternfield has no orders, to show empty states.
  if (supplierId === 'SUP-1008') return 0;
  if (direction === 'INBOUND') return 30;
  return supplierId === 'SUP-1007' ? 400 : 45;
};

interface StatusShare {
  readonly status: Readonly<Record<Direction, OrderStatus>>;
  readonly share: number;
  /** Age in hours. */
  readonly ageHours: readonly [least: number, most: number];
  /** Days from today to the arrival or ship date. */
  readonly dueDays: readonly [least: number, most: number];
}

const both = (status: OrderStatus) => ({ INBOUND: status, OUTBOUND: status });

// biome-ignore format: a table, one status a line
const SHARES: readonly StatusShare[] = [
  { status: both('SUBMITTED'), share: 0.1, ageHours: [1, 20], dueDays: [3, 16] },
  { status: both('RESUBMITTED'), share: 0.05, ageHours: [30, 90], dueDays: [2, 12] },
  { status: both('OPEN'), share: 0.05, ageHours: [200, 300], dueDays: [-4, -1] },
  { status: both('OPEN'), share: 0.15, ageHours: [24, 190], dueDays: [0, 12] },
  { status: both('FAILED'), share: 0.08, ageHours: [6, 280], dueDays: [1, 10] },
  { status: { INBOUND: 'IN_RECEIVING', OUTBOUND: 'PICKING' }, share: 0.1, ageHours: [60, 200], dueDays: [-1, 1] },
  { status: { INBOUND: 'CLOSED', OUTBOUND: 'SHIPPED' }, share: 0.4, ageHours: [240, 2000], dueDays: [-9, -2] },
  { status: both('CANCELED'), share: 0.04, ageHours: [300, 1500], dueDays: [-8, 4] },
  { status: both('CANCELED_BY_USER'), share: 0.03, ageHours: [100, 1200], dueDays: [-3, 9] },
];

const HISTORY: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  SUBMITTED: ['SUBMITTED'],
  RESUBMITTED: ['SUBMITTED', 'FAILED', 'RESUBMITTED'],
  OPEN: ['SUBMITTED', 'OPEN'],
  FAILED: ['SUBMITTED', 'FAILED'],
  IN_RECEIVING: ['SUBMITTED', 'OPEN', 'IN_RECEIVING'],
  CLOSED: ['SUBMITTED', 'OPEN', 'IN_RECEIVING', 'CLOSED'],
  PICKING: ['SUBMITTED', 'OPEN', 'PICKING'],
  SHIPPED: ['SUBMITTED', 'OPEN', 'PICKING', 'SHIPPED'],
  CANCELED: ['SUBMITTED', 'OPEN', 'CANCELED'],
  CANCELED_BY_USER: ['SUBMITTED', 'OPEN', 'CANCELED_BY_USER'],
};

const WAREHOUSE_STEPS = new Set<OrderStatus>(['IN_RECEIVING', 'CLOSED', 'PICKING', 'SHIPPED', 'CANCELED']);
const USER_STEPS = new Set<OrderStatus>(['SUBMITTED', 'RESUBMITTED', 'CANCELED_BY_USER']);

export interface PlannedOrder {
  readonly status: OrderStatus;
  readonly createdAtMs: number;
  readonly dueDate: string;
}

/** Plans `count` orders, oldest first, with the status shares of domain §11.5. */
export function planOrders(
  count: number,
  direction: Direction,
  nowMs: number,
  random: Random,
): PlannedOrder[] {
  let cumulated = 0;
  const bounds = SHARES.map((entry) => {
    cumulated += entry.share;
    return { entry, upTo: Math.round(cumulated * count) };
  });
  return Array.from({ length: count }, (_, index) => bounds.find(({ upTo }) => index < upTo)?.entry)
    .filter((entry) => entry !== undefined)
    .map(({ status, ageHours, dueDays }) => {
      const createdAtMs = nowMs - random.between(ageHours[0] * 60, ageHours[1] * 60) * 60_000;
      const isPast = direction === 'INBOUND' ? status.INBOUND === 'CLOSED' : status.OUTBOUND === 'SHIPPED';
      const dueMs = isPast
        ? Math.min(createdAtMs + random.between(4, 9) * DAY_MS, nowMs - DAY_MS)
        : nowMs + random.between(dueDays[0], dueDays[1]) * DAY_MS;
      return { status: status[direction], createdAtMs, dueDate: formatIsoDate(Math.max(dueMs, createdAtMs)) };
    })
    .sort((a, b) => a.createdAtMs - b.createdAtMs);
}

export const formatIsoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);
export const addDays = (date: string, days: number) => formatIsoDate(Date.parse(date) + days * DAY_MS);

export function buildStatusHistory(
  status: OrderStatus,
  createdAtMs: number,
  nowMs: number,
  createdBy: string,
): Order['statusHistory'] {
  const steps = HISTORY[status];
  // Half a day per step, or less for a younger order.
  const stepMs = Math.min(12 * HOUR_MS, (nowMs - createdAtMs) / steps.length);
  return steps.map((step, index) => ({
    status: step,
    at: new Date(createdAtMs + index * stepMs).toISOString(),
    by: USER_STEPS.has(step) ? createdBy : 'WMS',
    source: USER_STEPS.has(step) ? 'USER' : WAREHOUSE_STEPS.has(step) ? 'WAREHOUSE' : 'SYSTEM',
    ...(step === 'CANCELED_BY_USER' ? { reason: 'Ordered twice' } : {}),
    ...(step === 'CANCELED' ? { reason: 'Appointment not available on requested date' } : {}),
  }));
}
