// npm run demo: serves the partner pages and a sandbox in memory on two origins.
import { readPort, requireFreePort } from './ports.mjs';
import { build, ensureInstalled, main, SetupError, startServer } from './setup.mjs';

const defaultPort = 4340;

main(async () => {
  const port = readPort(defaultPort);
  if (port > 65_534)
    throw new SetupError('PORT is 65535, but the sandbox needs the next port. Choose a lower number.');
  const sandboxPort = port + 1;
  const suggestedPort = port < 65_533 ? port + 2 : port - 2;
  for (const each of [port, sandboxPort])
    await requireFreePort(each, { command: 'npm run demo', defaultPort, suggestedPort });
  await ensureInstalled();
  console.log('Building the packages and the pages (changed packages only) …');
  await build('@portal-kit/partner-demo');

  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const servers = [
    startServer(['mocks/src/sandbox.ts', '--memory', '--port', String(sandboxPort)]),
    startServer(['apps/partner-demo/server/demo.ts', '--port', String(port), '--api', sandbox]),
  ];
  const exits = servers.map(
    (server) => new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0))),
  );
  process.exitCode = await Promise.race(exits);
  for (const server of servers) server.stdin.end();
});
