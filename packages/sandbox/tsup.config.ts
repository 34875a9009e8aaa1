import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { browserModules, buildOptions, externalPdfkit, publicName } from './packaging/build-options.ts';

/** The entries for browsers and Node, without Node modules. */
export default defineConfig({
  ...buildOptions,
  entry: { sandbox: 'src/sandbox.ts', msw: 'src/msw.ts' },
  platform: 'neutral',
  // tsup leaves imports of dependencies in the output before the plugin can replace them.
  noExternal: [...buildOptions.noExternal, /^pdfkit$/, /^write-excel-file\/node$/],
  inject: [fileURLToPath(new URL('./packaging/shims/buffer.ts', import.meta.url))],
  esbuildPlugins: [externalPdfkit, browserModules, publicName],
});
