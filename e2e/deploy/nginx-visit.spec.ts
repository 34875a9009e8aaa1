import { documentedSettings } from './documented.ts';
import { skipReason } from './nginx.ts';
import { Site } from './site.ts';
import { expect, test } from './test.ts';

// biome-ignore lint/suspicious/noSkippedTests: only where there is no nginx, with its reason printed
test.skip(skipReason !== undefined, skipReason);

test('a deep link leads through the sign-in page to its screen and survives a reload', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.goto('/SUP-1001/items?orderBy=sku&order=ASC');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(page).toHaveURL('/SUP-1001/items?orderBy=sku&order=ASC');
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(sandbox.calls('listItems').map(({ status }) => status)).toEqual([200, 200]);
});

test('every request of a visit goes to the portal’s own origin', async ({ page, portal, site, context }) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  expect([...origins]).toEqual([site.origin]);
});

test('an address that ends in an email address opens its screen', async ({ page, portal }) => {
  await page.goto('/SUP-1001/users-and-roles/edit/a%40b.example');
  await portal.signIn();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL('/SUP-1001/users-and-roles/edit/a%40b.example');
});

test('Trusted Types block a string that would become markup', async ({ page, problems }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const attempt = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror="window.hacked=1">';
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
  expect(problems.seen).toHaveLength(1);
  for (const line of problems.seen) problems.expectConsole(line);
});

test('a changed config.json is used from the next load on', async ({ page, site, settings }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(`Sign in · ${settings.brand.name}`);
  await site.configure({ ...settings, brand: { name: 'Tidewater Stores', shortName: 'TS' } });
  await page.reload();
  await expect(page).toHaveTitle('Sign in · Tidewater Stores');
  await expect(page.getByText('Tidewater Stores')).toBeVisible();
});

for (const documented of documentedSettings) {
  const { provider } = documented.identity as { provider: string };
  test(`the documented config.json for "${provider}" starts the portal`, async ({ page, site }) => {
    await site.configure(documented);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Harbor Logistics')).toBeVisible();
  });
}

test('an API and an identity provider on another origin work once connect-src lists it', async ({
  page,
  portal,
  sandbox,
  settings,
}) => {
  const elsewhere = await Site.open('http://127.0.0.1:9', (configuration) =>
    configuration.replace("connect-src 'self'", `connect-src 'self' ${sandbox.origin}`),
  );
  try {
    const identity = { ...settings.identity, baseUrl: `${sandbox.origin}/identity` };
    await elsewhere.configure({ ...settings, apiBaseUrl: sandbox.origin, identity });
    await page.goto(`${elsewhere.origin}/SUP-1001/items`);
    await portal.signIn();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    expect(await elsewhere.accessLog()).not.toMatch(/ \/(api|identity)\//);
    // The page loads more code after its first rows.
    await page.goto('about:blank');
  } finally {
    await elsewhere.close();
  }
});

test('a deployment without config.json shows an error', async ({ page, site, problems }) => {
  await site.remove('config.json');
  await page.goto('/login');
  await expect(
    page.getByText('portal: config.json responded with status 404, so the portal cannot start.'),
  ).toBeVisible();
  problems.tolerateConsole(/config\.json/);
});
