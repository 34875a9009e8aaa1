import { builtFile, changeConfig } from '../../fixtures/deployment.ts';
import { expect, test } from '../../fixtures/test.ts';

interface LogRecord {
  readonly eventName: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

test('telemetry reports calls, an error of the page and web vitals without personal data', async ({
  page,
  portal,
  sandbox,
  problems,
}) => {
  const bodies: string[] = [];
  await page.route('**/telemetry/v1/logs', async (route) => {
    bodies.push(route.request().postData() ?? '');
    expect(await route.request().headerValue('cookie')).toBeNull();
    await route.fulfill({ json: {} });
  });
  await changeConfig(page, (config) => ({
    ...config,
    telemetry: { url: '/telemetry/v1/logs', slowCallMs: 1 },
  }));
  await portal.open('/SUP-1001/items');
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', times: 'always' });
  await page.getByRole('searchbox').first().fill('private riesling');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => Promise.reject(new RangeError('private text of dana@halberd.example'))),
  );
  const records = () =>
    bodies.flatMap(
      (body) => JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords as readonly LogRecord[],
    );
  const send = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect
    .poll(async () => {
      await send();
      return [...new Set(records().map(({ eventName }) => eventName))].sort();
    })
    .toEqual(['browser.web_vital', 'exception', 'portal.call.failed', 'portal.call.slow']);
  const failed = records().find(({ eventName }) => eventName === 'portal.call.failed');
  expect(Object.fromEntries(failed?.attributes.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
    'portal.page': { stringValue: '/items' },
    'portal.operation_id': { stringValue: 'listItems' },
    'url.template': { stringValue: '/suppliers/{supplierId}/items' },
    'http.response.status_code': { intValue: '503' },
    'error.type': { stringValue: '503' },
  });
  const leaks = /SUP-1001|ITM-|HF-|riesling|private|dana|halberd|Bearer|eyJ|searchString|\?/i;
  expect(bodies.join()).not.toMatch(leaks);
  for (const line of problems.seen.filter((seen) => /private text/.test(seen))) problems.expectConsole(line);
  problems.tolerateConsole(/503/);
});

test('without telemetry in config.json, no code of telemetry is loaded', async ({ page, portal }) => {
  const modules = ['src/monitoring/start-monitoring.ts', 'src/monitoring/start-telemetry.ts'];
  const code = (await Promise.all(modules.map(builtFile))).map((pattern) => pattern.replace('**', ''));
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(files.filter((file) => code.some((path) => file.endsWith(path)))).toEqual([]);
});
