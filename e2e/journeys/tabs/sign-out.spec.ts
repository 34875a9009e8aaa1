import type { Page } from '@playwright/test';
import { textField } from '../../fixtures/items.ts';
import { Portal } from '../../fixtures/portal.ts';
import { openTabs } from '../../fixtures/tabs.ts';
import { expect, test } from '../../fixtures/test.ts';

test('signing out in one tab leaves only the sign-in page in every other tab', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const tabs = await Promise.all(
    ['/SUP-1001/items', '/SUP-1001/items/create', '/SUP-1001/customers'].map(
      async (address) => (await openTabs(context, 1, address))[0],
    ),
  );
  const [list, form, customers] = tabs;
  if (!list || !form || !customers) throw new Error('e2e: a tab was not opened');
  await textField(form, 'Brand').fill('Fen Block');
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  for (const tab of [list, form, customers]) {
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(tab).toHaveURL('/login');
    await expect(tab.getByRole('navigation')).toHaveCount(0);
    const html = await tab.evaluate(() => document.documentElement.outerHTML);
    for (const trace of ['HF-1001', 'Fen Block', 'Halberd', 'Dana Reyes']) expect(html).not.toContain(trace);
    expect(await tab.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  }
  // The session is ended once, and its tokens are not renewed.
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);
  expect(sandbox.calls('getAccessToken')).toEqual([]);
});

test('text typed just before a sign-out in another tab is not kept as a draft', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  const [other] = await openTabs(context, 1, '/SUP-1001/customers');
  if (!other) throw new Error('e2e: no tab was opened');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await textField(page, 'Brand').fill('Fen Block');
  await new Portal(other, sandbox).signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

/** Freezes a page as the back/forward cache does. It receives its storage events only after it is restored. */
const freeze = (page: Page) =>
  page.evaluate(() => {
    const keep = (event: StorageEvent) => event.stopImmediatePropagation();
    window.addEventListener('storage', keep, { capture: true });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });

/** Restores a frozen page and returns the text that it shows at once. */
const textAfterRestore = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.body.innerText;
  });

test('a page restored from the back/forward cache after a sign-out elsewhere shows nothing protected', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const [other] = await openTabs(context, 1, '/SUP-1001/customers');
  if (!other) throw new Error('e2e: no tab was opened');
  await freeze(page);
  await new Portal(other, sandbox).signOut();
  await expect(other).toHaveURL('/login');
  await expect(page.getByText('HF-1001')).toBeHidden();
  expect(await textAfterRestore(page)).not.toContain('HF-1001');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a restored page whose session has not started stays hidden until the session has compared its state', async ({
  page,
  portal,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('permissions'))).toContain('flags');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const tab = await context.newPage();
  await tab.route('**/assets/session-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await tab.goto('/SUP-1001/items');
  await expect(tab.getByRole('rowheader')).toHaveCount(8);
  await freeze(tab);
  await portal.signOut();
  expect(await textAfterRestore(tab)).not.toContain('HF-1001');
  await expect(tab.getByText('HF-1001')).toBeHidden();
  release();
  await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(tab.getByRole('table')).toHaveCount(0);
});
