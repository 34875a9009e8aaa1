// Serves all applications in a separate process, so that they do not share an event loop with the measurement. Ends with
// its parent.
import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { serveApp } from './app-server.ts';
import { createPeerApi } from './peer-api.ts';
import { createPortalApi } from './portal-api.ts';
import type { AppOrigins, ServedBuild, ServersReady } from './servers.ts';
import { loadStaticFiles } from './static-files.ts';

const certificateFolder = join(import.meta.dirname, '../../../../.cache/bench-certificate');

async function serveBuild({ name, directory, sandboxOrigin, latencyMs }: ServedBuild, pem: string) {
  const files = await loadStaticFiles(directory);
  const api = sandboxOrigin === undefined ? createPeerApi() : createPortalApi(sandboxOrigin);
  const origins: AppOrigins = {
    direct: (await serveApp({ files, api, apiLatencyMs: 0, pem })).origin,
    delayed: (await serveApp({ files, api, apiLatencyMs: latencyMs, pem })).origin,
  };
  return [name, origins] as const;
}

const builds: readonly ServedBuild[] = JSON.parse(process.argv[2] ?? '[]');
const pem = await getCertificate(certificateFolder, 'portal-kit benchmark', ['127.0.0.1']);
const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
const origins: (readonly [string, AppOrigins])[] = [];
for (const build of builds) origins.push(await serveBuild(build, pem));
const ready: ServersReady = {
  origins: Object.fromEntries(origins),
  publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
};
process.send?.(ready);
process.on('disconnect', () => process.exit());
