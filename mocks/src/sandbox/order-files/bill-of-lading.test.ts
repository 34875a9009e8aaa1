import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import { hasValidCheckDigit } from '../items/item-rules.ts';
import type { Order } from '../model/order.ts';

const ORDERS = '/api/v1/suppliers/SUP-1001/outbound-orders';
const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  name: 'Harborline Dock 4',
  address1: '410 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
};
const request = {
  details: {
    warehouseId: 'WH-NJ-01',
    customerId: 'CUS-10021',
    poNumber: 'HL-BOL-1',
    referenceNumber: 'INV-4711',
    orderDate: '2026-11-20',
    requestedShipDate: '2026-11-26',
    shippingType: 'LTL',
    scac: 'ODFL',
    freightTerms: 'THIRD_PARTY',
    thirdPartyBilling: { ...address, name: 'Lakeshore Freight Payables', address1: '200 W Adams St' },
    bondedFlag: '0',
    billingAddress: { ...address, addressType: 'BILLING' },
    shippingAddress: { ...address, addressType: 'SHIPPING' },
    deliveryAppointmentRequired: true,
    specialInstructions: 'Deliver 06:00-11:00 to Zoë Łuk, 市 dock',
    codAmount: 150,
  },
  palletsQuantity: 2,
  lineItems: [
    { lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0, unitPrice: 112.5 },
    { lineItemNumber: 2, item: { sku: 'HF-1002' }, casesQuantity: 1, bottlesQuantity: 5, unitPrice: 60 },
  ],
};

let chain: Chain;
let dana: SignedIn;
let start: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  start = chain.control.snapshot();
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

beforeEach(() => chain.control.restore(start));

const fetchBillOfLading = (orderId: string) =>
  dana.fetch(`/api/v1/suppliers/SUP-1001/exports/outbound-orders/bol/${orderId}`);

async function pickedOrder(body: unknown): Promise<Order> {
  const { orderId } = (await (await dana.send('POST', ORDERS, body)).json()) as Order;
  chain.control.moveOrder(orderId, { to: 'OPEN' });
  chain.control.moveOrder(orderId, { to: 'PICKING' });
  return (await (await dana.fetch(`${ORDERS}/${orderId}`)).json()) as Order;
}

async function readPages(response: Response): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

describe('bill of lading', () => {
  test('the bill of lading is a PDF that is named after the order and contains its data', async () => {
    const order = await pickedOrder(request);
    const response = await fetchBillOfLading(order.orderId);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`filename="BOL_${order.orderId}.pdf"`);
    const [form = '', lines = ''] = await readPages(response);
    const bolNumber = String(order.details.bolNumber);
    expect([bolNumber.length, hasValidCheckDigit(bolNumber)]).toEqual([17, true]);
    for (const said of [
      'Page 1 of 2',
      'Date: 2026-11-20',
      bolNumber,
      'Cranbury Beverage Center 12 Half Acre Rd Cranbury, NJ 08512',
      `SID#: ${order.orderId}`,
      'Harborline Dock 4 410 Gotham Pkwy Carlstadt, NJ 07072 CID#: NJ-0044',
      'Permit: NJ-W-20417',
      'Lakeshore Freight Payables 200 W Adams St',
      'Old Dominion Freight Line',
      'SCAC: ODFL',
      'PRO number: 71640225518',
      '3rd Party [X]',
      'Delivery appointment required. Deliver 06:00-11:00 to Zoë ?uk, ? dock',
      'HL-BOL-1',
      'Ref. INV-4711',
      '2 PLT',
      'TAX PAID',
      `Declared value not exceeding: $${order.totals.value?.toFixed(2)}`,
      'COD amount: $150.00',
      '49 USC §14706(c)(1)(A) and (B)',
    ]) {
      expect(form).toContain(said);
    }
    // Four cases, plus one case with five loose bottles, which are packed in an additional case.
    expect(form).toContain('6 CTN');
    expect(lines).toContain('HF-1001');
    expect(lines).toContain('HF-1002');
  });

  test('the weight on a bill of lading includes goods and pallets', async () => {
    const order = await pickedOrder(request);
    const [form = ''] = await readPages(await fetchBillOfLading(order.orderId));
    const { weightLbs = Number.NaN } = order.totals;
    expect(form).toContain(` ${Math.round(weightLbs + 2 * 45)} `);
  });

  test('a bill of lading with 120 lines has as many pages as necessary', async () => {
    const lot = (index: number) => `L26-${String(index + 1).padStart(3, '0')}`;
    const line = request.lineItems[0];
    const lineItems = Array.from({ length: 120 }, (_, index) => ({
      ...line,
      lineItemNumber: index + 1,
      casesQuantity: 0,
      bottlesQuantity: 1,
      lotNumber: lot(index),
    }));
    const order = await pickedOrder({ ...request, lineItems });
    const [form = '', ...pages] = await readPages(await fetchBillOfLading(order.orderId));
    expect(form).toContain(`Page 1 of ${pages.length + 1}`);
    const listed = pages.join(' ').match(/L26-\d{3}/g);
    expect(listed).toEqual(lineItems.map(({ lotNumber }) => lotNumber));
  });

  test('the bill of lading of bonded goods names the bond', async () => {
    const root = await signIn(chain.origin, 'root@portal.example');
    const list = '/api/v1/suppliers/SUP-1003/outbound-orders?filter=status:SHIPPED,PICKING;bondedFlag:1;';
    const { data } = (await (await root.fetch(list)).json()) as { data: Order[] };
    const [bonded] = data;
    const path = `/api/v1/suppliers/SUP-1003/exports/outbound-orders/bol/${bonded?.orderId}`;
    const [form = ''] = await readPages(await root.fetch(path));
    expect(form).toMatch(/IN BOND +Bond registry: \S+/);
    expect(form).toMatch(/Total wine gallons: \d+\.\d\d/);
  });

  test('the bill of lading is unavailable before picking and for another supplier', async () => {
    const { orderId } = (await (await dana.send('POST', ORDERS, request)).json()) as Order;
    const early = await fetchBillOfLading(orderId);
    expect([early.status, await early.json()]).toMatchObject([409, { errorCode: 'BOL_NOT_AVAILABLE' }]);
    expect((await fetchBillOfLading('OB-0000-000000')).status).toBe(404);
  });
});
