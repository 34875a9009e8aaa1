import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findFreePort, root } from '../commands/command-process.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import { doctor } from './run-doctor.ts';
import { selectCopiedHeaders } from './site.ts';

const fetched = join(root, '.cache/caddy/usr/bin/caddy');
const program = [process.env.PORTAL_CADDY, '/usr/bin/caddy', fetched].find(
  (path) => path && existsSync(path),
);

/** Starts Caddy with the file of the image, as a user without privileges. */
async function startCaddy(api: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-caddy-'));
  await cp(process.env.PORTAL_E2E_DIST ?? '', join(folder, 'portal'), { recursive: true });
  await cp(join(root, 'docker/config.json'), join(folder, 'portal/config.json'));
  await cp(join(root, 'docker/Caddyfile'), join(folder, 'Caddyfile'));
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const nobody = { uid: 65534, gid: 65534 };
  const isReadable = process.getuid?.() === 0 && spawnSync(program ?? '', ['version'], nobody).status === 0;
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH,
    XDG_CONFIG_HOME: join(folder, 'none'),
    XDG_DATA_HOME: join(folder, 'none'),
    PORTAL_PORT: String(port),
    PORTAL_FOLDER: join(folder, 'portal'),
    PORTAL_API: api,
    PORTAL_IDENTITY: api,
    PORTAL_IDENTITY_PATH: '/identity',
  };
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn(program ?? '', args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isReadable ? nobody : {}),
  });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('serving initial configuration')) resolve();
    });
    child.once('exit', () => reject(new Error(`e2e: Caddy ended:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

interface Started {
  readonly sandbox: Sandbox;
  readonly caddy: Awaited<ReturnType<typeof startCaddy>>;
}

const test = base.extend<object, { started: Started }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      // The doctor sends requests without a token, which the sandbox of the fixtures reports as violations.
      const sandbox = await Sandbox.open();
      const caddy = await startCaddy(sandbox.origin);
      await use({ sandbox, caddy });
      await caddy.stop();
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
});

// biome-ignore lint/suspicious/noSkippedTests: skips only without Caddy and prints the reason
test.skip(program === undefined, 'Caddy was not found: install it, or set PORTAL_CADDY to its path');
test.describe.configure({ mode: 'serial' });

const charset = ({ 'content-type': type = '', ...headers }: Record<string, string>) => ({
  ...headers,
  'content-type': type.replace(/; charset=utf-8$/, ''),
});

test('Caddy sends the headers of the reference server', async ({ request, started }) => {
  const { caddy, sandbox } = started;
  const page = await (await request.get(`${caddy.origin}/`)).text();
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const [, font = ''] = /"(\/assets\/[^"]+\.woff2)"/.exec(page) ?? [];
  for (const path of ['/login', '/SUP-1001/users-and-roles/edit/a%40b.example', script, font]) {
    const [reference = {}, sent = {}] = await Promise.all(
      [sandbox.origin, caddy.origin].map(async (origin) => {
        const response = await request.get(origin + path, { headers: { accept: 'text/html' } });
        return charset(selectCopiedHeaders(response.headers()));
      }),
    );
    expect(sent, path).toEqual(reference);
  }
  const secure = await request.get(`${caddy.origin}/`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers()['strict-transport-security']).toBe('max-age=31536000');
  await request.get(`${caddy.origin}/login?code=one-time-secret`);
  await expect.poll(caddy.log).toContain('"uri":"/login"');
  expect(caddy.log()).not.toContain('one-time-secret');
});

test('Caddy passes every check of npm run doctor, and reports an unreachable API as the contract does', async ({
  request,
  started,
}) => {
  const build = process.env.PORTAL_E2E_DIST ?? '';
  const { code, stdout } = await doctor(['--url', started.caddy.origin, '--build', build]);
  expect({ code, failed: stdout.match(/^ {2}✗.*$/gm) }).toEqual({ code: 0, failed: null });
  const logout = await request.post(`${started.caddy.origin}/identity/accounts.logout`);
  expect(logout.headers()['clear-site-data']).toBe('"cache"');
  const broken = await startCaddy(`http://127.0.0.1:${await findFreePort()}`);
  try {
    const refused = await request.get(`${broken.origin}/api/v1/suppliers`);
    expect([refused.status(), await refused.json()]).toMatchObject([
      503,
      { errorCode: 'UPSTREAM_UNAVAILABLE' },
    ]);
  } finally {
    await broken.stop();
  }
});
