import { join } from 'node:path';

/** Where the files of the sandbox are in the published package. Replaces `mocks/src/installation.ts`. */
export const installation = {
  page: new URL('./page/', import.meta.url),
  typeface: new URL('./page/inter.woff2', import.meta.url),
  portal: undefined,
  data: join(process.cwd(), '.portal-sandbox'),
  command: () => 'portal-sandbox',
};
