// Builds every page with the packed packages instead of their sources.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pack, unpackInto } from './packing.mjs';
import { writeResets } from './resets.mjs';

const run = promisify(execFile);
const here = import.meta.dirname;
const root = join(here, '../..');
const dist = join(here, 'dist');

const bundle = (page, folder = join(here, 'pages', page)) =>
  build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    // The page and the widgets share one copy of React.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: join(dist, page),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });

/** Bundles an additional script for a page that is already bundled. */
const bundleAdditionalScript = (file, input) =>
  build({
    configFile: false,
    root: join(input, '..'),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: join(dist, file, '..'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input, output: { entryFileNames: basename(file) } },
    },
  });

/** Bundles the server code of the server-rendered page. Node resolves the packages at run time. */
const bundleForServer = () =>
  build({
    configFile: false,
    root: join(here, 'pages/server-rendered'),
    logLevel: 'warn',
    build: { ssr: 'server.tsx', outDir: join(dist, 'server-rendered-server'), emptyOutDir: true },
  });

/** Bundles the server code for React 18. The bundle contains React 18, because Node would resolve React 19. */
const bundleForReact18Server = () =>
  build({
    configFile: false,
    root: join(root, 'apps/partner-react-18'),
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
    build: { ssr: 'server.tsx', outDir: join(dist, 'react-18-server'), emptyOutDir: true },
  });

/** Reads the package's documentation. The pages below follow it, so that its examples are tested. */
const readDocumentation = () =>
  readFile(join(here, 'node_modules/portal-kit/dist/docs/embedding.md'), 'utf8');

/** Bundles a page with the documented command of esbuild. */
async function bundleWithEsbuild(page) {
  const [, command = ''] = /^npx esbuild (.+)$/m.exec(await readDocumentation()) ?? [];
  const outdir = join(dist, page);
  const args = command.replace('--outdir=dist', `--outdir=${outdir}`).split(' ');
  await run(join(root, 'node_modules/.bin/esbuild'), [...args, '--log-level=warning'], {
    cwd: join(here, 'pages', page),
  });
  await cp(join(here, 'pages', page, 'index.html'), join(outdir, 'index.html'));
}

/** Writes a page whose tags for the script file come from the documented script. */
async function writeIntegrityPage(page) {
  const [, script = ''] = /^`head-tags\.mjs`\n\n```js\n(.*?)^```$/ms.exec(await readDocumentation()) ?? [];
  const target = join(dist, page);
  await mkdir(target);
  const path = join(target, 'head-tags.mjs');
  await writeFile(path, script);
  const { stdout } = await run(process.execPath, [
    path,
    join(dist, 'portal-kit'),
    '/portal-kit',
    'item-list',
  ]);
  const html = await readFile(join(here, 'pages', page, 'index.html'), 'utf8');
  await writeFile(
    join(target, 'index.html'),
    html.replace('<!--script-file-->', () => stdout),
  );
}

const copiedPages = ['plain', 'strict-csp', 'hostile', 'placement'];

await rm(dist, { recursive: true, force: true });
await pack();
await unpackInto(here);
await bundle('react-19');
await bundle('react-18', join(root, 'apps/partner-react-18'));
await bundle('integrations');
await bundle('integrations-react-18', join(root, 'apps/partner-react-18/integrations'));
await bundle('host-styles');
await bundle('other-library');
await bundle('two-reacts');
await bundleAdditionalScript('two-reacts/react-18.js', join(root, 'apps/partner-react-18/section.tsx'));
await bundle('server-rendered');
await bundleForServer();
await bundleForReact18Server();
for (const page of copiedPages) await cp(join(here, 'pages', page), join(dist, page), { recursive: true });
for (const file of ['index.html', 'partner.css']) await cp(join(here, 'pages', file), join(dist, file));
await writeResets(join(dist, 'resets'));
await cp(join(here, 'node_modules/portal-kit/dist/script'), join(dist, 'portal-kit'), { recursive: true });
await bundleWithEsbuild('esbuild');
await writeIntegrityPage('integrity');
