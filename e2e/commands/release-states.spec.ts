import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from './command-process.ts';

const names = ['@portal-kit/sdk', '@portal-kit/ui', 'portal-kit', '@portal-kit/sandbox'];

let tree = '';
test.beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'release-state-'));
});
test.afterEach(() => rmSync(tree, { recursive: true }));

function write(path: string, value: unknown) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), typeof value === 'string' ? value : JSON.stringify(value));
}

const getPackageFolder = (name: string) => basename(name);
const buildManifest = (name: string, version: string) => ({
  name,
  version,
  exports: {},
  publishConfig: { access: 'public' },
  dependencies: name === 'portal-kit' ? { '@portal-kit/sdk': version, '@portal-kit/ui': version } : {},
});
const buildReport = (name: string, ...declarations: string[]) =>
  `# API of ${name}\n\n## ${name}\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`;
const changeset = (...releases: [string, string][]) =>
  `---\n${releases.map(([name, level]) => `"${name}": ${level}\n`).join('')}---\n\nA change for partners.\n`;

const declarations = [
  'export interface Item {\n    readonly sku: string;\n}',
  'export function list(): Item[];',
];

/** Writes a small repository with four packages whose API hasn't changed since the last release. */
function writeRepository(version = '1.2.0') {
  for (const name of names) {
    write(`packages/${getPackageFolder(name)}/package.json`, buildManifest(name, version));
    write(`packages/${getPackageFolder(name)}/api-report.md`, buildReport(name, ...declarations));
    write(`packages/${getPackageFolder(name)}/CHANGELOG.md`, `# ${name}\n\n## ${version}\n`);
    write(`tools/release/released/${getPackageFolder(name)}.md`, buildReport(name, ...declarations));
  }
  write('tools/release/released/release.json', { version });
  write('.changeset/config.json', { access: 'public', baseBranch: 'main' });
  for (const document of ['portal', 'identity', 'embed'])
    write(`openapi/bundled/${document}.json`, { paths: {} });
  write('openapi/released.json', { version, documents: {} });
}

