import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/command-process.ts';
import { addButton, confirmButton, fillItemForm } from '../fixtures/items.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';
import { type RunningExample, runExample } from './example.ts';

/** `npm test` runs those that need few packages; `npm run test:examples` runs all. */
const examples =
  process.env.PORTAL_EXAMPLES === 'all' ? ['html', 'vue', 'svelte', 'angular', 'next'] : ['html', 'vue'];

const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

for (const name of examples) {
  const test = portalTest.extend<object, { example: RunningExample }>({
    example: [
      async ({ workerSandbox }, use) => {
        const example = await runExample(name, workerSandbox.origin);
        await use(example);
        await example.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ example }, use) => use(example.origin),
  });

  test(`the example ${name} shows items, opens one, and adds one`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('rowheader')).toHaveText(skus);

    await page.getByRole('rowheader').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/items\/ITM-1001$/);
    await expect(page.getByText('Fen Block Pinot Noir 2022')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('rowheader')).toHaveText(skus);

    await page.getByRole('link', { name: 'Add' }).click();
    await expect(page).toHaveURL(/add$/);
    await fillItemForm(page, { sku: 'HF-2001' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved HF-2001.' })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(9);
  });
}

portalTest('every example uses the current version of the packages', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const current = {
    'portal-kit': read('packages/portal-kit').version,
    '@portal-kit/sdk': read('packages/sdk').version,
  };
  for (const name of ['html', 'vue', 'svelte', 'angular', 'next', 'node', 'session-server']) {
    const { dependencies } = read(`examples/${name}`);
    expect({ ...dependencies, ...current }, name).toMatchObject(dependencies);
  }
});
