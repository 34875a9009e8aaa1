import { notifyManager } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type ContractCase, contractCases, contractExample } from '../../test/contract-cases';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../test/portal';
import { CustomerDetails } from '../features/customers/details/customer-details.widget';
import { CustomerList } from '../features/customers/list/customer-list.widget';
import { ItemDetails } from '../features/items/details/item-details.widget';
import { ItemList } from '../features/items/list/item-list.widget';
import { OrderDetails } from '../features/orders/details/order-details.widget';
import { OrderList } from '../features/orders/list/order-list.widget';
import { SupplierDetails } from '../features/suppliers/details/supplier-details.widget';
import { SupplierList } from '../features/suppliers/supplier-list.widget';
import { BulkUploadResults } from '../features/uploads/results/bulk-upload-results.widget';
import { UserList } from '../features/users/list/user-list.widget';
import { WarehouseDetails } from '../features/warehouses/details/warehouse-details.widget';
import { WarehouseList } from '../features/warehouses/warehouse-list.widget';
import { emptyListState, type ListState } from '../kernel/list-state/list-state';
import { Dashboard } from './dashboard.widget';

// Generated from the contract: each field of each record that a list or details page shows is missing, null, empty, or
// of another type.

const rowsPerPage = 100;
let caseCount = 0;

// A refetched record is rendered before `refetchQueries` resolves.
beforeAll(() => notifyManager.setScheduler((notify) => notify()));
beforeEach(() => page.viewport(1600, 1200));
afterEach(() => page.viewport(414, 896));
afterAll(() => {
  // biome-ignore lint/suspicious/noConsole: the report of the test run shows how many cases the contract generated
  console.info(`Robustness: ${caseCount} records that violate the contract`);
});

