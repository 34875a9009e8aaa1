import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';

const sources = fileURLToPath(new URL('../../packages/portal-kit/src/', import.meta.url));

/** Loads modules from the sources of portal-kit and returns all their exports. */
export async function loadSources<Exports extends object>(...paths: readonly string[]): Promise<Exports> {
  const server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const modules = await Promise.all(paths.map((path) => runner.import(`${sources}${path}`)));
    return Object.assign({}, ...modules);
  } finally {
    await runner.close();
    await server.close();
  }
}
