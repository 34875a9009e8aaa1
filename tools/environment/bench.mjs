// npm run bench: measures the portal on this machine. docs/benchmarks.md explains each figure.
//   --quick           one run, 100 route cycles, 5 s of load: a trial run
//   --runs <n>        runs per figure (5)
//   --only <name>     first-load, dashboard, sorting, supplier-switcher, form-typing, order-typing, route-cycles, server or load; repeatable
//   --json <path>     also writes the figures to this file
//   --portal <dir>    measures this built portal and skips the build
//   --peers           compares the portal with react-admin, MUI, AG Grid and plain React; --only takes load, interactions or heap
//   --from <path>     with --peers: compares the figures of an earlier comparison instead of new ones; repeatable
import { ensureChromium } from './chromium.mjs';
import { ensurePeers } from './peers.mjs';
import { build, ensureInstalled, environment, main, node, root, start } from './setup.mjs';

/** Provides a browser and the builds, and returns the environment of the measurement. */
async function prepare(has) {
  const chromium = await ensureChromium();
  if (!has('--portal')) {
    console.log('Building the portal (changed packages only) …');
    await build('@portal-kit/portal');
  }
  if (has('--peers')) await ensurePeers();
  return { ...environment, PORTAL_CHROMIUM: chromium };
}

main(async () => {
  const args = process.argv.slice(2);
  const has = (option) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));
  await ensureInstalled();
  const env = has('--from') ? environment : await prepare(has);
  const bench = start(node, ['e2e/bench/main.ts', ...args], { cwd: root, env, stdio: 'inherit' });
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