/** Texts that users must never see: raw values of JavaScript, and the invalid dates of the cases. */
const raw =
  /\bNaN\b|undefined|\bnull\b|\[object|Invalid Date|Infinity|native code|2026-13-45|2026-02-30|20261102|soon/;

const failed = 'Unexpected Application Error!';

/** The first cell of a row contains a checkbox, which loads after the rows. */
const shownValues = 'tbody td:not([role="gridcell"]), tbody th, dd, address, [part~="status"]';

/** Lists a widget's problems: an error in place of the widget, a raw value, or an empty value. */
function listWidgetProblems(element: Element): string[] {
  const texts = [element.textContent ?? ''];
  for (const named of element.querySelectorAll('[aria-label], [title]'))
    texts.push(named.getAttribute('aria-label') ?? '', named.getAttribute('title') ?? '');
  const problems = texts.flatMap(
    (text) =>
      raw
        .exec(text)
        ?.slice(0, 1)
        .map((found) => `shows ${found}: ${text}`) ?? [],
  );
  if (element.textContent?.includes(failed)) problems.push('failed to render');
  for (const value of element.querySelectorAll(shownValues))
    if (value.textContent?.trim() === '')
      problems.push(`shows an empty ${value.getAttribute('data-label') ?? value.localName}`);
  return problems.map((problem) => problem.slice(0, 200));
}

const chunks = <Value,>(values: readonly Value[], size: number) =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

async function show(widgets: ReactNode, respond: (request: WidgetRequest) => unknown) {
  await cleanup();
  const { inside } = fakePortal({ sdk: fakeSdk(respond).sdk });
  return render(inside(widgets));
}

/**
 * Renders widgets whose requests are repeated by `update`, as after a change. An update is much faster than a new widget
 * for each case. After an error that replaces the widgets, the next update renders new widgets.
 */
async function showUpdated(widgets: ReactNode, respond: (request: WidgetRequest) => unknown) {
  const { inside, queryClient } = fakePortal({ sdk: fakeSdk(respond).sdk });
  // Without a layout, the test takes half the time.
  const hidden = (content: ReactNode) => inside(<div style={{ display: 'none' }}>{content}</div>);
  const screen = await render(hidden(widgets));
  let attempt = 0;
  return {
    async update(): Promise<Element> {
      if (screen.container.textContent?.includes(failed)) {
        attempt += 1;
        await screen.rerender(hidden(<Fragment key={attempt}>{widgets}</Fragment>));
      }
      await queryClient.refetchQueries({ type: 'active' });
      if (isBusy(screen.container)) await isLoaded(screen.container);
      return screen.container;
    },
  };
}

const isBusy = (container: Element) =>
  container.querySelector('[aria-busy="true"], [aria-label="Loading"]') !== null;

const isLoaded = (container: Element) => expect.poll(() => isBusy(container)).toBe(false);

describe('lists with records that violate the contract', () => {
  const lists: Readonly<
    Record<string, { operation: string; schema: string; render: (state: ListState) => ReactNode }>
  > = {
    'item list': { operation: 'listItems', schema: 'Item', render: (state) => <ItemList state={state} /> },
    'inbound order list': {
      operation: 'listInboundOrders',
      schema: 'InboundOrderSummary',
      render: (state) => <OrderList direction="inbound" state={state} />,
    },
    'outbound order list': {
      operation: 'listOutboundOrders',
      schema: 'OutboundOrderSummary',
      render: (state) => <OrderList direction="outbound" state={state} />,
    },
    'customer list': {
      operation: 'listCustomers',
      schema: 'Customer',
      render: (state) => <CustomerList state={state} />,
    },
    'supplier list': {
      operation: 'listSuppliers',
      schema: 'Supplier',
      render: (state) => <SupplierList state={state} />,
    },
    'warehouse list': {
      operation: 'listWarehouses',
      schema: 'Warehouse',
      render: (state) => <WarehouseList state={state} />,
    },
    'user list': { operation: 'listUsers', schema: 'User', render: (state) => <UserList state={state} /> },
    'upload list': {
      operation: 'listImports',
      schema: 'UploadRecord',
      render: (state) => <BulkUploadResults state={state} />,
    },
  };
  const state = { ...emptyListState, rowsPerPage };

  test.each(Object.entries(lists))('the %s shows dashes for invalid values', async (_, list) => {
    const problems: string[] = [];
    /** Checks a page of cases. Finds a row that breaks the list by bisection. */
    const check = async (cases: readonly ContractCase[]): Promise<void> => {
      const { container } = await show(list.render(state), ({ operation }) =>
        operation === list.operation
          ? { data: cases.map(({ record }) => record), meta: { total: 9000 } }
          : {},
      );
      await isLoaded(container);
      // The badge of a license loads after the rows.
      const licenses = () => [...container.querySelectorAll('[data-label="License expires"]')];
      await expect.poll(() => licenses().filter((cell) => cell.textContent === '')).toEqual([]);
      const rows = [...container.querySelectorAll('tbody tr')];
      if (rows.length !== cases.length) {
        if (cases.length === 1) problems.push(`${cases[0]?.name}: ${container.textContent?.slice(0, 100)}`);
        else for (const half of chunks(cases, Math.ceil(cases.length / 2))) await check(half);
        return;
      }
      for (const [index, row] of rows.entries())
        problems.push(...listWidgetProblems(row).map((problem) => `${cases[index]?.name} ${problem}`));
      problems.push(...listWidgetProblems(container.querySelector('[part="pagination"]') ?? container));
    };
    const cases = contractCases(list.schema, undefined);
    caseCount += cases.length;
    for (const chunk of chunks(cases, rowsPerPage)) await check(chunk);
    expect(problems).toEqual([]);
  });

  const bodies: readonly unknown[] = [
    {},
    [],
    { data: [] },
    { data: null, meta: null },
    { data: [null, 'row', 3, []], meta: { total: 4 } },
    ...[-1, 0.5, 1e21, Number.POSITIVE_INFINITY, '2', null, {}].map((total) => ({
      data: [{ name: 'A' }, { name: 'B' }],
      meta: { total },
    })),
    { data: 'rows' },
    'rows',
    null,
  ];
  // The other lists read and show pages as the item list does.
  const pages = Object.entries(lists).filter(([name]) => name === 'item list' || name === 'upload list');
  test.each(pages)('the %s shows rows or an error for an invalid page', async (_, list) => {
    const problems: string[] = [];
    for (const body of bodies) {
      const { container } = await show(list.render(state), () => body);
      await expect.poll(() => container.querySelector('tbody tr, h2')).not.toBeNull();
      await isLoaded(container);
      problems.push(...listWidgetProblems(container).map((problem) => `${JSON.stringify(body)} ${problem}`));
    }
    caseCount += bodies.length;
    expect(problems).toEqual([]);
  });
});

describe('details with records that violate the contract', () => {
  const details: Readonly<
    Record<string, { schema: string; example: unknown; operation: string; render: (id: string) => ReactNode }>
  > = {
    'item details': {
      schema: 'Item',
      example: contractExample('item-typical'),
      operation: 'getItem',
      render: (itemId) => <ItemDetails itemId={itemId} />,
    },
    'inbound order details': {
      schema: 'InboundOrder',
      example: contractExample('inbound-short-receipt'),
      operation: 'getInboundOrder',
      render: (orderId) => <OrderDetails direction="inbound" orderId={orderId} />,
    },
    'outbound order details': {
      schema: 'OutboundOrder',
      example: contractExample('outbound-shipped'),
      operation: 'getOutboundOrder',
      render: (orderId) => <OrderDetails direction="outbound" orderId={orderId} />,
    },
    'customer details': {
      schema: 'Customer',
      example: contractExample('customer-long'),
      operation: 'getCustomer',
      render: (customerId) => <CustomerDetails customerId={customerId} />,
    },
    'supplier details': {
      schema: 'Supplier',
      example: contractExample('supplier-long'),
      operation: 'getSupplier',
      render: (shownSupplierId) => <SupplierDetails shownSupplierId={shownSupplierId} />,
    },
    'warehouse details': {
      schema: 'Warehouse',
      example: contractExample('warehouse-long'),
      operation: 'getWarehouse',
      render: (warehouseId) => <WarehouseDetails warehouseId={warehouseId} />,
    },
  };

  test.each(Object.entries(details))(
    'the %s show dashes for invalid values',
    async (_, { schema, example, operation, render: renderDetails }) => {
      const cases = contractCases(schema, example);
      caseCount += cases.length;
      const problems: string[] = [];
      let record = cases[0]?.record;
      const widget = await showUpdated(renderDetails('1'), (request) =>
        request.operation === operation ? record : { data: [] },
      );
      const texts = new Set<string>();
      for (const { name, record: changed } of cases) {
        record = changed;
        const element = await widget.update();
        texts.add(element.textContent ?? '');
        if (element.querySelector('dd') === null) problems.push(`${name} shows no details`);
        problems.push(...listWidgetProblems(element).map((problem) => `${name} ${problem}`));
      }
      expect(problems).toEqual([]);
      // Several invalid values of a field have the same text, a dash.
      expect(texts.size).toBeGreaterThan(cases.length / 8);
    },
  );
});

test('the dashboard shows dashes for records that violate the contract', async () => {
  const shown = 5;
  const fields =
    /^(all|only|no) |^(orderId|poNumber|status|totals|updatedAt|expected|requested|customerName|warehouse)/;
  const orderCases = (schema: string) =>
    chunks(
      contractCases(schema, undefined).filter(({ name }) => fields.test(name)),
      2 * shown,
    );
  const orders = { Inbound: orderCases('InboundOrderSummary'), Outbound: orderCases('OutboundOrderSummary') };
  const uploads = chunks(contractCases('UploadRecord', undefined), shown);
  const items = contractCases('Item', undefined);
  const getRecords = (cases: readonly ContractCase[] = []) => cases.map(({ record }) => record);
  const problems: string[] = [];
  const passes = Math.max(orders.Inbound.length, orders.Outbound.length, uploads.length);
  let pass = 0;
  const dashboard = await showUpdated(<Dashboard />, ({ operation, query, path }) => {
    const listed = /^list(Inbound|Outbound)Orders$/.exec(operation)?.[1] as keyof typeof orders | undefined;
    if (listed) {
      const chunk = getRecords(orders[listed][pass]);
      const rows = String(query.filter).includes('FAILED') ? chunk.slice(0, shown) : chunk.slice(shown);
      return { data: rows, meta: { total: rows.length } };
    }
    if (operation === 'listItems') return { data: getRecords(items), meta: { total: items.length } };
    if (operation === 'listImports') return { data: getRecords(uploads[pass]), meta: { total: shown } };
    return { orderId: path.orderId, failure: { message: {}, validationErrors: null } };
  });
  for (; pass < passes; pass += 1) {
    const element = await dashboard.update();
    problems.push(...listWidgetProblems(element).map((problem) => `pass ${pass}: ${problem}`));
  }
  caseCount += [...orders.Inbound, ...orders.Outbound, ...uploads, items].flat().length;
  expect(problems).toEqual([]);
});
