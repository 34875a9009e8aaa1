import { type ReceivedSpan, startTestCollector, type TestCollector } from '@portal-kit/mocks/testing';
import { addButton, confirmButton, fillItemForm, row } from '../fixtures/items.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<object, { workerSandbox: Sandbox; collector: TestCollector }>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const collector = await startTestCollector();
      await use(collector);
      await collector.close();
    },
    { scope: 'worker' },
  ],
  workerSandbox: [
    async ({ collector }, use) => {
      const sandbox = await Sandbox.open({ tracesUrl: collector.url });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
});

test('a request has one trace with spans of the portal, the gateway and the sandbox', async ({
  page,
  portal,
  collector,
}) => {
  await portal.open('/SUP-1001/items/create');
  await fillItemForm(page, { sku: 'TRACE-1' });
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(row(page, 'TRACE-1')).toBeVisible();

  const spanOf = (service: string, isWanted: (span: ReceivedSpan) => boolean) =>
    collector.spans.find((span) => span.service === service && isWanted(span));
  const ofPortal = () =>
    spanOf('supplier-portal', ({ attributes }) => attributes['portal.operation_id'] === 'createItem');
  const ofGateway = () =>
    spanOf('supplier-portal-gateway', (span) => span.parentSpanId === ofPortal()?.spanId);
  const ofSandbox = () =>
    spanOf('supplier-portal-sandbox', (span) => span.parentSpanId === ofGateway()?.spanId);
  await expect.poll(() => ofPortal() && ofSandbox(), 'spans at the collector').toBeTruthy();
  expect(ofPortal()).toMatchObject({
    name: 'POST /suppliers/{supplierId}/items',
    parentSpanId: undefined,
    attributes: { 'http.response.status_code': '201' },
  });
  expect(ofGateway()).toMatchObject({ name: 'POST /api/v1/suppliers/{supplierId}/items' });
  expect(new Set([ofPortal(), ofGateway(), ofSandbox()].map((span) => span?.traceId)).size).toBe(1);
  expect(collector.bodies.join(), 'identifiers, names and tokens').not.toMatch(
    /SUP-1001|TRACE-1|halberd|Bearer|eyJ/,
  );
});
