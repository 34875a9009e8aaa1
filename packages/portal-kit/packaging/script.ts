import { copyFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { scriptFiles } from './script-files';
import { widgetNames } from './widget-names';

const entryId = '\0portal-kit-script';
/** `…/dist/item-list.element-QRXZ2P4E.js` is the start of a widget, `…/dist/select-surface-MMQV3RS7.js` of a part of one. */
function startOf(id: string) {
  if (id === entryId) return { name: 'portal-kit', isWidget: false };
  const file = basename(id).replace(/(-[A-Z\d]{8})?\.m?js$/, '');
  const name = file.replace(/\.element$/, '');
  return { name, isWidget: file !== name && widgetNames.includes(name) };
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

/** In the index of a library that every widget reads, but needed by the lines of an order alone. */
const isOfOrderLines = /@tanstack\/.*\/(useQueries|queriesObserver)\.js$/;

/** TanStack Form tells its developer tools all that is typed, by events of the window. Here nobody listens to them. */
const noDeveloperTools: Plugin = {
  name: 'no-developer-tools',
  resolveId: (id) => (id === '@tanstack/devtools-event-client' ? `\0${id}` : null),
  load: (id) =>
    id === '\0@tanstack/devtools-event-client'
      ? 'export class EventClient { emit() {} on() { return () => {}; } }'
      : null,
};

/**
 * What the contract says of each record and call is a module by itself: whoever needs some of it would bring all of it
 * otherwise.
 */
const oneFact: Plugin = {
  name: 'one-fact',
  transform: (code) =>
    code.replace(/import \{([^}]*)\} from "(@portal-kit\/sdk\/(?:bounds|contract))";/g, (_, names, facts) =>
      names
        .split(',')
        .map((name: string) => `import {${name}} from "${facts}?${name.trim().split(' ')[0]}";`)
        .join('\n'),
    ),
  resolveId: (id) => (id.startsWith('@portal-kit/sdk/') && id.includes('?') ? `\0${id}` : null),
  async load(id) {
    const [facts = '', name = ''] = id.slice(1).split('?');
    if (!id.startsWith('\0@portal-kit/sdk/')) return null;
    const all = (await import(facts)) as Readonly<Record<string, unknown>>;
    return `export const ${name} = ${JSON.stringify(all[name])};`;
  },
};

/**
 * The whole package with React inside, for pages without a bundler: one file to name in the page, which fetches the
 * others beside it when they are needed. Returns the paths of all that is inside.
 */
export async function writeScript(): Promise<string[]> {
  const dir = 'dist/script';
  let files: ReadonlyMap<string, string> = new Map();
  const planFiles: Plugin = {
    name: 'plan-files',
    buildEnd() {
      files = scriptFiles({ graph: this, entry: entryId, startOf });
    },
  };
  const fileOf = (id: string) => {
    if (id.includes('rolldown/runtime')) return 'portal-kit';
    return isOfOrderLines.test(id) ? null : (files.get(id) ?? null);
  };
  const { output } = await build({
    input: { 'portal-kit': entryId },
    platform: 'browser',
    plugins: [entry, oneLocale, noDeveloperTools, oneFact, planFiles],
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
      // Whose code it is, with all licences, stands in one file beside it.
      comments: false,
      postBanner: ({ isEntry }) =>
        isEntry ? '/*! portal-kit: MIT. Code of others inside: THIRD-PARTY-LICENSES.md */' : '',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'by who needs it', name: fileOf }],
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
