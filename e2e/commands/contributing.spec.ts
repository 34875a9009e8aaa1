import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from './command-process.ts';

const execute = promisify(execFile);
const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
const features = 'packages/portal-kit/src/features/items';
const valuesTest = `${features}/form/values/item-form.values.test.ts`;
const detailsTest = `${features}/details/item-details.test.tsx`;

/** The changes of the guide: the file before each block, and its lines to add with the line before them. */
const changes = [...text.matchAll(/^`(\S+)`\n\n```diff\n(.*?)^```$/gms)].map(([, path = '', lines = '']) => ({
  path,
  edits: [...lines.matchAll(/^ (.*)\n\+(.*)$/gm)].map(([, before = '', added = '']) => ({ before, added })),
}));

const check = 'dependency-rules';
const journeys = 'test journeys/records --project=headless-shell';
const undo = 'git checkout . && git clean -f .changeset';

/** The change note of the guide: its file and its content. */
const [, note = '', noteText = ''] = /such as `(\S+\.md)`.*?^```md\n(.*?)^```$/ms.exec(text) ?? [];

/** Where each command of the guide runs. */
const commands: Record<string, string> = {
  'npm start': 'start.spec.ts',
  [`npm run test:file -- ${valuesTest}`]: 'here',
  [`npm run test:file -- ${detailsTest}`]: 'here',
  'npm run test:file -- <file>': 'editor.spec.ts',
  'npm run generate': 'readme.spec.ts; its first part here',
  'npm run contract-changes': 'qa.spec.ts',
  'npm run format': 'readme.spec.ts',
  'npm run check': 'readme.spec.ts',
  'npm run build': 'readme.spec.ts',
  'npm test': 'CI',
  [`node tools/checks/run-check.mjs ${check}`]: 'here: the name of the check',
  [`npx playwright ${journeys}`]: 'here: the list of its tests',
  'git status': 'git shows its own state',
  [undo]: 'here',
};

test('every command of CONTRIBUTING.md has a test', () => {
  const found = [...text.matchAll(/^(?:npm|npx|node|git) .*$|`((?:npm|npx|node|git) [^`]+)`/gm)].map(
    ([line, inline]) => inline ?? line,
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(commands).sort());
});

test('the guided change of CONTRIBUTING.md fails its test, then passes it from the contract to the screen', async () => {
  test.setTimeout(300_000);
  const copy = join(root, '.cache/contributing');
  const source = `
    import { copyTree, linkInstalledPackages } from ${JSON.stringify(join(root, 'tools/release/working-copy.mjs'))};
    await copyTree(${JSON.stringify(root)}, ${JSON.stringify(copy)});
    await linkInstalledPackages(${JSON.stringify(root)}, ${JSON.stringify(copy)});`;
  await execute(process.execPath, ['--input-type=module', '--eval', source]);
  const apply = async (isApplied: (path: string) => boolean) => {
    for (const { path, edits } of changes.filter((change) => isApplied(change.path))) {
      let content = await readFile(join(copy, path), 'utf8');
      for (const { before, added } of edits) {
        expect(content, path).toContain(`\n${before}\n`);
        content = content.replaceAll(`\n${before}\n`, `\n${before}\n${added}\n`);
      }
      await writeFile(join(copy, path), content);
    }
  };
  const run = (script: string, ...args: string[]) =>
    // npm sets INIT_CWD to the folder in which the user calls it.
    execute(process.execPath, [script, ...args], { cwd: copy, env: { ...process.env, INIT_CWD: copy } }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  const testFile = (path: string) => run('tools/environment/test-file.mjs', path);

  expect(changes.map(({ path }) => path)).toContain('openapi/portal/schemas/item.yaml');
  await apply((path) => path.includes('.test.'));
  expect(await testFile(valuesTest)).toMatchObject({
    code: 1,
    output: expect.stringContaining('harvestRegion'),
  });

  await apply((path) => !path.includes('.test.'));
  expect(await run('tools/contract/generate.mjs')).toMatchObject({ code: 0 });
  expect(await readFile(join(copy, 'packages/sdk/src/generated/bounds.ts'), 'utf8')).toContain(
    'harvestRegion',
  );
  expect(await testFile(valuesTest)).toMatchObject({ code: 0 });
  expect(await testFile(detailsTest)).toMatchObject({ code: 0 });

  await writeFile(join(copy, '.changeset', note), noteText);
  expect(await run('tools/release/release-state.mjs')).toMatchObject({ code: 0, output: '' });
  const git = async (command: string) => (await execute('sh', ['-c', command], { cwd: copy })).stdout.trim();
  expect(await git('git diff --name-only -- openapi')).not.toBe('');
  await git(undo);
  expect(await git('git diff --name-only; git ls-files --others --exclude-standard .changeset')).toBe('');
  await rm(copy, { recursive: true });
});

test('the check and the journeys that CONTRIBUTING.md names exist', async () => {
  const { stdout } = await execute('npx', ['playwright', ...journeys.split(' '), '--list'], {
    cwd: join(root, 'e2e'),
  });
  expect(stdout).toContain('[headless-shell] › journeys/records/');
  const source = `import { checks } from ${JSON.stringify(join(root, 'tools/checks/checks.mjs'))};
    console.log(Object.keys(checks).join(' '));`;
  const names = await execute(process.execPath, ['--input-type=module', '--eval', source]);
  expect(names.stdout.split(' ')).toContain(check);
});

test('the style of CONTRIBUTING.md has ten lines', () => {
  const [, style = ''] = /^## Style in ten lines\n\n(.*?)\n\n/ms.exec(text) ?? [];
  expect(style.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(10);
});
