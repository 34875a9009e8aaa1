import { defineConfig } from 'tsup';
import { packageEntries } from '../../config/package-entries';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: packageEntries(manifest),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  dts: true,
  // Maps contain the sources, which the package does not contain.
  sourcemap: true,
  clean: true,
});
