// npm run bench: measures the portal on this machine. docs/benchmarks.md explains each figure.
//   --quick           one run, 100 route cycles, 5 s of load: a trial run
//   --runs <n>        runs per figure (5)
//   --only <name>     first-load, dashboard, sorting, supplier-switcher, form-typing, order-typing, route-cycles, server or load; repeatable
//   --json <path>     also writes the figures to this file
//   --portal <dir>    measures this built portal and skips the build
import { ensureChromium } from './chromium.mjs';
import { build, ensureInstalled, environment, main, node, root, start } from './setup.mjs';

main(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  const chromium = await ensureChromium();
  if (!args.some((arg) => arg === '--portal' || arg.startsWith('--portal='))) {
    console.log('Building the portal (changed packages only) …');
    await build('@portal-kit/portal');
  }
  const env = { ...environment, PORTAL_CHROMIUM: chromium };
  const bench = start(node, ['e2e/bench/main.ts', ...args], { cwd: root, env, stdio: 'inherit' });
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
