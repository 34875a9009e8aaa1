import { demoUsers } from '../../fixtures/demo-users.ts';
import { textField } from '../../fixtures/items.ts';
import { Portal } from '../../fixtures/portal.ts';
import { pageTitle, sections } from '../../fixtures/shell.ts';
import { freezeTab, openTabs } from '../../fixtures/tabs.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a sign-in in one tab signs in the other tabs, each at its own address', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await page.goto('/SUP-1001/items?searchInput=fen');
  const other = await context.newPage();
  await other.goto('/SUP-1001/customers');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(other).toHaveURL('/SUP-1001/customers');
  await expect(pageTitle(other)).toHaveText('Customers');
  expect(sandbox.calls('login')).toHaveLength(1);
});

test('another user’s sign-in in another tab removes all data of the first user', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const [other] = await openTabs(context, 1, '/SUP-1001/items');
  if (!other) throw new Error('e2e: no tab was opened');
  await new Portal(other, sandbox).signOut();
  await expect(other).toHaveURL('/login');
  await new Portal(other, sandbox).signIn(demoUsers.viewer);
  await expect(other).toHaveURL('/SUP-1004/dashboard');
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu for Vera Holt' })).toBeVisible();
  await expect(sections(page)).toHaveCount(5);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const trace of ['HF-1001', 'Halberd', 'Dana Reyes']) expect(html).not.toContain(trace);
});

test('a tab that was frozen through a sign-out and another sign-in never mixes the two users', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const [first, second] = [
    ['Fen Block', 'Halberd', 'Dana Reyes'],
    ['Bramblehook', 'Vera Holt'],
  ] as const;
  await portal.open('/SUP-1001/items/create');
  await textField(page, 'Brand').fill('Fen Block');
  const [other] = await openTabs(context, 1, '/SUP-1001/customers');
  if (!other) throw new Error('e2e: no tab was opened');
  await page.evaluate(
    ([ofFirst, ofSecond]) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      window.addEventListener('storage', () => seen.push('storage'), { capture: true });
      const shows = (texts: readonly string[]) =>
        texts.some((text) => document.documentElement.outerHTML.includes(text));
      new MutationObserver(() => shows(ofFirst) && shows(ofSecond) && seen.push('both users')).observe(
        document,
        {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        },
      );
    },
    [first, second] as const,
  );
  const frozen = await freezeTab(page);
  await new Portal(other, sandbox).signOut();
  await new Portal(other, sandbox).signIn(demoUsers.viewer);
  await expect(other).toHaveURL('/SUP-1004/dashboard');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('permissions'))).toContain('Vera');
  sandbox.control.clearJournal();
  expect(await frozen.read('seen')).toEqual([]);
  await frozen.thaw();
  await expect(page.getByRole('button', { name: 'Account menu for Vera Holt' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Bramblehook Brewing');
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const trace of first) expect(html).not.toContain(trace);
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['storage']));
  expect(new Set(sandbox.control.journal().map(({ user }) => user))).toEqual(
    new Set([null, demoUsers.viewer]),
  );
});
