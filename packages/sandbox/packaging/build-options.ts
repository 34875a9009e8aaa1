import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const shim = (name: string) => fileURLToPath(new URL(`./shims/${name}.ts`, import.meta.url));

const BROWSER_MODULES: Readonly<Record<string, string>> = {
  'node:crypto': shim('crypto'),
  'node:http': shim('http'),
  'node:timers/promises': shim('timers'),
  'write-excel-file/node': shim('write-excel-file'),
};

/** Replaces the Node modules that the sandbox uses. A module without a replacement fails the build. */
export const browserModules: Plugin = {
  name: 'browser-modules',
  setup(build) {
    build.onResolve({ filter: /^node:|^write-excel-file\/node$/ }, ({ path, importer }) => {
      const replacement = BROWSER_MODULES[path];
      if (replacement) return { path: replacement };
      return { errors: [{ text: `${importer} imports ${path}, but the sandbox also runs in browsers.` }] };
    });
    build.onResolve({ filter: /^pdfkit$/ }, ({ importer }) =>
      importer.includes('/shims/') ? undefined : { path: shim('pdfkit') },
    );
    build.onResolve({ filter: /\/path-pattern\.ts$/ }, () => ({ path: shim('path-pattern') }));
  },
};

/** The replacement of `pdfkit` imports the library, which the package does not contain. */
export const externalPdfkit: Plugin = {
  name: 'external-pdfkit',
  setup(build) {
    build.onResolve({ filter: /^pdfkit$/ }, ({ path, importer }) =>
      importer.includes('/shims/') ? { path, external: true } : undefined,
    );
  },
};

/** The files of the server are beside its modules in the package. */
export const packagedInstallation: Plugin = {
  name: 'packaged-installation',
  setup(build) {
    build.onResolve({ filter: /\/(installation|bundled-documents)\.ts$/ }, ({ path, importer }) =>
      importer.includes('/packaging/')
        ? undefined
        : { path: fileURLToPath(new URL(`./${basename(path)}`, import.meta.url)) },
    );
  },
};

/** Messages name the package that the user installed. */
export const publicName: Plugin = {
  name: 'public-name',
  setup(build) {
    build.onLoad({ filter: /[\\/]mocks[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('@portal-kit/mocks:', '@portal-kit/sandbox:'),
      loader: 'ts',
    }));
  },
};

export const buildOptions = {
  format: 'esm',
  target: 'es2022',
  // The package contains the sandbox, not its dependencies.
  noExternal: [/^@portal-kit\/(contract|mocks)/],
  dts: true,
  splitting: true,
  removeNodeProtocol: false,
  clean: true,
} as const satisfies Options;
