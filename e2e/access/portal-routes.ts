import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const portal = join(import.meta.dirname, '../../apps/portal');

/** Replaces the screens of the route table: the tests read only its paths. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  enforce: 'pre',
  resolveId: (id) => (/\/(lazy-part|page-loading)$/.test(id) ? '\0without-screens' : undefined),
  load: (id) =>
    id === '\0without-screens'
      ? 'export const lazyPart = () => ({}); export const loadingPage = null; export class PageLoadError {}'
      : undefined,
};

/** Reads the paths of the portal's route table. */
export async function readPortalRoutes(): Promise<string[]> {
  const { module } = await runnerImport<{ routes: { path: string }[] }>(
    join(portal, 'src/routes/route-table.ts'),
    { root: portal, configFile: false, logLevel: 'error', plugins: [withoutScreens] },
  );
  return module.routes.map(({ path }) => path);
}
