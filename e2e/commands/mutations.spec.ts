import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from './command-process.ts';

const execute = promisify(execFile);

/** Runs a module that imports a file of tools/mutations. Patterns apply to the working directory. */
const evaluate = (file: string, code: string, cwd = root) => {
  const module = pathToFileURL(join(root, 'tools/mutations', file)).href;
  const text = `const tool = await import('${module}');\n${code}`;
  return execute(process.execPath, ['--input-type=module', '-e', text], { cwd });
};

test('every pattern of an area matches a file, and a pattern without files is an error', async () => {
  const code = 'for (const area of tool.areaNames) await tool.groupsOf(area);';
  await evaluate('areas.mjs', code);
  const empty = mkdtempSync(join(tmpdir(), 'mutations-'));
  const stderr = expect.stringMatching(/The pattern packages\/\S+ matches no file\./);
  await expect(evaluate('areas.mjs', code, empty)).rejects.toMatchObject({ code: 1, stderr });
  rmSync(empty, { recursive: true });
});

test('an area without mutants has the score 0', async () => {
  const { stdout } = await evaluate('score.mjs', 'console.log(JSON.stringify(tool.scoreOf([])));');
  expect(JSON.parse(stdout)).toEqual({ total: 0, killed: 0, percent: 0 });
});

test('npm run test:mutations measures one file and reaches its goal', async () => {
  const document = () => readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const before = document();
  const args = ['run', 'test:mutations', '--', '--area', 'machines', '--file', 'supplier-switch', '--fresh'];
  const { stdout } = await execute('npm', args, { cwd: root });
  const [, total, killed] = /^machines +(\d+) +(\d+) +\d+\.\d %$/m.exec(stdout) ?? [];
  expect(Number(total)).toBeGreaterThan(20);
  expect(Number(killed)).toBeGreaterThanOrEqual(Number(total) * 0.85);
  expect(document()).toBe(before);
});
