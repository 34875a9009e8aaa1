// npm run test:transcripts: compares the transcripts of the screen reader. Options go to Playwright, such as --update-snapshots.
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureInstalled, main, root, run } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const env = {
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
  };
  const args = ['test', 'screen-reader', '--project=headless-shell', ...process.argv.slice(2)];
  const { code } = await run('playwright', args, { env, cwd: join(root, 'e2e') });
  process.exitCode = code;
});
