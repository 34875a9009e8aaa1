import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { choose, textField } from '../fixtures/items.ts';
import {
  chooseWarehouse,
  itemSearch,
  lineField,
  lineRows,
  nextButton,
  ordersPath,
  stepButton,
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
  const paths = coveringPaths({
    machine: orderWizardMachine,
    events: [
      ...validities.map((valid) => ({ type: 'validity.changed', valid })),
      ...steps.map((step) => ({ type: 'step.requested', step })),
      ...steps.map((step) => ({ type: 'step.restored', step })),
      { type: 'order.refused', step: 'details' },
      { type: 'order.refused', step: 'items' },
    ],
    situation: ({ valid }) => valid,
    canHappen: ({ context: { valid }, value }, { type, ...event }) => {
      if (type === 'validity.changed') {
        const next = event.valid as Validity;
        const changed = (['details', 'items'] as const).filter((step) => next[step] !== valid[step]);
        return changed.length === 1 && changed.every((step) => step === value);
      }
      // Back opens another step than the open one.
      if (type === 'step.restored') return event.step !== value;
      // The server sees an order only after the last step.
      if (type === 'order.refused') return value === 'submit' && valid.details && valid.items;
      return true;
    },
  });
  let orders = 0;
  let poNumber = '';

  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
  await walkScreen(paths, {
    start: async () => {
      poNumber = `PO-${++orders}`;
      await portal.open('/SUP-1001/inbound-orders/create');
      await chooseWarehouse(page, 'Cranbury');
      await choose(page, 'Shipping type', 'Parcel');
    },
    events: {
      'validity.changed': async ({ event, from }) => {
        const valid = event.valid as Validity;
        if (from === 'details') return number(page).fill(valid.details ? poNumber : '');
        if (!valid.items) return lineField(page, 'Cases', 'HF-1001').fill('0');
        if ((await lineRows(page).count()) > 0) return lineField(page, 'Cases', 'HF-1001').fill('3');
        await itemSearch(page).focus();
        await typeLine(page, 'HF-1001', '3');
      },
      'step.requested': async ({ event, to }) => {
        const step = event.step as StepName;
        await stepButton(page, stepNames[step]).click();
        if (step === to) return;
        // The wizard shows the problems of the first invalid step.
        if (to === 'details') await expect(number(page)).toHaveAccessibleDescription('Required Field');
        else
          await expect(page.getByRole('group', { name: 'Items', exact: true })).toContainText(/Add|Numeric/);
      },
      'step.restored': ({ event }) => goBackTo(page, event.step as string),
      'order.refused': async ({ event }) => {
        const isDetails = event.step === 'details';
        const fieldPath = isDetails ? 'details.referenceNumber' : 'lineItems[0].casesQuantity';
        const body = {
          status: 422,
          errorCode: 'VALIDATION_FAILED',
          errorMessage: 'Refused',
          requestId: 'req-422',
          timestamp: '2026-11-20T09:30:00Z',
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
    },
    states: {
      details: () => expect(number(page)).toBeVisible(),
      items: () => expect(itemSearch(page)).toBeVisible(),
      submit: async () => {
        await expect(nextButton(page)).toHaveText(/^(Submit|Resubmit) order$/);
        await expect(submitDialog(page)).toHaveCount(0);
      },
    },
  });
});
