// npm run test:examples: installs, builds and opens every example of examples/. Options go to Playwright, such as --list.
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureInstalled, main, root, run } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const env = {
    PORTAL_EXAMPLES: 'all',
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
  };
  const args = ['test', 'examples/', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, { env, cwd: join(root, 'e2e') });
  process.exitCode = code;
});
