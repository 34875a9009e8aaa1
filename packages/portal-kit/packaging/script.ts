import { copyFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { chunkCompression } from '../../../config/chunk-compression';
import { withoutIconKeys } from '../../../config/icon-keys';
import { planChunks } from './chunk-plan';
import { writeScriptManifests } from './script-manifests';
import { widgetNames } from './widget-bundles';

const entryId = '\0portal-kit-script';

/**
 * Describes a separately loaded module by its file name: `item-list.element-QRXZ2P4E.js` is a widget,
 * `select-surface-MMQV3RS7.js` a lazy part of widgets.
 */
function describeRoot(id: string) {
  if (id === entryId) return { chunkName: 'portal-kit', isWidget: false };
  const file = basename(id).replace(/(-[A-Z\d]{8})?\.m?js$/, '');
  const name = file.replace(/\.element$/, '');
  return { chunkName: name, isWidget: file !== name && widgetNames.includes(name) };
}

/** Code of the script file: defines all custom elements and exports `mount`. `elements`: path of the entry `./elements`. */
export const scriptEntryCode = (elements: string): string => `import { defineElements } from '${elements}';
export { mount } from '${elements}';
defineElements();
`;

const scriptEntry: Plugin = {
  name: 'script-entry',
  resolveId: (id) => (id === entryId ? id : null),
  load: (id) => (id === entryId ? scriptEntryCode(join(process.cwd(), 'dist/elements.js')) : null),
};

/** The script file has no source maps. Their comments would count as code in the chunk plan. */
const withoutMapComments: Plugin = {
  name: 'without-map-comments',
  transform: (code) => code.replace(/^\/\/# sourceMappingURL=.*$/m, ''),
};

/** react-aria contains its texts in 30 languages. The script file contains only the English texts. */
const englishTexts: Plugin = {
  name: 'english-texts',
  load: {
    filter: { id: /react-(aria|stately).*[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/ },
    handler: (id) => (id.includes('en-US') ? null : `export { default } from './en-US${extname(id)}';`),
  },
};

/** Every widget imports the index that exports these modules, but only the order lines use them. */
const orderLinesModules = /@tanstack\/.*\/(useQueries|queriesObserver)\.js$/;

/** Modules of TanStack Store that only forms use, although the index of TanStack Table imports them. */
const storeModules = /@tanstack\/(react-)?store\/(?!.*shallow)|use-sync-external-store/;
const formModule = /@tanstack\/form-core\/.*\/FormApi\.js$/;

/** TanStack Form sends form values to its devtools as window events. This stub sends none. */
const devtoolsStub: Plugin = {
  name: 'devtools-stub',
  resolveId: (id) => (id === '@tanstack/devtools-event-client' ? `\0${id}` : null),
  load: (id) =>
    id === '\0@tanstack/devtools-event-client'
      ? 'export class EventClient { emit() {} on() { return () => {}; } }'
      : null,
};

/** Splits the contract data of the SDK into one module per export, so that a chunk contains only the data that it uses. */
const splitContractData: Plugin = {
  name: 'split-contract-data',
  transform: (code) =>
    code.replace(/import \{([^}]*)\} from "(@portal-kit\/sdk\/(?:bounds|contract))";/g, (_, names, module) =>
      names
        .split(',')
        .map((name: string) => `import {${name}} from "${module}?${name.trim().split(' ')[0]}";`)
        .join('\n'),
    ),
  resolveId: (id) => (id.startsWith('@portal-kit/sdk/') && id.includes('?') ? `\0${id}` : null),
  async load(id) {
    const [module = '', name = ''] = id.slice(1).split('?');
    if (!id.startsWith('\0@portal-kit/sdk/')) return null;
    const contractData = (await import(module)) as Readonly<Record<string, unknown>>;
    return `export const ${name} = ${JSON.stringify(contractData[name])};`;
  },
};

/**
 * Writes the script file for pages without a bundler: the whole package and React. The page loads `portal-kit.js`, which
 * loads the other files of its folder on demand.
 *
 * @returns The paths of all bundled modules.
 */
export async function writeScript(): Promise<string[]> {
  const dir = 'dist/script';
  let chunkNames: ReadonlyMap<string, string> = new Map();
  const planPlugin: Plugin = {
    name: 'chunk-plan',
    buildEnd() {
      chunkNames = planChunks({ graph: this, entry: entryId, describeRoot });
    },
  };
  const chunkNameOf = (id: string) => {
    if (id.includes('rolldown/runtime')) return 'portal-kit';
    if (orderLinesModules.test(id)) return null;
    const planned = storeModules.test(id)
      ? [...chunkNames.keys()].find((other) => formModule.test(other))
      : id;
    return chunkNames.get(planned ?? id) ?? null;
  };
  const { output } = await build({
    input: { 'portal-kit': entryId },
    platform: 'browser',
    plugins: [
      scriptEntry,
      withoutMapComments,
      englishTexts,
      withoutIconKeys,
      devtoolsStub,
      splitContractData,
      planPlugin,
      chunkCompression,
    ],
    optimization: { inlineConst: { mode: 'all' } },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    preserveEntrySignatures: 'allow-extension',
    // 'use client' has no effect in a script file.
    checks: { moduleLevelDirective: false },
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: true,
      // THIRD-PARTY-LICENSES.md contains all license texts.
      comments: false,
      postBanner: ({ isEntry }) =>
        isEntry ? '/*! portal-kit: MIT. Bundled third-party code: THIRD-PARTY-LICENSES.md */' : '',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'chunk plan', name: chunkNameOf }],
      },
    },
  });
  const workers = (await readdir('dist')).filter((file) => file.endsWith('.worker.js'));
  await Promise.all(workers.map((file) => copyFile(join('dist', file), join(dir, file))));
  await writeScriptManifests(dir, output);
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}
