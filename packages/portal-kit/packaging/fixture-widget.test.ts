import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headlessShellLaunch } from '../../../config/chromium';
import { generateFromFeatures } from '../generator/generate.mjs';
import { formatScriptEntry } from './script';

const repository = resolve('../..');
/** Copying, compiling and bundling the package takes longer than the default limits on a busy machine. */
const timeoutMs = 120_000;

const description = `import type { FeatureDescription } from '../../kernel/feature/feature-description';

export const badgesFeature = {
  widgets: {
    'badge-card': {
      module: 'features/badges/badge-card.widget',
      component: 'BadgeCard',
      inputsType: ['BadgeCardInputs', 'features/badges/badge-card.inputs'],
      summary: 'one badge',
      inputs: {
        badgeName: { kind: 'attribute', isRequired: true, text: 'printed on the badge' },
        onBadgeShown: { kind: 'callback' },
      },
      example: { badgeName: "'First pallet'" },
    },
  },
  access: { 'badge-list': [['BASIC_ACCESS', 'user-roles']] },
  destinations: { 'badges.list': { linkedFrom: 'The badge.' } },
  events: { 'badge.earned': { detail: { badgeName: { type: 'string' } }, when: 'A badge was earned.' } },
  lists: ['badges'],
} as const satisfies FeatureDescription;
`;

const inputs = `export interface BadgeCardInputs {
  badgeName: string;
  onBadgeShown?: (badge: { badgeName: string }) => void;
}
`;

const component = `import { usePortal } from '../../kernel/host/portal-context';
import type { BadgeCardInputs } from './badge-card.inputs';

export type BadgeCardProps = BadgeCardInputs;

export function BadgeCard({ badgeName }: BadgeCardProps) {
  return <p>{\`\${badgeName} of \${usePortal().supplierId}\`}</p>;
}
`;

/** A host page with a bundler: React components, `mount` functions and custom elements. */
const hostPage = `import { createRoot } from 'react-dom/client';
import { EmbedProvider } from './src/exports/embed';
import { BadgeCard } from './src/generated/exports/badge-card';
import { defineElements, mount } from './src/generated/exports/elements';
import { defineBadgeCardElement, mountBadgeCard } from './src/generated/exports/elements/badge-card';

const options = { apiUrl: '', supplierId: 'SUP-1', getToken: () => 'token' };
const add = (id: string, tag = 'div') => {
  const element = Object.assign(document.createElement(tag), { id });
  document.body.append(element);
  return element;
};
createRoot(add('react')).render(<EmbedProvider {...options}><BadgeCard badgeName="react" /></EmbedProvider>);
mountBadgeCard(add('mount'), { ...options, badgeName: 'mount' });
mount('badge-card', add('mount-by-name'), { ...options, badgeName: 'mount-by-name' });
defineBadgeCardElement('one-badge');
defineElements();
document.querySelector('portal-badge-card')?.addEventListener('badge-shown', ({ detail }) => detail.badgeName.trim());
for (const tag of ['one-badge', 'portal-badge-card'])
  Object.assign(add(tag, tag), { ...options, badgeName: tag });
`;

/** A host page without a bundler: the script file. */
const scriptPage = `<!doctype html><body>
<portal-badge-card id="script-element" api-url="https://portal.example" supplier-id="SUP-1" badge-name="script-element">
</portal-badge-card>
<div id="script-mount"></div>
<script>document.querySelector('portal-badge-card').getToken = () => 'token';</script>
<script type="module">
  import { mount } from '/script/portal-kit.js';
  const inputs = { apiUrl: '', supplierId: 'SUP-1', getToken: () => 'token', badgeName: 'script-mount' };
  mount('badge-card', document.querySelector('#script-mount'), inputs);
</script>`;

let folder: string;
let packageFolder: string;
let files: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fixture-widget-'));
  packageFolder = join(folder, 'packages/portal-kit');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const path of ['src', 'package.json', 'README.md'])
    await cp(path, join(packageFolder, path), { recursive: true });
  for (const path of ['docs/embedding.md', 'docs/theming.md', 'packages/ui/src/theme'])
    await cp(join(repository, path), join(folder, path), { recursive: true });
  const feature = join(packageFolder, 'src/features/badges');
  await mkdir(feature);
  await writeFile(join(feature, 'badges.feature.ts'), description);
  await writeFile(join(feature, 'badge-card.inputs.ts'), inputs);
  await writeFile(join(feature, 'badge-card.widget.tsx'), component);
  files = await generateFromFeatures(folder);
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await writeFile(join(packageFolder, 'host-page.tsx'), hostPage);
  await writeFile(
    join(packageFolder, 'portal-kit.ts'),
    formatScriptEntry('./src/generated/exports/elements'),
  );
}, timeoutMs);

