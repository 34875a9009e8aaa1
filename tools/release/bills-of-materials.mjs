// Writes the bills of materials of the published packages: CycloneDX files beside their tarballs.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packedPackages } from '../../apps/partner-demo/packing.mjs';
import { environment, root } from '../environment/setup.mjs';

const run = promisify(execFile);

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Returns the command and first arguments of an npm that has `npm sbom`, which npm 10.2 introduced. */
async function npmWithSbom(options) {
  const { stdout } = await run('npm', ['--version'], options);
  const [major = 0, minor = 0] = stdout.trim().split('.').map(Number);
  if (major > 10 || (major === 10 && minor >= 2)) return ['npm'];
  const { packageManager } = await readJson(join(root, 'package.json'));
  return ['npx', '--yes', packageManager];
}

/**
 * Lists a package's dependencies at run time, without optional peers, which npm doesn't install. Source: its
 * package.json.
 */
export function runtimeNames({ dependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return new Set(names.filter((name) => !peerDependenciesMeta[name]?.optional));
}

const formatRef = ({ name, version }) => `${name}@${version}`;
const parsePackageName = (ref) => ref.slice(0, ref.lastIndexOf('@'));

/** Reads the packages of THIRD-PARTY-LICENSES.md, whose code the tarball contains. */
async function bundledPackages(folder) {
  const text = await readFile(join(folder, 'THIRD-PARTY-LICENSES.md'), 'utf8').catch(() => '');
  return [...text.matchAll(/^- (\S+) (\S+) \(.+\)$/gm)].map(([, name, version]) =>
    formatRef({ name, version }),
  );
}

/** Converts a license to an SPDX expression, whose operators are in capitals. npm accepts `MIT and ISC` too. */
export const licenseExpression = (text) =>
  text.replace(/\b(and|or|with)\b/g, (operator) => operator.toUpperCase());

/** Reads licenses by name and version. Source: package-lock.json. */
async function lockedLicenses() {
  const { packages } = await readJson(join(root, 'package-lock.json'));
  const entries = Object.entries(packages).filter(([path, { license }]) => path && license);
  return new Map(
    entries.map(([path, { name = path.split('node_modules/').at(-1), version, license }]) => [
      formatRef({ name, version }),
      licenseExpression(license),
    ]),
  );
}

/** Returns a component's licenses. Old versions of npm omit expressions that aren't exact. */
function resolveLicenses(component, locked) {
  const id = component.licenses?.[0]?.license?.id;
  if (id) return component.licenses;
  const expression = locked.get(component['bom-ref']);
  return expression ? [{ expression }] : [];
}

/** Describes this repository's packages, with the hashes of their tarballs. npm names them after their folders. */
async function describePackages(tarballs, sources) {
  const entries = sources.map(async ({ folder, tarball }) => {
    const manifest = await readJson(join(folder, 'package.json'));
    const bytes = await readFile(tarballs.find((path) => basename(path) === basename(tarball)));
    const ref = formatRef(manifest);
    const component = {
      'bom-ref': ref,
      type: 'library',
      name: manifest.name,
      version: manifest.version,
      author: manifest.author,
      description: manifest.description,
      purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
      hashes: [{ alg: 'SHA-512', content: createHash('sha512').update(bytes).digest('hex') }],
      licenses: [{ license: { id: manifest.license } }],
    };
    return [ref, { component, runtime: runtimeNames(manifest) }];
  });
  return new Map(await Promise.all(entries));
}

/** Collects the component and everything that it depends on, in the order of the search. */
function reachableFrom(ref, dependsOn) {
  const found = new Set([ref]);
  for (const each of found) for (const next of dependsOn.get(each) ?? []) found.add(next);
  return found;
}

/** Makes a package the subject of npm's document, which describes the repository and its development dependencies too. */
function buildDocument(ref, document, { packages, bundled, licenses }) {
  const dependsOn = new Map(document.dependencies.map((entry) => [entry.ref, entry.dependsOn]));
  for (const [own, { runtime }] of packages) {
    const all = dependsOn.get(own) ?? [];
    dependsOn.set(
      own,
      all.filter((each) => runtime.has(parsePackageName(each))),
    );
  }
  const reachable = reachableFrom(ref, dependsOn);
  const missing = bundled.filter((each) => !reachable.has(each));
  if (missing.length > 0) {
    throw new Error(`The bill of materials of ${ref} lacks the bundled packages ${missing.join(', ')}.`);
  }
  const components = document.components
    .filter((each) => each['bom-ref'] !== ref && reachable.has(each['bom-ref']))
    .map((each) => {
      const properties = bundled.includes(each['bom-ref'])
        ? [...each.properties, { name: 'cdx:npm:package:bundled', value: 'true' }]
        : each.properties;
      const own = packages.get(each['bom-ref'])?.component;
      return own ?? { ...each, properties, licenses: resolveLicenses(each, licenses) };
    });
  return {
    ...document,
    metadata: { ...document.metadata, component: packages.get(ref)?.component },
    components,
    dependencies: [...reachable].map((each) => ({ ref: each, dependsOn: dependsOn.get(each) ?? [] })),
  };
}

/**
 * Writes a CycloneDX file beside every tarball: `portal-kit-0.1.0.tgz` → `portal-kit-0.1.0.cdx.json`.
 *
 * @param {readonly string[]} tarballs Paths of the packed packages.
 * @param {object} [options]
 * @param {string} [options.into] Folder of the files. Default: the folder of the tarballs.
 * @param {typeof packedPackages} [options.packages] The packages of the tarballs.
 * @returns {Promise<string[]>} Paths of the files.
 */
export async function writeBillsOfMaterials(tarballs, { into, packages: sources = packedPackages } = {}) {
  // The toolchain's Node can run every version of npm. The Node of the machine may be too old.
  const options = { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const [command, ...first] = await npmWithSbom(options);
  const packages = await describePackages(tarballs, sources);
  const licenses = await lockedLicenses();
  const written = [];
  for (const [index, ref] of [...packages.keys()].entries()) {
    const { folder, tarball } = sources[index];
    // `--omit dev` would also omit run-time dependencies that another workspace uses for development.
    const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const { stdout } = await run(command, [...first, ...args, '--workspace', parsePackageName(ref)], options);
    const bundled = await bundledPackages(folder);
    const document = buildDocument(ref, JSON.parse(stdout), { packages, bundled, licenses });
    const target = into ?? dirname(tarballs[0]);
    const path = join(target, basename(tarball).replace(/\.tgz$/, '.cdx.json'));
    await writeFile(path, `${JSON.stringify(document, null, 2)}\n`);
    written.push(path);
  }
  return written;
}
