import { PortalError } from '@portal-kit/sdk';
import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import type { Portal } from '../../../domain/provider/portal';
import type { FeatureId } from '../../../kernel/permissions/features';
import { OrderDetails, type OrderDetailsProps } from './order-details.widget';

const item = {
  itemId: 'I-1',
  sku: 'CHB-75',
  description: 'Chablis',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
};
const line = { lineItemNumber: 1, item, casesQuantity: 12, bottlesQuantity: 3 };

/** Creates an outbound order that the user can edit, without optional fields. */
function outbound(part: object = {}): Order {
  return {
    orderId: 'OUT-1',
    direction: 'OUTBOUND',
    status: 'OPEN',
    details: {
      poNumber: 'PO-1',
      warehouseId: 'WH-NJ',
      customerId: 'C-1',
      shippingType: 'DRONE',
      orderDate: '2026-11-02',
      requestedShipDate: '2026-11-20',
    },
    lineItems: [line],
    totals: { cases: 12, bottles: 3 },
    palletsQuantity: 1,
    statusHistory: [
      { status: 'SUBMITTED', at: '2026-11-01T12:00:00Z', by: 'ada@cellar.example', source: 'USER' },
      { status: 'ON_HOLD', at: '2026-11-02T12:00:00Z', by: 'x', source: 'WAREHOUSE', reason: 'Count' },
    ],
    version: 5,
    ...part,
  } as unknown as Order;
}

beforeEach(() => page.viewport(1280, 1200));
afterEach(() => page.viewport(414, 896));

async function start(
  respond: (request: WidgetRequest) => unknown = () => outbound(),
  props: Partial<OrderDetailsProps> = {},
  closed: readonly FeatureId[] = [],
) {
  const can: Portal['can'] = (feature) => !closed.includes(feature);
  const { sdk, requests } = fakeSdk((request) => {
    if (request.operation === 'getCustomer') return { customerId: 'C-1', name: 'Harbor Wines', version: 1 };
    return request.operation.endsWith('Order') ? respond(request) : { data: [] };
  });
  const { inside, navigation, notify } = fakePortal({ sdk, can });
  const screen = await render(inside(<OrderDetails direction="outbound" orderId="OUT-1" {...props} />));
  const text = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    screen,
    requests,
    navigation,
    notify,
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    heading: (name: string) => screen.getByRole('heading', { name, exact: true }),
    /** Label and value of each fact in the shipment card. */
    facts: () => {
      const labels = text('dt');
      return text('dd').map((value, index) => [labels[index], value]);
    },
    cells: () =>
      screen
        .getByRole('table', { name: 'Lines' })
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent),
  };
}

