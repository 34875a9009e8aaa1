import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { API_KEY, type Chain, DEMO_PASSWORD, signIn, startChain } from '@portal-kit/mocks/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseOptions } from './options.ts';

// Each test starts a Node process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let chain: Chain;
let directory: string;
beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  directory = mkdtempSync(join(tmpdir(), 'verify-'));
  return async () => {
    rmSync(directory, { recursive: true });
    await chain.close();
  };
});

const COMMAND = new URL('../verify.ts', import.meta.url).pathname;

/** Runs the command. `onLine` may end it with a signal. */
async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onLine: (line: string, kill: (signal: NodeJS.Signals) => void) => void = () => {},
) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    onLine(line, (signal) => child.kill(signal));
  }
  const [code] = await exit;
  return { code, output: lines.join('\n'), errors: errors.join('') };
}

const signInArgs = () => [
  ...['--url', chain.origin, '--identity', `${chain.origin}/identity`],
  ...['--user', 'root@portal.example', '--api-key', API_KEY, '--rate', '1000'],
];
const password = { VERIFY_PASSWORD: DEMO_PASSWORD };

test('a conforming deployment ends with exit code 0 and three reports', async () => {
  const args = [...signInArgs(), '--operations', 'getWarehouse', '--report', 'out'];
  const { code, output } = await run(args, password);
  expect([code, output]).toEqual([0, expect.stringContaining(`${chain.origin} conforms`)]);
  expect(output).toContain('[ 1/1] getWarehouse: ');
  expect(output).toContain('Operations: conform 1, deviate 0, not implemented 0, skipped 0.');
  expect(output).toMatch(/^Statuses: {3}conform \d+, deviate 0, skipped \d+\.$/m);
  const read = (name: string) => readFileSync(join(directory, 'out', name), 'utf8');
  expect(JSON.parse(read('report.json'))).toMatchObject({ conforms: true, summary: { conforms: 1 } });
  expect(read('report.xml')).toContain('<testcase classname="getWarehouse" name="getWarehouse 200"');
  expect(read('report.html')).toContain('<p class="verdict conforms">Conforms</p>');
});

test('a deviating deployment ends with exit code 1', async () => {
  chain.control.addFault({ kind: 'dropHeader', header: 'etag', operationId: 'getWarehouse' });
  const args = [...signInArgs(), '--operations', 'getWarehouse', '--report', 'out'];
  const { code, output } = await run(args, password);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('getWarehouse: 10 requests, deviates (1 deviation)'),
  ]);
});

test('an interrupted run sets its records inactive and ends with exit code 2', async () => {
  const args = [...signInArgs(), '--tags', 'Items', '--writes', '--supplier', 'SUP-1001', '--report', 'out'];
  const { code, output } = await run(args, password, (line, kill) => {
    if (line.includes('createItem')) for (const signal of ['SIGINT', 'SIGINT'] as const) kill(signal);
  });
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/Cleaning up[\s\S]*Remaining: {2}item VERIFY-\w+: inactive/),
  ]);
  const root = await signIn(chain.origin, 'root@portal.example');
  const list = await root.fetch('/api/v1/suppliers/SUP-1001/items?searchString=VERIFY-');
  expect(await list.json()).toMatchObject({ data: [{ itemStatus: 'INACTIVE' }] });
});

test('--help prints the options', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('--forbidden-supplier'),
  });
});

test.each([
  [
    'an unreachable deployment',
    ['--url', 'http://127.0.0.1:9', '--token', 'x'],
    'is unreachable. The connection failed',
  ],
  ['an unknown option', ['--color'], "Unknown option '--color'"],
])('%s ends with exit code 2 and one sentence', async (_, args, message) => {
  const { code, errors } = await run(args);
  expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  expect(errors).toContain('npm run verify -- --help lists the options.');
  expect(errors).not.toContain('    at ');
});

test('a refused sign-in ends with exit code 2', async () => {
  const { code, errors } = await run(signInArgs(), { VERIFY_PASSWORD: 'wrong' });
  expect([code, errors]).toEqual([
    2,
    expect.stringMatching(/^The identity provider refuses the sign-in of root@/),
  ]);
});

const url = ['--url', 'https://api.example'];
const token = ['--token', 'x'];
test.each<[message: string, args: readonly string[]]>([
  ['--url is missing', []],
  ['--url must be an address', ['--url', 'api.example', ...token]],
  ['no query', ['--url', 'https://api.example/?a=1', ...token]],
  ['or pass --token', url],
  ['--identity requires --user', [...url, '--identity', 'https://id.example']],
  ['--user requires --identity', [...url, '--user', 'a']],
  ['--identity requires --api-key', [...url, '--identity', 'https://id.example', '--user', 'a']],
  ['VERIFY_PASSWORD', [...url, '--identity', 'https://id.example', '--user', 'a', '--api-key', 'k']],
  ['--writes requires --supplier', [...url, ...token, '--writes']],
  ['--rate must be a whole number from 1 to 1000', [...url, ...token, '--rate', '0']],
  ['--timeout must be', [...url, ...token, '--timeout', '1e9']],
])('wrong options are refused: %s', (message, args) => {
  expect(() => parseOptions(args, {})).toThrow(message);
});

test('tokens come from options or from the environment', () => {
  const env = { VERIFY_TOKEN: 'a', VERIFY_IDENTITY_TOKEN: 'b', VERIFY_SERVICE_CREDENTIAL: 'c:d' };
  const args = [
    '--url',
    'https://api.example/base/',
    '--data-path',
    'data/v2/',
    '--tags',
    'Items, Customers',
  ];
  expect(parseOptions(args, env)?.options).toMatchObject({
    deployment: { apiUrl: 'https://api.example/base', dataPath: '/data/v2' },
    accessToken: 'a',
    identityToken: 'b',
    serviceCredential: 'c:d',
    tags: ['Items', 'Customers'],
  });
  expect(parseOptions([...args, '--token', 'z'], env)?.options.accessToken).toBe('z');
});
