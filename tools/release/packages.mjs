// npm run packages: builds the published packages and packs them into packed/, for npm install in another project. The
// package for tests is in packed/sandbox/, because pages do not need it. Writes a bill of materials for each package.
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, ensureInstalled, main, root } from '../environment/setup.mjs';

// --built packs the current build.
main(async () => {
  if (!process.argv.includes('--built')) {
    await ensureInstalled();
    console.log('Building the packages (changed packages only) …');
    await build('portal-kit', '@portal-kit/sandbox');
  }
  const { pack, sandboxPackage } = await import('../../apps/partner-demo/packing.mjs');
  const folder = join(root, 'packed');
  await rm(folder, { recursive: true, force: true });
  const tarballs = await pack(folder);
  const forTests = await pack(join(folder, 'sandbox'), [sandboxPackage]);
  const { writeBillsOfMaterials } = await import('./bills-of-materials.mjs');
  const bills = [
    ...(await writeBillsOfMaterials(tarballs)),
    ...(await writeBillsOfMaterials(forTests, { packages: [sandboxPackage] })),
  ];
  for (const path of [...tarballs, ...forTests, ...bills]) console.log(relative(root, path));
  console.log(`In your project: npm install ${folder}/*.tgz react react-dom`);
  console.log(`For your tests:  npm install --save-dev ${forTests.join(' ')}`);
});
