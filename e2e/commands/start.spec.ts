import { expect, test } from '@playwright/test';
import { type CommandProcess, findFreePort, hasServer, startCommand } from './command-process.ts';

const running = new Set<CommandProcess>();
const run = (...[command, args, env]: Parameters<typeof startCommand>) => {
  const started = startCommand(command, args, env);
  running.add(started);
  return started;
};

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.afterEach(async () => {
  for (const command of running) {
    command.interrupt();
    await command.ended;
  }
  running.clear();
});

test('npm start prints address and users, and serves the portal', async ({ page }) => {
  const port = await findFreePort();
  const start = run('npm', ['start'], { PORT: String(port) });
  await start.says('Ready in');
  expect(start.output()).toContain(`Portal    http://127.0.0.1:${port}`);
  expect(start.output()).toContain('dana@halberd.example');
  expect(start.output()).toContain('password cellar-door-42');
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await test.step('a second npm start on the same port is refused and the first keeps running', async () => {
    const second = run('npm', ['start'], { PORT: String(port) });
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken`);
    expect(await hasServer(port)).toBe(true);
  });

  await test.step('Ctrl-C ends the server and frees the port', async () => {
    start.interrupt();
    await start.ended;
    expect(await hasServer(port)).toBe(false);
    await expect.poll(() => start.hasProcesses(), 'what it had started').toBe(false);
  });
});

test('a killed npm start leaves no server process', async () => {
  const port = await findFreePort();
  const start = run(process.execPath, ['tools/environment/start.mjs'], { PORT: String(port) });
  await start.says('Ready in');
  start.child.kill('SIGKILL');
  await start.ended;
  await expect.poll(() => hasServer(port)).toBe(false);
});

test('data stored under npm start survives a restart', async () => {
  const port = await findFreePort();
  const env = { PORT: String(port) };
  const clock = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const first = run('npm', ['start'], env);
  await first.says('Ready in');
  const { newItem, signIn } = await import('@portal-kit/mocks/testing');
  const origin = `http://127.0.0.1:${port}`;
  const sku = `KEPT-${port}`;
  const session = await signIn(origin, 'dana@halberd.example');
  const created = await session.send('POST', '/api/v1/suppliers/SUP-1001/items', { ...newItem, sku });
  expect(created.status).toBe(201);
  first.interrupt();
  await first.ended;

  const second = run('npm', ['start'], env);
  await second.says('Ready in');
  const again = await signIn(origin, 'dana@halberd.example');
  const list = await again.fetch(`/api/v1/suppliers/SUP-1001/items?searchString=${sku}`);
  expect(await list.json()).toMatchObject({ data: [{ sku }], meta: { total: 1 } });
  await fetch(`${origin}/__sandbox/reset`, { ...clock, body: '{}' });
});

test('an invalid PORT is refused with a one-sentence error message', async () => {
  const start = run('npm', ['start'], { PORT: 'abc' });
  expect((await start.ended).code).toBe(1);
  expect(start.output()).toContain('PORT is "abc"; it must be a number from 1 to 65535.');
});
