// Compiles pages of Vue, Svelte and React with the packed packages. Pages of Vue and Svelte have no types of React.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackInto } from '../../apps/partner-demo/packing.mjs';
import { readSamples } from '../../apps/playground/packaging/read-samples.ts';
import { node, root, run } from '../environment/setup.mjs';

const installed = join(root, 'node_modules');
const pages = join(root, 'tools/checks/framework-types');

const linkAll = async (from, to, isLinked) => {
  await mkdir(to, { recursive: true });
  for (const name of (await readdir(from)).filter(isLinked)) await symlink(join(from, name), join(to, name));
};

/** Installs the packed packages and links all other packages of the repository, without the types of React. */
async function install(folder) {
  const target = join(folder, 'node_modules');
  const isOther = (name) => !name.startsWith('.') && !['@types', '@portal-kit', 'portal-kit'].includes(name);
  await linkAll(installed, target, isOther);
  await linkAll(join(installed, '@types'), join(target, '@types'), (name) => !name.startsWith('react'));
  await unpackInto(folder);
}

const options = {
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  // A linked package must resolve its imports from the folder of the page.
  preserveSymlinks: true,
};

async function prepare(folder, page) {
  await cp(join(pages, page), join(folder, page), { recursive: true });
  const project = join(folder, `tsconfig.${page}.json`);
  const vueCompilerOptions = { strictTemplates: true };
  await writeFile(project, JSON.stringify({ compilerOptions: options, vueCompilerOptions, include: [page] }));
  return project;
}

/** Writes the code that the playground shows for every widget. */
async function writeSamples(folder, framework) {
  const samples = await readSamples(framework);
  if (samples.length === 0) throw new Error(`The playground has no code for ${framework}.`);
  for (const { name, files } of samples) {
    const target = join(folder, framework, 'samples', name);
    await mkdir(target, { recursive: true });
    for (const file of files) await writeFile(join(target, file.name), file.code);
  }
}

/** Entries for pages without React. Their types must compile without the types of React. */
const isWithoutReact = (path) =>
  /^\.\/(elements(\/.*)?|element-inputs|languages|leaving|list-state|record-status|storage-keys)$/.test(path);

/** Generates a module that imports every entry for pages without React. */
async function generateEntryImports(folder) {
  const manifest = await readFile(join(folder, 'node_modules/portal-kit/package.json'), 'utf8');
  const paths = Object.keys(JSON.parse(manifest).exports).filter(isWithoutReact);
  return paths.map((path) => `import 'portal-kit${path.slice(1)}';\n`).join('');
}

/** Lines that a checker must report. The other pages expect their errors with comments. */
const wrongSvelteLines = [5, 6, 7, 8];

async function checkVue(folder) {
  const project = await prepare(folder, 'vue');
  await writeFile(join(folder, 'vue/every-entry.ts'), await generateEntryImports(folder));
  await writeSamples(folder, 'vue');
  const args = [join(installed, 'vue-tsc/bin/vue-tsc.js'), '-p', project, '--pretty', 'false'];
  return run(node, args, { cwd: folder, quiet: true });
}

async function checkSvelte(folder) {
  const project = await prepare(folder, 'svelte');
  await writeSamples(folder, 'svelte');
  const args = [
    join(installed, 'svelte-check/bin/svelte-check'),
    '--tsconfig',
    project,
    '--output',
    'machine',
  ];
  const { output } = await run(node, args, { cwd: join(folder, 'svelte'), quiet: true });
  const reports = output.split('\n').filter((line) => / (ERROR|WARNING|FAILURE) /.test(line));
  const isPlanted = (report) => wrongSvelteLines.some((line) => report.includes(`wrong.svelte" ${line}:`));
  const problems = reports.filter((report) => !isPlanted(report));
  const missed = wrongSvelteLines.filter(
    (line) => !reports.some((each) => each.includes(`wrong.svelte" ${line}:`)),
  );
  const isComplete = / COMPLETED /.test(output);
  return {
    code: problems.length + missed.length + (isComplete ? 0 : 1),
    output: [
      ...problems,
      ...missed.map((line) => `wrong.svelte: line ${line} has an error that svelte-check does not report`),
      ...(isComplete ? [] : [output]),
    ].join('\n'),
  };
}

async function checkReact(folder, types) {
  const project = await prepare(folder, 'react');
  const target = join(folder, 'node_modules/@types/react');
  await rm(target, { force: true });
  await symlink(join(installed, types), target);
  return run(node, [join(installed, 'typescript7/bin/tsc'), '-p', project], { quiet: true });
}

export async function checkFrameworkTypes() {
  const folder = await mkdtemp(join(tmpdir(), 'framework-types-'));
  try {
    await install(folder);
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const results = {
      Vue: await checkVue(folder),
      Svelte: await checkSvelte(folder),
      'React 19': await checkReact(folder, '@types/react'),
      'React 18': await checkReact(folder, 'types-react-18'),
    };
    const failed = Object.entries(results).filter(([, { code }]) => code !== 0);
    return {
      code: failed.length,
      output: failed.map(([name, { output }]) => `${name}:\n${output}`).join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
