import { itemRows, itemsCsv } from '../fixtures/uploads.ts';
import { getSection, mountWidgets } from './integrations.ts';
import { expect, test } from './test.ts';

const reportedDirectives = (reports: readonly unknown[]) =>
  reports.map(
    (report) =>
      (report as { 'csp-report': { 'effective-directive': string } })['csp-report']['effective-directive'],
  );

for (const [rule, change, directive] of [
  [
    'allows no worker',
    (policy: string) => policy.replace("worker-src 'self'", "worker-src 'none'"),
    'worker-src',
  ],
  [
    'allows no Trusted Types policy of the package',
    (policy: string) => policy.replace('trusted-types portal-kit', "trusted-types 'none'"),
    'trusted-types',
  ],
] as const) {
  test(`a file is checked on the main thread when the content security policy ${rule}`, async ({
    page,
    partner,
    problems,
    sandbox,
  }) => {
    problems.tolerateConsole(/Content Security Policy|Trusted ?Types|TrustedTypePolicy|Creating a worker/);
    partner.policy = change;
    await page.goto('/strict-csp/');
    const form = page.locator('portal-bulk-upload');
    await form.locator('input[type=file]').setInputFiles(itemsCsv(itemRows(3)));
    await form.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => sandbox.statuses('importItems')).toEqual([202]);
    expect(new Set(reportedDirectives(partner.cspReports))).toEqual(new Set([directive]));
    partner.cspReports.length = 0;
  });
}

test('an API blocked by the content security policy is shown in the widget and reported to the host as a network error', async ({
  page,
  partner,
  problems,
}) => {
  problems.tolerateConsole(
    /Content Security Policy|Refused to connect|violates the document|Fetch API cannot load/,
  );
  partner.policy = (policy) => policy.replace(/connect-src [^;]*/, "connect-src 'self'");
  await page.goto('/strict-csp/');
  await expect(page.getByText('Data Error').first()).toBeVisible();
  const kind = page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector('portal-item-list')
          ?.addEventListener('widget.failed', (event) => resolve((event as CustomEvent).detail.kind), {
            once: true,
          });
      }),
  );
  await page.getByRole('button', { name: 'Try again' }).first().click();
  expect(await kind).toBe('network');
  expect(new Set(reportedDirectives(partner.cspReports))).toEqual(new Set(['connect-src']));
  partner.cspReports.length = 0;
});

test('an isolated widget whose code fails to load shows an error, reports it to the host and can be retried', async ({
  page,
  problems,
}) => {
  problems.tolerateConsole(/net::ERR_FAILED/);
  await page.route(/shadow-host-/, (route) => route.abort(), { times: 1 });
  await page.goto('/integrations/?integration=react-isolated&widget=item-list');
  await mountWidgets(page);
  const list = getSection(page, 'item-list');
  await expect(list.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('#widgets')).toHaveAttribute('data-failed', 'render');
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('rowheader')).toHaveCount(8);
});

test('the script file runs with integrity metadata under the strict policy, and each preloaded file loads once', async ({
  page,
}) => {
  await page.goto('/integrity/');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const { preloaded, loaded } = await page.evaluate(() => ({
    preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    ),
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/portal-kit/')),
  }));
  expect(preloaded.length).toBeGreaterThan(5);
  expect(loaded.filter((name) => preloaded.includes(name)).toSorted()).toEqual(preloaded.toSorted());
});

test('a file of the script that differs from its integrity metadata does not run, and the host receives an error', async ({
  page,
  problems,
}) => {
  problems.tolerateConsole(/integrity|Failed to load resource|preload|dynamically imported module/i);
  await page.route(/\/portal-kit\/item-list\.element-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.hasRun = true;` });
  });
  await page.addInitScript(() => {
    const onFailed = (event: Event) => {
      document.documentElement.dataset.failed = (event as CustomEvent<{ kind: string }>).detail.kind;
    };
    // The event does not bubble.
    document.addEventListener('widget-failed', onFailed, { capture: true });
  });
  await page.goto('/integrity/');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'render');
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
});
