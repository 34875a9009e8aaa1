import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

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

const isEntry = (id: string) => id.endsWith('/src/main.tsx');
const isItemsList = (id: string) => id.endsWith('/items-list.page.tsx');

// Few files for the first load: the application, and the Items list with what other item pages share with it.
const chunkGroups = [
  {
    priority: 2,
    name: (id: string, graph: ModuleGraph) =>
      !isEntry(id) && isLoadedWith(isEntry, id, graph) ? 'portal' : null,
  },
  {
    priority: 1,
    name: (id: string, graph: ModuleGraph) => (isLoadedWith(isItemsList, id, graph) ? 'items' : null),
  },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // One locale in the bundle; react-aria brings all of them otherwise (48 KB gzip).
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@portal-kit/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
});
