import { test as base, expect } from '@playwright/test';
import { Problems } from '../fixtures/problems.ts';
import { startDesignSite } from './design-site.ts';

export { expect };

/** Tests of the design pages. A test fails on an error or a warning in the console, also one of the content security policy. */
export const test = base.extend<{ problems: Problems }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startDesignSite();
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems(context);
      await use(problems);
      await problems.settle();
      expect
        .soft(problems.seen, 'console errors, warnings and uncaught exceptions')
        .toEqual(problems.expected);
    },
    { auto: true },
  ],
});
