import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Problems, withProblems } from '../fixtures/problems.ts';
import { startStaticSite } from '../fixtures/static-site.ts';

export { expect };

const dist = join(import.meta.dirname, '../../apps/playground/dist');

interface Playground {
  /** Opens the playground with a query, for example `widget=item-list`. The clock of the sandbox is fixed. */
  open: (query?: string) => Promise<void>;
  /** The widget. */
  preview: Locator;
  /** The controls beside the widget. */
  controls: Locator;
  /** The query of the address. */
  query: () => URLSearchParams;
}

const create = (page: Page, address: string): Playground => ({
  open: async (query = '') => {
    const parameters = new URLSearchParams(query);
    if (!parameters.has('now')) parameters.set('now', '2026-11-20T09:30:00Z');
    await page.goto(`${address}?${parameters}`);
  },
  preview: page.locator('.preview-scope'),
  controls: page.getByRole('complementary', { name: 'Controls' }),
  query: () => new URL(page.url()).searchParams,
});

/** Tests of the built playground, which is served below `/playground/` as in the documentation site. */
export const test = base.extend<{ playground: Playground; problems: Problems }, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startStaticSite(dist, { base: '/playground/' });
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],
  problems: [async ({ context }, use) => withProblems(context, use), { auto: true }],
  playground: async ({ page, siteAddress }, use) => use(create(page, siteAddress)),
});
