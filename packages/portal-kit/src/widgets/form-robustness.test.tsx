import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { type ContractCase, combinedIncompleteCases, contractExample } from '../../test/contract-cases';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../test/portal';
import { CustomerForm } from '../features/customers/form/customer-form.widget';
import { ItemForm } from '../features/items/form/item-form.widget';
import { OrderWizardCore } from '../features/orders/wizard/order-wizard-core';
import { SupplierForm } from '../features/suppliers/supplier-form.widget';
import { UserForm } from '../features/users/form/user-form.widget';
import { WarehouseForm } from '../features/warehouses/warehouse-form.widget';

// Generated from the contract: properties of records that a form edits or offers are missing or null.
// `form-values-robustness.test.ts` checks each property on its own.

const raw = /\bNaN\b|undefined|\bnull\b|\[object|Invalid Date|Infinity/;
const formsPerPage = 12;

/** Lists the accessible names of the field groups. */
const groupNames = (element: Element) =>
  [...element.querySelectorAll('[role="group"][aria-labelledby]')].map((group) =>
    (group.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

/**
 * Lists a form's problems: an error in place of the form, a raw value in a text, a name or a field, or a repeated group
 * name.
 */
function listFormProblems(element: Element): string[] {
  if (element.querySelector('form') === null) return [`shows no form: ${element.textContent?.slice(0, 80)}`];
  const texts = [
    element.textContent ?? '',
    ...[...element.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
    ...[...element.querySelectorAll('input')].map(({ value }) => value),
  ];
  const names = groupNames(element);
  return [
    ...texts.flatMap((text) =>
      raw.test(text) ? [`shows ${raw.exec(text)?.[0]} in ${text.slice(0, 80)}`] : [],
    ),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `has several groups with the name ${name}`),
  ];
}

/** Renders one form per case, several at the same time, and returns the problems of all forms. */
async function problemsOfForms(
  cases: readonly ContractCase[],
  renderForm: (index: number) => ReactNode,
  respond: (request: WidgetRequest) => unknown,
): Promise<string[]> {
  const problems: string[] = [];
  for (let start = 0; start < cases.length; start += formsPerPage) {
    const shown = cases.slice(start, start + formsPerPage);
    const { inside } = fakePortal({ sdk: fakeSdk(respond).sdk });
    // Without a layout, the test takes half the time.
    const { container } = await render(
      inside(
        <div style={{ display: 'none' }}>
          {shown.map(({ name }, index) => (
            <div key={name} data-case={name}>
              {renderForm(start + index)}
            </div>
          ))}
        </div>,
      ),
    );
    await expect.poll(() => container.querySelector('[aria-label="Loading"]')).toBeNull();
    for (const element of container.querySelectorAll('[data-case]'))
      problems.push(
        ...listFormProblems(element).map((problem) => `${element.getAttribute('data-case')} ${problem}`),
      );
    await cleanup();
  }
  return problems;
}

const emptyPage = { data: [], meta: { total: 0 } };
const wizard = (direction: 'inbound' | 'outbound') => (orderId: string) => (
  <OrderWizardCore direction={direction} orderId={orderId} renderNewCustomer={() => null} />
);

const forms: Readonly<
  Record<
    string,
    { schema: string; example?: unknown; operation: string; id: string; render: (id: string) => ReactNode }
  >
> = {
  'item form': {
    ...{ schema: 'Item', example: contractExample('item-typical'), operation: 'getItem', id: 'itemId' },
    render: (itemId) => <ItemForm itemId={itemId} />,
  },
  'customer form': {
    ...{ schema: 'Customer', operation: 'getCustomer', id: 'customerId' },
    render: (customerId) => <CustomerForm customerId={customerId} />,
  },
  'supplier form': {
    ...{ schema: 'Supplier', operation: 'getSupplier', id: 'supplierId' },
    render: (supplierId) => <SupplierForm editedSupplierId={supplierId} />,
  },
  'warehouse form': {
    ...{ schema: 'Warehouse', operation: 'getWarehouse', id: 'warehouseId' },
    render: (warehouseId) => <WarehouseForm warehouseId={warehouseId} />,
  },
  'inbound order wizard': {
    ...{ schema: 'InboundOrder', example: contractExample('inbound-short-receipt') },
    ...{ operation: 'getInboundOrder', id: 'orderId' },
    render: wizard('inbound'),
  },
  'outbound order wizard': {
    ...{ schema: 'OutboundOrder', example: contractExample('outbound-shipped') },
    ...{ operation: 'getOutboundOrder', id: 'orderId' },
    render: wizard('outbound'),
  },
};

test.each(Object.entries(forms))(
  'the %s opens a record with a missing or null property',
  async (name, { schema, example, operation, id, render: renderForm }) => {
    const isOrder = name.includes('order');
    // An order in another status opens no form.
    const cases = combinedIncompleteCases(schema, example).filter(
      (one) => !isOrder || !/^(no fields|only ids)/.test(one.name),
    );
    const problems = await problemsOfForms(
      cases,
      (index) => renderForm(String(index)),
      (request) =>
        request.operation === operation && /^\d+$/.test(request.path[id] ?? '')
          ? { ...cases[Number(request.path[id])]?.record, ...(isOrder && { status: 'OPEN' }) }
          : request.operation.startsWith('get')
            ? {}
            : emptyPage,
    );
    expect(problems).toEqual([]);
  },
);

test('the user form opens a record with a missing or null property', async () => {
  const cases = combinedIncompleteCases('User', undefined);
  const problems = await problemsOfForms(
    cases,
    (index) => <UserForm email={`user-${index}@b.example`} />,
    ({ operation, query }) => {
      const index = /user-(\d+)@/.exec(String(query.filter))?.[1];
      return operation === 'listUsers' && index
        ? { data: [cases[Number(index)]?.record], meta: { total: 1 } }
        : emptyPage;
    },
  );
  expect(problems).toEqual([]);
});

test('the outbound order wizard opens for a customer with a missing or null property', async () => {
  const cases = combinedIncompleteCases('Customer', undefined).map(({ name, record }, index) => ({
    name,
    record: { ...record, ...('customerId' in record && { customerId: String(index) }) },
  }));
  const [order] = combinedIncompleteCases('OutboundOrder', contractExample('outbound-shipped'));
  const problems = await problemsOfForms(
    cases,
    (index) => wizard('outbound')(String(index)),
    (request) => {
      const { operation, path } = request;
      if (operation === 'getOutboundOrder') {
        const details = { ...(order?.record.details as object), customerId: path.orderId };
        return { ...order?.record, status: 'OPEN', details };
      }
      if (operation === 'listCustomers')
        return { data: cases.map(({ record }) => record), meta: { total: 9 } };
      return operation.startsWith('get') ? {} : emptyPage;
    },
  );
  expect(problems).toEqual([]);
});

test('an order in progress with a missing or null property shows that it cannot be changed', async () => {
  const cases = combinedIncompleteCases('OutboundOrder', contractExample('outbound-shipped'));
  const { inside } = fakePortal({
    sdk: fakeSdk(({ operation, path }) =>
      operation === 'getOutboundOrder'
        ? { ...cases[Number(path.orderId)]?.record, status: 'PICKING' }
        : operation.startsWith('get')
          ? {}
          : emptyPage,
    ).sdk,
  });
  const { container } = await render(
    inside(
      cases.map(({ name }, index) => (
        <div key={name} data-case={name}>
          {wizard('outbound')(String(index))}
        </div>
      )),
    ),
  );
  await expect.poll(() => container.querySelector('[aria-label="Loading"]')).toBeNull();
  const wrong = [...container.querySelectorAll('[data-case]')].filter(
    ({ textContent }) => !textContent?.includes('is Picking') || raw.test(textContent),
  );
  expect(wrong.map((one) => `${one.getAttribute('data-case')}: ${one.textContent}`)).toEqual([]);
});
