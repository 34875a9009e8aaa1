// npm test: every check and every test. Runs in a fresh clone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, main, node, root, run } from './setup.mjs';

const suites = [
  {
    name: 'unit, contract and component tests',
    command: 'turbo',
    args: ['run', 'test', '--output-logs=new-only', '--concurrency=2'],
    cwd: root,
  },
  { name: 'end-to-end tests', command: 'playwright', args: ['test'], cwd: join(root, 'e2e') },
];

main(async () => {
  await ensureInstalled();
  const { ensureChromium, ensureHeadlessShell } = await import('./chromium.mjs');
  const { ensureEngines } = await import('./engines.mjs');
  const { ensureNginx } = await import('./nginx.mjs');
  const { ensureCaddy } = await import('./caddy.mjs');
  const { runChecks } = await import('../checks/run-checks.mjs');
  const { checkContractCoverage } = await import('../contract/coverage.mjs');
  const { recordTests } = await import('../release/test-record.mjs');
  await ensureEngines();
  const records = await mkdtemp(join(tmpdir(), 'contract-coverage-'));
  const env = {
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
    PORTAL_NGINX: (await ensureNginx()) ?? '',
    PORTAL_CADDY: (await ensureCaddy()) ?? '',
    PORTAL_COVERAGE_DIR: records,
  };
  let { passed, failed } = await runChecks();
  const count = (code) => {
    if (code === 0) passed += 1;
    else failed += 1;
  };
  for (const { name, command, args, cwd } of suites) {
    console.log(`\n── ${name} ──`);
    const { code } = await run(command, args, { env, cwd });
    count(code);
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  }
  const coverage = checkContractCoverage(records);
  await rm(records, { recursive: true });
  console.log(`\n── contract coverage ──\n${coverage.output}`);
  count(coverage.code);
  // The documentation must also build after the tests have written their reports.
  const documents = await run(node, ['apps/docs/build/check.ts'], { quiet: true });
  console.log(`\n── documents beside reports ──\n${documents.output}`);
  count(documents.code);
  console.log(`\n${passed} passed, ${failed} failed`);
  recordTests(root, failed === 0);
  process.exitCode = failed > 0 ? 1 : 0;
});
