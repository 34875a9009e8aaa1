// npm run packages: builds the published packages and packs them into packed/, for npm install in another project.
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, ensureInstalled, main, root } from '../environment/setup.mjs';

main(async () => {
  await ensureInstalled();
  console.log('Building the packages (changed packages only) …');
  await build('portal-kit');
  const { pack } = await import('../../apps/partner-demo/packing.mjs');
  const folder = join(root, 'packed');
  await rm(folder, { recursive: true, force: true });
  for (const tarball of await pack(folder)) console.log(relative(root, tarball));
  console.log(`In your project: npm install ${folder}/*.tgz react react-dom`);
});
