import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
} from 'vite';
import { chunkCompression } from '../../config/chunk-compression';
import { shortClassNames } from '../../config/class-names';
import { withoutIconKeys } from '../../config/icon-keys';
import { expectModules } from './packaging/expect-modules';
import { importsOfImports } from './packaging/imports-of-imports';
import { latinFonts } from './packaging/latin-fonts';
import { relativeLengths } from './packaging/relative-lengths';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Returns whether `root` imports a module statically, directly or through other modules. */
function isLoadedWith(
  root: (id: string) => boolean,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (root(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isLoadedWith(root, importer, graph, seen),
  );
}

const isBoot = (id: string) => id.endsWith('/boot/boot.ts');
const isApplication = (id: string) => id.endsWith('/src/main.tsx');
const isSession = (id: string) => id.endsWith('/session/session-runtime.ts');
/** Code of every machine that saves. These machines need XState, which is in the chunk of the session. */
const isRunSave = (id: string) => id.endsWith('/saving/run-save.ts');
/** Settings that the notifications and the user menu share. */
const isNotificationSetting = (id: string) => id.endsWith('/preferences/notification-time-limit.ts');
const isItemsList = (id: string) => id.endsWith('/items-list.page.tsx');
/** Modules that only forms use, although the index of TanStack Table imports them. */
const isOfForms = (id: string) =>
  /@tanstack\/(react-)?store\/(?!.*shallow)|use-sync-external-store.*with-selector/.test(id);
/** The calls that the session sends to Customer Data Cloud. */
const isProviderCalls = (id: string) => id.endsWith('/session/cdc-calls.ts');
/** Facts of operations that the first load does not use, although the index of the facts imports them. */
const isOrderFacts = (id: string) => /\/generated\/contract\/(.*-orders|customers|bulk-uploads)/.test(id);
const isRecordFacts = (id: string) => /\/generated\/contract\/(?!items|parameters)/.test(id);
/** Code that the lists and the details of orders share. */
const isOrderAction = (id: string) =>
  /\/details\/actions\/order-(actions|commands)\.ts$|\/icons\/(ban|send|file-down|printer)\./.test(id);
/** Filters by date, which only orders have. */
const isDateFilter = (id: string) => /\/filters\/(date-range|filter-dates\.messages)\.ts$/.test(id);
/** The selection of lists, which loads after the first rows. Actions on the selection load when they start. */
const isSelection = (id: string) =>
  /\/lists\/selection\/(?!bulk\/(?!bulk-refusal)|status\/change)|\/downloads\/csv-text\.ts|\/icons\/(undo-2|power)\./.test(
    id,
  );
/** The camera, and its buttons in lists and order lines. The library that reads barcodes is a file of its own. */
const isScanning = (id: string) =>
  /\/kernel\/scanning\/(?!use-touch|zxing)|\/domain\/items\/scan\/|\/item-list-scan\.tsx/.test(id);
/** Date fields of two forms and of filters. The calendar loads when it opens. */
const isDateField = (id: string) =>
  /\/date-field\/date-(field|text)\.tsx?$|\/calendar\/(use-date-field|date-field\.messages)\.ts$|\/fields\/bound-date\.tsx$/.test(
    id,
  );
/** The dashboard page, and its inbox, which the page loads immediately. */
const isDashboard = (id: string) => /\/(dashboard\.page|inbox\/attention)\.tsx$/.test(id);
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/** Returns the dynamically imported modules that import `id` statically, directly or through other modules. */
function lateModulesOf(id: string, graph: ModuleGraph, found = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(id)) return found;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0) found.add(id);
  for (const importer of importers) lateModulesOf(importer, graph, found, seen);
  return found;
}

const isPage = (id: string) => id.endsWith('.page.tsx');
const isForm = (id: string) => /\/([a-z]+-form|order-wizard)\.(page|widget)\.tsx$/.test(id);
const isDetailsPage = (id: string) => /\/(order|item-details|record)\.page\.tsx$/.test(id);
const isOrdersList = (id: string) => id.endsWith('/orders.page.tsx');
const isRecordsList = (id: string) => /\/(customers|suppliers|warehouses|users)\.page\.tsx$/.test(id);

/** Chunk of code that several pages share. A chunk for each combination of pages would cause up to 30 more requests. */
function sharedChunkOf(id: string, graph: ModuleGraph): string | null {
  const users = [...lateModulesOf(id, graph)];
  const pages = users.filter(isPage);
  if (pages.length < 2) return users.some(isDashboard) ? 'dashboard' : null;
  if (users.every(isForm)) return 'forms';
  // Forms do not load code that only details pages share.
  if (pages.every(isDetailsPage)) return 'reading';
  if (pages.some(isOrdersList)) return 'orders';
  return pages.some(isRecordsList) ? 'records' : 'details';
}

