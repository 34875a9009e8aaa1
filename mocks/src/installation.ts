import { fileURLToPath } from 'node:url';

/** Where the files of the sandbox are. The package `@portal-kit/sandbox` replaces this module. */
export interface Installation {
  /** Folder of the sandbox page. */
  readonly page: URL;
  readonly typeface: URL;
  /** Folder of the built portal, if the installation can have one. */
  readonly portal: string | undefined;
  /** Folder of the data files. */
  readonly data: string;
  /** Text of a command in `--help`. */
  readonly command: (name: string) => string;
}

export const installation: Installation = {
  page: new URL('../page/', import.meta.url),
  typeface: new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  portal: fileURLToPath(new URL('../../apps/portal/dist', import.meta.url)),
  data: fileURLToPath(new URL('../.data', import.meta.url)),
  command: (name) => `npm run ${name} --`,
};
