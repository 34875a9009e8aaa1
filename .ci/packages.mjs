// npm run packages: the packages as they are published, built and packed into packed/, for npm install.
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ensureInstalled, main, root, run, SetupError } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  console.log('Building the packages (only what has changed) …');
  const build = ['run', 'build', '--filter=portal-kit', '--output-logs=errors-only'];
  const { code, output } = await run('turbo', build, { quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nThe packages could not be built.`);
  const { pack } = await import('../apps/partner-demo/packing.mjs');
  const folder = join(root, 'packed');
  await rm(folder, { recursive: true, force: true });
  for (const tarball of await pack(folder)) console.log(relative(root, tarball));
  console.log(`In a project of yours: npm install ${folder}/*.tgz react react-dom`);
});
