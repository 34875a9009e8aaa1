// Installs and builds the peers of `npm run bench -- --peers`. They are no workspaces, so no other command installs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled, markInstalled, node, root, run, SetupError } from './setup.mjs';

const apps = join(root, 'e2e/bench/peers/apps');

async function ensurePeerInstalled(name, folder) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${name} (once per change of its package-lock.json) …`);
  await install(folder, '--ignore-scripts');
  markInstalled(folder);
}

/** The peers are not part of `npm run check`, because their packages are not installed there. */
async function checkPeerTypes() {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const { code, output } = await run(node, [compiler, '-p', apps, '--pretty', 'false'], { quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nThe types of the peers are wrong.`);
}

async function buildPeer(name, folder) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'error'];
  const { code, output } = await run(node, args, { cwd: folder, quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nThe build of ${name} failed.`);
}

/** Installs each peer when its lock file has changed, and builds all peers. */
export async function ensurePeers() {
  const peers = readdirSync(apps)
    .map((name) => ({ name, folder: join(apps, name) }))
    .filter(({ folder }) => existsSync(join(folder, 'package-lock.json')));
  for (const { name, folder } of peers) await ensurePeerInstalled(name, folder);
  console.log('Building the peers …');
  await checkPeerTypes();
  for (const { name, folder } of peers) await buildPeer(name, folder);
}
