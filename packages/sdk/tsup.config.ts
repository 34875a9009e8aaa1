import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entries of the package by the name of their file in `dist`. */
const entries = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((target) => typeof target === 'object')
    .map((target) => [target.import.replace(/^\.\/dist\/|\.js$/g, ''), target['@portal-kit/source']]),
);

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  dts: true,
  // Maps contain the sources, which the package does not contain.
  sourcemap: true,
  clean: true,
});
