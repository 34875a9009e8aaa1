import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Licenses that allow bundling if the license text is included. */
const acceptedLicenses: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]);

interface BundledPackage {
  name: string;
  version: string;
  license: string;
  /** License and notice texts. */
  texts: readonly string[];
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name: string };
}

/** Finds the package that contains a module: the nearest folder whose package.json has a name and a version. */
async function findPackage(module: string): Promise<{ folder: string; manifest: Manifest }> {
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.name && manifest.version) return { folder, manifest };
  }
  throw new Error(`portal-kit: no package contains the bundled module ${module}.`);
}

async function readPackage(folder: string, manifest: Manifest): Promise<BundledPackage> {
  const { name = '', version = '', license = '' } = manifest;
  if (!acceptedLicenses.has(license)) {
    throw new Error(
      `portal-kit: the bundle contains ${name} ${version}, whose license "${license}" is not accepted. Remove the ` +
        'dependency, or add the license to packaging/licenses.ts.',
    );
  }
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file));
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  return {
    name,
    version,
    license,
    texts:
      texts.length > 0 ? texts.map((text) => text.replaceAll('\r\n', '\n').trim()) : [`© ${author ?? name}`],
  };
}

/** Formats a license text with all packages that use it. */
function formatLicenseSection(text: string, packages: readonly BundledPackage[]): string {
  const names = packages.map(({ name, version, license }) => `- ${name} ${version} (${license})`);
  return [...names, '', ...text.split('\n').map((line) => `    ${line}`.trimEnd())].join('\n');
}

/**
 * Writes `dist/script/THIRD-PARTY-LICENSES.md`: the packages that the script file and the worker contain, with their
 * licenses.
 *
 * @throws Error, if a package has a license that is not accepted.
 */
export async function writeLicenses(modules: readonly string[]): Promise<void> {
  const packages = new Map<string, BundledPackage>();
  for (const module of new Set(modules)) {
    const path = module.replace(/^\0/, '').replace(/\?.*$/, '');
    if (!path.includes('/node_modules/')) continue;
    const { folder, manifest } = await findPackage(path);
    const key = `${manifest.name} ${manifest.version}`;
    if (!packages.has(key)) packages.set(key, await readPackage(folder, manifest));
  }
  const packagesByText = new Map<string, BundledPackage[]>();
  for (const [, bundled] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = bundled.texts.join('\n\n');
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), bundled]);
  }
  const sections = [...packagesByText].map(([text, sharing]) => formatLicenseSection(text, sharing));
  const document = [
    '# Third-party software',
    '`dist/script` and `dist/upload.worker.js` contain code of these packages. All other packages are dependencies, which include their own licenses.',
    ...sections,
  ].join('\n\n');
  await writeFile('dist/script/THIRD-PARTY-LICENSES.md', `${document}\n`);
}
