import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Problems, withProblems } from '../fixtures/problems.ts';
import { startStaticSite } from '../fixtures/static-site.ts';

export { expect };

const dist = join(import.meta.dirname, '../../apps/design/dist');

/** Tests of the design pages, which are served below `/design/` as in the documentation site. A test fails on an error or a warning in the console, also one of the content security policy. */
export const test = base.extend<{ problems: Problems }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startStaticSite(dist, { base: '/design/' });
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  problems: [async ({ context }, use) => withProblems(context, use), { auto: true }],
});
