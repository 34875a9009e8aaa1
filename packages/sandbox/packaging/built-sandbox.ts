import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { browserModules } from './build-options.ts';

const NAME = 'virtual:built-sandbox';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Provides the entry `@portal-kit/sandbox` to tests as a bundler of a partner builds it for browsers. */
export const builtSandbox = (): Plugin => ({
  name: 'built-sandbox',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const { outputFiles } = await build({
      entryPoints: [path('../src/sandbox.ts')],
      inject: [path('./shims/buffer.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      plugins: [browserModules],
    });
    return outputFiles[0]?.text;
  },
});