async function release(args: string[] = ['--dry-run'], env: NodeJS.ProcessEnv = {}) {
  const command = [join(root, 'tools/release/release.mjs'), ...args];
  const options = { cwd: tree, env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, command, options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

/** Expects that the dry run refuses the state with exit code 2 and with this text. */
async function expectRefusal(text: string | RegExp) {
  const { code, output } = await release();
  expect(output).toMatch(text);
  expect(code).toBe(2);
}

/** Expects that the check of `npm run check` accepts the state. */
async function expectNoProblem() {
  const command = [join(root, 'tools/release/release-state.mjs')];
  expect(await promisify(execFile)(process.execPath, command, { cwd: tree })).toEqual({
    stdout: '',
    stderr: '',
  });
}

test('a release without changesets is refused', async () => {
  writeRepository();
  await expectRefusal('There are no changesets in .changeset/');
});

test('a changeset for an unknown package, of an unknown kind, without a package or without a text is refused', async () => {
  writeRepository();
  write('.changeset/one.md', changeset(['@portal-kit/core', 'minor'], ['portal-kit', 'huge']));
  write('.changeset/two.md', '---\n---\n\nText.\n');
  write('.changeset/three.md', '---\n"portal-kit": minor\n---\n');
  const { code, output } = await release();
  expect(code).toBe(2);
  expect(output).toContain('.changeset/one.md names @portal-kit/core, which is not a published package.');
  expect(output).toContain('.changeset/one.md declares "huge" for portal-kit. Use patch, minor, major.');
  expect(output).toContain('.changeset/two.md names no package.');
  expect(output).toContain('.changeset/three.md has no text.');
});

test('a change of the API without a changeset for its package is refused', async () => {
  writeRepository();
  write('.changeset/one.md', changeset(['portal-kit', 'major']));
  write(
    'packages/ui/api-report.md',
    buildReport('@portal-kit/ui', ...declarations, 'export const color: string;'),
  );
  await expectRefusal(
    /The API of @portal-kit\/ui changed since 1\.2\.0, but no changeset names the package\..*"@portal-kit\/ui": minor\.\n +added +@portal-kit\/ui: color/,
  );
});

for (const [version, required, tooSmall] of [
  ['1.2.0', 'major', 'minor'],
  ['0.2.0', 'minor', 'patch'],
] as const) {
  test(`a removed export of ${version} needs a ${required} release`, async () => {
    writeRepository(version);
    const [item = ''] = declarations;
    write('packages/sdk/api-report.md', buildReport('@portal-kit/sdk', item));
    write('.changeset/one.md', changeset(['@portal-kit/sdk', tooSmall]));
    await expectRefusal(`needs a ${required} release, but its changesets declare ${tooSmall}.`);
    await expectRefusal(/removed +@portal-kit\/sdk: list/);
    write('.changeset/two.md', changeset(['@portal-kit/sdk', required]));
    await expectNoProblem();
  });
}

test('a changed export needs a minor release; another order of union members is no change', async () => {
  writeRepository();
  write('.changeset/one.md', changeset(['portal-kit', 'patch']));
  const report = (type: string) => buildReport('portal-kit', `export type Theme = ${type};`);
  write('tools/release/released/portal-kit.md', report("'dark' | 'light'"));
  write('packages/portal-kit/api-report.md', report("'light' | 'dark' | 'system'"));
  await expectRefusal(/changed +portal-kit: Theme/);
  write('packages/portal-kit/api-report.md', report("'light' | 'dark'"));
  await expectNoProblem();
});

test('different versions of packages, dependencies, the last release or its contract are refused', async () => {
  writeRepository();
  write('.changeset/one.md', changeset(['portal-kit', 'minor']));
  write('packages/ui/package.json', buildManifest('@portal-kit/ui', '1.3.0'));
  await expectRefusal('The packages have different versions: @portal-kit/sdk 1.2.0, @portal-kit/ui 1.3.0');

  writeRepository();
  write('examples/vue/package.json', { dependencies: { 'portal-kit': '1.1.0' } });
  write('openapi/released.json', { version: '1.1.0', documents: {} });
  write('tools/release/released/release.json', { version: '1.1.0' });
  await expectRefusal('examples/vue/package.json depends on portal-kit 1.1.0, but its version is 1.2.0.');
  await expectRefusal('openapi/released.json is the contract of 1.1.0, but the packages have version 1.2.0.');
  await expectRefusal('tools/release/released/ describes 1.1.0, but the packages have version 1.2.0.');
});

test('a breaking change of the contract without a major changeset is refused', async () => {
  writeRepository();
  write('.changeset/one.md', changeset(['portal-kit', 'minor']));
  const paths = { '/items': { get: { operationId: 'listItems', responses: {} } } };
  write('openapi/released.json', { version: '1.2.0', documents: { portal: { paths } } });
  await expectRefusal(/breaking changes since 1\.2\.0:\n +.*listItems: was removed/);
});

test('unknown options and examples are refused', async () => {
  writeRepository();
  const option = await release(['--dry']);
  expect([option.code, option.output]).toEqual([2, expect.stringContaining('Usage: npm run release')]);
  const example = await release(['--dry-run', '--examples', 'html,ember']);
  expect([example.code, example.output]).toEqual([2, expect.stringContaining('There is no example ember.')]);
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@portal.example', ...args], {
    cwd: tree,
    encoding: 'utf8',
  }).trim();

/** Creates an environment in which npm is a script with this exit code, and which can't sign a provenance. */
function environmentWithNpm(exitCode: number): NodeJS.ProcessEnv {
  const bin = join(tree, '.git/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "npm: $*" >&2\nexit ${exitCode}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  return {
    PATH: `${bin}:${process.env.PATH}`,
    ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
    SIGSTORE_ID_TOKEN: undefined,
  };
}

test('npm run release lists every unmet condition and publishes nothing', async () => {
  writeRepository();
  write('packages/ui/CHANGELOG.md', '# @portal-kit/ui\n');
  git('init', '--quiet', '--initial-branch', 'feature');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Release 1.2.0');
  for (const name of names) git('tag', `${name}@1.2.0`);
  write('.changeset/one.md', changeset(['portal-kit', 'minor']));
  for (const args of [[], ['--publish']]) {
    const { code, output } = await release(args, environmentWithNpm(1));
    expect(code).toBe(2);
    expect(output.split('\n').filter((line) => line.startsWith('✓'))).toEqual([
      '✓ versions, changesets and API agree',
    ]);
    expect(output).toContain('1 files differ from the commit, such as .changeset/one.md.');
    expect(output).toContain('The branch is feature. Releases come from main: git switch main');
    expect(output).toContain('1 changesets are not part of version 1.2.0. Run npm run release -- --version');
    expect(output).toContain('CHANGELOG.md of @portal-kit/ui does not describe 1.2.0.');
    expect(output).toMatch(/The tag \S+@1\.2\.0 exists, so 1\.2\.0 is released\./);
    expect(output).toContain('npm test has not passed for this commit. Run npm test.');
    expect(output).toContain('npm whoami failed (npm: whoami). Run npm login');
    expect(output).toContain('Provenance needs an identity token of CI');
    expect(output).toContain('Nothing was published.');
    expect(output).not.toContain('Plan of');
  }
});

test('npm run release prints its plan when all conditions are met', async () => {
  writeRepository();
  write('.gitignore', '.cache/\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Release 1.2.0');
  write('.cache/test-record.json', { commit: git('rev-parse', 'HEAD') });
  // The release stopped after its first package, and continues.
  git('tag', '@portal-kit/sdk@1.2.0');
  const { code, output } = await release([], { ...environmentWithNpm(0), SIGSTORE_ID_TOKEN: 'token' });
  expect([code, output]).toEqual([0, expect.not.stringContaining('✗')]);
  const plan = output.split('Plan of 1.2.0:\n')[1] ?? '';
  expect(plan.match(/^ {2}\S+/gm)).toEqual([
    '  @portal-kit/sdk@1.2.0',
    '  @portal-kit/ui@1.2.0',
    '  @portal-kit/sandbox@1.2.0',
    '  portal-kit@1.2.0',
  ]);
  expect(plan).toContain('to npm, public, tag latest, with provenance; git tag portal-kit@1.2.0');
  expect(plan).toContain('Nothing was published. Publish with npm run release -- --publish');

  write('.changeset/pre.json', { mode: 'pre', tag: 'next' });
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Enter pre-release mode');
  const next = await release([], { ...environmentWithNpm(0), SIGSTORE_ID_TOKEN: 'token' });
  expect(next).toMatchObject({ code: 2, output: expect.stringContaining('not for this one. Run npm test.') });
  write('.cache/test-record.json', { commit: git('rev-parse', 'HEAD') });
  const tagged = await release([], { ...environmentWithNpm(0), SIGSTORE_ID_TOKEN: 'token' });
  expect(tagged).toMatchObject({ code: 0, output: expect.stringContaining('tag next') });
});

test('publishing uses changesets with the packed packages and with provenance', async () => {
  const source = `import { publishCommand } from ${JSON.stringify(join(root, 'tools/release/publish.mjs'))};
    console.log(JSON.stringify(publishCommand('/release')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source]);
  expect(JSON.parse(stdout)).toEqual({
    command: join(root, 'node_modules/.bin/changeset'),
    args: ['publish', '--from-pack-dir', '/release'],
    env: { NPM_CONFIG_PROVENANCE: 'true' },
  });
  expect(readFileSync(join(root, 'tools/release/publish.mjs'), 'utf8')).toContain('publishCommand(folder)');
});
