import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds the imports of imported files to every file that loads on demand, so that the browser requests all of them at
 * once. The first load does not list them, because names of files do not compress.
 *
 * @param isLoaded - Whether the page has loaded a file before.
 */
export const importsOfImports = (isLoaded: (fileName: string) => boolean): Plugin => ({
  name: 'imports-of-imports',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const importsOf = (fileName: string, found = new Set<string>()) => {
        const chunk = bundle[fileName];
        for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) {
          if (found.has(imported) || isLoaded(imported)) continue;
          found.add(imported);
          importsOf(imported, found);
        }
        return found;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || isLoaded(chunk.fileName)) continue;
        const missing = [...importsOf(chunk.fileName)].filter((file) => !chunk.imports.includes(file));
        // At the end of the file, so that the modules run in the same order as before.
        chunk.code += missing.map((file) => `import"./${basename(file)}";`).join('');
      }
    },
  },
});
