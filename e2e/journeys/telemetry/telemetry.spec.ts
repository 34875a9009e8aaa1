import { type ReceivedSpan, startTestCollector, type TestCollector } from '@portal-kit/mocks/testing';
import { builtFile } from '../../fixtures/deployment.ts';
import { addButton, confirmButton, fillItemForm, row } from '../../fixtures/items.ts';
import { Sandbox } from '../../fixtures/sandbox.ts';
import { test as base, expect } from '../../fixtures/test.ts';

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

  const findSpan = (service: string, isWanted: (span: ReceivedSpan) => boolean) =>
    collector.spans.find((span) => span.service === service && isWanted(span));
  const ofPortal = () =>
    findSpan('supplier-portal', ({ attributes }) => attributes['portal.operation_id'] === 'createItem');
  const ofGateway = () =>
    findSpan('supplier-portal-gateway', (span) => span.parentSpanId === ofPortal()?.spanId);
  const ofSandbox = () =>
    findSpan('supplier-portal-sandbox', (span) => span.parentSpanId === ofGateway()?.spanId);
  await expect.poll(() => ofPortal() && ofSandbox(), 'spans at the collector').toBeTruthy();
  expect(ofPortal()).toMatchObject({
    name: 'POST /suppliers/{supplierId}/items',
    parentSpanId: undefined,
    attributes: { 'http.response.status_code': '201', 'portal.page': '/items/create' },
  });
  expect(ofGateway()).toMatchObject({ name: 'POST /api/v1/suppliers/{supplierId}/items' });
  expect(new Set([ofPortal(), ofGateway(), ofSandbox()].map((span) => span?.traceId)).size).toBe(1);
  expect(collector.bodies.join(), 'identifiers, names and tokens').not.toMatch(
    /SUP-1001|TRACE-1|halberd|Bearer|eyJ/,
  );
});

test('the collector receives failed calls, an error of the page and web vitals without personal data', async ({
  page,
  portal,
  sandbox,
  collector,
  problems,
}) => {
  await portal.open('/SUP-1001/items');
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', times: 'always' });
  await page.getByRole('searchbox').first().fill('private riesling');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => Promise.reject(new RangeError('private text of dana@halberd.example'))),
  );
  const received = (name: string) =>
    collector.spans.filter((span) => span.service === 'supplier-portal' && span.name === name);
  await expect
    .poll(() => received('exception'))
    .toMatchObject([
      { isFailed: true, attributes: { 'exception.type': 'RangeError', 'portal.page': '/items' } },
    ]);
  await expect
    .poll(() => received('GET /suppliers/{supplierId}/items').filter(({ isFailed }) => isFailed))
    .toContainEqual(
      expect.objectContaining({
        attributes: {
          ...{ 'http.request.method': 'GET', 'url.template': '/suppliers/{supplierId}/items' },
          ...{ 'portal.operation_id': 'listItems', 'portal.page': '/items' },
          ...{ 'http.response.status_code': '503', 'error.type': '503' },
        },
      }),
    );
  // The layout shift and the largest paint become final when the user leaves the page.
  await page.goto('about:blank');
  await expect
    .poll(() =>
      received('browser.web_vital')
        .map(({ attributes }) => attributes['browser.web_vital.name'])
        .sort(),
    )
    .toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp', 'ttfb']));
  const bodies = collector.bodies.filter((body) => body.includes('{"stringValue":"supplier-portal"}'));
  const leaks = /SUP-1001|ITM-|HF-|riesling|private|dana|halberd|Bearer|eyJ|searchString|\?/i;
  expect(bodies.join()).not.toMatch(leaks);
  for (const line of problems.seen.filter((seen) => /private text/.test(seen))) problems.expectConsole(line);
  problems.tolerateConsole(/503/);
});

base('without telemetryUrl in config.json, no code of telemetry is loaded', async ({ page, portal }) => {
  const code = (await builtFile('src/monitoring/start-monitoring.ts')).replace('**', '');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(files.filter((file) => file.endsWith(code))).toEqual([]);
});
