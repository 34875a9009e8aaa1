import manifest from '../package.json' with { type: 'json' };

/** Entries of the package by the name of their file in `dist`. */
export const entriesOf = (isWanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.values(manifest.exports)
      .filter((target) => typeof target === 'object')
      .map((target): [string, string] => [
        target.import.replace(/^\.\/dist\/|\.js$/g, ''),
        target['@portal-kit/source'],
      ])
      .filter(([name]) => isWanted(name)),
  );

export const buildOptions = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  // Maps contain the sources, which the package does not contain.
  sourcemap: true,
} as const;
