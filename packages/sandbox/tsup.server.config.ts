import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig } from 'tsup';
import { buildOptions, packagedInstallation, publicName } from './packaging/build-options.ts';

const typeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** The command and the entry for servers, with the contract and the sandbox page. */
export default defineConfig({
  ...buildOptions,
  entry: { 'portal-sandbox': 'src/portal-sandbox.ts', server: 'src/server.ts' },
  outDir: 'dist/server',
  platform: 'node',
  dts: { entry: { server: 'src/server.ts' } },
  esbuildPlugins: [packagedInstallation, publicName],
  async onSuccess() {
    const contract = ['portal', 'identity', 'embed'].map((name) => `${name}.json`);
    for (const file of contract) await cp(`../../openapi/bundled/${file}`, `dist/server/contract/${file}`);
    await cp('../../mocks/page', 'dist/server/page', {
      recursive: true,
      filter: (path) => !path.endsWith('tsconfig.json'),
    });
    await cp(typeface, 'dist/server/page/inter.woff2');
  },
});
