import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What may be given on inside a file of ours, as long as its text goes with it. */
const accepted: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]);

interface Bundled {
  name: string;
  version: string;
  licence: string;
  /** Texts of its licence and notices. */
  texts: readonly string[];
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name: string };
}

/** Folder of the package that a module belongs to: the nearest with a name and a version. */
async function packageOf(module: string): Promise<{ folder: string; manifest: Manifest }> {
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.name && manifest.version) return { folder, manifest };
  }
  throw new Error(`portal-kit: ${module} belongs to no package.`);
}

async function readPackage(folder: string, manifest: Manifest): Promise<Bundled> {
  const { name = '', version = '', license = '' } = manifest;
  if (!accepted.has(license)) {
    throw new Error(`portal-kit: ${name} ${version} is bundled and its licence is "${license}".`);
  }
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file));
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  return {
    name,
    version,
    licence: license,
    texts:
      texts.length > 0 ? texts.map((text) => text.replaceAll('\r\n', '\n').trim()) : [`© ${author ?? name}`],
  };
}

/** Packages that say the same, under one text. */
function section(text: string, packages: readonly Bundled[]): string {
  const names = packages.map(({ name, version, licence }) => `- ${name} ${version} (${licence})`);
  return [...names, '', ...text.split('\n').map((line) => `    ${line}`.trimEnd())].join('\n');
}

/**
 * Whose code the script and the worker carry, with their licences: `dist/script/THIRD-PARTY-LICENSES.md`. Fails where one
 * asks for more than to be named.
 */
export async function writeLicences(modules: readonly string[]): Promise<void> {
  const packages = new Map<string, Bundled>();
  for (const module of new Set(modules)) {
    const path = module.replace(/^\0/, '').replace(/\?.*$/, '');
    if (!path.includes('/node_modules/')) continue;
    const { folder, manifest } = await packageOf(path);
    const key = `${manifest.name} ${manifest.version}`;
    if (!packages.has(key)) packages.set(key, await readPackage(folder, manifest));
  }
  const byText = new Map<string, Bundled[]>();
  for (const [, bundled] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = bundled.texts.join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), bundled]);
  }
  const sections = [...byText].map(([text, sharing]) => section(text, sharing));
  const document = [
    '# Third-party software',
    'Code of these packages is inside `dist/script` and `dist/upload.worker.js`. Everything else is a dependency, and brings its own licence.',
    ...sections,
  ].join('\n\n');
  await writeFile('dist/script/THIRD-PARTY-LICENSES.md', `${document}\n`);
}
