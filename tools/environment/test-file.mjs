// npm run test:file -- <file> [options of vitest]: runs one unit test file with the configuration of its package.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureInstalled, main, root, run, SetupError } from './setup.mjs';

/** Finds a file's package: the nearest folder with a Vitest configuration. */
function findPackageFolder(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'vitest.config.ts'))) return folder;
    if (folder === root) break;
  }
  throw new SetupError(`${file} belongs to no package with unit tests.`);
}

main(async () => {
  const [argument, ...options] = process.argv.slice(2);
  if (argument === undefined) throw new SetupError('Usage: npm run test:file -- <file>');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), argument);
  if (!existsSync(file)) throw new SetupError(`${file} does not exist.`);
  const cwd = findPackageFolder(file);
  await ensureInstalled();
  const { ensureChromium, ensureHeadlessShell } = await import('./chromium.mjs');
  const env = {
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
  };
  const { code } = await run('vitest', ['run', file, ...options], { cwd, env });
  process.exitCode = code;
});
