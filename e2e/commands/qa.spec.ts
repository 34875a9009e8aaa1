import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startTestCollector } from '@portal-kit/mocks/testing';
import { type CommandProcess, findFreePort, root, startCommand } from './command-process.ts';

const execute = promisify(execFile);
const document = readFileSync(join(root, 'docs/qa.md'), 'utf8');
const recordings = readFileSync(join(root, 'docs/recordings.md'), 'utf8');

/** Lists the options in the first column of the document's tables. */
const listTableOptions = (text: string) =>
  [...text.matchAll(/^\| (`--[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`--([\w-]+)/g)].map(([, name]) => name),
  );

/** The lines of all code blocks of the document. */
const commands = [...document.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = '']) =>
  code.trim().split('\n'),
);

test.describe.configure({ timeout: 300_000 });

const servers: CommandProcess[] = [];
const ports = { sandbox: 0, mock: 0 };

test.beforeAll(async () => {
  ports.sandbox = await findFreePort();
  ports.mock = await findFreePort();
});
test.afterAll(async () => {
  for (const server of servers) {
    server.interrupt();
    await server.ended;
  }
});

/** Replaces a command's ports with free ports. */
const replacePorts = (command: string) =>
  command.replaceAll('4320', String(ports.sandbox)).replaceAll('4311', String(ports.mock));

/** Starts a server command; the server runs until another one takes its port. */
async function serve(command: string): Promise<CommandProcess> {
  const server = startCommand('sh', ['-c', `exec ${replacePorts(command)}`]);
  servers.push(server);
  await server.says('Ready in');
  return server;
}

async function end(server: CommandProcess) {
  server.interrupt();
  await server.ended;
}

/** Runs a command and returns its output. */
const readOutput = async (command: string, env: NodeJS.ProcessEnv = {}) =>
  (
    await execute('sh', ['-c', replacePorts(command)], {
      cwd: root,
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    })
  ).stdout;

const prints = (expected: RegExp) => async (command: string) =>
  expect(await readOutput(command)).toMatch(expected);

