// Builds every page against the packages as they are published: packed, unpacked, and found before the sources.
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pack, unpackInto } from './packing.mjs';

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
    // The React that the page itself has, for everything in it.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: join(dist, page),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });

/** One script more for a page that has one already. */
const bundleBeside = (file, input) =>
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

/** For the partner's server: its own code, with the packages as Node finds them. */
const bundleForServer = () =>
  build({
    configFile: false,
    root: join(here, 'pages/server-rendered'),
    logLevel: 'warn',
    build: { ssr: 'server.tsx', outDir: join(dist, 'server-rendered-server'), emptyOutDir: true },
  });

/** The same with a React 18 of its own inside, as Node would find the other one. */
const bundleForOldServer = () =>
  build({
    configFile: false,
    root: join(root, 'apps/partner-react-18'),
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
    build: { ssr: 'server.tsx', outDir: join(dist, 'react-18-server'), emptyOutDir: true },
  });

const copied = ['plain', 'strict-csp', 'hostile', 'places'];

await rm(dist, { recursive: true, force: true });
await pack();
await unpackInto(here);
await bundle('react-19');
await bundle('react-18', join(root, 'apps/partner-react-18'));
await bundle('doors');
await bundle('doors-react-18', join(root, 'apps/partner-react-18/doors'));
await bundle('other-library');
await bundle('two-reacts');
await bundleBeside('two-reacts/react-18.js', join(root, 'apps/partner-react-18/side.tsx'));
await bundle('server-rendered');
await bundleForServer();
await bundleForOldServer();
for (const page of copied) await cp(join(here, 'pages', page), join(dist, page), { recursive: true });
for (const file of ['index.html', 'partner.css']) await cp(join(here, 'pages', file), join(dist, file));
await cp(join(here, 'node_modules/portal-kit/dist/script'), join(dist, 'portal-kit'), { recursive: true });
