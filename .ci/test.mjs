// npm test: every check and every test, from a fresh clone on.

import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, main, run } from './setup.mjs';

const suites = [
  {
    name: 'unit, contract and component tests',
    command: 'turbo',
    args: ['run', 'test', '--output-logs=new-only', '--concurrency=1'],
  },
  { name: 'journeys', command: 'playwright', args: ['test'], cwd: 'e2e' },
];

main(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const env = { PORTAL_CHROMIUM: chromium };
  let { passed, failed } = await check();
  for (const { name, command, args, cwd } of suites) {
    console.log(`\n── ${name} ──`);
    const { code } = await run(command, args, { env, ...(cwd && { cwd }) });
    if (code === 0) passed += 1;
    else failed += 1;
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