/** Every command of the document in order, with a test of its documented effect. */
const tried: readonly (readonly [command: string, attempt: (command: string) => Promise<unknown>])[] = [
  // Runs in start.spec.ts.
  ['npm start', async () => {}],
  [
    'npm run sandbox -- --memory --port 4320',
    async (command) => {
      const server = await serve(command);
      expect(server.output()).toContain('in memory');
      const flags = await fetch(`http://127.0.0.1:${ports.sandbox}/api/feature-flags`);
      expect(flags.status).toBe(401);
      await end(server);
    },
  ],
  [
    'npm run sandbox -- --large --memory --port 4320',
    async (command) => {
      const server = await serve(command);
      const token = await readOutput(
        'curl -s "http://127.0.0.1:4320/__sandbox/token?user=root@portal.example"',
      );
      const list = await fetch(`http://127.0.0.1:${ports.sandbox}/api/v1/suppliers?limit=1`, {
        headers: { 'access-token': token },
      });
      expect(await list.json()).toMatchObject({ meta: { total: 5000 } });
      await end(server);
    },
  ],
  [
    'npm run sandbox -- --seed 7 --port 4320',
    async (command) => {
      const file = join(root, 'mocks/.data/sandbox-seed-7.sqlite');
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      const first = await serve(command);
      expect(first.output()).toContain('Seeded with demo data.');
      await end(first);
      expect(existsSync(file)).toBe(true);
      // The rest of the document uses this sandbox.
      expect((await serve(command)).output()).toContain('Using the existing data.');
    },
  ],
  [
    'npm run sandbox -- --memory --port 4320 --traces http://127.0.0.1:4318/v1/traces',
    async (command) => {
      const port = String(await findFreePort());
      const collector = await startTestCollector();
      const traced = command.replace('4320', port).replace(/http:.*/, collector.url);
      const server = startCommand('sh', ['-c', `exec ${traced}`]);
      servers.push(server);
      await server.says('Ready in');
      await readOutput(`curl -s http://127.0.0.1:${port}/api/feature-flags`);
      await end(server);
      await collector.close();
      expect(collector.spans.map(({ service }) => service)).toEqual(['supplier-portal-gateway']);
    },
  ],
  [
    'npm run sandbox -- --memory --port 4320 --host 192.168.1.20 --host qa-laptop.local',
    async (command) => {
      const port = String(await findFreePort());
      const server = startCommand('sh', ['-c', `exec ${command.replace('4320', port)}`]);
      servers.push(server);
      await server.says('Ready in');
      expect(server.output()).toContain(`http://qa-laptop.local:${port}`);
      const statusFor = async (host: string) =>
        readOutput(
          `curl -s -o /dev/null -w '%{http_code}' -H 'Host: ${host}' http://127.0.0.1:${port}/config.json`,
        );
      expect(await Promise.all(['192.168.1.20', 'other.local'].map(statusFor))).toEqual(['200', '421']);
      await end(server);
    },
  ],
  ['npm run mock -- --port 4311', serve],
  [
    "curl -H 'Authorization: Bearer any' http://127.0.0.1:4311/api/v1/suppliers/SUP-1001/items/ITM-1001",
    prints(/"sku":"/),
  ],
  [
    "curl -H 'Authorization: Bearer any' -H 'Prefer: code=404' http://127.0.0.1:4311/api/v1/suppliers/SUP-1001/items/ITM-1001",
    prints(/"errorCode":"NOT_FOUND"/),
  ],
  [
    "curl -H 'Authorization: Bearer any' -H 'Prefer: example=empty' http://127.0.0.1:4311/api/v1/suppliers/SUP-1001/items",
    prints(/^\{"data":\[\],"meta":\{"total":0\}\}$/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/worlds -d '{"name": "anna", "seed": 7, "now": "2026-11-20T09:30:00Z", "scenario": "empty-supplier"}'`,
    prints(/^\{"name":"anna","seed":7,"clock":\{"mode":"fixed".*"scenario":"empty-supplier"/),
  ],
  [
    "curl -H 'X-Sandbox-World: anna' 'http://127.0.0.1:4320/__sandbox/token?user=dana@halberd.example'",
    async (command) => {
      const token = await readOutput(command);
      const statusIn = async (world: string) => {
        const headers = { authorization: `Bearer ${token}`, 'X-Sandbox-World': world };
        const items = `http://127.0.0.1:${ports.sandbox}/api/v1/suppliers/SUP-1001/items`;
        return (await fetch(items, { headers })).status;
      };
      expect([await statusIn('anna'), await statusIn('ben')]).toEqual([200, 401]);
    },
  ],
  [
    'curl --cookie sandbox_world=anna http://127.0.0.1:4320/__sandbox/clock',
    prints(/^\{"mode":"fixed","now":"2026-11-20T09:30:00.000Z"\}$/),
  ],
  [
    'curl http://127.0.0.1:4320/__sandbox/worlds',
    prints(/^\{"selected":"default","limit":16,"data":\[.*"name":"default".*"name":"anna".*"name":"ben"/),
  ],
  [
    'curl -X POST http://127.0.0.1:4320/__sandbox/worlds/anna/reset',
    prints(/"name":"anna","seed":7,.*"scenario":null,"faults":0,"requests":0/),
  ],
  ['curl -X DELETE http://127.0.0.1:4320/__sandbox/worlds/anna', prints(/^$/)],
  [
    "curl 'http://127.0.0.1:4320/__sandbox/token?user=dana@halberd.example'",
    prints(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/scenario -d '{"name": "failed-order"}'`,
    prints(/^\{"chosen":"failed-order"/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/faults -d '{"kind": "status", "status": 503, "operationId": "listItems"}'`,
    async (command) => {
      await prints(/"remaining":1/)(command);
      const token = await readOutput(
        'curl -s "http://127.0.0.1:4320/__sandbox/token?user=dana@halberd.example"',
      );
      const items = `http://127.0.0.1:${ports.sandbox}/api/v1/suppliers/SUP-1001/items`;
      expect((await fetch(items, { headers: { authorization: `Bearer ${token}` } })).status).toBe(503);
    },
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/faults -d '{"kind": "status", "status": 409, "operationId": "createOutboundOrder", "example": "insufficientStock"}'`,
    prints(/"example":"insufficientStock"\},"remaining":1/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/faults -d '{"kind": "delay", "delayMs": 2000, "path": "/items", "times": "always"}'`,
    prints(/"remaining":"always"/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/faults -d '{"kind": "status", "status": 200, "operationId": "getItem", "body": {"itemStatus": "ASLEEP"}}'`,
    prints(/"body":\{"itemStatus":"ASLEEP"\}\},"remaining":1/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/profiles/friday-evening -d '{"seed": 7}'`,
    prints(/"kind":"delay","latency":\{"p50":200,.*"seed":10\},"remaining":"always"/),
  ],
  [
    'curl -X DELETE http://127.0.0.1:4320/__sandbox/faults',
    async (command) => {
      await readOutput(command);
      expect(await readOutput('curl -s http://127.0.0.1:4320/__sandbox/faults')).toBe('{"data":[]}');
    },
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/scenarios -d '{"name": "flaky-items", "description": "Every second list of items fails.", "rules": [{"kind": "status", "status": 503, "operationId": "listItems", "flap": {"apply": 1, "skip": 1}}]}'`,
    prints(/^\{"name":"flaky-items",.*"times":"always"/),
  ],
  ['curl -X DELETE http://127.0.0.1:4320/__sandbox/scenarios/flaky-items', prints(/^$/)],
  [
    "curl 'http://127.0.0.1:4320/__sandbox/orders?search=IB-'",
    prints(/^\{"total":\d+,"data":\[\{"orderId":"IB-.*"next":\[/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/clock -d '{"mode": "fixed", "now": "2026-11-20T09:30:00Z"}'`,
    prints(/^\{"mode":"fixed","now":"2026-11-20T09:30:00.000Z"\}$/),
  ],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/clock -d '{"advanceMs": 600000}'`,
    prints(/^\{"mode":"fixed","now":"2026-11-20T09:40:00.000Z"\}$/),
  ],
  [
    "curl 'http://127.0.0.1:4320/__sandbox/journal?operationId=listItems'",
    prints(/"status":503,"source":"fault"/),
  ],
  [
    'curl http://127.0.0.1:4320/__sandbox/journal/1',
    prints(/"operationId":"listItems".*"responseBody":"\{\\"errorMessage\\":/),
  ],
  [
    `curl -u tidewater:tidal-cellar-42 http://127.0.0.1:4320/api/v2/embed/sessions -H 'Content-Type: application/json' -d '{"supplierId": "SUP-1001", "user": {"id": "u-1", "name": "Erin Wolfe"}, "widgets": ["item-list"], "origin": "http://localhost:4330"}'`,
    prints(/"permissions":\["BASIC_ACCESS","ITEM_LIST"\]/),
  ],
  ['curl http://127.0.0.1:4320/__sandbox/violations', prints(/^\{"data":\[\]\}$/)],
  ['curl http://127.0.0.1:4320/__sandbox/outbox', prints(/^\{"data":\[\]\}$/)],
  ['curl -X POST http://127.0.0.1:4320/__sandbox/snapshot', prints(/^\{"id":"snapshot-1"\}$/)],
  [
    `curl -X POST http://127.0.0.1:4320/__sandbox/restore -d '{"id": "snapshot-1"}'`,
    prints(/^\{"ok":true\}$/),
  ],
  ['curl -X POST http://127.0.0.1:4320/__sandbox/reset', prints(/^\{"ok":true\}$/)],
  [
    'CONFORMANCE_RUNS=100 CONFORMANCE_SEED=7 npm test --workspace mocks -- src/conformance',
    async (command) => {
      // A single operation and few runs; npm test runs all of them.
      const short = `${command.replace('RUNS=100', 'RUNS=3')} -t getItem`;
      expect(await readOutput(short, { NO_COLOR: '1', PORTAL_COVERAGE_DIR: '' })).toMatch(/Tests .*passed/);
    },
  ],
  ['npm run contract-changes', readOutput],
  [
    'npm run bench -- --only load',
    async (command) => {
      const figures = await readOutput(`${command} --only server --quick`);
      expect(figures).toMatch(/A list, median[\s\S]*Errors +0/);
    },
  ],
];

test('every command of docs/qa.md has a test, in the same order', () => {
  expect(tried.map(([command]) => command)).toEqual(commands);
});

// Later commands of the document use the sandbox that an earlier one has started.
test('the commands of docs/qa.md have their documented effects in the order of the document', async () => {
  test.setTimeout(900_000);
  for (const [command, attempt] of tried) await test.step(command, () => attempt(command));
});

test('the documented sandbox options are the accepted ones', async () => {
  const help = await readOutput('npm run --silent sandbox -- --help');
  const taken = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
  const [, section = ''] = document.split('\n## Start\n');
  const described = new Set([...listTableOptions(section), ...listTableOptions(recordings)]);
  expect([...described].sort()).toEqual(taken.sort());
});

test('stopping only the npm process also stops the server', async () => {
  const server = startCommand('npm', ['run', 'mock', '--', '--port', String(await findFreePort())]);
  await server.says('Ready in');
  server.child.kill('SIGTERM');
  await expect.poll(() => server.hasProcesses(), 'processes of the server').toBe(false);
});

const refusals: readonly (readonly [args: string, reason: string])[] = [
  ['sandbox -- --color red', "Unknown option '--color'\n\nnpm run sandbox -- [options]\n  --port <…>"],
  ['sandbox -- --port abc', '--port must be a number from 0 to 65535, not "abc"'],
  ['sandbox -- --port=', '--port must be a number from 0 to 65535, not ""'],
  ['sandbox -- --seed 1.5', '--seed must be a whole number, not "1.5"'],
  ['sandbox -- --seed=', '--seed must be a whole number, not ""'],
  ['sandbox -- --worlds 0', '--worlds must be a number from 1 to 100, not "0"'],
  ['sandbox -- --identity saml', '--identity must be cdc or oidc, not "saml"'],
  ['sandbox -- --host http://laptop', '--host must be a host name or an IP address without a port'],
  ['sandbox -- --host laptop --identity oidc', '--host and --identity oidc exclude each other'],
  ['sandbox -- --traces collector', '--traces must be an address such as http://127.0.0.1:4318/v1/traces'],
  ['sandbox -- --memory --data x.sqlite', '--memory and --data exclude each other'],
  ['sandbox -- --memory --keep-names', '--keep-names and --keep-files require --record.'],
  ['sandbox -- --memory --keep-files', '--keep-names and --keep-files require --record.'],
  [
    'sandbox -- --record http://127.0.0.1:4320 --recording x.har --identity oidc',
    '--record and --identity oidc exclude each other',
  ],
  [
    'sandbox -- --portal docs',
    'docs contains no built portal. Run npm run build to create apps/portal/dist.',
  ],
  ['sandbox -- --data README.md', 'cannot open the data file README.md: file is not a database.'],
  ['mock -- --large', "Unknown option '--large'\n\nnpm run mock -- [options]\n  --port <…>"],
];
for (const [args, reason] of refusals) {
  test(`npm run ${args} is refused with an error message`, async () => {
    const refused = await execute('sh', ['-c', `npm run --silent ${args}`], { cwd: root }).catch(
      (error) => error,
    );
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    expect(refused.stderr).toMatch(/^@portal-kit\/mocks: /);
    expect(refused.stderr).not.toContain('    at ');
  });
}
