// npm run docs [-- --build]: builds the documentation site into apps/docs/dist and serves it. `--build` only builds.
//   PORT        port of the site. Default: 4350
//   DOCS_BASE   path of the site on its host. Default: /
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPort, requireFreePort } from './ports.mjs';
import { build, ensureInstalled, exitWith, main, root, startServer } from './setup.mjs';

const defaultPort = 4350;
const apps = join(root, 'apps');

/** Applications that the site contains, each in the folder of its name. */
const applications = ['playground', 'design'];

async function buildSite() {
  console.log('Building the documentation site (changed packages only) …');
  await build('@portal-kit/docs', ...applications.map((name) => `@portal-kit/${name}`));
  for (const name of applications) {
    const target = join(apps, 'docs/dist', name);
    await rm(target, { recursive: true, force: true });
    await cp(join(apps, name, 'dist'), target, { recursive: true });
  }
}

main(async () => {
  const isOnlyBuild = process.argv.includes('--build');
  const port = readPort(defaultPort);
  const suggestedPort = port < 65_535 ? port + 1 : port - 1;
  if (!isOnlyBuild) await requireFreePort(port, { command: 'npm run docs', defaultPort, suggestedPort });
  await ensureInstalled();
  await buildSite();
  if (isOnlyBuild) console.log('Built: apps/docs/dist. Serve this folder with any static file server.');
  else exitWith(startServer(['apps/docs/build/serve.ts', '--port', String(port)]));
});
