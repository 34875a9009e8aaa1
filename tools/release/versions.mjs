// The version of a release is in many files: package.json files, package-lock.json, examples and the released contract.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Lists the package.json files that may depend on a published package, relative to the tree. */
const manifestPaths = (tree) =>
  globSync(
    [
      'packages/*/package.json',
      'apps/*/package.json',
      'examples/*/package.json',
      '{mocks,e2e,tools}/package.json',
    ],
    {
      cwd: tree,
    },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Lists a manifest's dependencies on published packages: field, name, version. */
function ownDependencies(manifest, names) {
  return dependencyFields.flatMap((field) =>
    Object.entries(manifest[field] ?? {})
      .filter(([name]) => names.includes(name))
      .map(([name, version]) => ({ field, name, version })),
  );
}

/** Finds versions that differ: of packages, of dependencies on packages, of the last release and its contract. */
export function findVersionProblems({ tree, packages, released }) {
  const names = packages.map(({ name }) => name);
  const versions = new Map(packages.map(({ name, manifest }) => [name, manifest.version]));
  if (new Set(versions.values()).size > 1) {
    const list = [...versions].map(([name, version]) => `${name} ${version}`).join(', ');
    return [
      `The packages have different versions: ${list}. Published packages always have the same version.`,
    ];
  }
  const [version] = versions.values();
  const problems = manifestPaths(tree).flatMap((path) =>
    ownDependencies(readJson(join(tree, path)), names)
      .filter((dependency) => dependency.version !== version)
      .map(
        ({ name, version: other }) => `${path} depends on ${name} ${other}, but its version is ${version}.`,
      ),
  );
  if (released.version !== version) {
    problems.push(
      `tools/release/released/ describes ${released.version}, but the packages have version ${version}. Only npm run release -- --version changes versions.`,
    );
  }
  const contract = join(tree, 'openapi/released.json');
  if (existsSync(contract) && readJson(contract).version !== version) {
    problems.push(
      `openapi/released.json is the contract of ${readJson(contract).version}, but the packages have version ${version}. Run npm run contract-changes -- --release.`,
    );
  }
  return problems;
}

/** Replaces the versions of published packages in all manifests that depend on them. */
export function updateDependents(tree, names, version) {
  for (const path of manifestPaths(tree)) {
    const text = readFileSync(join(tree, path), 'utf8');
    const updated = ownDependencies(JSON.parse(text), names).reduce(
      (all, { name, version: old }) => all.replaceAll(`"${name}": "${old}"`, `"${name}": "${version}"`),
      text,
    );
    if (updated !== text) writeFileSync(join(tree, path), updated);
  }
}

/** Copies versions and dependencies of the workspaces into package-lock.json. npm would ask the registry. */
export function updateLock(tree) {
  const path = join(tree, 'package-lock.json');
  const lock = readJson(path);
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '' || entry.link || folder.includes('node_modules')) continue;
    const manifest = readJson(join(tree, folder, 'package.json'));
    entry.version = manifest.version;
    for (const field of dependencyFields)
      for (const name of Object.keys(entry[field] ?? {})) entry[field][name] = manifest[field][name];
  }
  writeJson(path, lock);
}
