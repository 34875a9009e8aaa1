import { beforeAll, beforeEach, expect } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import type { Item } from '../model/item.ts';
import type { Order } from '../model/order.ts';

export const SECOND_MS = 1000;
export const DAY_MS = 86_400_000;
export const INBOUND = '/api/v1/suppliers/SUP-1001/inbound-orders';
export const OUTBOUND = '/api/v1/suppliers/SUP-1001/outbound-orders';

export const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  name: 'Harborline',
  address1: '400 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
};
export const billingAddress = { ...address, addressId: 'ADR-1', addressType: 'BILLING' };
export const shippingAddress = {
  ...address,
  addressId: 'ADR-2',
  addressType: 'SHIPPING',
  address1: '410 Gotham Pkwy',
};

export const inbound = {
  details: {
    warehouseId: 'WH-NJ-01',
    poNumber: 'PO-NEW-1',
    orderDate: '2026-11-21',
    expectedArrivalDate: '2026-11-24',
    shippingType: 'LTL',
    scac: 'ODFL',
    bondedFlag: '0',
  },
  palletsQuantity: 2,
  lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 10, bottlesQuantity: 3 }],
};
export const outbound = {
  details: {
    warehouseId: 'WH-NJ-01',
    customerId: 'CUS-10021',
    poNumber: 'HL-NEW-1',
    orderDate: '2026-11-20',
    requestedShipDate: '2026-11-26',
    shippingType: 'LTL',
    scac: 'ODFL',
    freightTerms: 'PREPAID',
    bondedFlag: '0',
    billingAddress,
    shippingAddress,
  },
  palletsQuantity: 1,
  lineItems: [
    { lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0, unitPrice: 112.5 },
  ],
};

export interface Refusal {
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly extensions?: {
    readonly validationErrors?: readonly { fieldPath: string; message: string }[];
    readonly conflictingId?: string;
  };
}

interface OrderResult extends Pick<Refusal, 'errorCode' | 'errorMessage'> {
  readonly status: number;
  readonly etag: string | null;
  readonly order: Order;
  /** `fieldPath: message` */
  readonly errors: string[];
  readonly conflictingId?: string;
}

export const withDetails = <T extends { details: object }>(request: T, details: object) => ({
  ...request,
  details: { ...request.details, ...details },
});
export const withLine = <T extends { lineItems: object[] }>(request: T, ...lines: object[]) => ({
  ...request,
  lineItems: lines.map((line, index) => ({ ...request.lineItems[0], lineItemNumber: index + 1, ...line })),
});

/** Sets up a chain that is restored before each test, and calls to the order operations of SUP-1001. */
export function setupOrderTests() {
  let chain: Chain;
  let dana: SignedIn;
  let signedIn: SignedIn;
  let start: string;

  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
    dana = await signIn(chain.origin, 'dana@halberd.example');
    signedIn = dana;
    start = chain.control.snapshot();
    return async () => {
      expect(chain.control.violations()).toEqual([]);
      await chain.close();
    };
  });

  beforeEach(() => {
    chain.control.restore(start);
    dana = signedIn;
  });

  async function send(method: string, path: string, body: unknown, headers = {}): Promise<OrderResult> {
    const response = await dana.send(method, path, body, headers);
    const result = (await response.json()) as Order & Refusal;
    const { errorCode, errorMessage, extensions } = result;
    const found = extensions?.validationErrors ?? [];
    return {
      status: response.status,
      etag: response.headers.get('etag'),
      order: result,
      ...(errorCode && errorMessage ? { errorCode, errorMessage } : {}),
      errors: found.map(({ fieldPath, message }) => `${fieldPath}: ${message}`),
      ...(extensions?.conflictingId ? { conflictingId: extensions.conflictingId } : {}),
    };
  }

  async function fetchStock(sku: string, warehouseId = 'WH-NJ-01') {
    const page = (await (
      await dana.fetch(`/api/v1/suppliers/SUP-1001/items?searchString=${sku}`)
    ).json()) as {
      data: Item[];
    };
    const item = page.data.find((candidate) => candidate.sku === sku);
    const stock = item?.inventory.find((held) => held.warehouseId === warehouseId);
    if (!item || !stock) throw new Error(`${sku} has no stock at ${warehouseId}`);
    return { onHand: stock.onHandQty, available: stock.availableQty, bottlesPerCase: item.bottlesPerCase };
  }

  return {
    get chain() {
      return chain;
    },
    get dana() {
      return dana;
    },
    send,
    fetchStock,
    get: async (path: string) => (await (await dana.fetch(path)).json()) as Order,
    create: async (path: string, body: unknown) => (await send('POST', path, body)).order,
    /** Moves the clock and signs in again, because the tokens may have expired. */
    async changeClock(change: { advanceMs: number } | { now: string }): Promise<void> {
      chain.control.setClock(change);
      dana = await signIn(chain.origin, 'dana@halberd.example');
    },
  };
}