/**
 * Chunks of the first load: `boot` prefetches data, `portal` is the application, `items` is the Items list with the
 * code that other item pages share. All three use one style sheet. `session` follows the first screen.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (isOrderFacts(id) || isOrderAction(id) || isDateFilter(id)) return 'orders';
  if (isRecordFacts(id)) return 'records';
  if (isOfForms(id)) return 'forms';
  if (id.includes('rolldown/runtime') || isLoadedWith(isBoot, id, graph)) return 'boot';
  if (isLoadedWith(isApplication, id, graph)) return 'portal';
  if (isLoadedWith(isItemsList, id, graph)) return isStyle(id) ? 'portal' : 'items';
  if (isSelection(id)) return 'selection';
  if (isScanning(id)) return 'scanning';
  if (isDateField(id)) return 'date-field';
  if (isLoadedWith(isSession, id, graph) || isProviderCalls(id) || isRunSave(id) || isNotificationSetting(id))
    return 'session';
  return sharedChunkOf(id, graph);
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

/** Adds the files of every first screen to `index.html`, so that the browser fetches them in parallel. */
const firstLoadInPage: Plugin = {
  name: 'first-load-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const application = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.name === 'portal',
      );
      if (application?.type !== 'chunk') return [];
      const scripts = [
        application.fileName,
        ...application.imports.filter((file) => !file.includes('boot-')),
      ];
      const styles = [...(application.viteMetadata?.importedCss ?? [])];
      const fonts = Object.keys(bundle).filter((file) => file.includes('inter-latin-wght-normal'));
      return [
        link({ rel: 'preload', as: 'fetch', href: '/config.json' }),
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
      ];
    },
  },
};

/** Every page has loaded these files. */
const isInEveryPage = (file: string) => /\/(boot|portal|rolldown-runtime)-/.test(file);

/** The location hooks and the path parser of wouter. */
const routerDefaults = [/\/wouter\/src\/use-browser-location\.js$/, /\/regexparam\/dist\/index\.m?js$/];
/** Infinite queries of TanStack Query, which every query imports. */
const infiniteQueries = /\/@tanstack\/query-core\/.*\/infiniteQueryBehavior\.js$/;
/** The implementation of `useSyncExternalStore` for React 16 and 17. */
const reactShim = /\/use-sync-external-store\/(cjs\/.*)?shim/;

/** Replaces modules of a library, which nothing in the portal calls, by exports that are `undefined`. */
const withoutModules = (name: string, modules: readonly RegExp[], exports: readonly string[]): Plugin => ({
  name,
  load: {
    filter: { id: [...modules] },
    handler: () => exports.map((unused) => `export const ${unused} = undefined;`).join('\n'),
  },
});

/**
 * Leaves out two defaults of wouter: the location hooks, which patch `history.pushState`, and the path parser. The
 * portal passes its guarded history and its own parser to `Router`.
 */
const noRouterDefaults = withoutModules('no-router-defaults', routerDefaults, [
  'useBrowserLocation',
  'useSearch',
  'parse',
]);

/** The portal has no infinite queries. */
const noInfiniteQueries = withoutModules(
  'no-infinite-queries',
  [infiniteQueries],
  ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
);

/** The requirements of the widgets. Source: docs/embedding.md. */
const supportedBrowsers = ['chrome123', 'firefox125', 'safari17.5'];

export default defineConfig({
  plugins: [
    noRouterDefaults,
    noInfiniteQueries,
    expectModules({ present: [...routerDefaults, infiniteQueries], absent: [reactShim] }),
    react(),
    vanillaExtractPlugin({ identifiers: shortClassNames('_') }),
    firstLoadInPage,
    withoutIconKeys,
    { ...chunkCompression, apply: 'build' },
    importsOfImports(isInEveryPage),
    // Bundles one locale of react-aria. All locales are 48 KB gzip.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    conditions: ['@portal-kit/source', ...defaultClientConditions],
    alias: [
      // wouter and XState support React 16 through this shim. React 19 includes the hook. Vite resolves the replacement
      // from the package that contains the import. That package depends on `use-sync-external-store`, so the portal
      // does not need to declare it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  css: { postcss: { plugins: [latinFonts, ...relativeLengths] } },
  // vanilla-extract evaluates style sheets in the ssr environment, which must also resolve packages to their sources.
  environments: { ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } } },
  build: {
    target: supportedBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each name in a list of files costs bytes of the first load. Only `boot` lists the scripts of pages.
      resolveDependencies: (_, files, { hostId }) =>
        files.filter((file) => !isInEveryPage(file) && (file.endsWith('.css') || /\/boot-/.test(hostId))),
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Names of files are about 190 times in the code of the first load, and a hash of 8 characters does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
});
