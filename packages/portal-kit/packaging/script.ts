import { copyFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { widgetNames } from './widget-names';

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

const entryId = '\0portal-kit-script';
const isWidget = (name: string) => (id: string) =>
  id.replace(/^.*\/dist\//, '').startsWith(`${name}.widget-`);

/** One file for every page, one for each widget, and two for what several of them share: few requests. */
function fileOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('rolldown/runtime') || isLoadedWith((one) => one === entryId, id, graph))
    return 'portal-kit';
  const users = widgetNames.filter((name) => isLoadedWith(isWidget(name), id, graph));
  if (users.length < 2) return users[0] ?? null;
  return users.includes('item-list') ? 'shared' : 'forms';
}

const entry: Plugin = {
  name: 'script-entry',
  resolveId: (id) => (id === entryId ? id : null),
  load: (id) =>
    id === entryId
      ? `import { defineElements } from '${join(process.cwd(), 'dist/elements.js')}';
export { mount } from '${join(process.cwd(), 'dist/elements.js')}';
defineElements();`
      : null,
};

/** react-aria brings its words in 30 languages; a script for every page carries one, and says it in all of them. */
const oneLocale: Plugin = {
  name: 'one-locale',
  load: {
    filter: { id: /react-(aria|stately).*[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/ },
    handler: (id) => (id.includes('en-US') ? null : `export { default } from './en-US${extname(id)}';`),
  },
};

/**
 * The whole package with React inside, for pages without a bundler: one file to name in the page, which fetches the
 * others beside it when they are needed. Returns the paths of all that is inside.
 */
export async function writeScript(): Promise<string[]> {
  const dir = 'dist/script';
  const { output } = await build({
    input: { 'portal-kit': entryId },
    platform: 'browser',
    plugins: [entry, oneLocale],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    preserveEntrySignatures: 'allow-extension',
    // There is no server in a script.
    checks: { moduleLevelDirective: false },
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
      comments: { legal: true },
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'by widget', name: fileOf }],
      },
    },
  });
  const workers = (await readdir('dist')).filter((file) => file.endsWith('.worker.js'));
  await Promise.all(workers.map((file) => copyFile(join('dist', file), join(dir, file))));
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}
