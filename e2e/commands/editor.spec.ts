import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, startCommand } from './command-process.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Task {
  readonly label: string;
  readonly script?: string;
  readonly command?: string;
  readonly args?: readonly string[];
}

test('the tasks of the editor run scripts that exist', () => {
  const { tasks } = read('.vscode/tasks.json') as { tasks: Task[] };
  const { scripts } = read('package.json');
  for (const { label, script, command, args = [] } of tasks) {
    const line = [command, ...args].join(' ');
    const name = script ?? /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? '';
    expect(Object.keys(scripts), label).toContain(name);
  }
});

test('a task of the editor passes a path with spaces as one argument', () => {
  const { tasks } = read('.vscode/tasks.json') as { tasks: Task[] };
  for (const { label, command = '' } of tasks) expect(command, label).not.toContain('$');
  const ofFile = tasks.find(({ label }) => label === 'test this file');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of VS Code
  expect(ofFile?.args).toEqual(['run', 'test:file', '--', '${file}']);
});

test('npm run test:file runs one test file with the configuration of its package', async () => {
  test.setTimeout(120_000);
  const run = startCommand('npm', ['run', 'test:file', '--', 'mocks/src/command.test.ts']);
  expect((await run.ended).code, run.output()).toBe(0);
  expect(run.output()).toMatch(/Test Files.*1 passed/);
  const missing = startCommand('npm', ['run', 'test:file', '--', 'mocks/none.test.ts']);
  expect((await missing.ended).code).toBe(1);
  expect(missing.output()).toContain('mocks/none.test.ts does not exist.');
});

test('the launch configurations of the editor run files that exist', () => {
  const { configurations } = read('.vscode/launch.json') as {
    configurations: { program?: string; runtimeExecutable?: string }[];
  };
  const paths = configurations.flatMap(({ program, runtimeExecutable }) => [program, runtimeExecutable]);
  for (const path of paths.filter((each) => each !== undefined))
    expect(existsSync(path.replace(/^\$\{workspaceFolder\}/, root)), path).toBe(true);
});
