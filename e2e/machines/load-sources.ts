import { fileURLToPath } from 'node:url';
import { withSourceModules } from '../../config/source-modules.ts';

const sources = fileURLToPath(new URL('../../packages/portal-kit/src/', import.meta.url));

/** Loads modules from the sources of portal-kit and returns all their exports. */
export const loadSources = <Exports extends object>(...paths: readonly string[]): Promise<Exports> =>
  withSourceModules(async (importSource) =>
    Object.assign({}, ...(await Promise.all(paths.map((path) => importSource(`${sources}${path}`))))),
  );
