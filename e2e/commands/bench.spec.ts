import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, startCommand } from './command-process.ts';

const document = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
const commands = [...document.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = '']) =>
  code.trim().split('\n'),
);

test('docs/benchmarks.md names the commands of the benchmark', () => {
  // qa.spec.ts runs the benchmark and the sandbox.
  expect(commands).toEqual([
    'npm run bench',
    'npm run build',
    'npm run sandbox -- --memory --large --port 4360',
  ]);
});

test('docs/benchmarks.md describes every measurement of the benchmark', async () => {
  const bench = startCommand(process.execPath, ['e2e/bench/main.ts', '--only', 'nothing']);
  expect((await bench.ended).code).toBe(1);
  const [, names = ''] = /--only takes (.+), not "nothing"/.exec(bench.output()) ?? [];
  const [, section = ''] = document.split('\n## What is measured\n');
  const [described = ''] = section.split('\n## ');
  expect([...described.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)).toEqual(names.split(', '));
});
