import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { comparisons } from '../bench/peers/comparison/goals.ts';
import { markdownTable } from '../bench/peers/comparison/table.ts';
import { peerDrivers } from '../bench/peers/drivers/peers.ts';
import { root } from './command-process.ts';

const execute = promisify(execFile);
const document = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
const commands = [...document.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = '']) =>
  code.trim().split('\n'),
);

const figure = 'Sort 100 rows, full speed';
const reportOf = (apps: Readonly<Record<string, number>>) =>
  JSON.stringify({
    groups: Object.entries(apps).map(([title, value]) => ({
      title,
      figures: [{ name: figure, unit: 'ms', values: [value] }],
    })),
  });

/** Runs the documented command on stored figures. */
async function compareStored(path: string) {
  const [command = ''] = commands.filter((each) => each.includes('--from'));
  const line = command.replace(/--from \S+/, `--from ${path}`).replace('npm run', 'npm run --silent');
  return execute('sh', ['-c', line], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test('docs/benchmarks.md names the commands of the benchmark', () => {
  // The first command runs in qa.spec.ts. The second one takes half an hour, so a test runs its comparison of stored figures.
  expect(commands).toEqual([
    'npm run bench',
    'npm run bench -- --peers',
    'npm run bench -- --peers --from reports/benchmarks/figures.json',
  ]);
});

test('the comparison of stored figures prints the table and succeeds while no peer is ahead', async () => {
  const path = test.info().outputPath('figures.json');
  writeFileSync(path, reportOf({ 'react-admin': 209, 'ag-grid': 100, portal: 90 }));
  const { code, stdout } = await compareStored(path);
  expect(stdout).toContain(`| ${figure}, ms | 209 | – | 100 | – | 90 | 0.90 | ≤ 0.60 | **goal missed** |`);
  expect(code).toBe(0);
});

test('the comparison of stored figures fails when a peer is ahead', async () => {
  const path = test.info().outputPath('figures.json');
  writeFileSync(path, reportOf({ 'ag-grid': 100, portal: 101 }));
  const { code, stdout } = await compareStored(path);
  expect(stdout).toContain('**peer ahead**');
  expect(code).toBe(1);
});

test('the comparison of a file without a comparison is refused with an error message', async () => {
  const { code, stderr } = await compareStored('package.json');
  expect(code).toBe(1);
  expect(stderr).toBe('bench: package.json contains no comparison. Pass a file that --peers has written.\n');
});

test('docs/benchmarks.md has the heading and every line of the comparison with its goal', () => {
  const medians = new Map<string, number>();
  const lines = comparisons.map((line) => ({
    ...line,
    medians,
    peers: [],
    ratio: undefined,
    result: 'goal met' as const,
  }));
  const [head = '', , ...rows] = markdownTable(lines).split('\n');
  expect(document).toContain(head);
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  const figureAndGoal = (row: string) => [cellsOf(row).at(1), cellsOf(row).at(-3)];
  const [, afterHead = ''] = document.split(head);
  const [table = ''] = afterHead.split('\n\n');
  const documented = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  expect(documented.map(figureAndGoal)).toEqual(rows.map(figureAndGoal));
});

test('every folder of a peer has a driver', () => {
  const folders = readdirSync(join(root, 'e2e/bench/peers/apps'), { withFileTypes: true });
  const peers = folders.filter((entry) => entry.isDirectory() && entry.name !== 'shared');
  expect(peers.map(({ name }) => name).sort()).toEqual(peerDrivers.map(({ name }) => name).sort());
});
