import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/exports/*.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  splitting: true,
  sourcemap: true,
  banner: { js: "'use client';" },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `pk_${hash}` })],
});
