import { minify } from '@swc/core';

/**
 * Compresses each chunk with swc before the minifier of the bundler runs. swc inlines more functions and variables, so
 * that files are about 1 % smaller after gzip.
 */
export const chunkCompression = {
  name: 'chunk-compression',
  renderChunk: async (code: string) => {
    const compressed = await minify(code, {
      ecma: 2022,
      module: true,
      compress: { ecma: 2022, module: true, passes: 3 },
      mangle: true,
      format: { comments: false },
    });
    return { code: compressed.code, map: null };
  },
};
