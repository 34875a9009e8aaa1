import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

const entries = Object.values(manifest.exports)
  .filter((target) => typeof target === 'object')
  .map((target): [string, string] => [
    target.import.replace(/^\.\/dist\/|\.js$/g, ''),
    target['@portal-kit/source'],
  ]);

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  splitting: true,
  clean: true,
});
