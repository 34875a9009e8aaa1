import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { browserModules, buildOptions, publicName } from './packaging/build-options.ts';

/** The entries for browsers and Node, without Node modules. */
export default defineConfig({
  ...buildOptions,
  entry: { sandbox: 'src/sandbox.ts', msw: 'src/msw.ts' },
  platform: 'neutral',
  inject: [fileURLToPath(new URL('./packaging/shims/buffer.ts', import.meta.url))],
  esbuildPlugins: [browserModules, publicName],
});
