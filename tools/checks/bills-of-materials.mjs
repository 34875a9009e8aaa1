// Checks that the bills of materials describe the installed packages.
import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { packedPackages } from '../../apps/partner-demo/packing.mjs';
import { root } from '../environment/setup.mjs';
import { licenseExpression, runtimeNames, writeBillsOfMaterials } from '../release/bills-of-materials.mjs';

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Finds the folder of an installed package, as Node finds it from another folder. */
async function findInstalledFolder(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = await realpath(join(folder, 'node_modules', name)).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${name} is not installed for ${relative(root, from)}.`);
}

/** Collects the folders and manifests of all packages that a package needs at run time, by name and version. */
async function installedDependencies(folder, found = new Map()) {
  for (const name of runtimeNames(await readJson(join(folder, 'package.json')))) {
    const dependency = await findInstalledFolder(name, folder);
    const manifest = await readJson(join(dependency, 'package.json'));
    const ref = `${name}@${manifest.version}`;
    if (found.has(ref)) continue;
    found.set(ref, { folder: dependency, manifest });
    await installedDependencies(dependency, found);
  }
  return found;
}

const sha512 = (bytes) => createHash('sha512').update(bytes).digest('hex');

/**
 * Returns the hash of a package's tarball: computed for a package of this repository, otherwise read from
 * package-lock.json.
 */
async function expectedHash(folder, lock) {
  const own = packedPackages.find((each) => each.folder === folder);
  if (own) return sha512(await readFile(own.tarball));
  const { integrity = '' } = lock.packages[relative(root, folder)] ?? {};
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}

const getLicense = ({ licenses: [entry] = [] }) => entry?.license?.id ?? entry?.expression;

async function findProblems({ name, folder, tarball }, document, lock) {
  const { name: subject, version, hashes } = document.metadata.component;
  const manifest = await readJson(join(folder, 'package.json'));
  const problems = [];
  if (`${subject}@${version}` !== `${name}@${manifest.version}`)
    problems.push(`describes ${subject}@${version}`);
  if (hashes[0].content !== sha512(await readFile(tarball))) problems.push('lacks the hash of the tarball');
  const components = new Map(document.components.map((each) => [`${each.name}@${each.version}`, each]));
  for (const [ref, installed] of await installedDependencies(folder)) {
    const component = components.get(ref);
    if (!component) {
      problems.push(`lacks ${ref}`);
      continue;
    }
    if (getLicense(component) !== licenseExpression(installed.manifest.license))
      problems.push(`lacks the license of ${ref}`);
    const hash = component.hashes?.[0];
    if (hash?.alg !== 'SHA-512' || hash.content !== (await expectedHash(installed.folder, lock)))
      problems.push(`lacks the hash of ${ref}`);
    if (component.purl !== `pkg:npm/${ref.replace(/^@/, '%40')}`)
      problems.push(`has a wrong purl for ${ref}`);
  }
  const development = Object.keys(manifest.devDependencies ?? {}).filter(
    (each) =>
      !runtimeNames(manifest).has(each) &&
      document.dependencies[0].dependsOn.some((ref) => ref.startsWith(`${each}@`)),
  );
  problems.push(...development.map((each) => `contains the development dependency ${each}`));
  const refs = new Set([document.metadata.component, ...document.components].map((each) => each['bom-ref']));
  const unknown = document.dependencies
    .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    .filter((ref) => !refs.has(ref));
  problems.push(...unknown.map((ref) => `refers to ${ref}, which it does not contain`));
  return problems.map((problem) => `The bill of materials of ${name} ${problem}`);
}

export async function checkBillsOfMaterials() {
  const folder = join(root, '.cache/bills-of-materials');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lock = await readJson(join(root, 'package-lock.json'));
  const paths = await writeBillsOfMaterials(
    packedPackages.map(({ tarball }) => tarball),
    { into: folder },
  );
  const problems = await Promise.all(
    paths.map(async (path, index) => findProblems(packedPackages[index], await readJson(path), lock)),
  );
  return { code: problems.flat().length, output: problems.flat().join('\n') };
}
