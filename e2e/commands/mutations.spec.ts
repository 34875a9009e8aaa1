import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from './command-process.ts';

const execute = promisify(execFile);

test('npm run test:mutations measures one file and reaches its goal', async () => {
  const document = () => readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const before = document();
  const args = ['run', 'test:mutations', '--', '--area', 'machines', '--file', 'supplier-switch', '--fresh'];
  const { stdout } = await execute('npm', args, { cwd: root });
  const [, total, killed] = /^machines +(\d+) +(\d+) +\d+\.\d % +\d+$/m.exec(stdout) ?? [];
  expect(Number(total)).toBeGreaterThan(20);
  expect(Number(killed)).toBeGreaterThanOrEqual(Number(total) * 0.85);
  expect(document()).toBe(before);
});
