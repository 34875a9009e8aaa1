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
import { shortClassNames } from '../../class-names.shared';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Whether a module is loaded together with `root`: by static imports alone. */
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
const isItemsList = (id: string) => id.endsWith('/items-list.page.tsx');
/** In the index of a library that the application reads, but needed by the lines of an order alone. */
const isOfOrderLines = (id: string) => /@tanstack\/.*\/(useQueries|queriesObserver)\.js$/.test(id);
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/**
 * Few files for the first load, each for a reason: what asks for data before anything else is there, the
 * application, and the Items list with what other item pages share with it. One style sheet serves all three.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (isOfOrderLines(id)) return null;
  if (id.includes('rolldown/runtime') || isLoadedWith(isBoot, id, graph)) return 'boot';
  if (isLoadedWith(isApplication, id, graph)) return 'portal';
  if (!isLoadedWith(isItemsList, id, graph)) return null;
  return isStyle(id) ? 'portal' : 'items';
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

/** What the first screen needs whatever it is, named in the page so that all of it is fetched at once. */
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

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortClassNames('_') }),
    firstLoadInPage,
    // One locale in the bundle; react-aria brings all of them otherwise (48 KB gzip).
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@portal-kit/source', ...defaultClientConditions] },
  // Style sheets are computed as on a server; from the sources too, not from an older build of the packages.
  environments: { ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
});
