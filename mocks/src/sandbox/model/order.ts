import type { Item } from './item.ts';
import type { Timed } from './record.ts';

export type OrderStatus =
  | 'SUBMITTED'
  | 'RESUBMITTED'
  | 'OPEN'
  | 'FAILED'
  | 'IN_RECEIVING'
  | 'CLOSED'
  | 'PICKING'
  | 'SHIPPED'
  | 'CANCELED'
  | 'CANCELED_BY_USER';

export interface Quantity {
  cases: number;
  bottles: number;
}

export interface ItemSnapshot
  extends Pick<
    Item,
    | 'itemId'
    | 'sku'
    | 'description'
    | 'brand'
    | 'type'
    | 'size'
    | 'sizeUom'
    | 'bottlesPerCase'
    | 'itemStatus'
    | 'vintage'
    | 'lotTracked'
    | 'caseWeightLbs'
    | 'casesPerLayer'
    | 'layersPerPallet'
  > {
  bonded: boolean;
}

export interface LineItem {
  lineItemNumber: number;
  /** Snapshot of the item at the time when the order was saved. */
  item: ItemSnapshot;
  casesQuantity: number;
  bottlesQuantity: number;
  lotNumber?: string | null;
  vintage?: number | 'NV' | null;
  unitPrice?: number | null;
  notes?: string | null;
  availableQty?: number;
  expected?: Quantity;
  received?: Quantity;
  damaged?: Quantity;
  short?: Quantity;
  ordered?: Quantity;
  picked?: Quantity;
  shipped?: Quantity;
  lineStatus?: 'OPEN' | 'PARTIAL' | 'COMPLETE' | 'SHORT' | 'REJECTED';
}

export interface OrderFailure {
  code: string;
  message: string;
  /** BCP 47. Absent in orders that an older version of the sandbox stored. */
  messageLanguage?: string | null;
  at: string;
  validationErrors: { fieldPath: string; message: string }[];
}

/** `details` differs by direction (domain §2.3, §2.4). */
export interface Order extends Timed {
  orderId: string;
  direction: 'INBOUND' | 'OUTBOUND';
  status: OrderStatus;
  details: Record<string, unknown>;
  lineItems: LineItem[];
  palletsQuantity: number;
  itemsCount: number;
  totals: { cases: number; bottles: number; units: number; weightLbs?: number; value?: number };
  failure: OrderFailure | null;
  statusHistory: {
    status: OrderStatus;
    at: string;
    by: string;
    source: 'USER' | 'SYSTEM' | 'WAREHOUSE';
    reason?: string;
  }[];
  externalOrderNumber: string | null;
  createdBy: string;
  updatedBy: string;
}

export type Direction = Order['direction'];

/** The next status change of an order, due at a clock time. Seeded orders have none until a user changes them. */
export interface ScheduledStep {
  readonly supplierId: string;
  readonly direction: Direction;
  readonly orderId: string;
  /** ISO instant. */
  readonly dueAt: string;
}
