// npm run test:engines: runs every engine journey in each installed browser engine. Options go to Playwright, such as --list.
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled, main, root, run } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  await ensureEngines();
  const options = process.argv.slice(2);
  const env = {
    PORTAL_ENGINE_JOURNEYS: 'all',
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
  };
  const args = ['test', 'engines/journeys', ...options];
  if (options.length === 0) args.push('--reporter=list,./engines/table-reporter.ts');
  const { code } = await run('playwright', args, { env, cwd: join(root, 'e2e') });
  process.exitCode = code;
});
