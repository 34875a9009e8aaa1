import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';

/** Imports a module of the repository by its absolute path and returns its exports. */
type ImportSource = (path: string) => Promise<Record<string, unknown>>;

/** Calls `use` with a function that imports TypeScript sources through Vite, in memory and without a build. */
export async function withSourceModules<Result>(
  use: (importSource: ImportSource) => Promise<Result>,
): Promise<Result> {
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
    return await use((path) => runner.import(path));
  } finally {
    await runner.close();
    await server.close();
  }
}
