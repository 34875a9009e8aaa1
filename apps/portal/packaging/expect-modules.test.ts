import { build } from 'vite';
import { expect, test } from 'vitest';
import { expectModules } from './expect-modules';

const modules: Record<string, string> = {
  '/app.js': "import '/wouter/use-location.js'; import '/shim/index.js';",
  '/wouter/use-location.js': 'console.log(1);',
  '/shim/index.js': 'console.log(2);',
};

/** Builds an application of three modules. */
const bundle = (expected: Parameters<typeof expectModules>[0]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      expectModules(expected),
    ],
    build: { write: false, rolldownOptions: { input: '/app.js' } },
  });

test('a build with the expected modules succeeds', async () => {
  await expect(bundle({ present: [/use-location/], absent: [/use-hash/] })).resolves.toBeDefined();
});

test('a build without an expected module fails and names the pattern', async () => {
  await expect(bundle({ present: [/use-location/, /use-browser-location/], absent: [] })).rejects.toThrow(
    /@portal-kit\/portal: no module matches \/use-browser-location\/, so vite\.config\.ts/,
  );
});

test('a build with a module that must be replaced fails and names the module', async () => {
  await expect(bundle({ present: [], absent: [/\/shim\//] })).rejects.toThrow(
    'the build contains /shim/index.js',
  );
});