describe('the details of an order', () => {
  test('the details of an order show facts, lines, totals and history, unknown codes as text and missing values as dashes', async () => {
    const onOrderLoaded = vi.fn();
    const { screen, facts, cells, requests } = await start(undefined, { onOrderLoaded });
    await expect
      .poll(() => facts().slice(0, 9))
      .toEqual([
        ['Order number', 'OUT-1'],
        ['PO number', 'PO-1'],
        ['Warehouse', 'Newark'],
        ['Customer', 'Harbor Wines'],
        ['Shipping type', 'DRONE'],
        ['Carrier', '–'],
        ['Inventory', 'Tax Paid'],
        ['Order date', 'Nov 2, 2026'],
        ['Requested ship date', 'Nov 20, 2026'],
      ]);
    expect(cells()).toEqual(['1', '12 cases, 3 bottles']);
    expect(facts().slice(9)).toEqual([
      ['cases', '12'],
      ['bottles', '3'],
      ['pallet', '1'],
    ]);
    const steps = screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^On Hold.* · Warehouse · Count$/),
      expect.stringMatching(/^Submitted.* · ada@cellar\.example$/),
    ]);
    expect(onOrderLoaded.mock.calls).toEqual([[outbound()]]);
    expect(requests[0]).toMatchObject({
      operation: 'getOutboundOrder',
      path: { supplierId: 'SUP-1001', orderId: 'OUT-1' },
    });
  });

  test('the details of an order show a loading state until the order has loaded', async () => {
    const response = Promise.withResolvers<unknown>();
    const { screen, heading } = await start(() => response.promise);
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    response.resolve(outbound());
    await expect.element(heading('Lines')).toBeVisible();
  });

  test.each<[OrderDirection, string, string]>([
    ['inbound', 'Inbound order not found', 'Go to Inbound Orders'],
    ['outbound', 'Outbound order not found', 'Go to Outbound Orders'],
  ])(
    'the details of an unknown %s order show a message with a link to the list',
    async (direction, title, label) => {
      const missing = new PortalError({ kind: 'http', status: 404, message: 'Unknown order' });
      const { heading, link, navigation } = await start(() => Promise.reject(missing), { direction });
      await expect.element(heading(title)).toBeVisible();
      await link(label).click();
      expect(navigation.go.mock.calls).toEqual([[{ to: `${direction}.list` }]]);
    },
  );

  test("the details of an order show Data Error with the server's message, and Retry shows the order", async () => {
    let isDown = true;
    const down = new PortalError({ kind: 'http', status: 503, message: 'Closed for maintenance.' });
    const { heading, screen, button } = await start(() => (isDown ? Promise.reject(down) : outbound()));
    await expect.element(heading('Data Error')).toBeVisible();
    await expect.element(screen.getByText(/Closed for maintenance\./)).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(heading('Lines')).toBeVisible();
  });

  test('the details of an order link to edit, copy and item details', async () => {
    const { link, navigation } = await start();
    for (const name of ['Edit', 'Copy to new order', 'CHB-75']) await link(name).click();
    expect(navigation.go.mock.calls).toEqual([
      [{ to: 'outbound.edit', orderId: 'OUT-1' }],
      [{ to: 'outbound.create', copyOf: 'OUT-1' }],
      [{ to: 'items.details', itemId: 'I-1' }],
    ]);
  });

  test.each<[string, object, readonly FeatureId[], readonly string[]]>([
    ['a shipped order', { status: 'SHIPPED' }, [], ['Copy to new order']],
    [
      'an order without create and cancel permission',
      {},
      ['outbound-order-create', 'outbound-order-cancel'],
      ['Edit'],
    ],
    ['an order without edit permission', {}, ['outbound-order-edit'], ['Copy to new order', 'Cancel order']],
  ])('the details of an order offer only the permitted actions for %s', async (_, part, closed, actions) => {
    const { screen, heading } = await start(() => outbound(part), {}, closed);
    await expect.element(heading('Lines')).toBeVisible();
    const name = /^(Edit|Copy to new order|Cancel order)$/;
    const offered = screen.getByRole('link', { name }).or(screen.getByRole('button', { name }));
    expect(offered.elements().map(({ textContent }) => textContent)).toEqual(actions);
  });

  test('the details of an order show why an order failed, with the field of each problem', async () => {
    const failure = {
      message: 'The warehouse rejected the order',
      validationErrors: [
        { fieldPath: 'details.warehouseId', message: 'Closed' },
        { fieldPath: 'lineItems[0].casesQuantity', message: 'Too many' },
      ],
    };
    const { screen, button } = await start(() => outbound({ status: 'FAILED', failure }));
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByText('The warehouse rejected the order')).toBeVisible();
    expect(
      region
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Warehouse: Closed', 'Line 1, Cases: Too many']);
    await expect.element(button('Resubmit')).toBeVisible();
  });

  test('a failed order without a failure can be resubmitted', async () => {
    const { screen, button } = await start(() => outbound({ status: 'FAILED' }));
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByText('No reason was given.')).toBeVisible();
    await expect.element(button('Resubmit')).toBeVisible();
  });

  test('a message that repeats the only problem of a failed order is shown once', async () => {
    const message = 'The carrier does not serve this address';
    const failure = { message, validationErrors: [{ fieldPath: 'details.scac', message }] };
    const { screen } = await start(() => outbound({ status: 'FAILED', failure }));
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByRole('listitem')).toHaveTextContent(`Carrier: ${message}`);
    expect((region.element() as HTMLElement).innerText.split(message)).toHaveLength(2);
  });

  test('a refused Resubmit shows its reasons on the order by line and field', async () => {
    const failure = { message: 'The warehouse did not respond', validationErrors: [] };
    const refusal = new PortalError({
      ...{ kind: 'http', status: 422, message: 'The order is invalid.' },
      fields: [
        { fieldPath: 'details.poNumber', message: 'Required Field' },
        { fieldPath: 'lineItems[0].casesQuantity', message: 'Only 2 cases' },
      ],
    });
    const { screen, button } = await start(({ operation }) => {
      if (operation === 'updateOutboundOrder') throw refusal;
      return outbound({ status: 'FAILED', failure });
    });
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByText('The warehouse did not respond')).toBeVisible();
    await button('Resubmit').click();
    await button('Confirm').click();
    await expect.element(region.getByText('The order is invalid.')).toBeVisible();
    expect(
      region
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['PO number: Required Field', 'Line 1, Cases: Only 2 cases']);
  });

  test('the details of an order leave out the usual order type', async () => {
    const { facts, screen } = await start(() => outbound({ orderType: 'SALE' }));
    await expect.element(screen.getByText('Shipping type')).toBeVisible();
    expect(facts().map(([label]) => label)).not.toContain('Order type');
  });

  test.each([401, 403, 408, 429])(
    'a Resubmit with the response %s keeps the reasons of the failure',
    async (status) => {
      const failure = { message: 'The warehouse did not respond', validationErrors: [] };
      const { screen, button } = await start(({ operation }) => {
        if (operation === 'updateOutboundOrder')
          throw new PortalError({ kind: 'http', status, message: 'Not now.' });
        return outbound({ status: 'FAILED', failure });
      });
      const region = screen.getByRole('region', { name: 'Order failed' });
      await button('Resubmit').click();
      await button('Confirm').click();
      await expect.element(button('Confirm')).not.toBeInTheDocument();
      await expect.element(region.getByText('The warehouse did not respond')).toBeVisible();
    },
  );

  test('the lines of an order show the size with the unit in capitals', async () => {
    const { screen } = await start(() =>
      outbound({ lineItems: [{ ...line, item: { ...item, size: 1.5, sizeUom: 'l' } }] }),
    );
    await expect.element(screen.getByText('Chablis · 1.5 L × 12')).toBeVisible();
  });

  test('the lines of an order show the bottles that the warehouse has shipped without full cases', async () => {
    const shipped = { ordered: { cases: 1, bottles: 2 }, picked: { cases: 0, bottles: 2 } };
    const { cells } = await start(() =>
      outbound({ lineItems: [{ ...line, ...shipped, shipped: { cases: 0, bottles: 2 } }] }),
    );
    await expect.poll(cells).toEqual(expect.arrayContaining(['1 case, 2 bottles', '2 bottles']));
    expect(cells()).not.toContain('0 cases');
  });

  test('the documents of an order are links when the server provides an address that is safe to open', async () => {
    const attachments = [
      { fileName: 'invoice.pdf', kind: 'OTHER', size: 2048, url: 'https://files.example/1' },
      { fileName: 'packing.pdf', kind: 'PACKING_LIST', size: 2048, url: '/files/2' },
      { fileName: 'script.pdf', kind: 'OTHER', size: 1, url: 'javascript:alert(1)' },
      { fileName: 'other.pdf', kind: 'OTHER', size: 1, url: '//other.example/3' },
      { fileName: 'plain.pdf', kind: 'OTHER', size: 1 },
    ];
    const { screen, heading } = await start(() => outbound({ attachments }));
    await expect.element(heading('Documents')).toBeVisible();
    const links = screen.getByRole('link', { name: /\.pdf$/ }).elements() as HTMLAnchorElement[];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.rel])).toEqual([
      ['invoice.pdf', 'https://files.example/1', 'noopener noreferrer'],
      ['packing.pdf', '/files/2', 'noopener noreferrer'],
    ]);
  });

  test('a long failure of an order is folded after 500 characters and 20 problems', async () => {
    const validationErrors = Array.from({ length: 30 }, () => ({ fieldPath: 'details.scac', message: 'No' }));
    const failure = { message: 'x'.repeat(9000), validationErrors };
    const { screen } = await start(() => outbound({ status: 'FAILED', failure }));
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByText('10 more errors')).toBeVisible();
    expect(region.getByRole('listitem').elements()).toHaveLength(21);
    expect((region.element() as HTMLElement).innerText).toContain(`${'x'.repeat(500)}…`);
    expect((region.element() as HTMLElement).innerText).not.toContain('x'.repeat(501));
  });

  test('the reasons of a failure are marked with the language of the server, and the names of fields are not', async () => {
    const failure = {
      message: 'Commande refusée',
      messageLanguage: 'fr',
      validationErrors: [{ fieldPath: 'details.scac', message: 'Transporteur inconnu' }],
    };
    const { screen } = await start(() => outbound({ status: 'FAILED', failure }));
    const region = screen.getByRole('region', { name: 'Order failed' });
    await expect.element(region.getByRole('listitem')).toHaveTextContent('Carrier: Transporteur inconnu');
    const marked = [...region.element().querySelectorAll('[lang]')];
    expect(marked.map((element) => [element.getAttribute('lang'), element.textContent])).toEqual([
      ['fr', 'Commande refusée'],
      ['fr', 'Transporteur inconnu'],
    ]);
  });

  test('the details of an order cancel the order with a reason after a confirmation and show a notification', async () => {
    let status = 'OPEN';
    const { button, screen, requests, notify } = await start(({ operation }) => {
      if (operation === 'cancelOutboundOrder') status = 'CANCELED_BY_USER';
      return outbound({ status });
    });
    await button('Cancel order').click();
    await expect.element(screen.getByText("OUT-1 will be canceled. This can't be undone.")).toBeVisible();
    await screen.getByRole('textbox', { name: 'Reason' }).fill(' Duplicate ');
    expect(requests.map(({ operation }) => operation)).not.toContain('cancelOutboundOrder');
    await button('Confirm').click();
    await expect
      .poll(() => notify.mock.calls)
      .toEqual([
        [{ status: 'success', title: 'Cancelation successful', caption: 'The order has been canceled' }],
      ]);
    expect(requests.filter(({ operation }) => operation === 'cancelOutboundOrder')).toMatchObject([
      { path: { supplierId: 'SUP-1001', orderId: 'OUT-1' }, body: { reason: 'Duplicate' }, ifMatch: '"5"' },
    ]);
    await expect.element(button('Cancel order')).not.toBeInTheDocument();
  });
});
