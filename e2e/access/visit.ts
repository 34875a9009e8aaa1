import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { type Role, roleUsers, screens } from './matrix.ts';

/** Fetches the ID of the first record in a list that a role can read. */
async function fetchFirstId(sandbox: Sandbox, role: Role, list: string, name: string): Promise<string> {
  const response = await sandbox.getSession(roleUsers[role].email).fetch(`/api/v1${list}?limit=1`);
  const { data } = (await response.json()) as { data: Record<string, string>[] };
  return data[0]?.[name] ?? '';
}

/** Returns a screen's path with the ID of a stored record. */
async function resolveStoredPath(sandbox: Sandbox, role: Role, path: string): Promise<string> {
  const { supplierId } = roleUsers[role];
  const [, screen = '', record = ''] = /^\/((\w+)s)\/details\//.exec(path) ?? [];
  if (!record) return path;
  const isOwn = screen === 'items' || screen === 'customers';
  const id = await fetchFirstId(
    sandbox,
    role,
    isOwn ? `/suppliers/${supplierId}/${screen}` : `/${screen}`,
    `${record}Id`,
  );
  return path.replace(/:\w+/, id);
}

/** Navigates inside the portal without a page load. */
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ ...history.state }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** Builds a screen's path with placeholder IDs. */
const buildScreenPath = (supplierId: string, path: string) => `/${supplierId}${path.replace(/:\w+/g, 'X-1')}`;

// CSS selectors also find the page behind an open drawer, which is hidden from assistive technology.
const title = (page: Page) => page.locator('[data-page-title]');
const sections = (page: Page) => page.locator('nav a');

/** Returns the names of the actions in the page header. */
export const actionsShown = (page: Page) =>
  page
    .locator('header:has([data-page-title])')
    .locator('a:not([aria-label]), button:not([aria-label])')
    .allTextContents();

export const sectionsShown = (page: Page) => sections(page).allTextContents();

/** Opens a screen with actions for a stored record. */
export async function openForActions(page: Page, sandbox: Sandbox, role: Role, path: string) {
  const { supplierId } = roleUsers[role];
  await moveTo(page, `/${supplierId}${await resolveStoredPath(sandbox, role, path)}`);
}

/** Opens screens one after the other and returns the paths that were not denied. */
export async function openEach(
  page: Page,
  supplierId: string,
  paths: readonly string[] = Object.keys(screens),
): Promise<string[]> {
  const open: string[] = [];
  for (const path of paths) {
    // Another page in between resets the title.
    await moveTo(page, `/${supplierId}/nothing`);
    await expect(title(page)).toHaveText('Page not found');
    await moveTo(page, buildScreenPath(supplierId, path));
    await expect(title(page)).not.toHaveText('Page not found');
    if ((await title(page).textContent()) !== 'Permission denied') open.push(path);
  }
  return open;
}
