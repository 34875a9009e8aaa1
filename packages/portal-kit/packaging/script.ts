import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Plugin } from 'rolldown';
import { writeScriptManifests } from './script-manifests';

const entryId = '\0portal-kit-script';

/**
 * Generates the script file's code, which defines all custom elements and exports `mount`. `elements`: path of the
 * entry `./elements`.
 */
export const formatScriptEntry = (elements: string): string => `import { defineElements } from '${elements}';
export { mount } from '${elements}';
defineElements();
`;

const scriptEntry: Plugin = {
  name: 'script-entry',
  resolveId: (id) => (id === entryId ? id : null),
  load: (id) => (id === entryId ? formatScriptEntry(join(process.cwd(), 'dist/elements.js')) : null),
};

/**
 * Writes the script file for pages without a bundler: the whole package and React. The page loads `portal-kit.js`, which
 * loads the other files of its folder on demand.
 *
 * @returns The paths of all bundled modules.
 */
export async function writeScript(): Promise<string[]> {
  const dir = 'dist/script';
  const { output } = await build({
    input: { 'portal-kit': entryId },
    platform: 'browser',
    // react-aria contains its texts in 30 languages. The script file contains only the English texts.
    plugins: [scriptEntry, optimizeLocales.rolldown({ locales: ['en-US'] })],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
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
      // One file for the code that every widget needs.
      codeSplitting: { groups: [{ name: 'portal-kit', tags: ['$initial'] }] },
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
