// npm run packages: builds the published packages and packs them into packed/, for npm install in another project. Writes
// a bill of materials for each package.
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
  const tarballs = await pack(folder);
  const { writeBillsOfMaterials } = await import('./bills-of-materials.mjs');
  for (const path of [...tarballs, ...(await writeBillsOfMaterials(tarballs))])
    console.log(relative(root, path));
  console.log(`In your project: npm install ${folder}/*.tgz react react-dom`);
});
