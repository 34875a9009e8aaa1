import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/command-process.ts';
import { htmlPage, type StaticSite, startStaticSite } from '../fixtures/static-site.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';
import { packed } from './example.ts';

const execute = promisify(execFile);
const released = join(root, 'tools/release/released');
/** In the repository, so that React and the dependencies of the packages are found in its `node_modules`. */
const project = join(root, '.cache/upgrade');
const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

const tarballs = {
  'portal-kit': /^portal-kit-\d.*\.tgz$/,
  '@portal-kit/sdk': /^portal-kit-sdk-.*\.tgz$/,
  '@portal-kit/ui': /^portal-kit-ui-.*\.tgz$/,
};

const compilerOptions = {
  strict: true,
  // Another check compiles the declarations of the packages.
  skipLibCheck: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['node'],
};

/** Copies the consumer of the last release and installs the new packages in it. */
async function installConsumer(): Promise<void> {
  await rm(project, { recursive: true, force: true });
  await cp(join(released, 'consumer'), project, { recursive: true });
  const files = await readdir(packed);
  for (const [name, pattern] of Object.entries(tarballs)) {
    const target = join(project, 'node_modules', name);
    await mkdir(target, { recursive: true });
    const file = files.find((each) => pattern.test(each)) ?? '';
    await execute('tar', ['-xzf', join(packed, file), '-C', target, '--strip-components', '1']);
  }
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['react.tsx', 'elements.ts', 'node.mts'] }),
  );
}

/** Compiles the consumer. Resolves with the errors of the compiler. */
const compile = () =>
  execute(join(root, 'node_modules/typescript7/bin/tsc'), ['--pretty', 'false'], { cwd: project }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

const bundle = () =>
  execute(
    join(root, 'node_modules/.bin/esbuild'),
    ['react.tsx', 'elements.ts', '--bundle', '--splitting', '--format=esm', '--outdir=dist'],
    { cwd: project },
  );

const page = (sandbox: string, head: string, body: string) =>
  htmlPage({ head, body, attributes: `data-sandbox="${sandbox}"` });
const script = (path: string) => `<script type="module" src="${path}"></script>`;

const test = portalTest.extend<object, { site: StaticSite }>({
  site: [
    async ({ workerSandbox: { origin } }, use) => {
      await installConsumer();
      await bundle();
      const list = '<portal-item-list supplier-id="SUP-1001"></portal-item-list>';
      const site = await startStaticSite(project, {
        pages: {
          '/react': page(
            origin,
            `<link rel="stylesheet" href="/dist/react.css" />${script('/dist/react.js')}`,
            '<div id="stock"></div>',
          ),
          '/elements': page(origin, script('/dist/elements.js'), `${list}<div id="item"></div>`),
          '/script-file': page(
            origin,
            script('/node_modules/portal-kit/dist/script/portal-kit.js') + script('/script-file.js'),
            list,
          ),
        },
      });
      await use(site);
      await site.close();
      await rm(project, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test.describe.configure({ mode: 'default' });

test('upgrade: the imports of the consumer are in the API of the last release', async () => {
  const report = async (name: string) => readFile(join(released, `${name}.md`), 'utf8');
  const reports = (await Promise.all(['portal-kit', 'sdk', 'ui'].map(report))).join('\n');
  const imports: string[] = [];
  for (const file of ['react.tsx', 'elements.ts', 'node.mts']) {
    const source = await readFile(join(released, 'consumer', file), 'utf8');
    for (const [, names = '', entry = ''] of source.matchAll(
      /^import (?:type )?\{([^}]+)\} from '(.*)';$/gm,
    )) {
      if (!entry.includes('portal-kit')) continue;
      const section = reports.split(`\n## ${entry}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const name of names.split(',').map((text) => text.replace(/\btype\b/, '').trim())) {
        imports.push(name);
        expect(section, `${entry} of the last release`).toMatch(
          new RegExp(`^export [^\\n]*\\b${name}\\b`, 'm'),
        );
      }
    }
  }
  expect(imports.length).toBeGreaterThan(10);
});

test('upgrade: the consumer compiles with the new packages, and not without one of its exports', async ({
  site,
}) => {
  expect(site.origin).toContain('http');
  expect(await compile()).toBe('');

  const declarations = join(project, 'node_modules/portal-kit/dist/item-list.d.ts');
  const text = await readFile(declarations, 'utf8');
  await writeFile(declarations, text.replaceAll(/\bItemList\b/g, 'StockList'));
  expect(await compile()).toMatch(/^react\.tsx\(\d+,\d+\): error TS\d+: .*'ItemList'/m);
  await writeFile(declarations, text);
});

test('upgrade: the React page of the consumer shows items that link to its own addresses', async ({
  page,
}) => {
  await page.goto('/react');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  await expect(page.getByRole('link', { name: 'HF-1001' })).toHaveAttribute('href', '/stock/ITM-1001');
});

test('upgrade: the elements of the consumer show items and the details of an item', async ({ page }) => {
  await page.goto('/elements');
  await expect(page.locator('portal-item-list').getByRole('rowheader')).toHaveText(skus);
  await expect(page.locator('#item').getByText('Fen Block Pinot Noir 2022')).toBeVisible();
});

test('upgrade: the page of the consumer with the script file shows items', async ({ page }) => {
  await page.goto('/script-file');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
});

test('upgrade: the Node script of the consumer reads items and handles an error', async ({
  site,
  sandbox,
}) => {
  expect(site.origin).toContain('http');
  const access = await sandbox.control.accessToken('dana@halberd.example');
  const env = { PORTAL_URL: sandbox.origin, PORTAL_TOKEN: 'token' in access ? access.token : '' };
  const { stdout } = await execute(process.execPath, ['node.mts'], { cwd: project, env });
  expect(stdout.trim().split('\n')).toEqual([skus.join(' '), 'true', 'http 404']);
});
