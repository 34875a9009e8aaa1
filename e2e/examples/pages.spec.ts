import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/command-process.ts';
import { codeBlocks, embeddingDocument } from '../commands/embedding-document.ts';
import { addButton, confirmButton, fillItemForm } from '../fixtures/items.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';
import { expectSamplesCompile } from './angular-samples.ts';
import { type RunningExample, runExample } from './example.ts';

/** `npm test` runs those that need few packages; `npm run test:examples` runs all. */
const examples =
  process.env.PORTAL_EXAMPLES === 'all' ? ['html', 'vue', 'svelte', 'angular', 'next'] : ['html', 'vue'];

const allExamples = ['html', 'vue', 'svelte', 'angular', 'next', 'node', 'session-server'];
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

  test.describe(() => {
    // One worker installs the example.
    test.describe.configure({ mode: 'default' });

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

    if (name === 'angular')
      test('the code of the playground for Angular compiles with strict templates', ({ example }) =>
        expectSamplesCompile(example));
  });
}

portalTest(
  'every HTML page of the examples and of the guide has a language, an encoding, a viewport and a title',
  () => {
    const pages = globSync('examples/**/index.html', {
      cwd: root,
      exclude: (path) => /node_modules|dist/.test(path),
    });
    const quickStarts = codeBlocks(embeddingDocument).filter(({ file }) => file === 'index.html');
    const texts = [
      ...pages.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
      ...quickStarts.map(({ code }, index) => [`quick start ${index + 1}`, code] as const),
    ];
    expect(texts).toHaveLength(7);
    for (const [name, text] of texts) {
      expect(text, name).toContain('<html lang="en">');
      expect(text, name).toContain('<meta charset="utf-8" />');
      expect(text, name).toContain('<meta name="viewport" content="width=device-width, initial-scale=1" />');
      expect(text, name).toMatch(/<title>.+<\/title>/);
    }
  },
);

portalTest('the README of every example names the versions of Node that the example needs', () => {
  const read = (path: string) => readFileSync(join(root, 'examples', path), 'utf8');
  for (const name of allExamples) {
    const { engines } = JSON.parse(read(`${name}/package.json`));
    const versions = String(engines.node).match(/\d+(\.\d+)*/g) ?? [];
    expect(versions.length, name).toBeGreaterThan(0);
    const row = read('README.md')
      .split('\n')
      .find((line) => line.startsWith(`| [${name}]`));
    for (const version of versions.map((text) => text.replace(/(\.0)+$/, ''))) {
      expect(read(`${name}/README.md`), name).toMatch(new RegExp(`Node\\b[^|]*\\b${version}\\b`));
      expect(row, name).toMatch(new RegExp(`\\b${version}\\b`));
    }
  }
});

portalTest('every example uses the current version of the packages', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const current = {
    'portal-kit': read('packages/portal-kit').version,
    '@portal-kit/sdk': read('packages/sdk').version,
  };
  for (const name of allExamples) {
    const { dependencies } = read(`examples/${name}`);
    expect({ ...dependencies, ...current }, name).toMatchObject(dependencies);
  }
});
