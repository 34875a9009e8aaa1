// npm run bench: how fast the portal is on this machine, in figures. What each one means: docs/benchmarks.md.
//   --quick           one run, 100 route cycles, 5 s of load: to try it
//   --runs <n>        runs per figure (5)
//   --only <name>     first-load, dashboard, sorting, supplier-switcher, form-typing, order-typing, route-cycles, server or load; may be repeated
//   --json <path>     writes the figures there too
//   --portal <dir>    measures this built portal and builds none
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, environment, main, node, root, run, SetupError } from './setup.mjs';

main(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  const chromium = await ensureChromium();
  if (!args.some((arg) => arg.startsWith('--portal'))) {
    console.log('Building the portal (only what has changed) …');
    const build = await run(
      'turbo',
      ['run', 'build', '--filter=@portal-kit/portal', '--output-logs=errors-only'],
      { quiet: true },
    );
    if (build.code !== 0) throw new SetupError(`${build.output}\nThe portal could not be built.`);
  }
  const bench = spawn(node, ['e2e/bench/main.ts', ...args], {
    cwd: root,
    env: { ...environment, PORTAL_CHROMIUM: chromium },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => bench.kill('SIGTERM'));
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
