import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { choose, textField, toast } from '../fixtures/items.ts';
import {
  chooseWarehouse,
  dana,
  itemSearch,
  lineField,
  lineRows,
  nextButton,
  openOrder,
  ordersPath,
  stepButton,
  storedOrder,
  submitAndConfirm,
  submitDialog,
  typeLine,
} from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveringPaths } from './covering-paths.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

const steps = ['details', 'items', 'submit'] as const;
const stepNames = { details: 'Details', items: 'Items', submit: 'Submit' } as const;
type StepName = keyof typeof stepNames;
type Validity = Record<'details' | 'items', boolean>;

const number = (page: Page) => textField(page, 'PO number');
const reference = (page: Page) => textField(page, 'Reference number');
const conflict = (page: Page) => page.getByRole('group', { name: /changed/ });

/** Goes Back to a history entry of this page that names a step. */
async function goBackTo(page: Page, step: string) {
  await page.evaluate((name) => {
    const { href } = location;
    history.replaceState(history.state, '', `${location.pathname}?step=${name}`);
    history.pushState({ ...history.state }, '', href);
  }, step);
  await page.goBack();
}

test('every transition of the order wizard is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const { orderWizardMachine } = await loadSources<{ orderWizardMachine: AnyStateMachine }>(
    'features/orders/wizard/controller/order-wizard.machine.ts',
  );
  const validities = [
    { details: true, items: false },
    { details: true, items: true },
    { details: false, items: true },
    { details: false, items: false },
  ];
  const paths = coveringPaths<{ record: string | undefined }>({
    machine: orderWizardMachine,
    inputs: [{ record: undefined }, { record: 'order' }],
    events: [
      ...validities.map((valid) => ({ type: 'validity.changed', valid })),
      ...steps.map((step) => ({ type: 'step.requested', step })),
      ...steps.map((step) => ({ type: 'step.restored', step })),
      { type: 'order.refused', step: 'details' },
      { type: 'order.refused', step: 'items' },
      { type: 'form.submitted', request: {} },
      { type: 'save.declined' },
      { type: 'conflict.resolved', record: 'theirs' },
      { type: 'order.submitted' },
    ],
    situation: ({ valid, record }) => [valid, record],
    canHappen: ({ context: { valid, record }, value }, { type, ...event }) => {
      const isOpen = (step: StepName) => JSON.stringify(value) === JSON.stringify({ filling: step });
      const isValid = valid.details && valid.items;
      if (type === 'validity.changed') {
        const next = event.valid as Validity;
        // A stored order is valid.
        if (record) return !isValid && next.details && next.items;
        const changed = (['details', 'items'] as const).filter((step) => next[step] !== valid[step]);
        return changed.length === 1 && changed.every(isOpen);
      }
      // Back opens another step than the open one.
      if (type === 'step.restored') return !isOpen(event.step as StepName);
      if (type === 'step.requested') return value !== 'submitted';
      // The server sees an order only after the last step.
      if (type === 'conflict.resolved') return isOpen('submit') && isValid && record !== undefined;
      return isOpen('submit') && isValid;
    },
    unreachable: {
      'submitted: order.started':
        'The portal opens the list after a submission. In a host without a list, the wizard offers another order.',
      'everywhere: form.removed':
        'The portal removes a wizard that the user leaves. A host can hide it and show it again.',
    },
  });
  let orders = 0;
  let orderId = '';
  let poNumber = '';

  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
  await walkScreen(paths, {
    start: async ({ input }) => {
      poNumber = `PO-${++orders}`;
      if (input.record) {
        orderId = await openOrder(sandbox, 'inbound');
        return portal.open(`/SUP-1001/inbound-orders/edit/${orderId}`);
      }
      await portal.open('/SUP-1001/inbound-orders/create');
      await chooseWarehouse(page, 'Cranbury');
      await choose(page, 'Shipping type', 'Parcel');
    },
    events: {
      'validity.changed': async ({ event, from }) => {
        const valid = event.valid as Validity;
        if (orderId) return expect(number(page)).toHaveValue('PO-JOURNEY');
        if (from === 'filling.details') return number(page).fill(valid.details ? poNumber : '');
        if (!valid.items) return lineField(page, 'Cases', 'HF-1001').fill('0');
        if ((await lineRows(page).count()) > 0) return lineField(page, 'Cases', 'HF-1001').fill('3');
        await itemSearch(page).focus();
        await typeLine(page, 'HF-1001', '3');
      },
      'step.requested': async ({ event, to }) => {
        const step = event.step as StepName;
        await stepButton(page, stepNames[step]).click();
        if (`filling.${step}` === to) return;
        // The wizard shows the problems of the first invalid step.
        if (to === 'filling.details')
          await expect(number(page)).toHaveAccessibleDescription('Required Field');
        else
          await expect(page.getByRole('group', { name: 'Items', exact: true })).toContainText(/Add|Numeric/);
      },
      'step.restored': ({ event }) => goBackTo(page, event.step as string),
      'order.refused': async ({ event }) => {
        const isDetails = event.step === 'details';
        const fieldPath = isDetails ? 'details.referenceNumber' : 'lineItems[0].casesQuantity';
        const body = {
          ...{ status: 422, errorCode: 'VALIDATION_FAILED', errorMessage: 'Refused' },
          ...{ requestId: 'req-422', timestamp: '2026-11-20T09:30:00Z' },
          extensions: { validationErrors: [{ fieldPath, message: 'Refused' }] },
        };
        sandbox.control.addFault({ kind: 'status', status: 422, operationId: 'createInboundOrder', body });
        problems.expectStatus(422, ordersPath('inbound'));
        await submitAndConfirm(page);
        const field = isDetails ? reference(page) : lineField(page, 'Cases', 'HF-1001');
        await expect(field).toHaveAccessibleDescription('Refused');
        await expect(field).toBeFocused();
        await field.fill('5');
      },
      'form.submitted': async () => {
        await nextButton(page).click();
        await expect(submitDialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
      },
      'save.declined': async () => {
        await nextButton(page).click();
        await submitDialog(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(submitDialog(page)).toBeHidden();
      },
      'conflict.resolved': async () => {
        const { details, palletsQuantity } = await storedOrder(dana(sandbox), 'inbound', orderId);
        const theirs = {
          ...{ details: { ...details, referenceNumber: 'R-THEIRS' }, palletsQuantity },
          lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0 }],
        };
        const path = `${ordersPath('inbound')}/${orderId}`;
        expect((await dana(sandbox).send('PUT', path, theirs)).status).toBe(200);
        sandbox.control.moveOrder(orderId, { to: 'OPEN' });
        problems.expectStatus(412, path);
        await submitAndConfirm(page);
        await conflict(page).getByRole('button', { name: /^Keep/ }).click();
        await expect(conflict(page).getByRole('button', { name: 'Undo' })).toBeVisible();
      },
      'order.submitted': () => submitAndConfirm(page),
    },
    states: {
      'filling.details': () => expect(number(page)).toBeVisible(),
      'filling.items': () => expect(itemSearch(page)).toBeVisible(),
      'filling.submit': async () => {
        await expect(nextButton(page)).toHaveText(/^(Submit|Resubmit) order$/);
        await expect(submitDialog(page)).toHaveCount(0);
      },
      submitted: async () => {
        await expect(page).toHaveURL('/SUP-1001/inbound-orders');
        await expect(toast(page)).toContainText(/Order (created|resubmitted) successfully/);
      },
    },
  });
});