afterAll(() => rm(folder, { recursive: true }));

const generated = (path: string) => files.get(`packages/portal-kit/src/generated/${path}`);
const lineWith = (path: string, text: string) =>
  files
    .get(path)
    ?.split('\n')
    .find((line) => line.includes(text));

test('a feature description adds the widget, its element and its style sheet to the package exports', () => {
  const { exports } = JSON.parse(files.get('packages/portal-kit/package.json') ?? '{}');
  expect(exports['./badge-card']).toEqual({
    '@portal-kit/source': './src/generated/exports/badge-card.ts',
    types: './dist/badge-card.d.ts',
    'react-server': './dist/react-server/badge-card.js',
    import: './dist/badge-card.js',
  });
  expect(exports['./elements/badge-card'].import).toBe('./dist/elements/badge-card.js');
  expect(exports['./badge-card.css'].default).toBe('./dist/badge-card.css');
  expect(generated('styles.ts')).toContain("import './exports/badge-card';");
});

test('a feature description adds its access requirements, destination, event and list to the types', () => {
  expect(generated('access.ts')).toContain("'badge-list': [['BASIC_ACCESS', 'user-roles']]");
  expect(generated('destinations.ts')).toContain("| { to: 'badges.list' }");
  expect(generated('events.ts')).toMatch(/'badge\.earned': \{\s+badgeName: string;/);
  expect(generated('list-names.ts')).toMatch(/ListName =.*'badges'/);
});

test('a feature description adds the widget to every table of the documentation and to the demo', () => {
  const embedding = 'docs/embedding.md';
  expect(lineWith(embedding, '`<portal-badge-card>`')).toBe(
    '| `portal-kit/badge-card` | `<portal-badge-card>` | **`badgeName`** (attribute: printed on the badge), `onBadgeShown` (event `badge-shown`) |',
  );
  expect(lineWith(embedding, '`badges.list`')).toBe('| `badges.list` |  | The badge. |');
  expect(lineWith(embedding, '`badge.earned`')).toBe(
    '| `badge.earned` | `badge-earned` | `badgeName: string` | A badge was earned. |',
  );
  expect(lineWith('packages/portal-kit/README.md', '`portal-kit/badge-card`')).toContain(
    '`BadgeCard`: one badge',
  );
  expect(lineWith('apps/partner-demo/pages/generated/widgets.ts', "badgeName: 'First pallet'")).toBeDefined();
});

test(
  'the generated code of a new feature description and a host page of its widget pass the type check',
  async () => {
    const config = {
      extends: resolve('tsconfig.json'),
      include: ['src', 'host-page.tsx', 'portal-kit.ts'],
      exclude: ['src/**/*.test.*'],
    };
    await writeFile(join(packageFolder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(repository, 'node_modules/typescript7/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [
      compiler,
      '--noEmit',
      '-p',
      packageFolder,
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  },
  timeoutMs,
);

/** Leaves out the code of the other widgets. */
const onlyThisWidget: Plugin = {
  name: 'only-this-widget',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.element$/ }, ({ path }) =>
      path.includes('badge-card') ? undefined : { path, external: true },
    ),
};

/** Bundles a module of the package. Returns the code by file name. */
async function bundle(entry: string): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [join(packageFolder, entry)],
    bundle: true,
    splitting: true,
    write: false,
    outdir: join(folder, 'dist'),
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@portal-kit/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [onlyThisWidget, vanillaExtractPlugin()],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

/** Serves pages by path, and scripts by the path of their folder and their file name. */
async function serve(
  pages: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, ReadonlyMap<string, Uint8Array>>>,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    const content = scripts[dirname(url)]?.get(basename(url)) ?? pages[url];
    response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

const integrations: readonly (readonly [page: string, ids: readonly string[]])[] = [
  ['/bundler', ['react', 'mount', 'mount-by-name', 'one-badge', 'portal-badge-card']],
  ['/script-file', ['script-element', 'script-mount']],
];

test(
  'the widget of a new feature description renders through every integration',
  async () => {
    const { server, origin } = await serve(
      {
        '/bundler': '<!doctype html><body><script type="module" src="/page/host-page.js"></script>',
        '/script-file': scriptPage,
      },
      { '/page': await bundle('host-page.tsx'), '/script': await bundle('portal-kit.ts') },
    );
    const browser = await chromium.launch(headlessShellLaunch);
    try {
      const page = await browser.newPage();
      for (const [path, ids] of integrations) {
        await page.goto(origin + path);
        for (const id of ids) await page.locator(`#${id}`).getByText(`${id} of SUP-1`).waitFor();
      }
    } finally {
      await browser.close();
      server.close();
    }
  },
  timeoutMs,
);
